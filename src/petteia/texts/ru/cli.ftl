# Команда petteia.

cli-error = Ошибка: { $problem }
cli-error-module = Для «petteia { $command }» нужен пакет «{ $module }», а он не установлен: { $install }
cli-error-rules = { $source }: эта партия ({ $title }) сыграна по версии { $rules } правил. { $programs ->
    [none] Какая Petteia её воспроизводит, здесь неизвестно;
   *[other] Её воспроизводит Petteia { $programs };
} эта программа играет по версии { $living }.
cli-yes = да
cli-no = нет

## Справка по командам

cli-help = «Олимп», «Элизий» и «Дельфийский оракул»: играть, моделировать, пересматривать.
cli-help-games = Показать игры и их настройки.
cli-help-play = Сыграть целую партию в терминале.
cli-help-learn = Научиться играть за игрой: короткие уроки на настоящем поле.
cli-help-simulate = Дать ботам сыграть много партий и подвести итог.
cli-help-replay = Рассказать, показать или проверить записанную партию.
cli-help-rules = Пронумерованные правила игры и тесты, которые проверяют каждое.
cli-help-bench = Измерить скорость на этой машине.
cli-help-edition = Файлы изданий.
cli-help-edition-check = Проверить файл издания и перечислить все ошибки.
cli-help-edition-texts = Показать тексты компонентов издания, составленные по их значениям.
cli-help-edition-diff = Сравнить два издания по пунктам; код выхода 1, если они различаются.
cli-help-serve = Открыть столы для браузеров.
cli-help-bots-command = Боты думают для серверов одной базы PostgreSQL, на этой машине или на другой.
cli-help-tournament = Провести турнир ботов.
cli-help-admin = Работа с партиями, сохранёнными на сервере.

cli-help-game = Краткое имя игры; список даёт «petteia games».
cli-help-language = Язык; по умолчанию язык системы.
cli-help-option = Настройка игры; можно указать несколько раз.
cli-help-seed = Одно и то же зерно даёт одну и ту же партию.
cli-help-json = Вывести JSON для программ.
cli-help-version = Показать версию и какой движок работает.
cli-version = Petteia { $version }, { $engine ->
    [compiled] скомпилированный движок
   *[other] движок без компиляции
 }
cli-help-seats = Число игроков (вы и боты) или запись для каждого места: human либо имя бота, например Ada=human,random.
cli-help-load = Продолжить сохранённую партию.
cli-help-lesson = Урок; по умолчанию первый незаконченный, а за ним следующие.
cli-help-lessons = Показать список уроков и сколько пройдено.
cli-help-again = Начать урок заново.
cli-help-number-of-seats = Сколько игроков; по умолчанию как можно меньше.
cli-help-number-of-games = Сколько партий.
cli-help-bots = Боты по местам; короткий список повторяется.
cli-help-jobs = Сколько процессов играют одновременно.
cli-help-limit = Прекратить партию после стольких действий.
cli-help-coverage = Сообщить также, что встретилось в партиях; недостающая цель считается неудачей.
cli-help-vary = Для каждой партии заново выбирать число игроков и настройки по жребию.
cli-help-file = Сохранённая партия.
cli-help-at = Показать позицию после стольких действий.
cli-help-verify = Только проверить, что запись приводит к тому же итогу.
cli-help-seat = Показать то, что видел этот игрок (1 — первый); по умолчанию то, что видели все.
cli-help-rule = Номер правила, например OLY-4.5, или раздел, например 4; по умолчанию все.
cli-help-bench-games = Какие игры измерять; по умолчанию все.
cli-help-seconds = Сколько примерно длится каждое измерение.
cli-help-edition-file = Файл издания (TOML).
cli-help-edition-old = Файл издания (TOML) или «default».
cli-help-edition-new = Другой файл издания или «default».
cli-help-edition-game = Игра; по умолчанию та, что названа в файле.
cli-help-rivals = Боты через запятую; можно указать несколько раз. Программа, external:КОМАНДА, стоит последней или отдельно.
cli-help-rounds = Сколько партий; округляется до полных кругов всех порядков мест.
cli-help-tournament-seats = Сколько мест за столом; по умолчанию столько, сколько названо ботов.
cli-help-out = Папка для результатов; прерванный турнир продолжается в ней.
cli-help-engine = Где играются партии: в одном процессе, в нескольких или на кластере Ray.
cli-help-workers = Сколько партий идёт одновременно; по умолчанию по одной на ядро.

