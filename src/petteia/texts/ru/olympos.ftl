# Олимп: всё, что говорит игра. Названия компонентов стоят в конце.
# Формы: у территорий `.to` (в …), `.from` (из …), `.in` (в …) и `.acc`, у открытий и чудес `.acc`, у ресурсов `.gen`.

olympos-title = Олимп
olympos-blurb = Заселяйте Грецию и Атлантиду, совершайте открытия, стройте чудеса света и ищите милости богов: каждое действие стоит времени, и ходит тот, кто потратил его меньше всех.

## Настройки

olympos-option-locks = Закрытые территории
    .help = Кто решает, какие территории закрыты в этой партии, а при игре вдвоём — где живут варвары.
olympos-option-locks-chosen = выбирает нижний игрок стартовой стопки
olympos-option-locks-random = определяются жребием
olympos-option-prestige = Жетоны престижа
    .help = Престиж лежит лицом вниз. О каждом получении объявляют, так что внимательный может посчитать.
olympos-option-prestige-hidden = скрыты до конца
olympos-option-prestige-shown = открыты
olympos-option-edition = Издание
    .help = Собственное издание проекта или файл с числами вашей печатной игры.

## Вопросы

olympos-ask-lay-discovery = Выкладываются открытия.
olympos-ask-lay-wonder = Выкладываются чудеса света.
olympos-ask-start-pile = Складывается стартовая стопка.
olympos-ask-lock = Закройте территорию, по очереди: зерно, камень, дерево, золото.
olympos-ask-lock-random = Территории закрываются по жребию.
olympos-ask-barbarian = Поселите варваров на свободной территории, по очереди: зерно, камень, дерево, золото.
olympos-ask-barbarian-random = Варвары расселяются по жребию.
olympos-ask-extra-cube = Определяется пятый стартовый кубик.
olympos-ask-start-cube = Раздаются стартовые кубики.
olympos-ask-turn = Если хотите, сыграйте карты Судьбы, затем совершите одно действие.
olympos-ask-piece = Который из ваших поселенцев в этой стопке?
olympos-ask-give = Выберите кубики для оплаты.
olympos-ask-tile = Выберите один из жетонов.
olympos-ask-take = Возьмите кубик на выбор.
olympos-ask-bonus = Выберите бонус.
olympos-ask-draw = Берётся карта Судьбы.
olympos-ask-keep = Оставьте одну из карт.
olympos-ask-window = Вы можете сыграть карты Судьбы.
olympos-ask-reveal = Открывается карта Олимпа.
olympos-ask-prayer = Вы можете ответить на карту Олимпа молитвами.
olympos-ask-hades = Аид забирает одного из ваших поселенцев: выберите, какого.

## Действия

olympos-action-settle = Новый поселенец { $origin-from } { $target-to }
olympos-action-move = Переместить поселенца { $origin-from } { $target-to }
olympos-action-flee = Вывести побеждённого поселенца { $origin-from } { $target-to }
olympos-action-discover = Открыть { $discovery-acc }
olympos-action-build = Построить { $wonder-acc }
olympos-action-play = Сыграть карту «{ $card }»
    .group = Карты Судьбы
olympos-action-pass = Пас: закончить игру
olympos-action-wait = Ждать
olympos-action-detour = Путь, который дороже на { $more }
    .group = Более длинный путь
olympos-action-done = Больше не играть карт
    .does = Сейчас вы не играете карт. Карты остаются у вас, и вас спросят позже.
olympos-action-piece = Поселенец на месте { $level } снизу
olympos-action-give = Заплатить кубиком { $resource-gen }
olympos-action-tile = Взять жетон { $resource-gen }
olympos-action-take = Взять кубик { $resource-gen }
olympos-action-bonus = Взять бонус: { $bonus-gain }
olympos-action-keep = Оставить карту «{ $card }»
olympos-action-lose = Отдать поселенца { $territory-in }
olympos-action-lock = Закрыть { $territory-acc }
olympos-action-barbarian = Поселить варваров { $territory-in }
olympos-action-lay = Выложить { $discovery-acc }
olympos-action-lay-wonder = Выложить { $wonder-acc }
olympos-action-stack = Следующий маркер стопки: { $seat }
olympos-action-cube = Вытянуть кубик { $resource-gen }
olympos-action-draw = Взять карту «{ $card }»
olympos-action-reveal = Открыть карту: { $god }

