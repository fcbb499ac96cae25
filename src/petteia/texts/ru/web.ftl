# Страница в браузере.

web-title = Petteia: греческие настольные игры в браузере
web-tagline = Три настольные игры о мире греков
web-lead = «Олимп», «Элизий» и «Дельфийский оракул» — полностью и точно по правилам. Играйте сразу, с друзьями или против ботов. Без регистрации и установки.
web-point-link = Друзья присоединяются по ссылке с любого устройства.
web-point-bots = Боты пяти уровней займут свободные места.
web-point-rules = Спросите «почему нельзя?» — и стол ответит правилом.
web-home = Главная страница
web-language = Язык
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-settings = Настройки
web-motion = Движение фигур
web-motion-off = Нет
web-motion-fast = Быстро
web-motion-normal = Обычно
web-motion-slow = Медленно
web-motion-about = Щелчок или клавиша пропускает показ. Если система просит меньше движения, ничего не движется.
web-sound = Звуки
web-again = Показать последний ход ещё раз: { $name }
web-legend = Что значат знаки
web-legend-outlines = На поле
web-legend-legal = Это можно выбрать сейчас.
web-legend-recent = Здесь что-то произошло после вашего последнего решения.
web-legend-pointed = Сюда указывает список или журнал.
web-legend-players = Игроки
web-confirm = Переспрашивать о решениях, о которых можно пожалеть
web-confirm-touch = При касании экрана
web-confirm-always = Всегда
web-confirm-never = Никогда
web-confirm-about = Вопрос задаётся, когда решение стоит больше необходимого или от чего-то отказывается.
web-confirm-title = Вы уверены?
web-because = { $cause }: { $question }
web-narrow-all = С выбранным сочетаются { $n } из { $all }. Показать все
web-narrow-chosen = Показать только подходящие к выбору ({ $n })
web-quiet = Больше никаких карт в этот ход
web-guest-name = Имя для места { $number }
web-bot-means = Бот ({ $level }) играет за вас, пока вы не вернёте своё место; это можно сделать в любой момент. Его решения останутся в силе.
web-resign-means = Бот ({ $level }) доиграет партию за вас. Смотреть можно и дальше, но вернуть место нельзя.
web-abort-means = Игра сейчас закончится для всех, без победителей. Продолжить её нельзя; запись сыгранного останется.
web-close = Закрыть
web-cancel = Отмена
web-loading = Минутку…
web-missing = По этому адресу ничего нет.

## Главная страница

web-choose-game = Выберите игру
web-play = Играть
web-seats = От { $low } до { $high } игроков
web-new-table = Новый стол: { $game }
web-your-name = Ваше имя
web-default-name = Гость
web-players = Игроки
web-seat-choice = Кто играет на месте { $number }
web-seat-me = Я, на этом устройстве
web-seat-open = Тот, у кого есть ссылка
web-seat-bot = Бот, уровень: { $level }
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сложный
web-level-expert = эксперт
web-level-oracle = оракул
web-level-pythia = пифия
web-level-random = случайный
web-level-greedy = жадный
web-level-planner = планирующий
web-level-search = ищущий
web-bot-names = Фалес, Сапфо, Солон, Аспасия, Пиндар
web-bot-name = Бот { $number } ({ $level })
web-note-link = Вы получите ссылку, которую можно отправить остальным.
web-note-hot = Несколько мест на одном устройстве: его передают по кругу, карты остаются скрытыми.
web-public = Любой может найти этот стол и смотреть игру
web-rated = Идёт в рейтинг, если у всех здесь есть имя
web-options = Настройки
web-preset-first = Первая партия
web-preset-standard = Обычная партия
web-preset-all = Все настройки
web-preset-all-about = Настроить всё самостоятельно.
web-expert = Для опытных
web-edition = У вас есть печатная игра? Играйте с её значениями из собственного файла издания:
web-edition-file = Файл издания
web-read-rules = Читать правила
web-start = Начать игру
web-start-link = Открыть стол
web-my-tables = Ваши столы
web-more-tables = Другие ваши столы
web-public-tables = Открытые столы
web-no-public = Сейчас открытых столов нет.
web-past-games = Ваши законченные партии
web-no-past = Здесь появятся партии, которые вы закончили.
web-upload = Открыть запись из файла
web-rules-of = Правила: { $game }
web-free = свободное место
web-enter = Войти
web-join = Присоединиться
web-watch = Смотреть
web-replay = Пересмотреть
web-table-open = { $free ->
    [0] Можно начинать
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
}
web-table-playing = Идёт игра
web-table-over = Победа: { $names }
web-table-aborted = Закончена без результата
web-table-stopped = Остановлена обновлением
web-stopped-about = Правила этой игры изменились, а начатая партия не может продолжаться по другим. Никто не виноват, и ничего не потеряно: имена, разговоры и запись сыгранного на месте. Новая партия начнётся по новым правилам.
web-replay-elsewhere = Эта партия сыграна по версии { $rules } правил. { $programs ->
    [none] Какая Petteia воспроизводит её поле, здесь неизвестно.
   *[other] Её поле воспроизводит Petteia { $programs }: сохраните запись и откройте её там.
}
web-no-board = Поле этой партии здесь больше нельзя нарисовать.
web-nothing-kept = Это не сохранилось; в записи есть всё, что было сыграно.
web-look = Посмотреть

## Перед игрой

web-lobby = { $game }: перед игрой
web-share = Отправьте эту ссылку тем, кто будет играть с вами:
web-link = Ссылка на этот стол
web-copy = Копировать
web-copied = Ссылка скопирована.
web-new-link = Создать новую ссылку
web-delete = Удалить стол
web-sit = Сесть сюда
web-leave = Уйти
web-wait-start = Все на месте. Игру начинает хозяин стола.

