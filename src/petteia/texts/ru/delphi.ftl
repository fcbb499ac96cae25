# Дельфийский оракул: слова игры.

delphi-title = Дельфийский оракул
delphi-blurb = Гонка по Эгейскому морю: выполните двенадцать заданий Зевса с кубиками оракула и вернитесь раньше всех.

## Цвета, кубики, карты

delphi-colour-red = красный
    .n = красное
    .f = красная
    .facc = красную
    .fgen = красной
    .pl = красные
    .plgen = красных
delphi-colour-black = чёрный
    .n = чёрное
    .f = чёрная
    .facc = чёрную
    .fgen = чёрной
    .pl = чёрные
    .plgen = чёрных
delphi-colour-pink = розовый
    .n = розовое
    .f = розовая
    .facc = розовую
    .fgen = розовой
    .pl = розовые
    .plgen = розовых
delphi-colour-blue = синий
    .n = синее
    .f = синяя
    .facc = синюю
    .fgen = синей
    .pl = синие
    .plgen = синих
delphi-colour-yellow = жёлтый
    .n = жёлтое
    .f = жёлтая
    .facc = жёлтую
    .fgen = жёлтой
    .pl = жёлтые
    .plgen = жёлтых
delphi-colour-green = зелёный
    .n = зелёное
    .f = зелёная
    .facc = зелёную
    .fgen = зелёной
    .pl = зелёные
    .plgen = зелёных

delphi-player-colour-red = Красный
delphi-player-colour-yellow = Жёлтый
delphi-player-colour-green = Зелёный
delphi-player-colour-blue = Синий

delphi-source-red = красный кубик
    .ins = красным кубиком
    .about = Кубик оракула этого цвета.
delphi-source-black = чёрный кубик
    .ins = чёрным кубиком
    .about = Кубик оракула этого цвета.
delphi-source-pink = розовый кубик
    .ins = розовым кубиком
    .about = Кубик оракула этого цвета.
delphi-source-blue = синий кубик
    .ins = синим кубиком
    .about = Кубик оракула этого цвета.
delphi-source-yellow = жёлтый кубик
    .ins = жёлтым кубиком
    .about = Кубик оракула этого цвета.
delphi-source-green = зелёный кубик
    .ins = зелёным кубиком
    .about = Кубик оракула этого цвета.
delphi-source-card-red = красная карта оракула
    .ins = красной картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-card-black = чёрная карта оракула
    .ins = чёрной картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-card-pink = розовая карта оракула
    .ins = розовой картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-card-blue = синяя карта оракула
    .ins = синей картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-card-yellow = жёлтая карта оракула
    .ins = жёлтой картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-card-green = зелёная карта оракула
    .ins = зелёной картой оракула
    .about = Играется как кубик этого цвета; одна карта за ход.
delphi-source-extra = дополнительное действие
    .ins = дополнительным действием
    .about = Куплено водяными часами; считается любого цвета.

## Боги и чудовища

delphi-god-poseidon = Посейдон
    .acc = Посейдона
    .about = Синий бог переставляет ваш корабль на любое поле воды.
delphi-god-apollo = Аполлон
    .acc = Аполлона
    .about = Жёлтый бог даёт карту оракула; в этом ходу ваши кубики и одна карта считаются любого цвета.
delphi-god-artemis = Артемида
    .acc = Артемиду
    .about = Зелёная богиня открывает для вас любой закрытый жетон острова.
delphi-god-aphrodite = Афродита
    .acc = Афродиту
    .about = Красная богиня сбрасывает все ваши раны.
delphi-god-ares = Арес
    .acc = Ареса
    .about = Чёрный бог побеждает чудовище рядом с вашим кораблём без броска.
delphi-god-hermes = Гермес
    .acc = Гермеса
    .about = Рядом с городом розовый бог грузит статую из любого города.

delphi-monster-red = красный циклоп
    .acc = красного циклопа
    .ins = красным циклопом
delphi-monster-black = чёрный минотавр
    .acc = чёрного минотавра
    .ins = чёрным минотавром
delphi-monster-pink = розовая гидра
    .acc = розовую гидру
    .ins = розовой гидрой
delphi-monster-blue = синяя сирена
    .acc = синюю сирену
    .ins = синей сиреной
delphi-monster-yellow = жёлтая химера
    .acc = жёлтую химеру
    .ins = жёлтой химерой
delphi-monster-green = зелёная горгона
    .acc = зелёную горгону
    .ins = зелёной горгоной

## Карта

delphi-terrain-water = вода
delphi-terrain-cloud = облачный остров
delphi-terrain-offering = остров подношений
delphi-terrain-temple = остров храма
delphi-terrain-statue = остров статуй
delphi-terrain-monster = остров чудовищ
delphi-terrain-city = город
delphi-terrain-shallow = мель
delphi-terrain-zeus = поле Зевса
delphi-map-warning-city-spacing = На этой карте два города лежат ближе друг к другу, чем обычно.
delphi-map-warning-city-contact = На этой карте вода одного города касается остальной в меньшем числе мест, чем обычно.

delphi-site-cloud-red-1 = остров Лемнос
    .at = на острове Лемнос
    .ins = островом Лемнос
    .gen = острова Лемнос
    .name = Лемнос
delphi-site-cloud-red-2 = остров Тасос
    .at = на острове Тасос
    .ins = островом Тасос
    .gen = острова Тасос
    .name = Тасос
delphi-site-cloud-black-1 = остров Мелос
    .at = на острове Мелос
    .ins = островом Мелос
    .gen = острова Мелос
    .name = Мелос
delphi-site-cloud-black-2 = остров Китнос
    .at = на острове Китнос
    .ins = островом Китнос
    .gen = острова Китнос
    .name = Китнос
delphi-site-cloud-pink-1 = остров Кос
    .at = на острове Кос
    .ins = островом Кос
    .gen = острова Кос
    .name = Кос
delphi-site-cloud-pink-2 = остров Лерос
    .at = на острове Лерос
    .ins = островом Лерос
    .gen = острова Лерос
    .name = Лерос