## События

olympos-event-lay = Ряд { $row }, колонка { $column }: { $discovery }.
olympos-event-lay-wonder = Внизу колонки { $column }: { $wonder }.
olympos-event-stack = { $seat } занимает место { $place } в стартовой стопке, считая снизу.
olympos-event-lock = { $seat } закрывает { $territory-acc }.
olympos-event-lock-drawn = Закрыта территория: { $territory }.
olympos-event-tribes = На всех открытых территориях со звездой селятся племена.
olympos-event-barbarian = { $seat } селит варваров { $territory-in }.
olympos-event-barbarian-drawn = Варвары живут { $territory-in }.
olympos-event-extra-cube = Пятый стартовый кубик — кубик { $resource-gen }.
olympos-event-start-cube = { $seat } начинает с кубиком { $resource-gen }.
olympos-event-settle = { $seat } посылает нового поселенца { $origin-from } { $target-to }.
olympos-event-move = { $seat } перемещает поселенца { $origin-from } { $target-to }.
olympos-event-flee = { $seat } выводит побеждённого поселенца { $origin-from } { $target-to }.
olympos-event-return = { $seat } выводит побеждённого поселенца { $territory-from } и сразу возвращает его в бой.
olympos-event-detour = { $seat } выбирает путь, который дороже самого дешёвого на { $number }.
olympos-event-occupy = { $seat } занимает { $territory-acc } без боя.
olympos-event-conquer = { $seat } завоёвывает { $territory-acc }; проигрывает { $loser }.
olympos-event-beat-tribe = { $seat } побеждает племя { $territory-in } и забирает его звезду.
olympos-event-beat-barbarians = { $seat } побеждает варваров { $territory-in }.
olympos-event-abandon = { $seat } покидает { $territory-acc }; там никого не остаётся.
olympos-event-fall-back = { $seat } снова правит { $territory-in }.
olympos-event-barbarians-return = { $seat } покидает { $territory-acc }, и там снова правят варвары.
olympos-event-discover = { $seat } открывает { $discovery-acc }.
olympos-event-give = { $seat } платит кубиком { $resource-gen }.
olympos-event-tile = { $seat } берёт жетон { $resource-gen } ({ $discovery }).
olympos-event-bonus = { $seat } кладёт фишку на бонус в колонке { $column }: { $bonus }.
olympos-event-build = { $seat } строит { $wonder-acc }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
olympos-event-use-athena = { $seat } тратит звезду Афины.
olympos-event-use-card = { $seat } тратит карту «{ $card }» как звезду.
olympos-event-gain-cube = { $seat } берёт кубик { $resource-gen }.
olympos-event-gain-hourglasses = { $seat } получает песочные часы: { $number }.
olympos-event-gain-settlers = { $seat } добавляет в запас { $number ->
        [one] { $number } поселенца
        [few] { $number } поселенцев
       *[many] { $number } поселенцев
    }.
olympos-event-gain-prestige = { $seat } получает { $number ->
        [one] { $number } очко престижа
        [few] { $number } очка престижа
       *[many] { $number } очков престижа
    }.
olympos-event-pay = { $seat } платит { $price ->
        [one] { $price } единицу времени
        [few] { $price } единицы времени
       *[many] { $price } единиц времени
    }{ $hourglasses ->
        [0] {""}
       *[many] {" "}(песочными часами: { $hourglasses })
    }{ $spaces ->
        [0] {" "}и остаётся на поле { $space }.
       *[many] {" "}и передвигается на поле { $space }.
    }
