# Тексты карт. Они складываются из этих частей; у части три формы: в начале предложения, внутри предложения
# и после слов о других игроках.

## Связки

elysium-text-then = { $first } { $second }
elysium-text-and = { $first }; { $second }
elysium-text-or = { $first } или { $second }
elysium-text-sentence = { $clause }.
elysium-text-price = { $price }: тогда { $clause }
elysium-text-whenever = { $event }, { $clause }.
elysium-text-if = { $clause }, { $condition }
elysium-text-details = { $clause } ({ $list })
elysium-text-except-this = { $clause } (не эту карту)

## Кто

elysium-text-others = Каждый соперник { $clause }
elysium-text-all = Каждый игрок, начиная с вас, { $clause }
elysium-text-most-others = Каждый соперник, у которого { $measure }, { $clause }
elysium-text-most-all = Каждый игрок, у которого { $measure }, { $clause }
elysium-text-others-mid = каждый соперник { $clause }
elysium-text-all-mid = каждый игрок, начиная с вас, { $clause }
elysium-text-most-others-mid = каждый соперник, у которого { $measure }, { $clause }
elysium-text-most-all-mid = каждый игрок, у которого { $measure }, { $clause }
elysium-text-measure-gold = больше всего золота
elysium-text-measure-vp = больше всего очков
elysium-text-measure-prestige = больше всего престижа
elysium-text-measure-domain = больше всего карт во Владениях
elysium-text-measure-elysium = больше всего карт в Элизии

## Количества

elysium-text-amount-gold = { $number } { $number ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }
elysium-text-amount-vp = { $number } { $number ->
        [one] очко
        [few] очка
       *[many] очков
    }
elysium-text-amount-prestige = { $number } { $number ->
        [one] очко престижа
        [few] очка престижа
       *[many] очков престижа
    }
elysium-text-some-gold = золото
elysium-text-some-vp = победные очки
elysium-text-some-prestige = престиж
elysium-text-each = { $amount } { $each }
elysium-text-plus = { $first } и ещё { $second }
elysium-text-equal = { $resource } в размере { $count }
elysium-text-as-many = в размере { $count }
elysium-text-as-many-at-most = не больше { $count }
elysium-text-cut = { $amount }, но не больше { $limit }
elysium-text-cut-all = { $amount }, всего не больше { $limit }
elysium-text-limit-gold = { $number } { $number ->
        [one] золотого
        [few] золотых
       *[many] золотых
    }
elysium-text-limit-vp = { $number } { $number ->
        [one] очка
        [few] очков
       *[many] очков
    }
elysium-text-limit-prestige = { $number } { $number ->
        [one] очка престижа
        [few] очков престижа
       *[many] очков престижа
    }
elysium-text-limit-cards = { $number } { $number ->
        [one] карты
        [few] карт
       *[many] карт
    }
elysium-text-up-to = до { $what }
elysium-text-at-least = не меньше { $what }
elysium-text-at-most = не больше { $what }

## Карты

elysium-text-cards-count = { $number } { $other }{ $sort ->
        [citizen] { $number ->
            [one] Гражданина
            [few] Граждан
           *[many] Граждан
        }
        [family] { $number ->
            [one] карту семейства
            [few] карты семейств
           *[many] карт семейств
        }
       *[any] { $number ->
            [one] карту
            [few] карты
           *[many] карт
        }
    }{ $family }{ $kind }{ $level }
elysium-text-cards-gen = { $number } { $other }{ $sort ->
        [citizen] { $number ->
            [one] Гражданина
            [few] Граждан
           *[many] Граждан
        }
        [family] { $number ->
            [one] карты семейства
            [few] карт семейств
           *[many] карт семейств
        }
       *[any] { $number ->
            [one] карты
            [few] карт
           *[many] карт
        }
    }{ $family }{ $kind }{ $level }
elysium-text-cards-no = { $other }{ $sort ->
        [citizen] Граждан
        [family] карт семейств
       *[any] карт
    }{ $family }{ $kind }{ $level }
elysium-text-cards-many = { $other }{ $sort ->
        [citizen] Граждан
        [family] карт семейств
       *[any] карт
    }{ $family }{ $kind }{ $level }