delphi-site-cloud-blue-1 = остров Андрос
    .at = на острове Андрос
    .ins = островом Андрос
    .gen = острова Андрос
    .name = Андрос
delphi-site-cloud-blue-2 = остров Тинос
    .at = на острове Тинос
    .ins = островом Тинос
    .gen = острова Тинос
    .name = Тинос
delphi-site-cloud-yellow-1 = остров Хиос
    .at = на острове Хиос
    .ins = островом Хиос
    .gen = острова Хиос
    .name = Хиос
delphi-site-cloud-yellow-2 = остров Икария
    .at = на острове Икария
    .ins = островом Икария
    .gen = острова Икария
    .name = Икария
delphi-site-cloud-green-1 = остров Сирос
    .at = на острове Сирос
    .ins = островом Сирос
    .gen = острова Сирос
    .name = Сирос
delphi-site-cloud-green-2 = остров Кеос
    .at = на острове Кеос
    .ins = островом Кеос
    .gen = острова Кеос
    .name = Кеос
delphi-site-offering-1 = остров Наксос
    .at = на острове Наксос
    .ins = островом Наксос
    .gen = острова Наксос
    .name = Наксос
delphi-site-offering-2 = остров Парос
    .at = на острове Парос
    .ins = островом Парос
    .gen = острова Парос
    .name = Парос
delphi-site-offering-3 = остров Тера
    .at = на острове Тера
    .ins = островом Тера
    .gen = острова Тера
    .name = Тера
delphi-site-offering-4 = остров Халки
    .at = на острове Халки
    .ins = островом Халки
    .gen = острова Халки
    .name = Халки
delphi-site-offering-5 = остров Сифнос
    .at = на острове Сифнос
    .ins = островом Сифнос
    .gen = острова Сифнос
    .name = Сифнос
delphi-site-offering-6 = остров Лесбос
    .at = на острове Лесбос
    .ins = островом Лесбос
    .gen = острова Лесбос
    .name = Лесбос
delphi-site-temple-1 = остров Делос
    .at = на острове Делос
    .ins = островом Делос
    .gen = острова Делос
    .name = Делос
delphi-site-temple-2 = остров Эгина
    .at = на острове Эгина
    .ins = островом Эгина
    .gen = острова Эгина
    .name = Эгина
delphi-site-temple-3 = остров Самос
    .at = на острове Самос
    .ins = островом Самос
    .gen = острова Самос
    .name = Самос
delphi-site-temple-4 = остров Патмос
    .at = на острове Патмос
    .ins = островом Патмос
    .gen = острова Патмос
    .name = Патмос
delphi-site-temple-5 = остров Китира
    .at = на острове Китира
    .ins = островом Китира
    .gen = острова Китира
    .name = Китира
delphi-site-temple-6 = остров Имброс
    .at = на острове Имброс
    .ins = островом Имброс
    .gen = острова Имброс
    .name = Имброс
delphi-site-statue-1 = остров Родос
    .at = на острове Родос
    .ins = островом Родос
    .gen = острова Родос
    .name = Родос
delphi-site-statue-2 = остров Саламин
    .at = на острове Саламин
    .ins = островом Саламин
    .gen = острова Саламин
    .name = Саламин
delphi-site-statue-3 = остров Скирос
    .at = на острове Скирос
    .ins = островом Скирос
    .gen = острова Скирос
    .name = Скирос
delphi-site-statue-4 = остров Аморгос
    .at = на острове Аморгос
    .ins = островом Аморгос
    .gen = острова Аморгос
    .name = Аморгос
delphi-site-statue-5 = остров Иос
    .at = на острове Иос
    .ins = островом Иос
    .gen = острова Иос
    .name = Иос
delphi-site-statue-6 = остров Миконос
    .at = на острове Миконос
    .ins = островом Миконос
    .gen = острова Миконос
    .name = Миконос
delphi-site-monster-1 = остров Серифос
    .at = на острове Серифос
    .ins = островом Серифос
    .gen = острова Серифос
    .name = Серифос
delphi-site-monster-2 = остров Касос
    .at = на острове Касос
    .ins = островом Касос
    .gen = острова Касос
    .name = Касос
delphi-site-monster-3 = остров Нисирос
    .at = на острове Нисирос
    .ins = островом Нисирос
    .gen = острова Нисирос
    .name = Нисирос
delphi-site-monster-4 = остров Тилос
    .at = на острове Тилос
    .ins = островом Тилос
    .gen = острова Тилос
    .name = Тилос
delphi-site-monster-5 = остров Скиатос
    .at = на острове Скиатос
    .ins = островом Скиатос
    .gen = острова Скиатос
    .name = Скиатос
delphi-site-monster-6 = остров Анафи
    .at = на острове Анафи
    .ins = островом Анафи
    .gen = острова Анафи
    .name = Анафи
delphi-site-monster-7 = остров Кимолос
    .at = на острове Кимолос
    .ins = островом Кимолос
    .gen = острова Кимолос
    .name = Кимолос
delphi-site-monster-8 = остров Сикинос
    .at = на острове Сикинос
    .ins = островом Сикинос
    .gen = острова Сикинос
    .name = Сикинос
delphi-site-monster-9 = остров Карпатос
    .at = на острове Карпатос
    .ins = островом Карпатос
    .gen = острова Карпатос
    .name = Карпатос
delphi-site-city-red = город Фивы
    .at = в городе Фивы
    .ins = городом Фивы
    .gen = города Фивы
    .name = Фивы
delphi-site-city-black = город Спарта
    .at = в городе Спарта
    .ins = городом Спарта
    .gen = города Спарта
    .name = Спарта
delphi-site-city-pink = город Коринф
    .at = в городе Коринф
    .ins = городом Коринф
    .gen = города Коринф
    .name = Коринф
delphi-site-city-blue = город Афины
    .at = в городе Афины
    .ins = городом Афины
    .gen = города Афины
    .name = Афины
delphi-site-city-yellow = город Аргос
    .at = в городе Аргос
    .ins = городом Аргос
    .gen = города Аргос
    .name = Аргос
delphi-site-city-green = город Пилос
    .at = в городе Пилос
    .ins = городом Пилос
    .gen = города Пилос
    .name = Пилос