## Ошибки в командной строке

cli-usage-game = игры «{ $name }» нет; есть { $games }
cli-usage-bot = бота «{ $bot }» нет; есть { $bots } и external:КОМАНДА
cli-usage-bots = ботов слишком много ({ $count }), мест только { $seats }
cli-usage-seats = { $game }: число игроков от { $low } до { $high }, а не { $number }
cli-usage-option-form = «{ $text }» — не настройка; пишите ИМЯ=ЗНАЧЕНИЕ
cli-usage-option-name = { $game }: настройки «{ $option }» нет; есть { $options }
cli-usage-option-value = настройка { $option } не может быть «{ $value }»; ожидается { $expected }
cli-expected-choice = одно из { $choices }
cli-expected-number = целое число от { $low } до { $high }
cli-expected-flag = true или false
cli-expected-list = от { $low } до { $high } разных из { $choices }
cli-expected-list-exact = { $count } разных из { $choices }
cli-usage-load-game = { $file } — запись игры { $other }, а не { $game }
cli-usage-load-seats = { $file } — запись партии, игроков: { $seats }
cli-usage-seat = игрока { $seat } нет; есть от 1 до { $seats }
cli-usage-rule = правила «{ $rule }» нет; есть, например, { $rules }
cli-usage-lesson = урока «{ $lesson }» нет; есть { $lessons }
cli-usage-edition-game = { $file } не говорит, для какой он игры; укажите --game: { $games }
cli-usage-language = языка «{ $language }» нет; есть { $languages }
cli-usage-too-few-bots = ботов слишком мало ({ $count }), мест { $seats }; бота можно назвать дважды
cli-usage-edition-file = { $file } — не текстовый файл или его нельзя прочитать

## petteia games

cli-games-line = { $id }: { $title }, игроков от { $low } до { $high }
cli-games-option = --option { $id }={ $default } { $name }

## petteia play

cli-bot-name = Бот { $number }
cli-play-title = { $title } (зерно { $seed })
cli-play-players = За столом: { $players }
cli-play-hint = Отвечайте номером или текстом действия. Остальные команды покажет «help».
cli-play-ask = { $player }: { $question }
cli-play-more = { $action } и ещё { $count } таких
cli-play-back = «back» возвращает к более длинному списку.
cli-play-enter = Нажмите Enter, чтобы продолжить, или «undo», чтобы взять последнее решение назад.
cli-play-change-places = Ходит { $player }. Нажмите Enter, когда на экран смотрит только { $player }.
cli-play-input-ended = Ввод закончился раньше партии.
cli-play-no-number = Выберите номер от 1 до { $count }.
cli-play-not-understood = «{ $text }» — не действие и не команда.
cli-play-nearest = Возможно, вы имели в виду { $texts }.
cli-play-legal = Это можно: { $action }.
cli-play-illegal = Нельзя: { $reason }
cli-about = { $name }: { $about }
cli-about-unknown = Здесь нет ничего с названием «{ $name }».
cli-play-undone = Ваше последнее решение отменено.
cli-play-not-undone = Отменить нечего: что-то открылось, или с тех пор решал кто-то другой.
cli-play-save-where = Куда? Например: save partiya.jsonl
cli-play-saved = Сохранено в { $file }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}.
cli-play-help =
    Номер: выполнить это действие
    Текст действия (его показывает «list»): выполнить это действие
    show: ещё раз описать позицию
    list: ещё раз перечислить возможные действия, с их текстами
    back: вернуться от группы действий к более длинному списку
    why ДЕЙСТВИЕ: объяснить, почему действие возможно или нет, с правилом
    about НАЗВАНИЕ: объяснить карту, жетон или место
    undo: отменить своё последнее решение, если с тех пор ничего не открылось
    log или log N: последние события
    save ФАЙЛ: сохранить партию
    rules НОМЕР: прочесть правило, например названное командой «why»
    help: этот список
    quit: выйти из партии

