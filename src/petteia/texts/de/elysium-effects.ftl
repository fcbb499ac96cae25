# Kartentexte. Sie werden aus diesen Teilen zusammengesetzt; ein Satzteil hat drei Formen: am Satzanfang,
# im Satz und hinter den Worten für andere.

## Verbindungen

elysium-text-then = { $first } { $second }
elysium-text-and = { $first }; { $second }
elysium-text-or = { $first } oder { $second }
elysium-text-sentence = { $clause }.
elysium-text-price = { $price }, dann { $clause }
elysium-text-whenever = { $event }, { $clause }.
elysium-text-if = { $clause }, { $condition }
elysium-text-details = { $clause } ({ $list })
elysium-text-except-this = { $clause } (nicht diese Karte)

## Wer

elysium-text-others = Jeder Mitspieler { $clause }
elysium-text-all = Jeder Spieler, du zuerst, { $clause }
elysium-text-most-others = Jeder Mitspieler mit { $measure } { $clause }
elysium-text-most-all = Jeder Spieler mit { $measure } { $clause }
elysium-text-others-mid = jeder Mitspieler { $clause }
elysium-text-all-mid = jeder Spieler, du zuerst, { $clause }
elysium-text-most-others-mid = jeder Mitspieler mit { $measure } { $clause }
elysium-text-most-all-mid = jeder Spieler mit { $measure } { $clause }
elysium-text-measure-gold = dem meisten Gold
elysium-text-measure-vp = den meisten SP
elysium-text-measure-prestige = den meisten EP
elysium-text-measure-domain = den meisten Karten in der Sphäre
elysium-text-measure-elysium = den meisten Karten im Elysium

## Mengen

elysium-text-amount-gold = { $number } Gold
elysium-text-amount-vp = { $number } SP
elysium-text-amount-prestige = { $number } EP
elysium-text-some-gold = Gold
elysium-text-some-vp = SP
elysium-text-some-prestige = EP
elysium-text-each = { $amount } { $each }
elysium-text-plus = { $first } und dazu { $second }
elysium-text-equal = { $resource } in Höhe { $count }
elysium-text-as-many = in Höhe { $count }
elysium-text-as-many-at-most = höchstens in Höhe { $count }
elysium-text-cut = { $amount }, höchstens { $limit }
elysium-text-cut-all = { $amount }, insgesamt höchstens { $limit }
elysium-text-limit-gold = { $number } Gold
elysium-text-limit-vp = { $number } SP
elysium-text-limit-prestige = { $number } EP
elysium-text-limit-cards = { $number } { $number ->
        [one] Karte
       *[other] Karten
    }
elysium-text-up-to = bis zu { $what }
elysium-text-at-least = mindestens { $what }
elysium-text-at-most = höchstens { $what }

## Karten

elysium-text-cards-count = { $number } { $other }{ $family }{ $kind }{ $sort ->
        [citizen] Bürger
        [family] { $number ->
            [one] Familienkarte
           *[other] Familienkarten
        }
       *[any] { $number ->
            [one] Karte
           *[other] Karten
        }
    }{ $level }
elysium-text-cards-gen = { $number } { $other }{ $family }{ $kind }{ $sort ->
        [citizen] Bürger
        [family] { $number ->
            [one] Familienkarte
           *[other] Familienkarten
        }
       *[any] { $number ->
            [one] Karte
           *[other] Karten
        }
    }{ $level }
elysium-text-cards-no = { $sort ->
        [citizen] kein Bürger
        [family] keine { $other }{ $family }{ $kind }Familienkarte{ $level }
       *[any] keine { $other }{ $family }{ $kind }Karte{ $level }
    }
elysium-text-cards-many = { $other }{ $family }{ $kind }{ $sort ->
        [citizen] Bürger
        [family] Familienkarten
       *[any] Karten
    }{ $level }
elysium-text-cards-some = { $family }{ $kind }{ $sort ->
        [citizen] Bürger
        [family] Familienkarten
       *[any] Karten
    }{ $level }