elysium-text-cards-some = { $sort ->
        [citizen] Граждан
        [family] карты семейств
       *[any] карты
    }{ $family }{ $kind }{ $level }
elysium-text-cards-some-other = другие { $sort ->
        [citizen] Граждан
        [family] карты семейств
       *[any] карты
    }{ $family }{ $kind }{ $level }
elysium-text-one-card = карту
elysium-text-one-citizen = Гражданина
elysium-text-one-real = карту семейства
elysium-text-one-family = карту { $family-gen }
elysium-text-one-kind = карту { $kind-adj }
elysium-text-one-level = карту уровня { $level }
elysium-text-one-of = карту ({ $list })
elysium-text-other-one = другую{ " " }
elysium-text-other-many = других{ " " }
elysium-text-of-family = { " " }{ $family-gen }
elysium-text-of-kind = { " " }{ $kind-adj }
elysium-text-of-level = { " " }уровня { $level }
elysium-text-of-any = { " " }({ $list })
elysium-text-detail-level = уровень { $level }
elysium-text-detail-real = не Гражданин
elysium-text-detail-other = не эта карта

## Места

elysium-text-in-domain = в ваших Владениях
elysium-text-in-their-domain = в своих Владениях
elysium-text-in-any-domain = в любых Владениях
elysium-text-in-another-domain = во Владениях соперника
elysium-text-in-all-domains = во всех Владениях
elysium-text-in-other-domains = во Владениях соперников
elysium-text-in-elysium = в вашем Элизии
elysium-text-in-their-elysium = в своём Элизии
elysium-text-in-any-elysium = в любом Элизии
elysium-text-in-another-elysium = в Элизии соперника
elysium-text-in-all-elysiums = во всех Элизиях
elysium-text-in-other-elysiums = в Элизиях соперников
elysium-text-in-legend = в этой легенде
elysium-text-in-agora = на Агоре
elysium-text-in-oracle = у Оракула
elysium-text-in-discard = в сбросе
elysium-text-in-moved = среди перемещённых карт
elysium-text-from-domain = из своих Владений
elysium-text-from-their-domain = из своих Владений
elysium-text-from-another-domain = из Владений соперника
elysium-text-from-agora = с Агоры
elysium-text-from-oracle = от Оракула
elysium-text-from-discard = из сброса

## Что подсчитывается

elysium-text-each-cards = за { $number ->
        [one] { $sort ->
            [citizen] каждого Гражданина
            [family] каждую { $other }карту семейства
           *[any] каждую { $other }карту
        }
        [few] каждые { $number } { $other }{ $sort ->
            [citizen] Гражданина
            [family] карты семейств
           *[any] карты
        }
       *[many] каждые { $number } { $other }{ $sort ->
            [citizen] Граждан
            [family] карт семейств
           *[any] карт
        }
    }{ $family }{ $kind }{ $level } { $place }
elysium-text-each-family = за { $number ->
        [one] каждое семейство, представленное
        [few] каждые { $number } семейства, представленные
       *[many] каждые { $number } семейств, представленных
    } { $place }
elysium-text-each-level = за { $number ->
        [one] каждый уровень, представленный
        [few] каждые { $number } уровня, представленные
       *[many] каждые { $number } уровней, представленных
    } { $place }
elysium-text-each-legend = за { $number ->
        [one] каждую
        [few] каждые { $number }
       *[many] каждые { $number }
    } { $legends } в вашем Элизии
elysium-text-legends-any = { $number ->
        [one] легенду
        [few] легенды
       *[many] легенд
    }
elysium-text-legends-family = { $number ->
        [one] легенду
        [few] легенды
       *[many] легенд
    } одного семейства
elysium-text-legends-level = { $number ->
        [one] легенду
        [few] легенды
       *[many] легенд
    } одного уровня
elysium-text-legends-complete = { $number ->
        [one] завершённую легенду
        [few] завершённые легенды
       *[many] завершённых легенд
    }