## Задания и острова

delphi-task-kind-shrine = Святилище
    .about = Любой бог продвигается на 1 шаг.
delphi-task-kind-statue = Статуя
    .about = 1 спутник цвета статуи.
delphi-task-kind-offering = Подношение
    .about = 3 милости.
delphi-task-kind-monster = Чудовище
    .about = 1 снаряжение с витрины.

delphi-task-shrine-1 = святилище 1
    .about = Постройте святилище на острове 1 своего цвета.
delphi-task-shrine-2 = святилище 2
    .about = Постройте святилище на острове 2 своего цвета.
delphi-task-shrine-3 = святилище 3
    .about = Постройте святилище на острове 3 своего цвета.
delphi-task-statue-1 = статуя 1
    .about = Воздвигните статую цвета, который вы ещё не воздвигали.
delphi-task-statue-2 = статуя 2
    .about = Воздвигните статую цвета, который вы ещё не воздвигали.
delphi-task-statue-3 = статуя 3
    .about = Воздвигните статую цвета, который вы ещё не воздвигали.
delphi-task-offering-white = подношение любого цвета
    .about = Доставьте подношение цвета, который вы ещё не доставляли.
delphi-task-monster-white = чудовище любого цвета
    .about = Победите чудовище цвета, который вы ещё не побеждали.
delphi-task-offering-yellow = жёлтое подношение
    .about = Доставьте его в храм его цвета.
delphi-task-offering-blue = синее подношение
    .about = Доставьте его в храм его цвета.
delphi-task-offering-pink = розовое подношение
    .about = Доставьте его в храм его цвета.
delphi-task-offering-green = зелёное подношение
    .about = Доставьте его в храм его цвета.
delphi-task-monster-yellow = жёлтое чудовище
    .about = Победите чудовище этого цвета.
delphi-task-monster-blue = синее чудовище
    .about = Победите чудовище этого цвета.
delphi-task-monster-red = красное чудовище
    .about = Победите чудовище этого цвета.
delphi-task-monster-black = чёрное чудовище
    .about = Победите чудовище этого цвета.
delphi-task-double-1 = жёлтое подношение или жёлтое чудовище
    .about = Считается верхняя сторона: жёлтое подношение или жёлтое чудовище.
delphi-task-double-2 = синее подношение или синее чудовище
    .about = Считается верхняя сторона: синее подношение или синее чудовище.
delphi-task-double-3 = розовое подношение или красное чудовище
    .about = Считается верхняя сторона: розовое подношение или красное чудовище.
delphi-task-double-4 = зелёное подношение или чёрное чудовище
    .about = Считается верхняя сторона: зелёное подношение или чёрное чудовище.

delphi-island-red-1 = остров 1 Красного
    .about = Здесь может построить святилище Красный; другие, открыв его, получают награду буквы.
delphi-island-red-2 = остров 2 Красного
    .about = Здесь может построить святилище Красный; другие, открыв его, получают награду буквы.
delphi-island-red-3 = остров 3 Красного
    .about = Здесь может построить святилище Красный; другие, открыв его, получают награду буквы.
delphi-island-yellow-1 = остров 1 Жёлтого
    .about = Здесь может построить святилище Жёлтый; другие, открыв его, получают награду буквы.
delphi-island-yellow-2 = остров 2 Жёлтого
    .about = Здесь может построить святилище Жёлтый; другие, открыв его, получают награду буквы.
delphi-island-yellow-3 = остров 3 Жёлтого
    .about = Здесь может построить святилище Жёлтый; другие, открыв его, получают награду буквы.
delphi-island-green-1 = остров 1 Зелёного
    .about = Здесь может построить святилище Зелёный; другие, открыв его, получают награду буквы.
delphi-island-green-2 = остров 2 Зелёного
    .about = Здесь может построить святилище Зелёный; другие, открыв его, получают награду буквы.
delphi-island-green-3 = остров 3 Зелёного
    .about = Здесь может построить святилище Зелёный; другие, открыв его, получают награду буквы.
delphi-island-blue-1 = остров 1 Синего
    .about = Здесь может построить святилище Синий; другие, открыв его, получают награду буквы.
delphi-island-blue-2 = остров 2 Синего
    .about = Здесь может построить святилище Синий; другие, открыв его, получают награду буквы.
delphi-island-blue-3 = остров 3 Синего
    .about = Здесь может построить святилище Синий; другие, открыв его, получают награду буквы.

delphi-letter-psi = Пси (Ψ)
    .about = 4 милости.
delphi-letter-phi = Фи (Φ)
    .about = 2 карты оракула.
delphi-letter-sigma = Сигма (Σ)
    .about = 3 шага богов в любом распределении.
delphi-letter-omega = Омега (Ω)
    .about = Сбросьте раны одного цвета; щит +1.

## Спутники

delphi-companion-kind-hero = Герой
    .about = Один раз: щит +1 (в обновлённых правилах +2). Раны этого цвета всегда сбрасываются.
delphi-companion-kind-demigod = Полубог
    .about = Один раз: 1 карта оракула. Кубики и карты этого цвета считаются любого цвета.
delphi-companion-kind-creature = Существо
    .about = Плавание этим цветом: дальность +3, цвет цели любой.

delphi-companion-aias = Аякс
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); розовые раны всегда сбрасываются.
delphi-companion-helena = Елена
    .about = Полубог: один раз 1 карта оракула; розовые кубики и карты считаются любого цвета.
delphi-companion-pan = Пан
    .about = Существо: плавание розовым цветом с дальностью +3 и любым цветом цели.
delphi-companion-bellerophon = Беллерофонт
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); жёлтые раны всегда сбрасываются.
delphi-companion-minos = Минос
    .about = Полубог: один раз 1 карта оракула; жёлтые кубики и карты считаются любого цвета.
delphi-companion-gryphos = Грифон
    .about = Существо: плавание жёлтым цветом с дальностью +3 и любым цветом цели.
delphi-companion-theseus = Тесей
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); чёрные раны всегда сбрасываются.
delphi-companion-kirke = Цирцея
    .about = Полубог: один раз 1 карта оракула; чёрные кубики и карты считаются любого цвета.
