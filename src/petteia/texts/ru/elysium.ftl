# Элизий: что рассказывает игра.

elysium-title = Элизий
elysium-blurb = Соберите богов, героев и чудовищ в своих Владениях, а затем отправляйте их в Элизий, чтобы складывать легенды.

## Действия

elysium-action-side = Сторона { $side } фронтона
elysium-action-family = В игре { $family }
elysium-action-start = Начинает { $seat }
elysium-action-draw = Вытянуть карту «{ $card }»
elysium-action-take = Взять карту «{ $card }»
elysium-action-quest = Взять { $quest-low }
elysium-action-citizen = Взять Гражданина
elysium-action-remove = Убрать { $column-acc } колонну
elysium-action-use = Применить карту «{ $card }»
elysium-action-transfer = Перевести карту «{ $card }»
elysium-action-transfer-citizen = Перевести Гражданина
elysium-action-begin = Начать новую легенду
elysium-action-join = Продолжить легенду { $legend }
elysium-action-end = Закончить
    .does = Больше вы сейчас ничего не делаете; затем ходят другие.
elysium-action-first = Сначала карта «{ $card }»
elysium-action-pick = Выбрать карту «{ $card }»
elysium-action-pick-citizen = Выбрать Гражданина ({ $seat })
elysium-action-borrow = Применить эффект карты «{ $card }»
elysium-action-option = Возможность { $option }
elysium-action-pay = Заплатить { $amount }
elysium-action-decline = На этом остановиться

## Вопросы

elysium-ask-pediment = Какая сторона фронтона видна?
elysium-ask-families = Какие семейства в игре?
elysium-ask-start = Кто начинает?
elysium-ask-fill = Выкладываются карты.
elysium-ask-turn = Возьмите карту или задание либо сначала примените эффект.
elysium-ask-column = Уберите колонну или сначала примените эффект.
elysium-ask-after = Примените другие эффекты или закончите ход.
elysium-ask-write = Переводите карты, применяйте эффекты легенд или закончите.
elysium-ask-place = К какой легенде присоединить карту?
elysium-ask-order = Какой эффект сработает первым?
elysium-ask-pay = Заплатите?
elysium-ask-discard = Какую карту вы сбросите?
elysium-ask-add = Какую карту вы добавите в свои Владения?
elysium-ask-draw = Вытягивается карта.
elysium-ask-swap = Какую карту вы обменяете?
elysium-ask-transfer = Какую карту вы переведёте?
elysium-ask-borrow = Эффект какой карты вы примените?
elysium-ask-choose = Какой вариант вы выберете?

## События