elysium-text-cards-some-other = andere { $family }{ $kind }{ $sort ->
        [citizen] Bürger
        [family] Familienkarten
       *[any] Karten
    }{ $level }
elysium-text-one-card = eine Karte
elysium-text-one-citizen = einen Bürger
elysium-text-one-real = eine Familienkarte
elysium-text-one-family = eine { $family }-Karte
elysium-text-one-kind = eine { $kind-adj }-Karte
elysium-text-one-level = eine Karte mit Rang { $level }
elysium-text-one-of = eine Karte ({ $list })
elysium-text-other-one = andere{ " " }
elysium-text-other-many = andere{ " " }
elysium-text-of-family = { $family }-
elysium-text-of-kind = { $kind-adj }-
elysium-text-of-level = { " " }mit Rang { $level }
elysium-text-of-any = ({ $list }){ " " }
elysium-text-detail-level = Rang { $level }
elysium-text-detail-real = kein Bürger
elysium-text-detail-other = nicht diese Karte

## Orte

elysium-text-in-domain = in deiner Sphäre
elysium-text-in-their-domain = in der eigenen Sphäre
elysium-text-in-any-domain = in einer beliebigen Sphäre
elysium-text-in-another-domain = in der Sphäre eines Mitspielers
elysium-text-in-all-domains = in allen Sphären
elysium-text-in-other-domains = in den anderen Sphären
elysium-text-in-elysium = in deinem Elysium
elysium-text-in-their-elysium = im eigenen Elysium
elysium-text-in-any-elysium = in einem beliebigen Elysium
elysium-text-in-another-elysium = im Elysium eines Mitspielers
elysium-text-in-all-elysiums = in allen Elysien
elysium-text-in-other-elysiums = in den anderen Elysien
elysium-text-in-legend = in diesem Mythos
elysium-text-in-agora = in der Agora
elysium-text-in-oracle = beim Orakel
elysium-text-in-discard = im Ablagestapel
elysium-text-in-moved = unter den eben bewegten Karten
elysium-text-from-domain = aus deiner Sphäre
elysium-text-from-their-domain = aus der eigenen Sphäre
elysium-text-from-another-domain = aus der Sphäre eines Mitspielers
elysium-text-from-agora = aus der Agora
elysium-text-from-oracle = vom Orakel
elysium-text-from-discard = vom Ablagestapel

## Was eine Menge zählt

elysium-text-each-cards = für { $number ->
        [one] { $sort ->
            [citizen] jeden Bürger
            [family] jede { $other }{ $family }{ $kind }Familienkarte
           *[any] jede { $other }{ $family }{ $kind }Karte
        }
       *[other] je { $number } { $sort ->
            [citizen] Bürger
            [family] { $other }{ $family }{ $kind }Familienkarten
           *[any] { $other }{ $family }{ $kind }Karten
        }
    }{ $level } { $place }
elysium-text-each-family = für { $number ->
        [one] jede { $place } vertretene Familie
       *[other] je { $number } { $place } vertretene Familien
    }
elysium-text-each-level = für { $number ->
        [one] jeden { $place } vertretenen Rang
       *[other] je { $number } { $place } vertretene Ränge
    }
elysium-text-each-legend = für { $number ->
        [one] jeden
       *[other] je { $number }
    } { $legends } in deinem Elysium
elysium-text-legends-any = { $number ->
        [one] Mythos
       *[other] Mythen
    }
elysium-text-legends-family = { $number ->
        [one] Familienmythos
       *[other] Familienmythen
    }
elysium-text-legends-level = { $number ->
        [one] Mythos eines Ranges
       *[other] Mythen eines Ranges
    }
elysium-text-legends-complete = { $number ->
        [one] vollendeten Mythos
       *[other] vollendete Mythen
    }
elysium-text-legends-family-complete = { $number ->
        [one] vollendeten Familienmythos
       *[other] vollendete Familienmythen
    }