delphi-companion-cheiron = Хирон
    .about = Существо: плавание чёрным цветом с дальностью +3 и любым цветом цели.
delphi-companion-hektor = Гектор
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); зелёные раны всегда сбрасываются.
delphi-companion-perseus = Персей
    .about = Полубог: один раз 1 карта оракула; зелёные кубики и карты считаются любого цвета.
delphi-companion-pegasus = Пегас
    .about = Существо: плавание зелёным цветом с дальностью +3 и любым цветом цели.
delphi-companion-achilles = Ахилл
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); синие раны всегда сбрасываются.
delphi-companion-herakles = Геракл
    .about = Полубог: один раз 1 карта оракула; синие кубики и карты считаются любого цвета.
delphi-companion-nereide = Нереида
    .about = Существо: плавание синим цветом с дальностью +3 и любым цветом цели.
delphi-companion-odysseus = Одиссей
    .about = Герой: один раз щит +1 (в обновлённых правилах +2); красные раны всегда сбрасываются.
delphi-companion-penthesilea = Пентесилея
    .about = Полубог: один раз 1 карта оракула; красные кубики и карты считаются любого цвета.
delphi-companion-phoenix = Феникс
    .about = Существо: плавание красным цветом с дальностью +3 и любым цветом цели.

## Снаряжение

delphi-equipment-eq-01 = Широкий парус
    .about = Дальность вашего корабля на 1 поле больше.
delphi-equipment-eq-02 = Плоский киль
    .about = Ваш корабль может проходить мели; они не считаются за шаг.
delphi-equipment-eq-03 = Жертвенная чаша
    .about = Каждая награда за подношение, статую или чудовище даёт ещё 1 шаг бога.
delphi-equipment-eq-04 = Дубовый сундук
    .about = Ещё 1 место в трюме. Один раз: щит +1.
delphi-equipment-eq-05 = Длинное копьё
    .about = Сражайтесь, исследуйте и стройте святилища через 1 поле воды.
delphi-equipment-eq-06 = Деревянный кран
    .about = Грузите и воздвигайте статуи через 1 поле воды.
delphi-equipment-eq-07 = Рыбацкая сеть
    .about = Грузите и доставляйте подношения через 1 поле воды.
delphi-equipment-eq-08 = Синяя лампа
    .about = Новое действие (синий): 1 милость, 1 карта оракула, Посейдон +1.
delphi-equipment-eq-09 = Зелёная лампа
    .about = Новое действие (зелёный): 1 милость, 1 карта оракула, Артемида +1.
delphi-equipment-eq-10 = Розовая лампа
    .about = Новое действие (розовый): 1 милость, 1 карта оракула, Гермес +1.
delphi-equipment-eq-11 = Травяная мазь
    .about = Отдых лишь при 4 одинаковых или 8 ранах.
delphi-equipment-eq-12 = Водяные часы
    .about = Раз за ход: 3 милости за ещё одно действие любого цвета.
delphi-equipment-eq-13 = Жёлтая монета
    .about = У вас выпал хотя бы один жёлтый: 2 милости.
delphi-equipment-eq-14 = Красная монета
    .about = У вас выпал хотя бы один красный: 2 милости.
delphi-equipment-eq-15 = Чёрная монета
    .about = У вас выпал хотя бы один чёрный: 2 милости.
delphi-equipment-eq-16 = Пеньковый канат
    .about = Сразу: погрузите 1 статую (красную, зелёную или жёлтую) из её города.
delphi-equipment-eq-17 = Кожаный ремень
    .about = Сразу: погрузите 1 статую (розовую, синюю или чёрную) из её города.
delphi-equipment-eq-18 = Плетёная корзина
    .about = Сразу: погрузите 1 подношение (красное, зелёное или жёлтое) с любого острова.
delphi-equipment-eq-19 = Глиняный кувшин
    .about = Сразу: погрузите 1 подношение (розовое, синее или чёрное) с любого острова.
delphi-equipment-eq-20 = Золочёная лестница
    .about = Сразу: Посейдон, Гермес, Артемида или Афродита встаёт в верхний ряд.
delphi-equipment-eq-21 = Морская карта
    .about = Сразу: посмотрите 2 закрытых острова, откройте один и получите то, что он даёт.
delphi-equipment-eq-22 = Рог изобилия
    .about = Сразу: 3 милости, 1 карта оракула, 2 шага богов.

## Жетоны кораблей

delphi-ship-ship-1 = Черепаха
    .about = Ваш щит в начале на 2 шага выше.
delphi-ship-ship-2 = Орёл
    .about = Ваши боги начинают во входном ряду и возвращаются в него после применения.
delphi-ship-ship-3 = Заяц
    .about = Начало: верните 1 жетон Зевса по выбору без награды.
delphi-ship-ship-4 = Хамелеон
    .about = Перекраска кубика или карты стоит вам на 1 милость меньше.
delphi-ship-ship-5 = Дельфин
    .about = Дальность вашего корабля на 2 поля больше.
delphi-ship-ship-6 = Пчела
    .about = Каждый раз, беря милости, берите на 1 больше; в начале тоже.
delphi-ship-ship-7 = Сорока
    .about = Начало: возьмите 1 снаряжение с витрины и 1 карту оракула.
delphi-ship-ship-8 = Краб
    .about = Можно перекрашивать в обе стороны. 4 места в трюме.

## Действия