olympos-event-wait = { $seat } не может действовать и ждёт; маркер переходит на поле { $space }.
olympos-event-zeus-space = { $seat } достигает поля Зевса { $number }.
olympos-event-draw = { $seat } берёт карту «{ $card }».
olympos-event-draw-hidden = { $seat } берёт карту Судьбы.
olympos-event-look = { $seat } смотрит карту «{ $card }».
olympos-event-look-hidden = { $seat } смотрит карту Судьбы.
olympos-event-keep = { $seat } оставляет карту «{ $card }».
olympos-event-keep-hidden = { $seat } оставляет одну из карт.
olympos-event-discard = { $seat } сбрасывает карты: { $cards }.
olympos-event-reshuffle = Сброшенные карты Судьбы перемешиваются в новую колоду.
olympos-event-no-card = Карт Судьбы не осталось: { $seat } ничего не берёт.
olympos-event-play = { $seat } играет карту «{ $card }».
olympos-event-god = { $seat } открывает карту Олимпа: { $god }.
olympos-event-pray = { $seat } отвечает картой «{ $card }».
olympos-event-touch = { $god }: под действие карты { $seats-count ->
        [one] попадает { $seats }.
       *[other] попадают { $seats }.
    }
olympos-event-touch-nobody = { $god }: это никого не касается.
olympos-event-lose = { $seat } теряет поселенца { $territory-in }; тот возвращается в запас.
olympos-event-discard-hand = { $seat } сбрасывает всю руку: { $cards }.
olympos-event-pass = { $seat } пасует.
olympos-event-finish = { $seat } заканчивает игру на поле { $space }.
olympos-event-end = Игра окончена. { $winners-count ->
        [one] { $winners } побеждает.
       *[other] Победу делят { $winners }.
    }

## Причины

olympos-reason-lock-resource = Сейчас нужно закрыть территорию { $resource-gen }; эта не подходит: { $territory }.
olympos-reason-lock-twice = Эта территория уже закрыта: { $territory }.
olympos-reason-lock-star = Из двух территорий { $resource-gen } со звездой можно закрыть только одну.
olympos-reason-barbarian-resource = Сейчас нужна территория { $resource-gen }; эта не подходит: { $territory }.
olympos-reason-barbarian-taken = Эта территория закрыта или занята: { $territory }.
olympos-reason-no-stock = У вас нет поселенцев в запасе.
olympos-reason-not-controlled = Вы не правите { $territory-in }.
olympos-reason-no-piece-there = У вас нет поселенца { $territory-in }.
olympos-reason-none-conquered = У вас нет побеждённого поселенца { $territory-in }.
olympos-reason-target-locked = Территория закрыта: { $territory }. Её можно пересечь, но нельзя на ней остановиться.
olympos-reason-target-own = Вы уже правите { $territory-in }.
olympos-reason-siren = Поёт Сирена: без моря нет пути { $origin-from } { $target-to }.
olympos-reason-no-route = Нет пути { $origin-from } { $target-to }.
olympos-reason-detour-none = Расширение путём, который дороже на { $more }, невозможно: он никуда не ведёт или выходит за Крест.
olympos-reason-detour-way = Ни один путь { $origin-from } { $target-to } не дороже самого дешёвого ровно на { $more }.
olympos-reason-detour-chosen = Вы выбрали путь, который дороже на { $more }: теперь возможно только расширение таким путём.
olympos-reason-beyond-cross = Это стоит { $price }, а до Креста вы можете заплатить не больше { $left }.
olympos-reason-piece-not-yours = Этого поселенца { $territory-in } выбрать нельзя.
olympos-reason-discovery-not-in-game = Этого открытия нет в партии: { $discovery }.
olympos-reason-discovery-owned = Это открытие у вас уже есть: { $discovery }.
olympos-reason-discovery-gone = Жетонов не осталось: { $discovery }.
olympos-reason-discovery-unpaid = Ваших жетонов территорий и кубиков не хватает, чтобы открыть { $discovery-acc }. Недостаёт как минимум: { $missing-low }.
olympos-reason-discovery-unpaid-grey = Ваших жетонов территорий и кубиков не хватает, чтобы открыть { $discovery-acc }. Хватило бы, например, если добавить: { $missing-low }.
olympos-reason-give-not-needed = Кубик { $resource-gen } был бы в этой оплате лишним.
olympos-reason-give-order = Кубики отдают по порядку: зерно, камень, дерево, золото. Кубик { $resource-gen } сейчас не может быть следующим.
olympos-reason-tile-gone = Нет жетона { $resource-gen }, который можно взять ({ $discovery }).
olympos-reason-bonus-not-here = Под этим открытием нет такого бонуса: { $bonus }.
olympos-reason-bonus-taken = Этот бонус уже занят: { $bonus }.
olympos-reason-wonder-not-in-game = Этого чуда света нет в партии: { $wonder }.
olympos-reason-wonder-built = Это чудо света уже построено: { $wonder } ({ $seat }).
olympos-reason-wonder-stars = Нужно звёзд: { $needed }, у вас: { $stars } ({ $wonder }).
olympos-reason-card-not-held = У вас нет карты «{ $card }».
olympos-reason-card-for-gods = Карта «{ $card }» играется после открытия карты Олимпа.
olympos-reason-card-for-wonders = Карта «{ $card }» используется при строительстве чуда света.
olympos-reason-card-no-effect = Карта «{ $card }» сейчас ничего не даст.
olympos-reason-card-not-your-turn = Карту «{ $card }» можно сыграть только в свой ход.
olympos-reason-card-not-prayer = На карту Олимпа отвечают только молитвами, а «{ $card }» — не молитва.
olympos-reason-card-not-looked-at = Карты «{ $card }» нет среди тех, которые вы смотрите.
olympos-reason-no-pass-yet = До последнего поля Зевса пасовать нельзя.
olympos-reason-no-waiting = Ждать можно, только когда совсем нечего делать.
olympos-reason-no-waiting-at-end = В конце игры не ждут: пасуйте.