elysium-text-legends-level-complete = { $number ->
        [one] vollendeten Mythos eines Ranges
       *[other] vollendete Mythen eines Ranges
    }
elysium-text-each-transfer = für { $number ->
        [one] jeden
       *[other] je { $number }
    } { $form ->
        [they] der eigenen
       *[other] deiner
    } Übergänge in dieser Phase
elysium-text-each-owned-gold = für { $number ->
        [one] jedes
       *[other] je { $number }
    } Gold in { $form ->
        [they] eigenem
       *[other] deinem
    } Besitz
elysium-text-each-owned-vp = für { $number ->
        [one] jeden
       *[other] je { $number }
    } SP in { $form ->
        [they] eigenem
       *[other] deinem
    } Besitz
elysium-text-each-owned-prestige = für { $number ->
        [one] jeden
       *[other] je { $number }
    } EP in { $form ->
        [they] eigenem
       *[other] deinem
    } Besitz
elysium-text-each-paid-gold = für { $number ->
        [one] jedes gezahlte
       *[other] je { $number } gezahlte
    } Gold
elysium-text-each-paid-vp = für { $number ->
        [one] jeden gezahlten
       *[other] je { $number } gezahlte
    } SP
elysium-text-each-paid-prestige = für { $number ->
        [one] jeden gezahlten
       *[other] je { $number } gezahlte
    } EP
elysium-text-each-discarded = für { $number ->
        [one] jede abgelegte Karte
       *[other] je { $number } abgelegte Karten
    }
elysium-text-each-moved = für { $number ->
        [one] jede bewegte Karte
       *[other] je { $number } bewegte Karten
    }
elysium-text-level-event = ihres Ranges
elysium-text-level-last = des Ranges dieser Karte
elysium-text-level-sum = der Summe der Ränge aller { $cards } { $place }

## Bedingungen

elysium-text-cond-none = falls { $place } { $cards } liegt
elysium-text-cond-there-one = falls { $place } { $what } liegt
elysium-text-cond-there = falls { $place } { $what } liegen
elysium-text-cond-transfers-least = falls { $form ->
        [they] die Zahl der eigenen Übergänge in dieser Phase mindestens { $number } beträgt
       *[other] du in dieser Phase mindestens { $number } { $number ->
            [one] Übergang
           *[other] Übergänge
        } ausgeführt hast
    }
elysium-text-cond-transfers-most = falls { $form ->
        [they] die Zahl der eigenen Übergänge in dieser Phase höchstens { $number } beträgt
       *[other] du in dieser Phase höchstens { $number } { $number ->
            [one] Übergang
           *[other] Übergänge
        } ausgeführt hast
    }
elysium-text-cond-have-least = falls { $form ->
        [they] der eigene Besitz mindestens { $amount } beträgt
       *[other] du mindestens { $amount } hast
    }
elysium-text-cond-have-most = falls { $form ->
        [they] der eigene Besitz höchstens { $amount } beträgt
       *[other] du höchstens { $amount } hast
    }
elysium-text-cond-most = falls { $form ->
        [they] mit { $measure } vorn
       *[other] du mit { $measure } vorn liegst
    }
elysium-text-cond-sum-least = falls der Wert { $count } mindestens { $number } beträgt
elysium-text-cond-sum-most = falls der Wert { $count } höchstens { $number } beträgt
elysium-text-families-gen = { $number } verschiedene { $number ->
        [one] Familie
       *[other] Familien
    }
elysium-text-levels-gen = { $number } verschiedene { $number ->
        [one] Rang
       *[other] Ränge
    }

## Was geschieht

elysium-text-gain = { $form ->
        [start] Erhalte
        [mid] erhalte
       *[they] erhält
    } { $what }
elysium-text-gain-more = { $form ->
        [start] Erhalte zusätzlich
        [mid] erhalte zusätzlich
       *[they] erhält zusätzlich
    } { $what }