delphi-action-draw-card = Взять карту оракула ({ $source })
delphi-action-take-favour = Взять милости ({ $source })
delphi-action-peek = Посмотреть 2 острова ({ $source })
delphi-action-sail = Плыть на { $hex } ({ $source })
delphi-action-fight = Сразиться с { $monster-ins } { $site-at } ({ $source })
delphi-action-explore = Исследовать { $site } ({ $source })
delphi-action-build-shrine = Построить святилище { $site-at } ({ $source })
delphi-action-load-offering = Погрузить { $colour-n } подношение { $site-at } ({ $source })
delphi-action-deliver-offering = Доставить { $colour-n } подношение ({ $source })
delphi-action-load-statue = Погрузить { $colour-facc } статую ({ $source })
delphi-action-raise-statue = Воздвигнуть { $colour-facc } статую { $site-at } ({ $source })
delphi-action-clear-wounds = Сбросить все { $colour-pl } раны ({ $source })
delphi-action-advance-god = Продвинуть { $god-acc } ({ $source })
delphi-action-lamp = Использовать { $colour-facc } лампу ({ $source })
delphi-action-poseidon = Посейдон: переставить корабль на { $hex }
delphi-action-apollo = Аполлон: карта и любой цвет на этот ход
delphi-action-artemis = Артемида: открыть { $site }
delphi-action-aphrodite = Афродита: сбросить все раны
delphi-action-ares = Арес: победить { $monster-acc } { $site-at }
delphi-action-hermes = Гермес: достать { $colour-facc } статую
delphi-action-swap-god = Обменять { $god-acc } на карту оракула
delphi-action-end-turn = Завершить ход
    .does = Ваш ход на этом закончится, и пойдёт следующий игрок.
delphi-action-draft-ship = Взять корабль «{ $ship }»
delphi-action-drop-task = Вернуть: { $task }
delphi-action-recover = Сбросить раны: { $first-f }, { $second-f }, { $third-f }
delphi-action-bonus-favour = Взять 2 милости
delphi-action-bonus-god = Продвинуть { $god-acc }
delphi-action-fight-on = Заплатить 1 милость и сражаться дальше
delphi-action-give-up = Прекратить бой
delphi-action-look-at = Посмотреть { $site }
delphi-action-god-step = Продвинуть { $god-acc }
delphi-action-heal = Сбросить { $colour-pl } раны
delphi-action-choose-companion = Взять спутника: { $companion }
delphi-action-choose-equipment = Взять снаряжение «{ $equipment }»
delphi-action-take-offering = Погрузить { $colour-n } подношение { $site-at }
delphi-action-take-statue = Погрузить { $colour-facc } статую
delphi-action-take-nothing = Ничего не грузить
delphi-action-chart = Посмотреть { $site }
delphi-action-uncover = Открыть { $site }
delphi-action-ladder = В верхний ряд: { $god }
delphi-action-react = Продвинуть { $god-acc }
delphi-action-map = Карта номер { NUMBER($number, useGrouping: 0) }
delphi-action-put-offering = Подношение { $site-at }: { $colour-n }
delphi-action-put-temple = Храм { $site-at }: { $colour }
delphi-action-put-monster = Чудовище { $site-at }: { $monster }
delphi-action-show-equipment = Открывается: { $equipment }
delphi-action-first-player = Начинает { $seat }
delphi-action-deal-colour = Цвет игрока: { $colour }
delphi-action-deal-ship = Корабль «{ $ship }»
delphi-action-offer-ship = Выложен корабль «{ $ship }»
delphi-action-turn-tasks = Перевёрнуты: { $first } и { $second }
delphi-action-remove-task = Возвращается в коробку: { $task }
delphi-action-roll = { $first }, { $second }, { $third }
delphi-action-titan = Титан показывает { $number }
delphi-action-battle = Боевой кубик показывает { $number }
delphi-action-wound = Рана: { $colour-f }
delphi-action-oracle = Карта оракула: { $colour-f }
delphi-action-island = { $island } { $site-at }

## Вопросы

delphi-ask-map = Выбирается карта.
delphi-ask-offerings = Раскладываются подношения.
delphi-ask-temples = Раскладываются храмы.
delphi-ask-monsters = Раскладываются чудовища.
delphi-ask-display = Открывается снаряжение.
delphi-ask-first-player = Определяется первый игрок.
delphi-ask-colours = Определяются цвета игроков.
delphi-ask-ships = Раздаются жетоны кораблей.
delphi-ask-ship-offer = Выкладываются жетоны кораблей.
delphi-ask-draft-ship = Выберите жетон корабля.
delphi-ask-setup-roll = Первый бросок кубиков.
delphi-ask-first-wound = Каждый берёт первую рану.
delphi-ask-turn-tasks = Два двусторонних жетона Зевса переворачиваются.
delphi-ask-remove-task = Жетон Зевса возвращается в коробку.
delphi-ask-drop-task = Какой жетон Зевса вы вернёте?
delphi-ask-return-shrine = Какой жетон святилища вы вернёте?
delphi-ask-recover = Ход отдыха: сбросьте три раны.
delphi-ask-no-wounds = Ран нет: возьмите 2 милости или продвиньте бога.
delphi-ask-act = Выберите действие.
delphi-ask-end = Ваши кубики использованы. Завершить ход?
delphi-ask-battle = Бросок боевого кубика.
delphi-ask-fight-on = Раунд проигран. Сражаться дальше или прекратить бой?
delphi-ask-peek-tiles = Какой остров вы посмотрите?
delphi-ask-glimpse = Кто-то смотрит жетон острова.
delphi-ask-settle-island = Жетон острова открывается.
delphi-ask-god-step = Какой бог продвигается?
delphi-ask-oracle = Берётся карта оракула.
delphi-ask-wound = Берётся карта раны.
delphi-ask-omega-colour = Раны какого цвета вы сбросите?
delphi-ask-choose-companion = Какой спутник присоединится к вам?
delphi-ask-choose-equipment = Какое снаряжение вы возьмёте?
delphi-ask-load-now = Что вы погрузите?
delphi-ask-chart-tiles = Морская карта: какой остров вы посмотрите?
delphi-ask-chart-uncover = Морская карта: какой из двух вы откроете?
delphi-ask-ladder-god = Золочёная лестница: какой бог встанет в верхний ряд?
delphi-ask-roll = Вопрошание оракула.
delphi-ask-titan = Бросок кубика титана.
delphi-ask-react-god = Продвигается бог выпавшего цвета: какой?

## События