cli-score = { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-score-part = { $part } { $points }
cli-result = { $count ->
    [one] Победитель: { $winners }.
    [few] Победу делят { $winners }.
   *[many] Победу делят { $winners }.
}

## petteia learn

cli-learn-line = { $id }: { $title }, { $minutes } мин{ $state ->
    [finished] , пройден
    [begun] , начат
   *[new] {""}
}
cli-learn-title = { $title } (примерно { $minutes } мин)
cli-learn-help = Отвечайте, как в игре. «hint» подскажет, что делать, «show» опишет позицию, «why ДЕЙСТВИЕ» объяснит, «quit» — выйти; продолжить можно позже.
cli-learn-other = Так можно, но этот урок о другом. «hint» подскажет, о чём.
cli-learn-read-on = Нажмите Enter, чтобы читать дальше.
cli-learn-hint = Имеется в виду: { $action }

## petteia simulate

cli-simulate-progress = Партии
cli-simulate-title = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, игроков: { $seats }
cli-simulate-title-vary = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, число игроков и настройки по жребию
cli-simulate-seat = Место
cli-simulate-bot = Бот
cli-simulate-wins = Победы
cli-simulate-points = Очки
cli-simulate-interval = В скобках 95-процентный интервал; общая победа делится поровну.
cli-simulate-estimate = { $value } (от { $low } до { $high })
cli-simulate-percent = { $value } % (от { $low } до { $high })
cli-simulate-length = Длина в решениях: { $mean }; самая короткая партия { $low }, самая длинная { $high }
cli-simulate-unfinished = Прекращено после { $limit } действий: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-simulate-speed = В секунду: решений { $decisions }, из них с выбором { $choices }; шагов вместе со случайными { $steps }
cli-simulate-time = Время: { $seconds } с
cli-coverage = Охват: достигнуто целей { $reached } из { $goals }
cli-coverage-missing = не достигнуто: { $goal }

## petteia tournament

cli-tournament-rounds = { $orders ->
    [one] { $orders } порядок мест
    [few] { $orders } порядка мест
   *[many] { $orders } порядков мест
}: будет сыграно партий: { $games }, чтобы каждый встретился одинаково часто.
cli-tournament-interrupted = Прервано. Та же команда доиграет недостающие партии.
cli-tournament-written = Записано в { $folder }: { $files }
cli-tournament-extra = Для рейтинга и отчёта в HTML нужно: pip install 'petteia[research]'
cli-tournament-games = Партии
cli-tournament-ahead = Отрыв от лучшего из остальных
cli-tournament-rating = Рейтинг

## petteia replay

cli-replay-title = { $title }, играют { $players }
cli-replay-at = После { $number } из { $count ->
    [one] { $count } действия
    [few] { $count } действий
   *[many] { $count } действий
}
cli-replay-verified = Проверено: { $title }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}, конечное состояние { $digest }

## petteia rules

cli-rule = { $id }: { $text }
cli-rule-test = проверяет { $test }

## petteia edition

cli-edition-good = { $file } в порядке: издание { $name }, игра «{ $title }», отпечаток { $digest }, источник указан в { $count ->
    [one] { $count } таблице
    [few] { $count } таблицах
   *[many] { $count } таблицах
}.
cli-edition-open = Ещё реконструировано или известно лишь из одного источника: { $open } из { $count } компонентов.
cli-edition-silent = У компонентов игры «{ $title }» нет текстов, составленных по их значениям.
cli-edition-differences = { $count ->
    [0] Издания не различаются.
    [one] { $count } различие.
    [few] { $count } различия.
   *[other] { $count } различий.
}
cli-edition-mistake = { $file }: { $mistake }
cli-edition-bad = { $file }: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}

## petteia bench

cli-bench-title = { $title }, игроков: { $seats }
cli-bench-random = случайная игра в секунду: партий { $games }, решений { $decisions }, из них с выбором { $choices }; шагов вместе со случайными { $steps }
cli-bench-operation = { $operation } в секунду: { $rate }