## За столом

web-board = Поле
web-board-parts = Части поля
web-plain-board = Позиция
web-decide = Решение
web-log = Ход игры
web-scores = Очки
web-chat = Чат
web-panels = Части стола
web-table-menu = Стол
web-you = (вы)
web-total = Итого
web-rank = Место
web-your-turn = Ваш ход
web-turn-of = Решает { $name }
web-decides = сейчас решает
web-waiting = Решают другие
web-hint-close = Скрыть подсказку
web-hint-touch = На сенсорном экране для этого нажмите и удерживайте.
web-hint-tap = Первое касание покажет, что произойдёт, второе — решит.
web-sheet-sure = Ещё не решено: коснитесь ещё раз, чтобы сделать это.
web-watching = Вы смотрите
web-watchers = { $n ->
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
   *[many] Смотрят { $n } человек
}
web-played-by-bot = бот, уровень: { $level }
web-away = не в сети
web-away-text = Этот игрок не на связи. Через две минуты его может заменить бот ({ $level }) до возвращения. Его собственные решения и тогда не отменить без его согласия.
web-bots-hurried = Многие столы ждут своих ботов: здесь они думают { $percent } % обычного времени.
web-silence-on = Отныне всегда отвечать: «{ $answer }»
web-silence-kept = Сервер отвечает за вас «ничего».
web-silence-off = Снова спрашивать меня
web-let-bot = Пусть играет бот
web-let-bot-me = Пусть за меня играет бот
web-take-back-seat = Вернуть моё место
web-resign = Сдаться
web-abort = Закончить без результата
web-rules = Правила
web-lost = Связь потеряна, пробуем снова…
web-outdated = Petteia обновилась. Перезагрузите страницу, когда будет удобно: ничего не потеряется.
web-reload = Перезагрузить
web-decisions = Возможные решения
web-find-decision = Найти решение
web-none-found = Ничего не подходит.
web-show-all = Показать все ({ $n })
web-choose = Выберите
web-card-choices = { $n ->
    [one] Нажмите, чтобы выбрать: { $n } возможность
    [few] Нажмите, чтобы выбрать: { $n } возможности
   *[many] Нажмите, чтобы выбрать: { $n } возможностей
}
web-card-why = Сейчас нельзя. Нажмите, чтобы узнать почему.
web-why-ask = Почему нельзя?
web-zoom-in = Приблизить поле
web-zoom-whole = Показать всё поле
web-not-now = Сейчас решать нечего.
web-undo = Вернуть ход
web-ending = Конец хода
web-ending-when = Когда больше нечего делать, ваш ход заканчивается
web-ending-wait = сам через 3 секунды, пока последнее действие можно вернуть
web-ending-now = сразу
web-ending-never = только когда я скажу
web-ending-in = Ход закончится через { $n } с
web-ending-hold = Подождать
web-undo-ask = Попросить вернуть ход
web-undone = Решение взято назад.
web-undo-question-title = Вопрос о возврате хода
web-undo-question = { $name } просит вернуть ход, хотя с тех пор кое-что открылось.
web-undo-asked = Ждём ответа: { $names }.
web-undo-withdraw = Не нужно
web-undo-agree = Согласиться
web-undo-refuse = Отказать
web-pass-title = Передайте устройство: { $name }
web-pass-text = Карты скрыты, пока следующий игрок не будет готов.
web-pass-ready = Я здесь: { $name }
web-log-empty = Пока ничего не произошло.
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Написать
web-chat-send = Отправить
web-symbol-sun = Солнце
web-symbol-wave = Волна
web-symbol-leaf = Лист
web-symbol-bolt = Молния
web-symbol-moon = Луна

## После игры

web-game-over = Игра окончена
web-result = Результат
web-winner = { $count ->
    [one] Побеждает { $names }
   *[other] Побеждают { $names }
}
web-rematch = Реванш
web-rematch-there = Объявлен реванш: перейти к новому столу
web-another = Новый стол
web-download = Сохранить запись
web-plot = Очки по ходу игры
web-plot-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
web-plot-summary = Очки по ходу игры. В конце: { $list }
web-play-on = Играть отсюда
web-play-on-text = Новый стол начнётся с позиции { $n } этой партии.
web-play-on-seats = Ваши места
web-play-on-bots = Остальные — боты
web-view-of = Вид:
web-spectator = зритель
web-autoplay = Смотреть
web-pause = Пауза
web-step-first = В начало
web-step-back = Шаг назад
web-step-next = Шаг вперёд
web-step-last = В конец
web-position = Позиция
web-position-of = Позиция { $n } из { $length }

## Правила

web-search-rules = Искать в правилах
web-rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
web-section = Раздел { $number }
web-rulings = Решения по спорным вопросам

## Если что-то не так

web-error-network = Сервер не отвечает. Попробуйте ещё раз.
web-error-server = На сервере неполадка. Попробуйте ещё раз.
web-error-gone = Такого стола нет или больше нет.
web-error-forbidden = Это закрытый стол. Нужна его ссылка.

## About
web-about = О программе
web-about-drawn = Буквы, фигуры и звуки
web-about-own = Поля, карты, знаки и звуки нарисованы и сделаны для Petteia. Две вещи взяты у других, с благодарностью:
web-about-faces = Шрифты — Alegreya и Alegreya Sans, автор Хуан Пабло дель Пераль (Huerta Tipográfica), лицензия SIL Open Font License 1.1.
web-about-figures = Фигуры на картах, плитках и жетонах взяты с сайта game-icons.net, лицензия CC BY 3.0; их авторы — Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog и другие. Некоторые мы изменили или составили из нескольких.
web-about-licence = Лицензия