delphi-event-map-drawn = Выложена карта номер { NUMBER($number, useGrouping: 0) }.
delphi-event-offering-placed = Выложено { $colour-n } подношение { $site-at }.
delphi-event-temple-placed = Поставлен { $colour } храм { $site-at }.
delphi-event-monster-placed = Чудовище { $site-at }: { $monster }.
delphi-event-pieces-again = Последнюю фишку некуда положить: раскладка начинается заново.
delphi-event-equipment-shown = На витрину выложено снаряжение «{ $equipment }».
delphi-event-first-player = Начинает { $seat }.
delphi-event-colour-dealt = { $seat } играет цветом: { $colour }.
delphi-event-ship-dealt = { $seat } получает корабль «{ $ship }».
delphi-event-ship-offered = Выложен корабль «{ $ship }».
delphi-event-ship-chosen = { $seat } выбирает корабль «{ $ship }».
delphi-event-tasks-turned = Эти жетоны Зевса показывают чудовищ: { $tasks }.
delphi-event-task-removed = Этого задания в игре нет: { $task }.
delphi-event-own-task-removed = { $seat } возвращает жетон святилища: { $task }.
delphi-event-task-spared = { $seat } возвращает жетон Зевса: { $task }.
delphi-event-gods-raised = { $seat }: все боги начинают во входном ряду.
delphi-event-round-begins = Начинается раунд { $round }.
delphi-event-turn-begins = Ходит { $seat }.
delphi-event-recovers = { $seat } отдыхает и сбрасывает раны: { $colours-f }.
delphi-event-unhurt = { $seat } начинает ход без ран.
delphi-event-pays =
    { $favour ->
        [one] { $seat } платит { $favour } милость.
        [few] { $seat } платит { $favour } милости.
       *[many] { $seat } платит { $favour } милостей.
    }
delphi-event-recolours =
    { $favour ->
        [one] { $seat } платит { $favour } милость: { $source } получает { $colour } цвет.
        [few] { $seat } платит { $favour } милости: { $source } получает { $colour } цвет.
       *[many] { $seat } платит { $favour } милостей: { $source } получает { $colour } цвет.
    }
delphi-event-draws-card = { $seat } берёт карту оракула ({ $source }).
delphi-event-takes-favour = { $seat } берёт милости ({ $source }).
delphi-event-peeks = { $seat } осматривает острова ({ $source }).
delphi-event-sails =
    { $steps ->
        [one] { $seat } проплывает { $steps } поле ({ $source }): { $hex }.
        [few] { $seat } проплывает { $steps } поля ({ $source }): { $hex }.
       *[many] { $seat } проплывает { $steps } полей ({ $source }): { $hex }.
    }
delphi-event-fights = { $seat } вступает в бой с { $monster-ins } { $site-at } ({ $source }).
delphi-event-battle-roll = { $seat } выбрасывает { $number } в раунде боя { $round }; нужно не меньше { $needed }.
delphi-event-fights-on =
    { $favour ->
        [one] { $seat } платит { $favour } милость и сражается дальше.
        [few] { $seat } платит { $favour } милости и сражается дальше.
       *[many] { $seat } платит { $favour } милостей и сражается дальше.
    }
delphi-event-gives-up = { $seat } прекращает бой с { $monster-ins }.
delphi-event-beats = { $seat } побеждает { $monster-acc } { $site-at }.
delphi-event-explores = { $seat } исследует { $site } ({ $source }).
delphi-event-island-revealed = Облака над { $site-ins } расходятся: { $island }, буква { $letter }.
delphi-event-looks = { $seat } заглядывает под облака: { $sites }.
delphi-event-glimpses = { $seat } видит { $site-at }: { $island }.
delphi-event-glimpses-hidden = { $seat } видит, что лежит { $site-at }.
delphi-event-builds = { $seat } строит { $site-at } ({ $source }).
delphi-event-shrine-built = { $seat } ставит святилище { $site-at } ({ $island }).
delphi-event-letter-reward = { $seat } получает награду буквы { $letter }.
delphi-event-loads-offering = { $seat } грузит { $colour-n } подношение { $site-at } ({ $source }).
delphi-event-delivers = { $seat } доставляет { $colour-n } подношение в храм { $site-at } ({ $source }).
delphi-event-loads-statue = { $seat } грузит { $colour-facc } статую { $site-at } ({ $source }).
delphi-event-raises = { $seat } воздвигает { $colour-facc } статую { $site-at } ({ $source }).
delphi-event-clears-wounds =
    { $count ->
        [one] { $seat } сбрасывает { $count } { $colour-facc } рану ({ $source }).
        [few] { $seat } сбрасывает { $count } { $colour-pl } раны ({ $source }).
       *[many] { $seat } сбрасывает { $count } { $colour-plgen } ран ({ $source }).
    }
delphi-event-advances-god = { $seat } продвигает { $god-acc } ({ $source }).
delphi-event-uses-lamp = { $seat } зажигает лампу «{ $equipment }» ({ $source }).
delphi-event-ends-turn = { $seat } завершает ход.
delphi-event-god-moves = { $seat }: { $god } поднимается в ряд { $row }.
delphi-event-god-ready = { $seat }: { $god } стоит наготове.
delphi-event-god-acts = { $seat } призывает { $god-acc }.
delphi-event-ship-set = { $seat }: корабль переставлен на { $hex }.
delphi-event-god-swapped = { $seat } меняет { $god-acc } на карту оракула.
delphi-event-god-home = { $seat }: { $god } возвращается в { $row ->
        [0] нижний ряд
       *[other] ряд { $row }
    }.
delphi-event-god-reacts = { $seat } пользуется броском: { $god } поднимается в ряд { $row }.
delphi-event-task-fulfilled =
    { $left ->
        [0] { $seat } выполняет последнее задание: { $task }.
        [one] { $seat } выполняет задание: { $task }. Осталось { $left }.
        [few] { $seat } выполняет задание: { $task }. Осталось { $left }.
       *[many] { $seat } выполняет задание: { $task }. Осталось { $left }.
    }
delphi-event-favour-gained =
    { $favour ->
        [one] { $seat } берёт { $favour } милость.
        [few] { $seat } берёт { $favour } милости.
       *[many] { $seat } берёт { $favour } милостей.
    }
delphi-event-oracle-drawn = { $seat } берёт { $colour-facc } карту оракула.
delphi-event-shield-rises = { $seat }: щит поднимается до { $shield }.
delphi-event-heals =
    { $count ->
        [one] { $seat } сбрасывает { $count } { $colour-facc } рану.
        [few] { $seat } сбрасывает { $count } { $colour-pl } раны.
       *[many] { $seat } сбрасывает { $count } { $colour-plgen } ран.
    }