## Очки

olympos-score-track = Место на шкале времени
olympos-score-prestige = Жетоны престижа
olympos-score-territories = Территории
olympos-score-atlantis = Атлантида
olympos-score-discoveries = Открытия
olympos-score-wonders = Чудеса света
olympos-score-poetry = Поэзия
olympos-score-philosophy = Философия
olympos-score-science = Наука
olympos-score-city = Город
olympos-score-absolutism = Абсолютизм
olympos-score-engineering = Инженерия
olympos-score-keres = Керы
olympos-score-destiny = Карты Судьбы на руке

## Территории

olympos-territory-illyria = Иллирия
    .to = в Иллирию
    .from = из Иллирии
    .in = в Иллирии
    .acc = Иллирию
olympos-territory-macedonia = Македония
    .to = в Македонию
    .from = из Македонии
    .in = в Македонии
    .acc = Македонию
olympos-territory-rhodope = Родопы
    .to = в Родопы
    .from = из Родоп
    .in = в Родопах
    .acc = Родопы
olympos-territory-thrace = Фракия
    .to = во Фракию
    .from = из Фракии
    .in = во Фракии
    .acc = Фракию
olympos-territory-epirus = Эпир
    .to = в Эпир
    .from = из Эпира
    .in = в Эпире
    .acc = Эпир
olympos-territory-chalcidice = Халкидика
    .to = в Халкидику
    .from = из Халкидики
    .in = в Халкидике
    .acc = Халкидику
olympos-territory-olympos = Олимп
    .to = на Олимп
    .from = с Олимпа
    .in = на Олимпе
    .acc = Олимп
olympos-territory-thessaly = Фессалия
    .to = в Фессалию
    .from = из Фессалии
    .in = в Фессалии
    .acc = Фессалию
olympos-territory-aetolia = Этолия
    .to = в Этолию
    .from = из Этолии
    .in = в Этолии
    .acc = Этолию
olympos-territory-boeotia = Беотия
    .to = в Беотию
    .from = из Беотии
    .in = в Беотии
    .acc = Беотию
olympos-territory-attica = Аттика
    .to = в Аттику
    .from = из Аттики
    .in = в Аттике
    .acc = Аттику