elysium-text-legends-family-complete = { $number ->
        [one] завершённую легенду
        [few] завершённые легенды
       *[many] завершённых легенд
    } одного семейства
elysium-text-legends-level-complete = { $number ->
        [one] завершённую легенду
        [few] завершённые легенды
       *[many] завершённых легенд
    } одного уровня
elysium-text-each-transfer = за { $number ->
        [one] каждый
        [few] каждые { $number }
       *[many] каждые { $number }
    } { $form ->
        [they] { $number ->
            [one] свой
            [few] своих
           *[many] своих
        }
       *[other] { $number ->
            [one] ваш
            [few] ваших
           *[many] ваших
        }
    } { $number ->
        [one] перевод
        [few] перевода
       *[many] переводов
    } в этой фазе
elysium-text-each-owned-gold = за { $number ->
        [one] каждый
        [few] каждые { $number }
       *[many] каждые { $number }
    } { $form ->
        [they] { $number ->
            [one] свой
            [few] своих
           *[many] своих
        }
       *[other] { $number ->
            [one] ваш
            [few] ваших
           *[many] ваших
        }
    } { $number ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }
elysium-text-each-owned-vp = за { $number ->
        [one] каждое
        [few] каждые { $number }
       *[many] каждые { $number }
    } { $form ->
        [they] { $number ->
            [one] своё
            [few] своих
           *[many] своих
        }
       *[other] { $number ->
            [one] ваше
            [few] ваших
           *[many] ваших
        }
    } { $number ->
        [one] очко
        [few] очка
       *[many] очков
    }
elysium-text-each-owned-prestige = за { $number ->
        [one] каждое
        [few] каждые { $number }
       *[many] каждые { $number }
    } { $form ->
        [they] { $number ->
            [one] своё
            [few] своих
           *[many] своих
        }
       *[other] { $number ->
            [one] ваше
            [few] ваших
           *[many] ваших
        }
    } { $number ->
        [one] очко
        [few] очка
       *[many] очков
    } престижа
elysium-text-each-paid-gold = за { $number ->
        [one] каждый уплаченный золотой
        [few] каждые { $number } уплаченных золотых
       *[many] каждые { $number } уплаченных золотых
    }
elysium-text-each-paid-vp = за { $number ->
        [one] каждое уплаченное очко
        [few] каждые { $number } уплаченных очка
       *[many] каждые { $number } уплаченных очков
    }
elysium-text-each-paid-prestige = за { $number ->
        [one] каждое уплаченное очко
        [few] каждые { $number } уплаченных очка
       *[many] каждые { $number } уплаченных очков
    } престижа
elysium-text-each-discarded = за { $number ->
        [one] каждую сброшенную карту
        [few] каждые { $number } сброшенные карты
       *[many] каждые { $number } сброшенных карт
    }
elysium-text-each-moved = за { $number ->
        [one] каждую перемещённую карту
        [few] каждые { $number } перемещённые карты
       *[many] каждые { $number } перемещённых карт
    }
elysium-text-level-event = её уровня
elysium-text-level-last = уровня этой карты
elysium-text-level-sum = суммы уровней { $cards } { $place }

## Условия

elysium-text-cond-none = если { $place } нет { $cards }
elysium-text-cond-there-one = если { $place } { $what }
elysium-text-cond-there = если { $place } { $what }
elysium-text-cond-transfers-least = если в этой фазе { $form ->
        [they] у этого игрока
       *[other] у вас
    } не меньше { $number } { $number ->
        [one] перевода
        [few] переводов
       *[many] переводов
    }
elysium-text-cond-transfers-most = если в этой фазе { $form ->
        [they] у этого игрока
       *[other] у вас
    } не больше { $number } { $number ->
        [one] перевода
        [few] переводов
       *[many] переводов
    }
elysium-text-cond-have-least = если { $form ->
        [they] у этого игрока
       *[other] у вас
    } есть хотя бы { $amount }
elysium-text-cond-have-most = если { $form ->
        [they] у этого игрока
       *[other] у вас
    } самое большее { $amount }
elysium-text-cond-most = если { $form ->
        [they] у этого игрока
       *[other] у вас
    } { $measure }