delphi-event-all-wounds-cleared =
    { $count ->
        [one] { $seat } сбрасывает { $count } рану, других нет.
        [few] { $seat } сбрасывает все { $count } раны.
       *[many] { $seat } сбрасывает все { $count } ран.
    }
delphi-event-companion-joins = { $seat } получает спутника: { $companion }.
delphi-event-equipment-taken = { $seat } берёт снаряжение «{ $equipment }».
delphi-event-equipment-idle = { $seat }: «{ $equipment }» сейчас ничего не даёт.
delphi-event-takes-offering = { $seat } грузит { $colour-n } подношение, которое лежит { $site-at }.
delphi-event-takes-statue = { $seat } грузит { $colour-facc } статую, которая стоит { $site-at }.
delphi-event-takes-nothing = { $seat } ничего не грузит.
delphi-event-rolled = { $seat } вопрошает оракула: { $colours }.
delphi-event-titan-rolled = Титан нападает с силой { $number }.
delphi-event-wounded = { $seat } получает { $colour-facc } рану.
delphi-event-hero-discards =
    { $count ->
        [one] { $seat }: герой отводит { $count } { $colour-facc } рану.
        [few] { $seat }: герой отводит { $count } { $colour-pl } раны.
       *[many] { $seat }: герой отводит { $count } { $colour-plgen } ран.
    }
delphi-event-reaches-zeus = { $seat } возвращается к Зевсу, выполнив все задания!
delphi-event-last-round = Этот раунд последний.
delphi-event-round-limit =
    { $rounds ->
        [one] Игра заканчивается после { $rounds } раунда.
        [few] Игра заканчивается после { $rounds } раундов.
       *[many] Игра заканчивается после { $rounds } раундов.
    }
delphi-event-game-over =
    { $winners-count ->
        [one] Игра окончена. { $winners } побеждает.
        [few] Игра окончена. Победу делят { $winners }.
       *[many] Игра окончена. Победу делят { $winners }.
    }

## Причины

delphi-reason-no-die = У вас нет неиспользованного кубика цвета «{ $colour }».
delphi-reason-no-card = У вас нет { $colour-fgen } карты оракула.
delphi-reason-card-played = В этом ходу вы уже сыграли карту оракула.
delphi-reason-no-extra-action = Дополнительное действие есть только у владельца водяных часов.
delphi-reason-extra-action-used = Вы уже использовали дополнительное действие этого хода.
delphi-reason-not-enough-favour =
    { $need ->
        [one] Это стоит { $need } милость, у вас { $have }.
        [few] Это стоит { $need } милости, у вас { $have }.
       *[many] Это стоит { $need } милостей, у вас { $have }.
    }
delphi-reason-wrong-colour =
    { $cost ->
        [one] Действию нужен { $colour } цвет, у вас { $source }: перекраска стоит { $cost } милость, у вас { $have }.
        [few] Действию нужен { $colour } цвет, у вас { $source }: перекраска стоит { $cost } милости, у вас { $have }.
       *[many] Действию нужен { $colour } цвет, у вас { $source }: перекраска стоит { $cost } милостей, у вас { $have }.
    }
delphi-reason-field-colour =
    { $cost ->
        [one] Цвет поля { $colour }, у вас { $source }: перекраска стоит { $cost } милость, у вас { $have }.
        [few] Цвет поля { $colour }, у вас { $source }: перекраска стоит { $cost } милости, у вас { $have }.
       *[many] Цвет поля { $colour }, у вас { $source }: перекраска стоит { $cost } милостей, у вас { $have }.
    }
delphi-reason-ship-home = Ваш корабль вернулся к Зевсу и больше не плывёт.
delphi-reason-not-water = Корабль туда не плывёт: { $hex } ({ $terrain }).
delphi-reason-off-map = Этого нет на карте: { $hex }.
delphi-reason-same-hex = Ваш корабль уже там.
delphi-reason-zeus-closed =
    { $left ->
        [one] Зевс ждёт, пока не будут выполнены все задания; осталось { $left } задание.
        [few] Зевс ждёт, пока не будут выполнены все задания; осталось { $left } задания.
       *[many] Зевс ждёт, пока не будут выполнены все задания; осталось { $left } заданий.
    }
delphi-reason-no-way = По воде на { $hex } пути нет.
delphi-reason-too-far =
    { $cost ->
        [one] Шагов { $steps } при дальности { $range }: всего это стоит { $cost } милость, у вас { $have }.
        [few] Шагов { $steps } при дальности { $range }: всего это стоит { $cost } милости, у вас { $have }.
       *[many] Шагов { $steps } при дальности { $range }: всего это стоит { $cost } милостей, у вас { $have }.
    }
delphi-reason-creature-colour =
    { $cost ->
        [one] Существу нужен { $colour } цвет, у вас { $source }: всего это стоит { $cost } милость, у вас { $have }.
        [few] Существу нужен { $colour } цвет, у вас { $source }: всего это стоит { $cost } милости, у вас { $have }.
       *[many] Существу нужен { $colour } цвет, у вас { $source }: всего это стоит { $cost } милостей, у вас { $have }.
    }
delphi-reason-not-beside = Ваш корабль не рядом с { $site-ins }.
delphi-reason-nothing-there = Ничего такого цвета ({ $colour }) нет { $site-at }.
delphi-reason-island-face-up = Жетон { $site-at } уже открыт.
delphi-reason-island-face-down = Жетон { $site-at } ещё закрыт.
delphi-reason-no-shrine-task = Жетон { $site-at } не подходит ни к одному вашему заданию на святилище.
delphi-reason-no-room =
    { $hold ->
        [one] Трюм полон: на борту { $hold } фишка.
        [few] Трюм полон: на борту { $hold } фишки.
       *[many] Трюм полон: на борту { $hold } фишек.
    }