olympos-territory-euboea = Эвбея
    .to = на Эвбею
    .from = с Эвбеи
    .in = на Эвбее
    .acc = Эвбею
olympos-territory-elis = Элида
    .to = в Элиду
    .from = из Элиды
    .in = в Элиде
    .acc = Элиду
olympos-territory-arcadia = Аркадия
    .to = в Аркадию
    .from = из Аркадии
    .in = в Аркадии
    .acc = Аркадию
olympos-territory-argolis = Арголида
    .to = в Арголиду
    .from = из Арголиды
    .in = в Арголиде
    .acc = Арголиду
olympos-territory-messenia = Мессения
    .to = в Мессению
    .from = из Мессении
    .in = в Мессении
    .acc = Мессению
olympos-territory-laconia = Лакония
    .to = в Лаконию
    .from = из Лаконии
    .in = в Лаконии
    .acc = Лаконию
olympos-territory-troad = Троада
    .to = в Троаду
    .from = из Троады
    .in = в Троаде
    .acc = Троаду
olympos-territory-mysia = Мисия
    .to = в Мисию
    .from = из Мисии
    .in = в Мисии
    .acc = Мисию
olympos-territory-bithynia = Вифиния
    .to = в Вифинию
    .from = из Вифинии
    .in = в Вифинии
    .acc = Вифинию
olympos-territory-lydia = Лидия
    .to = в Лидию
    .from = из Лидии
    .in = в Лидии
    .acc = Лидию
olympos-territory-ionia = Иония
    .to = в Ионию
    .from = из Ионии
    .in = в Ионии
    .acc = Ионию
olympos-territory-caria = Кария
    .to = в Карию
    .from = из Карии
    .in = в Карии
    .acc = Карию
olympos-territory-lycia = Ликия
    .to = в Ликию
    .from = из Ликии
    .in = в Ликии
    .acc = Ликию
olympos-territory-lesbos = Лесбос
    .to = на Лесбос
    .from = с Лесбоса
    .in = на Лесбосе
    .acc = Лесбос
olympos-territory-naxos = Наксос
    .to = на Наксос
    .from = с Наксоса
    .in = на Наксосе
    .acc = Наксос
olympos-territory-rhodes = Родос
    .to = на Родос
    .from = с Родоса
    .in = на Родосе
    .acc = Родос
olympos-territory-crete = Крит
    .to = на Крит
    .from = с Крита
    .in = на Крите
    .acc = Крит
olympos-territory-ampheres = Амферей
    .to = в Амферей
    .from = из Амферея
    .in = в Амферее
    .acc = Амферей
olympos-territory-atlas = Атлант
    .to = в Атлант
    .from = из Атланта
    .in = в Атланте
    .acc = Атлант
olympos-territory-gadeiros = Гадир
    .to = в Гадир
    .from = из Гадира
    .in = в Гадире
    .acc = Гадир
olympos-territory-mestor = Местор
    .to = в Местор
    .from = из Местора
    .in = в Месторе
    .acc = Местор
olympos-territory-north = Северная область
    .to = в северную область
    .from = из северной области
    .in = в северной области
    .acc = северную область
    .about = Здесь появляются новые поселенцы. Войти в неё или пересечь её нельзя.

## Моря

olympos-sea-ionian = Ионическое море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-corinth = Коринфский залив
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-sicilian = Сицилийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-thermaic = Термейский залив
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-thracian = Фракийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-propontis = Пропонтида
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-aegean = Эгейское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-aeolian = Эолийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-myrtoan = Миртойское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-icarian = Икарийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-cretan = Критское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-carpathian = Карпафийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-libyan = Ливийское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.
olympos-sea-egyptian = Египетское море
    .about = Область моря: вход стоит 2, с астрономией и картографией меньше.

## Ресурсы

olympos-resource-grain = Зерно
    .low = зерно
    .gen = зерна
olympos-resource-stone = Камень
    .low = камень
    .gen = камня
olympos-resource-wood = Дерево
    .low = дерево
    .gen = дерева
olympos-resource-gold = Золото
    .low = золото
    .gen = золота

## Открытия

