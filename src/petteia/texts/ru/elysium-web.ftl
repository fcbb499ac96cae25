# Слова игрового поля в браузере.

elysium-part-market = Храм и Агора
elysium-part-mine = Моё царство
elysium-part-others = Соперники
elysium-agora = Агора
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
elysium-citizen-about = Гражданин заменяет недостающую карту в легенде из двух и более карт; в Элизии он отнимает 2 очка в конце игры.
elysium-quest-spoken = { $quest }: { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}, { $vp ->
    [0] без очков
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}, { $transfers ->
    [0] без переводов
    [one] { $transfers } перевод
    [few] { $transfers } перевода
   *[many] { $transfers } переводов
}
elysium-quest-held = Уже взято: { $name }.
elysium-family-bonus = Бонус за завершённые легенды: { $family }
elysium-level-bonus = Бонус за самую большую легенду уровня { $n }
elysium-bonus-free = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }, ещё свободно.
elysium-bonus-of = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }: { $name }.
elysium-taken = Взято карт в этой эпохе: { $n } из 3
elysium-legend-single = Одиночная карта (легенда { $n })
elysium-legend-family = Легенда { $n } (одно семейство)
elysium-legend-level = Легенда { $n } (один уровень)
elysium-legend-points = Сейчас приносит { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.

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
elysium-left-quests = { $n ->
    [1] задание { $quests }
   *[other] задания { $quests }
}
elysium-left-no-quest = ни одного задания
elysium-cost = { $n ->
    [0] бесплатно
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
elysium-becomes-single = начинает новую легенду
elysium-becomes-family = { $n ->
    [one] легенда одного семейства из { $n } карты
    [few] легенда одного семейства из { $n } карт
   *[many] легенда одного семейства из { $n } карт
}
elysium-becomes-level = { $n ->
    [one] легенда одного уровня из { $n } карты
    [few] легенда одного уровня из { $n } карт
   *[many] легенда одного уровня из { $n } карт
}
elysium-becomes-complete = завершена
elysium-becomes-bonus = с бонусным жетоном

## Об издании

elysium-edition-credits = Игра Мэттью Данстена и Бретта Дж. Гилберта, изданная Space Cowboys в 2015 году.
elysium-edition-sources = Ход игры, подготовка, легенды и подсчёт очков следуют правилам. Эффекты, уровни и колонны почти всех карт, задания, фронтон и бонусы за уровни придуманы нами в рамках правил и не претендуют на совпадение с печатными.

# How a step is decided on the board.
elysium-hint-turn = Выберите карту или задание на храме: у вас ещё должны стоять колонны их цветов. До решения видно, что останется доступным без каждой из колонн.
elysium-hint-column = Выберите одну из своих колонн. До решения серым станет то, что окажется недоступным. Светящуюся карту своих Владений можно применить до этого.
elysium-hint-write = Выберите карту своих Владений, чтобы перевести её в Элизий: легенда — это одно семейство или один уровень. Задание говорит, сколько карт можно перевести.

# Headings of the rules.
elysium-section-1 = Состав игры
elysium-section-2 = Подготовка
elysium-section-3 = Пять эпох по четыре фазы
elysium-section-4 = Как действуют карты
elysium-section-5 = Легенды
elysium-section-6 = Конец игры

# Вопросы с их причиной и то, о чём можно пожалеть.
elysium-quoted = «{ $card }»
elysium-a-citizen = Гражданин
elysium-card-of = { $card } (владеет { $name })
elysium-card-by = { $card } с эффектом карты { $lender }
elysium-because-place = К какой легенде присоединить: { $card }?
elysium-because-pay = { $what ->
    [card] { $up ->
        [yes] Сбросить карты из своих Владений, не больше { $n }?
       *[no] { $n ->
            [one] Сбросить { $n } карту из своих Владений?
            [few] Сбросить { $n } карты из своих Владений?
           *[many] Сбросить { $n } карт из своих Владений?
        }
    }
    [gold] { $up ->
        [yes] Заплатить до { $n } золота?
       *[no] Заплатить { $n } золота?
    }
    [vp] { $up ->
        [yes] Заплатить очками, не больше { $n }?
       *[no] Заплатить очками: { $n }?
    }
   *[prestige] { $up ->
        [yes] Заплатить до { $n } престижа?
       *[no] Заплатить { $n } престижа?
    }
}
elysium-because-gift = Какую из своих карт вы отдаёте?
elysium-because-swap = Что вы берёте взамен ({ $card })?
elysium-because-left = { $question } (осталось { $n })
elysium-regret-end = { $n ->
    [one] Вы ещё можете кое-что перевести.
    [few] Вы ещё можете переводить карты: { $n } возможности.
   *[many] Вы ещё можете переводить карты: { $n } возможностей.
} Оставшееся во Владениях в последней эпохе пропадёт.
elysium-regret-decline = Остаток этого эффекта пропадёт.

# Заголовки списка решений.
elysium-group-take = Карты
elysium-group-quest = Задания
elysium-group-remove = Колонны
elysium-group-use = Эффекты ваших карт
elysium-group-transfer = Переводы

# Что значат знаки.
elysium-legend-kinds = Когда действует карта
elysium-legend-families = Семейства
elysium-legend-columns = Колонны
elysium-legend-tokens = Что есть у игроков
elysium-legend-column = Чтобы что-то взять, колонны его цветов должны ещё стоять; после каждой карты или задания одна из колонн уходит.
elysium-legend-gold = Оплачивает переводы: столько, каков уровень карты.
elysium-legend-vp = Уже набранные победные очки.
elysium-legend-prestige = С Аресом: места по нему приносят в конце 16, 8, 4 и 2.
elysium-legend-quest = Задание этой эпохи: порядок хода, золото, очки и переводы.
elysium-legend-transfers = Сколько карт можно перевести из Владений в Элизий.

# Заготовки нового стола.
elysium-preset-first = Пять семейств, которые правила советуют для начала.
elysium-preset-standard = Пять случайных семейств.
