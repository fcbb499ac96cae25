# Слова игрового поля в браузере.

elysium-part-market = Храм и Агора
elysium-part-mine = Моё царство
elysium-part-others = Соперники
elysium-temple = Храм
elysium-oracle = Оракул
elysium-domain = Владения
elysium-elysium = Элизий
elysium-epoch = Эпоха { $n } из { $of }
elysium-round = раунд { $n }
elysium-phase-preparation = Подготовка
elysium-phase-awakening = Пробуждение
elysium-phase-actions = Действия
elysium-phase-writing = Создание легенд
elysium-phase-epoch-end = Конец эпохи
elysium-phase-scoring = Итоговый подсчёт
elysium-phase-over = Игра окончена
elysium-pile = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
elysium-discard = в сбросе { $n }
elysium-level = уровень { $n }
elysium-order = Номер { $n } в порядке хода
elysium-ringed = На ней кольцо: её можно применить один раз.
elysium-used = Уже применена в этой эпохе.
elysium-column-title = Колонна: { $column }
elysium-column-stands = Эта колонна ещё стоит.
elysium-column-fallen = Эта колонна убрана до конца эпохи.
elysium-citizens = { $n ->
    [one] { $n } Гражданин
    [few] { $n } Гражданина
   *[many] { $n } Граждан
}
elysium-citizen-about = Гражданин заменяет недостающую карту в легенде из двух и более карт; в Элизии он отнимает 2 ПО в конце игры.
elysium-quest-gives = Золото: { $gold }. ПО: { $vp }. Переводы: { $transfers }.
elysium-quest-held = Уже взято: { $name }.
elysium-family-bonus = Бонус за завершённые легенды: { $family }
elysium-level-bonus = Бонус за самую большую легенду уровня { $n }
elysium-bonus-free = { $n } ПО, ещё свободно.
elysium-bonus-of = { $n } ПО: { $name }.
elysium-taken = Взято карт в этой эпохе: { $n } из 3
elysium-legend-single = Одиночная карта (легенда { $n })
elysium-legend-family = Семейная легенда { $n }
elysium-legend-level = Уровневая легенда { $n }
elysium-legend-points = Сейчас приносит { $n } ПО.

## Цена и последствия

elysium-transfers = Переводы
elysium-after-this = Останется доступно
elysium-after-column = Без колонны: { $column }
elysium-left-cards = { $n ->
    [0] ни одной карты
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
elysium-left-quests = задания { $quests }
elysium-left-no-quest = ни одного задания
elysium-cost = { $n ->
    [0] бесплатно
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
elysium-becomes-single = начинает новую легенду
elysium-becomes-family = { $n ->
    [one] семейная легенда из { $n } карты
    [few] семейная легенда из { $n } карт
   *[many] семейная легенда из { $n } карт
}
elysium-becomes-level = { $n ->
    [one] уровневая легенда из { $n } карты
    [few] уровневая легенда из { $n } карт
   *[many] уровневая легенда из { $n } карт
}
elysium-becomes-complete = завершена
elysium-becomes-bonus = с бонусным жетоном

## Об издании

elysium-edition-credits = Игра Мэттью Данстена и Бретта Дж. Гилберта, изданная Space Cowboys в 2015 году.
elysium-edition-sources = Ход игры, подготовка, легенды и подсчёт очков следуют правилам. Действия, уровни и колонны почти всех карт, задания, фронтон и бонусы за уровни придуманы нами в рамках правил и не претендуют на совпадение с печатными.

# How a step is decided on the board.
elysium-hint-turn = Выберите карту или задание на храме: у вас ещё должны стоять колонны их цветов. Наведите указатель, чтобы увидеть, что останется доступным без каждой из колонн.
elysium-hint-column = Выберите одну из своих колонн. При наведении серым станет то, что окажется недоступным.
elysium-hint-write = Выберите карту своих Владений, чтобы перевести её в Элизий: легенда — это одна семья или один уровень. Задание говорит, сколько карт можно перевести.

# Headings of the rules.
elysium-section-1 = Состав игры
elysium-section-2 = Подготовка
elysium-section-3 = Пять эпох по четыре фазы
elysium-section-4 = Как действуют карты
elysium-section-5 = Легенды
elysium-section-6 = Конец игры