olympos-discovery-medicine = Медицина
    .acc = медицину
    .about = Новый поселенец стоит 1 вместо 2.
olympos-discovery-cavalry = Конница
    .acc = конницу
    .about = Сразу двое песочных часов. Каждый непрерывный путь по суше стоит всего 1.
olympos-discovery-astronomy = Астрономия
    .acc = астрономию
    .about = Каждая область моря на 1 дешевле; складывается с картографией.
olympos-discovery-metallurgy = Металлургия
    .acc = металлургию
    .about = Один меч.
olympos-discovery-cult = Религия
    .acc = религию
    .about = Один символ Зевса.
olympos-discovery-oracle = Оракул
    .acc = оракул
    .about = Вместо одной карты Судьбы смотрите три и оставляйте одну.
olympos-discovery-agriculture = Сельское хозяйство
    .acc = сельское хозяйство
    .about = Открытия, в ячейке которых указан ресурс вашего жетона, на 2 дешевле; складывается с деньгами.
olympos-discovery-money = Деньги
    .acc = деньги
    .about = Открытия, в ячейке которых указан ресурс вашего жетона, на 2 дешевле; складывается с сельским хозяйством.
olympos-discovery-hoplite = Гоплиты
    .acc = гоплитов
    .about = Один меч.
olympos-discovery-polytheism = Политеизм
    .acc = политеизм
    .about = Один символ Зевса.
olympos-discovery-cartography = Картография
    .acc = картографию
    .about = Каждая область моря на 1 дешевле; складывается с астрономией.
olympos-discovery-trade = Торговля
    .acc = торговлю
    .about = Возьмите сразу два кубика на выбор.
olympos-discovery-architecture = Архитектура
    .acc = архитектуру
    .about = Одна звезда; чудеса света на 2 дешевле.
olympos-discovery-phalanx = Фаланга
    .acc = фалангу
    .about = Один меч; возьмите карту Судьбы.
olympos-discovery-hellenism = Эллинизм
    .acc = эллинизм
    .about = Один символ Зевса; возьмите карту Судьбы.
olympos-discovery-democracy = Демократия
    .acc = демократию
    .about = Вы выигрываете ничьи: мечи, символы Зевса, большинство для карт Судьбы.
olympos-discovery-surgery = Хирургия
    .acc = хирургию
    .about = Два поселенца переходят в ваш запас.
olympos-discovery-strategy = Стратегия
    .acc = стратегию
    .about = Два меча.
olympos-discovery-art = Искусство
    .acc = искусство
    .about = Два символа Зевса.
olympos-discovery-poetry = Поэзия
    .acc = поэзию
    .about = Три очка в конце.
olympos-discovery-philosophy = Философия
    .acc = философию
    .about = Пять очков в конце.
olympos-discovery-science = Наука
    .acc = науку
    .about = В конце очко за каждое ваше открытие, считая и это.
olympos-discovery-city = Город
    .acc = город
    .about = В конце очко за каждого вашего поселенца на карте, даже побеждённого.
olympos-discovery-absolutism = Абсолютизм
    .acc = абсолютизм
    .about = В конце два очка за каждый меч на ваших открытиях.
olympos-discovery-engineering = Инженерия
    .acc = инженерию
    .about = Одна звезда; в конце три очка за каждый ваш жетон звезды.

## Чудеса света

olympos-wonder-gate = Львиные ворота
    .acc = Львиные ворота
olympos-wonder-stadium = Стадион
    .acc = Стадион
olympos-wonder-zeus_statue = Статуя Зевса
    .acc = статую Зевса
olympos-wonder-colossus = Колосс
    .acc = Колосс
olympos-wonder-parthenon = Парфенон
    .acc = Парфенон

## Карты Судьбы

olympos-destiny-leisure_grain = Досуг (зерно)
    .about = Песочные часы за каждый ваш жетон территории зерна.
olympos-destiny-leisure_stone = Досуг (камень)
    .about = Песочные часы за каждый ваш жетон территории камня.
olympos-destiny-leisure_wood = Досуг (дерево)
    .about = Песочные часы за каждый ваш жетон территории дерева.
