# Слова игрового поля в браузере.

elysium-part-market = Храм и агора
elysium-part-mine = Моё царство
elysium-part-others = Соперники
elysium-temple = Храм
elysium-agora = Агора
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
elysium-column-stands = Эта колонна ещё стоит.
elysium-column-fallen = Эта колонна убрана до конца эпохи.
elysium-citizens = { $n ->
    [one] { $n } горожанин
    [few] { $n } горожанина
   *[many] { $n } горожан
}
elysium-citizen-about = Горожанин заменяет недостающую карту в легенде из двух и более карт; в Элизии он отнимает 2 ПО в конце игры.
elysium-quest-gives = Золото: { $gold }. ПО: { $vp }. Переносы: { $transfers }.
elysium-quest-held = Взято игроком: { $name }.
elysium-family-bonus = Награда за завершённые легенды: { $family }
elysium-level-bonus = Награда за самую большую легенду уровня { $n }
elysium-legend-single = Одиночная карта (легенда { $n })
elysium-legend-family = Легенда семейства { $n }
elysium-legend-level = Легенда уровня { $n }
elysium-legend-points = Сейчас приносит { $n } ПО.

## Цена и последствия

elysium-transfers = Переносы
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
    [one] { $n } золото
    [few] { $n } золота
   *[many] { $n } золота
}
elysium-becomes-single = начинает новую легенду
elysium-becomes-family = { $n ->
    [one] легенда семейства из { $n } карты
    [few] легенда семейства из { $n } карт
   *[many] легенда семейства из { $n } карт
}
elysium-becomes-level = { $n ->
    [one] легенда уровня из { $n } карты
    [few] легенда уровня из { $n } карт
   *[many] легенда уровня из { $n } карт
}
elysium-becomes-complete = завершена
elysium-becomes-bonus = с жетоном награды