elysium-text-lose = { $form ->
        [start] Verliere
        [mid] verliere
       *[they] verliert
    } { $what }
elysium-text-give = { $form ->
        [start] Gib
        [mid] gib
       *[they] gibt dir
    } { $what }
elysium-text-pay = { $form ->
        [start] Zahle
        [mid] zahle
       *[they] zahlt
    } { $what }
elysium-text-may-pay = { $form ->
        [start] Du darfst { $what } zahlen
        [mid] zahle nach Wunsch { $what }
       *[they] darf { $what } zahlen
    }
elysium-text-discard = { $form ->
        [start] Lege
        [mid] lege
       *[they] legt
    } { $cards } { $place } ab
elysium-text-may-discard = { $form ->
        [start] Du darfst { $cards } { $place } ablegen
        [mid] lege nach Wunsch { $cards } { $place } ab
       *[they] darf { $cards } { $place } ablegen
    }
elysium-text-discard-this = { $form ->
        [start] Lege
        [mid] lege
       *[they] legt
    } diese Karte ab
elysium-text-draw = { $form ->
        [start] Ziehe { $cards } in deine
        [mid] ziehe { $cards } in deine
       *[they] zieht { $cards } in die eigene
    } Sphäre
elysium-text-take-citizens = { $form ->
        [start] Nimm
        [mid] nimm
       *[they] nimmt
    } { $cards }
elysium-text-add = { $form ->
        [start] Lege { $cards } { $place } in deine
        [mid] lege { $cards } { $place } in deine
       *[they] legt { $cards } { $place } in die eigene
    } Sphäre
elysium-text-swap = { $form ->
        [start] Du darfst { $give } aus deiner Sphäre gegen { $cards } { $place } tauschen
        [mid] tausche nach Wunsch { $give } aus deiner Sphäre gegen { $cards } { $place }
       *[they] darf { $give } aus der eigenen Sphäre gegen { $cards } { $place } tauschen
    }
elysium-text-transfer = { $form ->
        [start] Du darfst { $cards } { $cost } übergehen lassen
        [mid] lass nach Wunsch { $cards } { $cost } übergehen
       *[they] darf { $cards } { $cost } übergehen lassen
    }
elysium-text-cost-normal = zu normalen Kosten
elysium-text-cost-plus1 = für Rang + 1 Gold
elysium-text-cost-free = kostenlos
elysium-text-use = { $form ->
        [start] Du darfst den { $kind-adj }-Effekt einer Karte { $place } nutzen
        [mid] nutze nach Wunsch den { $kind-adj }-Effekt einer Karte { $place }
       *[they] darf den { $kind-adj }-Effekt einer Karte { $place } nutzen
    }
elysium-text-use-other = { $form ->
        [start] Du darfst den { $kind-adj }-Effekt einer anderen Karte { $place } nutzen
        [mid] nutze nach Wunsch den { $kind-adj }-Effekt einer anderen Karte { $place }
       *[they] darf den { $kind-adj }-Effekt einer anderen Karte { $place } nutzen
    }
elysium-text-choose = { $first } oder { $second }
elysium-text-nothing = { $form ->
        [start] Nichts geschieht
        [mid] nichts geschieht
       *[they] tut nichts
    }

## Ereignisse und Regeln

elysium-text-when-take = Immer wenn du { $cards } nimmst, auch durch einen Effekt
elysium-text-when-transfer = Immer wenn du { $cards } übergehen lässt
elysium-text-when-gain = Immer wenn du { $resource } erhältst
elysium-text-rule-reach = Du darfst Karten { $place } nehmen, als lägen sie in der Agora.
elysium-text-rule-immune = { $family }-Karten der Mitspieler betreffen dich nicht.
elysium-text-rule-free = Deine { $cards } gehen kostenlos über.
elysium-text-rule-plus1 = Deine { $cards } gehen für je 1 zusätzliches Gold über.
elysium-text-rule-normal = Deine { $cards } gehen zu normalen Kosten über.