delphi-reason-not-needed = Ни одному вашему заданию не нужна эта { $colour-f } фишка.
delphi-reason-not-aboard = На борту нет такой { $colour-fgen } фишки.
delphi-reason-no-building-site = Нет свободного места этого цвета ({ $colour }) { $site-at }.
delphi-reason-no-hidden-island = Закрытых жетонов островов больше нет.
delphi-reason-island-named = Этот остров вы уже посмотрели: { $site }. Назовите другой.
delphi-reason-island-not-looked-at = Вы только что смотрели не этот остров: { $site }.
delphi-reason-no-wound-of-colour = У вас нет { $colour-fgen } раны.
delphi-reason-no-wounds = У вас нет ран.
delphi-reason-too-few-wounds =
    { $have ->
        [0] У вас нет { $colour-fgen } раны.
        [one] У вас только { $have } { $colour-f } рана.
        [few] У вас только { $have } { $colour-pl } раны.
       *[many] У вас только { $have } { $colour-plgen } ран.
    }
delphi-reason-colours-in-order = Назовите раны в порядке колеса: { $colours-f }.
delphi-reason-god-at-top = { $god } уже стоит в верхнем ряду.
delphi-reason-god-at-bottom = { $god } стоит в нижнем ряду.
delphi-reason-god-not-at-top = { $god } стоит в { $row ->
        [0] нижнем ряду
       *[other] ряду { $row }
    }, а не в верхнем.
delphi-reason-god-not-rolled = { $god }: этот цвет не выпал.
delphi-reason-god-not-on-card = Этого бога нет на карте: { $god }.
delphi-reason-no-city-beside = Ваш корабль не рядом с городом.
delphi-reason-no-oracle-cards = Карт оракула больше не осталось.
delphi-reason-no-lamp = У вас нет { $colour-fgen } лампы.
delphi-reason-lamp-needs-die = Для лампы нужен кубик или карта.
delphi-reason-companion-other-colour = { $companion }: цвет не тот, { $colour-f } статуя даёт спутника своего цвета.
delphi-reason-companion-taken = { $companion } уже плывёт с кем-то.
delphi-reason-equipment-not-shown = «{ $equipment }» не лежит на витрине.
delphi-reason-not-on-card = Карта не предлагает эту { $colour-facc } фишку.
delphi-reason-ship-not-offered = Корабль «{ $ship }» не выложен.
delphi-reason-task-not-open = Это не ваше открытое задание: { $task }.
delphi-reason-task-no-shrine = Возвращают жетон святилища, а не этот: { $task }.
delphi-reason-dice-left =
    { $count ->
        [one] Не использован ещё { $count } кубик.
        [few] Не использованы ещё { $count } кубика.
       *[many] Не использовано ещё { $count } кубиков.
    }

## Счёт и настройки

delphi-score-shrine = Святилища
delphi-score-statue = Статуи
delphi-score-offering = Подношения
delphi-score-monster = Чудовища
delphi-score-spared = Возвращённое задание
delphi-score-zeus = Возвращение к Зевсу
delphi-option-first_game = Первая партия
    .help = Восемь заданий, компактная карта и один из четырёх кораблей наугад.
delphi-option-tasks = Число заданий
    .help = От 12 до 8 жетонов Зевса у каждого.
delphi-option-map = Карта
    .help = Компактная, свободная случайная или своя.
delphi-option-map-compact = Компактная
delphi-option-map-random = Случайная
delphi-option-map-custom = Своя
delphi-option-map_text = Карта текстом
    .help = Для своей карты: восемнадцать частей вида L1:4b@-3,5. Пусто — пример.
delphi-option-ships = Жетоны кораблей
    .help = Случайно или по выбору: выложено на один больше, чем игроков.
delphi-option-ships-random = Случайно
delphi-option-ships-draft = По выбору
delphi-option-ship_pool = Набор кораблей
    .help = Все восемь кораблей или четыре для первой партии.
delphi-option-ship_pool-all = Все восемь
delphi-option-ship_pool-first-game = Четыре для первой партии
delphi-option-rules = Редакция правил
    .help = Первые правила или обновлённая редакция с более сильными героями и без ненужных боёв.
delphi-option-rules-rulebook = Первые правила
delphi-option-rules-revised = Обновлённая редакция
delphi-option-first_player = Первый игрок
    .help = По жребию или место на выбор.
delphi-option-first_player-drawn = По жребию
delphi-option-first_player-seat-1 = Место 1
delphi-option-first_player-seat-2 = Место 2
delphi-option-first_player-seat-3 = Место 3
delphi-option-first_player-seat-4 = Место 4
delphi-option-colour_1 = Цвет места 1
    .help = Цвет, жребий или следующий никем не выбранный в порядке: красный, жёлтый, зелёный, синий; от него зависит, на каких островах стоят святилища места.
delphi-option-colour_1-next = Следующий свободный
delphi-option-colour_1-drawn = По жребию
delphi-option-colour_1-red = Красный
delphi-option-colour_1-yellow = Жёлтый
delphi-option-colour_1-green = Зелёный
delphi-option-colour_1-blue = Синий
delphi-option-colour_2 = Цвет места 2
delphi-option-colour_2-next = Следующий свободный
delphi-option-colour_2-drawn = По жребию
delphi-option-colour_2-red = Красный
delphi-option-colour_2-yellow = Жёлтый
delphi-option-colour_2-green = Зелёный
delphi-option-colour_2-blue = Синий
delphi-option-colour_3 = Цвет места 3
delphi-option-colour_3-next = Следующий свободный
delphi-option-colour_3-drawn = По жребию
delphi-option-colour_3-red = Красный
delphi-option-colour_3-yellow = Жёлтый
delphi-option-colour_3-green = Зелёный
delphi-option-colour_3-blue = Синий
delphi-option-colour_4 = Цвет места 4
delphi-option-colour_4-next = Следующий свободный
delphi-option-colour_4-drawn = По жребию
delphi-option-colour_4-red = Красный
delphi-option-colour_4-yellow = Жёлтый
delphi-option-colour_4-green = Зелёный
delphi-option-colour_4-blue = Синий
delphi-option-max_rounds = Предел раундов
    .help = После этого раунда игра заканчивается; 0 — без предела.
delphi-option-edition = Издание
    .help = Компоненты проекта или ваш собственный файл издания.