elysium-event-pediment = Фронтон лежит стороной { $side } вверх.
elysium-event-family = В игру входит { $family }.
elysium-event-start = Начинает { $seat }.
elysium-event-epoch = Начинается эпоха { $number }.
elysium-event-awakening = Агора эпохи { $number } выкладывается заново.
elysium-event-revealed = { $place } появляется карта «{ $card }».
elysium-event-reshuffle = Сброс становится новой колодой: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
elysium-event-turn = Раунд { $number }: ходит { $seat }.
elysium-event-taken = { $seat } берёт карту «{ $card }».
elysium-event-quest = { $seat } берёт { $quest-low }.
elysium-event-citizen = { $seat } берёт Гражданина.
elysium-event-column = { $seat } убирает { $column-acc } колонну.
elysium-event-sits-out = { $seat } не может взять задание и пропускает этот раунд.
elysium-event-used = { $seat } применяет карту «{ $card }».
elysium-event-instant = Сразу действует карта «{ $card }» ({ $seat }).
elysium-event-triggered = Срабатывает карта «{ $card }» ({ $seat }).
elysium-event-borrow = { $seat } применяет эффект карты «{ $card }» с помощью карты «{ $by }».
elysium-event-gain = { $seat } получает { $resource-id ->
        [gold] { $number ->
            [one] { $number } золотой
            [few] { $number } золотых
           *[many] { $number } золотых
        }
        [prestige] { $number ->
            [one] { $number } очко престижа
            [few] { $number } очка престижа
           *[many] { $number } очков престижа
        }
       *[vp] { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
    }.
elysium-event-lose = { $seat } теряет { $resource-id ->
        [gold] { $number ->
            [one] { $number } золотой
            [few] { $number } золотых
           *[many] { $number } золотых
        }
        [prestige] { $number ->
            [one] { $number } очко престижа
            [few] { $number } очка престижа
           *[many] { $number } очков престижа
        }
       *[vp] { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
    }.
elysium-event-give = { $other } получает { $resource-id ->
        [gold] { $number ->
            [one] { $number } золотой
            [few] { $number } золотых
           *[many] { $number } золотых
        }
        [prestige] { $number ->
            [one] { $number } очко престижа
            [few] { $number } очка престижа
           *[many] { $number } очков престижа
        }
       *[vp] { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
    }, платит { $seat }.
elysium-event-pay = { $seat } платит { $resource-id ->
        [gold] { $number ->
            [one] { $number } золотой
            [few] { $number } золотых
           *[many] { $number } золотых
        }
        [prestige] { $number ->
            [one] { $number } очко престижа
            [few] { $number } очка престижа
           *[many] { $number } очков престижа
        }
       *[vp] { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
    }.
elysium-event-discard = { $seat } сбрасывает карту «{ $card }» { $place-from }.
elysium-event-discard-from = { $seat } сбрасывает карту «{ $card }» (Владения: { $owner }).
elysium-event-discard-citizen = { $seat } сбрасывает Гражданина (Владения: { $owner }).
elysium-event-added = { $seat } добавляет карту «{ $card }» в свои Владения.
elysium-event-drawn = { $seat } вытягивает карту «{ $card }» в свои Владения.
elysium-event-drawn-twice = { $seat } вытягивает карту «{ $card }», но такая уже лежит во Владениях: она сбрасывается.
elysium-event-swap = { $seat } меняет карту «{ $card }» на карту «{ $other }» { $place-from }.
elysium-event-swap-with = { $seat } отдаёт карту «{ $card }» и получает карту «{ $other }» (обмен: { $owner }).
elysium-event-swap-citizen = { $seat } получает карту «{ $card }» в обмен на Гражданина, его берёт { $other }.
elysium-event-unfinished = { $seat } получает незавершённое задание.
elysium-event-order = Новый порядок хода: { $seats }.
elysium-event-transfer = { $seat } переводит карту «{ $card }» { $cost ->
        [0] бесплатно
       *[other] за { $cost ->
            [one] { $cost } золотой
            [few] { $cost } золотых
           *[many] { $cost } золотых
        }
    } { $form-id ->
        [single] и начинает легенду { $legend }
       *[other] в легенду { $legend }, теперь это { $form }: { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
    }.
elysium-event-transfer-citizen = { $seat } переводит Гражданина { $cost ->
        [0] бесплатно
       *[other] за { $cost ->
            [one] { $cost } золотой
            [few] { $cost } золотых
           *[many] { $cost } золотых
        }
    } в легенду { $legend }, теперь это { $form }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
elysium-event-family-bonus = { $seat } завершает легенду { $family-gen } и получает её бонусный жетон ({ $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }).
elysium-event-level-bonus = { $seat } получает бонусный жетон { $level-gen } ({ $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }).
elysium-event-level-bonus-moves = { $seat } забирает бонусный жетон { $level-gen } ({ $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }), его теряет { $other }.
elysium-event-cleared = Все Владения и одиночные карты убираются.
elysium-event-chronos = Карта «{ $card }» приносит очки в конце игры ({ $seat }).
elysium-event-score = { $seat } завершает игру, набрав { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }.

## Причины

elysium-reason-enough-cards = В этой эпохе вы уже взяли три карты.
elysium-reason-not-in-agora = Карта «{ $card }» не лежит на Агоре.
elysium-reason-at-oracle = Карта «{ $card }» лежит у Оракула и вам недоступна.
elysium-reason-same-card = Такая же карта, как «{ $card }», уже лежит в ваших Владениях.
elysium-reason-needs-columns = Для карты «{ $card }» у вас не хватает { $columns-gen } { $columns-count ->
        [one] колонны
        [few] колонн
       *[many] колонн
    }.
elysium-reason-has-quest = У вас уже есть задание.
elysium-reason-no-such-quest = { $quest } в этой игре не участвует.
elysium-reason-quest-gone = { $quest } уже занято.
elysium-reason-quest-needs = Чтобы взять { $quest-low }, нужна { $columns-or } колонна.
elysium-reason-card-open = Вы ещё можете взять карту «{ $card }».
elysium-reason-quest-open = Ещё можно взять задание: { $quest }.
elysium-reason-column-gone = У вас уже нет { $column-gen } колонны.
elysium-reason-not-in-domain = Карта «{ $card }» не лежит в ваших Владениях.
elysium-reason-not-by-choice = Эффект карты «{ $card }» нельзя применить по желанию.
elysium-reason-other-phase = Эффект карты «{ $card }» относится к другой фазе.
elysium-reason-ring-gone = На карте «{ $card }» больше нет кольца.
elysium-reason-already-used = Карта «{ $card }» уже применялась в этой эпохе.
elysium-reason-eleusis-alone = Для карты «{ $card }» нужна ещё одна карта Элевсина в ваших Владениях.
elysium-reason-price-too-high = Цена карты «{ $card }» — { $resource-id ->
        [gold] { $number ->
            [one] { $number } золотой
            [few] { $number } золотых
           *[many] { $number } золотых
        }
        [prestige] { $number ->
            [one] { $number } очко престижа
            [few] { $number } очка престижа
           *[many] { $number } очков престижа
        }
       *[vp] { $number ->
            [one] { $number } очко
            [few] { $number } очка
           *[many] { $number } очков
        }
    }: столько у вас нет.
elysium-reason-price-needs-cards = Цена карты «{ $card }» — { $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    } из ваших Владений: заплатить её вы не можете.
elysium-reason-would-do-nothing = Карта «{ $card }» сейчас ничего не даст.
elysium-reason-not-waiting = Карта «{ $card }» сейчас не сработала.
elysium-reason-card-not-meant = Эффект не допускает карту «{ $card }».
elysium-reason-not-meant = Эффект этого не допускает.
elysium-reason-must-choose = Здесь нельзя отказаться.
elysium-reason-price = Цена: { $number }.
elysium-reason-option-impossible = Другой вариант можно выполнить полностью, а этот нет.
elysium-reason-option-costs-nothing = Другой вариант можно выполнить хотя бы отчасти, а этот вам ничего не стоит.
elysium-reason-no-transfers-left = Ваше задание больше не даёт переводов.
elysium-reason-too-expensive = Перевод карты «{ $card }» стоит { $cost ->
        [one] { $cost } золотой
        [few] { $cost } золотых
       *[many] { $cost } золотых
    }; у вас { $gold }.
elysium-reason-citizen-too-expensive = Перевод Гражданина стоит { $cost ->
        [one] { $cost } золотой
        [few] { $cost } золотых
       *[many] { $cost } золотых
    }; у вас { $gold }.
elysium-reason-no-citizen = В ваших Владениях нет Граждан.
elysium-reason-citizen-needs-legend = Гражданин присоединяется только к незавершённой легенде хотя бы из двух карт.
elysium-reason-citizen-begins-nothing = Гражданин не может начать легенду.
elysium-reason-no-such-legend = У вас нет легенды { $number }.
elysium-reason-does-not-fit = Карта «{ $card }» не подходит к легенде { $number }.

## Подсчёт

elysium-score-tokens = Полученные победные очки
elysium-score-chronos = Эффекты Хроноса
elysium-score-family-legends = Легенды одного семейства
elysium-score-level-legends = Легенды одного уровня
elysium-score-family-bonus = Бонусные жетоны семейств
elysium-score-level-bonus = Бонусные жетоны уровней
elysium-score-prestige = Престиж
elysium-score-citizens = Граждане

## Настройки

elysium-option-set = Семейства
    .help = Пять семейств по совету правил или пять случайных.
elysium-option-set-first = Первая партия
elysium-option-set-plenty = Много очков
elysium-option-set-contest = Состязание
elysium-option-set-scarce = Нехватка
elysium-option-set-combos = Комбинации
elysium-option-set-many_ways = Разные пути к победе
elysium-option-set-random = Случайно
elysium-option-families = Выбранные семейства
    .help = Ровно пять; тогда выбор выше не действует.
elysium-option-families-zeus = Зевс
elysium-option-families-hades = Аид
elysium-option-families-hephaestus = Гефест
elysium-option-families-poseidon = Посейдон
elysium-option-families-athena = Афина
elysium-option-families-ares = Арес
elysium-option-families-apollo = Аполлон
elysium-option-families-hermes = Гермес
elysium-option-pediment = Фронтон
    .help = От стороны зависит, какая колонна открывает какое задание.
elysium-option-pediment-random = Случайно
elysium-option-pediment-A = Сторона A
elysium-option-pediment-B = Сторона B
elysium-option-edition = Издание
    .help = Собственные компоненты проекта или ваш файл издания.

## Компоненты

elysium-family-zeus = Зевс
    .gen = Зевса
    .about = Победные очки самыми разными путями.
elysium-family-hades = Аид
    .gen = Аида
    .about = Переводы, в том числе бесплатные, и мистерии Элевсина.
elysium-family-hephaestus = Гефест
    .gen = Гефеста
    .about = Золото.
elysium-family-poseidon = Посейдон
    .gen = Посейдона
    .about = Потери для всех остальных.
elysium-family-athena = Афина
    .gen = Афины
    .about = Много вам, немного остальным.
elysium-family-ares = Арес
    .gen = Ареса
    .about = Престиж, который засчитывается в конце.
elysium-family-apollo = Аполлон
    .gen = Аполлона
    .about = Оракул, который показывает карты следующей эпохи.
elysium-family-hermes = Гермес
    .gen = Гермеса
    .about = Эффекты других карт ещё раз.
elysium-column-red = красная
    .acc = красную
    .gen = красной
elysium-column-blue = синяя
    .acc = синюю
    .gen = синей
elysium-column-green = зелёная
    .acc = зелёную
    .gen = зелёной
elysium-column-yellow = жёлтая
    .acc = жёлтую
    .gen = жёлтой
elysium-column-any = ещё одна любая
    .acc = любую
    .gen = ещё одной любой
elysium-quest-1 = Задание 1
    .low = задание 1
elysium-quest-2 = Задание 2
    .low = задание 2
elysium-quest-3 = Задание 3
    .low = задание 3
elysium-quest-4 = Задание 4
    .low = задание 4
elysium-quest-unfinished = Незавершённое задание
    .low = незавершённое задание
    .about = Оборот жетона для тех, кто не смог взять задание.
elysium-side-A = A
elysium-side-B = B
elysium-level-1 = уровень 1
    .gen = уровня 1
elysium-level-2 = уровень 2
    .gen = уровня 2
elysium-level-3 = уровень 3
    .gen = уровня 3
elysium-kind-instant = Мгновенный
    .adj = с мгновенным эффектом
    .effect = мгновенный эффект
    .about = Действует в момент, когда карту берут, и только тогда.
elysium-kind-permanent = Постоянный
    .adj = с постоянным эффектом
    .effect = постоянный эффект
    .about = Действует, пока карта лежит во Владениях, в ход любого игрока.
elysium-kind-activate = Активация
    .adj = с активацией
    .effect = эффект активации
    .about = Применяется раз в эпоху в свой ход.
elysium-kind-once = Однократный
    .adj = с однократным эффектом
    .effect = однократный эффект
    .about = Применяется один раз; кольцо показывает, что это ещё впереди.
elysium-kind-legend = Легенда
    .adj = с эффектом легенды
    .effect = эффект легенды
    .about = Применяется, когда складывают легенды.
elysium-kind-chronos = Хронос
    .adj = Хроноса
    .effect = эффект Хроноса
    .about = Приносит очки в конце игры, если карта входит в легенду.
elysium-kind-chronos_family = Хронос =
    .adj = Хроноса =
    .effect = эффект Хроноса =
    .about = Приносит очки в конце игры, лучше всего в легенде одного семейства.
elysium-kind-chronos_level = Хронос ≠
    .adj = Хроноса ≠
    .effect = эффект Хроноса ≠
    .about = Приносит очки в конце игры, лучше всего в легенде одного уровня.
elysium-kind-eleusis = Элевсин
    .adj = Элевсина
    .effect = эффект Элевсина
    .about = Применяется раз в эпоху, если во Владениях есть другая карта Элевсина.
elysium-resource-gold = золота
elysium-resource-vp = победные очки
elysium-resource-prestige = престижа
elysium-place-agora = На Агоре
    .from = с Агоры
elysium-place-oracle = У Оракула
    .from = от Оракула
elysium-place-discard = В сбросе
    .from = из сброса
elysium-place-domain = Во Владениях
    .from = из своих Владений
elysium-place-other_domains = В чужих Владениях
    .from = из чужих Владений
elysium-form-single = одиночная карта
elysium-form-family = легенда одного семейства
elysium-form-level = легенда одного уровня