elysium-text-cond-sum-least = если значение { $count } не меньше { $number }
elysium-text-cond-sum-most = если значение { $count } не больше { $number }
elysium-text-families-gen = { $number } { $number ->
        [one] разного семейства
        [few] разных семейств
       *[many] разных семейств
    }
elysium-text-levels-gen = { $number } { $number ->
        [one] разного уровня
        [few] разных уровней
       *[many] разных уровней
    }

## Что происходит

elysium-text-gain = { $form ->
        [start] Получите
        [mid] вы получаете
       *[they] получает
    } { $what }
elysium-text-gain-more = { $form ->
        [start] Получите ещё
        [mid] вы получаете ещё
       *[they] получает ещё
    } { $what }
elysium-text-lose = { $form ->
        [start] Потеряйте
        [mid] вы теряете
       *[they] теряет
    } { $what }
elysium-text-give = { $form ->
        [start] Отдайте
        [mid] вы отдаёте
       *[they] отдаёт вам
    } { $what }
elysium-text-pay = { $form ->
        [start] Заплатите
        [mid] вы платите
       *[they] платит
    } { $what }
elysium-text-may-pay = { $form ->
        [start] Вы можете заплатить
        [mid] вы можете заплатить
       *[they] может заплатить
    } { $what }
elysium-text-discard = { $form ->
        [start] Сбросьте
        [mid] вы сбрасываете
       *[they] сбрасывает
    } { $cards } { $place }
elysium-text-may-discard = { $form ->
        [start] Вы можете сбросить
        [mid] вы можете сбросить
       *[they] может сбросить
    } { $cards } { $place }
elysium-text-discard-this = { $form ->
        [start] Сбросьте
        [mid] вы сбрасываете
       *[they] сбрасывает
    } эту карту
elysium-text-draw = { $form ->
        [start] Вытяните
        [mid] вы вытягиваете
       *[they] вытягивает
    } { $cards } из колоды в свои Владения
elysium-text-take-citizens = { $form ->
        [start] Возьмите
        [mid] вы берёте
       *[they] берёт
    } { $cards }
elysium-text-add = { $form ->
        [start] Добавьте
        [mid] вы добавляете
       *[they] добавляет
    } { $cards } { $place } в свои Владения
elysium-text-swap = { $form ->
        [start] Вы можете обменять
        [mid] вы можете обменять
       *[they] может обменять
    } { $give } из своих Владений на { $cards } { $place }
elysium-text-transfer = { $form ->
        [start] Вы можете перевести
        [mid] вы можете перевести
       *[they] может перевести
    } { $cards } в свой Элизий { $cost }
elysium-text-cost-normal = по обычной цене
elysium-text-cost-plus1 = по цене «уровень + 1 золотой»
elysium-text-cost-free = бесплатно
elysium-text-use = { $form ->
        [start] Вы можете применить
        [mid] вы можете применить
       *[they] может применить
    } { $kind-effect } карты { $place }
elysium-text-use-other = { $form ->
        [start] Вы можете применить
        [mid] вы можете применить
       *[they] может применить
    } { $kind-effect } другой карты { $place }
elysium-text-choose = { $first } или { $second }
elysium-text-nothing = { $form ->
        [start] Ничего не происходит
        [mid] ничего не происходит
       *[they] ничего не делает
    }

## События и правила

elysium-text-when-take = Каждый раз, когда вы берёте { $cards }, в том числе по эффекту
elysium-text-when-transfer = Каждый раз, когда вы переводите { $cards } в Элизий
elysium-text-when-gain = Каждый раз, когда вы получаете { $resource }
elysium-text-rule-reach = Вы можете брать карты { $place } так, будто они лежат на Агоре.
elysium-text-rule-immune = Карты { $family-gen } ваших соперников на вас не действуют.
elysium-text-rule-free = Перевод { $cards } в Элизий для вас бесплатен.
elysium-text-rule-plus1 = Перевод { $cards } в Элизий обходится вам на 1 золотой дороже обычного.
elysium-text-rule-normal = Перевод { $cards } в Элизий вы оплачиваете по обычной цене.