olympos-destiny-leisure_gold = Досуг (золото)
    .about = Песочные часы за каждый ваш жетон территории золота.
olympos-destiny-primacy_grain = Первенство (зерно)
    .about = Трое песочных часов, если у вас больше всех жетонов территории зерна.
olympos-destiny-primacy_stone = Первенство (камень)
    .about = Трое песочных часов, если у вас больше всех жетонов территории камня.
olympos-destiny-primacy_wood = Первенство (дерево)
    .about = Трое песочных часов, если у вас больше всех жетонов территории дерева.
olympos-destiny-primacy_gold = Первенство (золото)
    .about = Трое песочных часов, если у вас больше всех жетонов территории золота.
olympos-destiny-gift_grain = Дар (зерно)
    .about = Возьмите один кубик зерна.
olympos-destiny-gift_stone = Дар (камень)
    .about = Возьмите один кубик камня.
olympos-destiny-gift_wood = Дар (дерево)
    .about = Возьмите один кубик дерева.
olympos-destiny-gift_gold = Дар (золото)
    .about = Возьмите один кубик золота.
olympos-destiny-renown_grain = Слава (зерно)
    .about = Очко престижа за каждый ваш жетон территории зерна.
olympos-destiny-renown_stone = Слава (камень)
    .about = Очко престижа за каждый ваш жетон территории камня.
olympos-destiny-renown_wood = Слава (дерево)
    .about = Очко престижа за каждый ваш жетон территории дерева.
olympos-destiny-renown_gold = Слава (золото)
    .about = Очко престижа за каждый ваш жетон территории золота.
olympos-destiny-prayer = Молитва
    .about = Играется после открытия карты Олимпа: ещё один символ Зевса для этой карты.
olympos-destiny-harmony = Гармония
    .about = Три очка престижа, если у вас есть жетоны территорий всех четырёх ресурсов.
olympos-destiny-inspiration = Вдохновение
    .about = Сбрасывается при строительстве чуда света: одна звезда.

## Боги

olympos-god-zeus = Зевс
    .about = Больше всех символов Зевса: три очка престижа.
olympos-god-hecate = Геката
    .about = Больше всех символов Зевса: один поселенец в запас.
olympos-god-artemis = Артемида
    .about = Больше всех символов Зевса: один кубик на выбор.
olympos-god-ares = Арес
    .about = Больше всех символов Зевса: два меча до следующей карты Олимпа.
olympos-god-athena = Афина
    .about = Больше всех символов Зевса: одна звезда для одного чуда света.
olympos-god-erinyes = Эринии
    .about = Меньше всех символов Зевса: следующее действие на 2 дороже.
olympos-god-hades = Аид
    .about = Меньше всех символов Зевса: один поселенец на выбор уходит с карты в запас.
olympos-god-keres = Керы
    .about = Меньше всех символов Зевса: на два очка меньше в конце.
olympos-god-siren = Сирена
    .about = Меньше всех символов Зевса: море закрыто до следующей карты Олимпа.
olympos-god-nemesis = Немезида
    .about = Меньше всех символов Зевса: все карты Судьбы с руки сбрасываются.

## Бонусы

olympos-bonus-settler = Поселенец
    .about = Один поселенец переходит в ваш запас.
    .gain = поселенец
olympos-bonus-hourglass = Песочные часы
    .about = Двое песочных часов.
    .gain = двое песочных часов
olympos-bonus-prestige = Престиж
    .about = Два очка престижа.
    .gain = 2 очка престижа
olympos-bonus-cube-grain = Кубик зерна
    .about = Один кубик этого ресурса.
    .gain = кубик зерна
olympos-bonus-cube-stone = Кубик камня
    .about = Один кубик этого ресурса.
    .gain = кубик камня
olympos-bonus-cube-wood = Кубик дерева
    .about = Один кубик этого ресурса.
    .gain = кубик дерева
olympos-bonus-cube-gold = Кубик золота
    .about = Один кубик этого ресурса.
    .gain = кубик золота
