# Card texts. They are put together from these phrases; a clause has three forms: at the start of a sentence,
# inside a sentence, and behind the name of another player.

## Joining

elysium-text-then = { $first } { $second }
elysium-text-and = { $first }; { $second }
elysium-text-or = { $first } or { $second }
elysium-text-sentence = { $clause }.
elysium-text-price = { $price }: { $clause }
elysium-text-whenever = { $event }, { $clause }.
elysium-text-if = { $clause } { $condition }
elysium-text-details = { $clause } ({ $list })
elysium-text-except-this = { $clause } (not this card)

## Who

elysium-text-others = Each opponent { $clause }
elysium-text-all = Every player, you first, { $clause }
elysium-text-most-others = Each opponent with { $measure } { $clause }
elysium-text-most-all = Each player with { $measure } { $clause }
elysium-text-others-mid = each opponent { $clause }
elysium-text-all-mid = every player, you first, { $clause }
elysium-text-most-others-mid = each opponent with { $measure } { $clause }
elysium-text-most-all-mid = each player with { $measure } { $clause }
elysium-text-measure-gold = the most gold
elysium-text-measure-vp = the most VP
elysium-text-measure-prestige = the most prestige
elysium-text-measure-domain = the most cards in the Domain
elysium-text-measure-elysium = the most cards in the Elysium

## Amounts

elysium-text-amount-gold = { $number } gold
elysium-text-amount-vp = { $number } VP
elysium-text-amount-prestige = { $number } prestige
elysium-text-some-gold = gold
elysium-text-some-vp = VP
elysium-text-some-prestige = prestige
elysium-text-each = { $amount } { $each }
elysium-text-plus = { $first } plus { $second }
elysium-text-equal = { $resource } equal to { $count }
elysium-text-as-many = as many as { $count }
elysium-text-as-many-at-most = at most as many as { $count }
elysium-text-cut = { $amount }, at most { $limit }
elysium-text-cut-all = { $amount }, at most { $limit } in all
elysium-text-limit-gold = { $number } gold
elysium-text-limit-vp = { $number } VP
elysium-text-limit-prestige = { $number } prestige
elysium-text-limit-cards = { $number } { $number ->
        [one] card
       *[other] cards
    }
elysium-text-up-to = up to { $what }
elysium-text-at-least = at least { $what }
elysium-text-at-most = at most { $what }

## Cards

elysium-text-cards-count = { $number } { $other }{ $family }{ $kind }{ $sort ->
        [citizen] { $number ->
            [one] Citizen
           *[other] Citizens
        }
        [family] family { $number ->
            [one] card
           *[other] cards
        }
       *[any] { $number ->
            [one] card
           *[other] cards
        }
    }{ $level }
elysium-text-cards-gen = { $number } { $other }{ $family }{ $kind }{ $sort ->
        [citizen] { $number ->
            [one] Citizen
           *[other] Citizens
        }
        [family] family { $number ->
            [one] card
           *[other] cards
        }
       *[any] { $number ->
            [one] card
           *[other] cards
        }
    }{ $level }
elysium-text-cards-no = no { $other }{ $family }{ $kind }{ $sort ->
        [citizen] Citizen
        [family] family card
       *[any] card
    }{ $level }
elysium-text-cards-many = { $other }{ $family }{ $kind }{ $sort ->
        [citizen] Citizens
        [family] family cards
       *[any] cards
    }{ $level }
elysium-text-cards-some = { $family }{ $kind }{ $sort ->
        [citizen] Citizens
        [family] family cards
       *[any] cards
    }{ $level }
elysium-text-cards-some-other = other { $family }{ $kind }{ $sort ->
        [citizen] Citizens
        [family] family cards
       *[any] cards
    }{ $level }
elysium-text-one-card = a card
elysium-text-one-citizen = a Citizen
elysium-text-one-real = a family card
elysium-text-one-family = { $family-a } card
elysium-text-one-kind = { $kind-a } card
elysium-text-one-level = a card of level { $level }
elysium-text-one-of = a card ({ $list })
elysium-text-other-one = other{ " " }
elysium-text-other-many = other{ " " }
elysium-text-of-family = { $family }{ " " }
elysium-text-of-kind = { $kind-adj }{ " " }
elysium-text-of-level = { " " }of level { $level }
elysium-text-of-any = ({ $list }){ " " }
elysium-text-detail-level = level { $level }
elysium-text-detail-real = no Citizen
elysium-text-detail-other = not this card

## Places

elysium-text-in-domain = in your Domain
elysium-text-in-their-domain = in their Domain
elysium-text-in-any-domain = in any Domain
elysium-text-in-another-domain = in an opponent’s Domain
elysium-text-in-all-domains = in all Domains
elysium-text-in-other-domains = in the other Domains
elysium-text-in-elysium = in your Elysium
elysium-text-in-their-elysium = in their Elysium
elysium-text-in-any-elysium = in any Elysium
elysium-text-in-another-elysium = in an opponent’s Elysium
elysium-text-in-all-elysiums = in all Elysiums
elysium-text-in-other-elysiums = in the other Elysiums
elysium-text-in-legend = in this legend
elysium-text-in-agora = in the Agora
elysium-text-in-oracle = at the Oracle
elysium-text-in-discard = in the discard pile
elysium-text-in-moved = among the cards just moved
elysium-text-from-domain = from your Domain
elysium-text-from-their-domain = from their Domain
elysium-text-from-another-domain = from an opponent’s Domain
elysium-text-from-agora = from the Agora
elysium-text-from-oracle = from the Oracle
elysium-text-from-discard = from the discard pile

## What an amount counts

elysium-text-each-cards = for { $number ->
        [one] each
       *[other] every { $number }
    } { $other }{ $family }{ $kind }{ $sort ->
        [citizen] { $number ->
            [one] Citizen
           *[other] Citizens
        }
        [family] family { $number ->
            [one] card
           *[other] cards
        }
       *[any] { $number ->
            [one] card
           *[other] cards
        }
    }{ $level } { $place }
elysium-text-each-family = for { $number ->
        [one] each different family
       *[other] every { $number } different families
    } { $place }
elysium-text-each-level = for { $number ->
        [one] each different level
       *[other] every { $number } different levels
    } { $place }
elysium-text-each-legend = for { $number ->
        [one] each
       *[other] every { $number }
    } { $legends } in your Elysium
elysium-text-legends-any = { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-legends-family = family { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-legends-level = level { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-legends-complete = complete { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-legends-family-complete = complete family { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-legends-level-complete = complete level { $number ->
        [one] legend
       *[other] legends
    }
elysium-text-each-transfer = for { $number ->
        [one] each transfer
       *[other] every { $number } transfers
    } { $form ->
        [they] they have
       *[other] you have
    } made in this phase
elysium-text-each-owned-gold = for { $number ->
        [one] each
       *[other] every { $number }
    } gold { $form ->
        [they] they have
       *[other] you have
    }
elysium-text-each-owned-vp = for { $number ->
        [one] each
       *[other] every { $number }
    } VP { $form ->
        [they] they have
       *[other] you have
    }
elysium-text-each-owned-prestige = for { $number ->
        [one] each
       *[other] every { $number }
    } prestige { $form ->
        [they] they have
       *[other] you have
    }
elysium-text-each-paid-gold = for { $number ->
        [one] each
       *[other] every { $number }
    } gold paid
elysium-text-each-paid-vp = for { $number ->
        [one] each
       *[other] every { $number }
    } VP paid
elysium-text-each-paid-prestige = for { $number ->
        [one] each
       *[other] every { $number }
    } prestige paid
elysium-text-each-discarded = for { $number ->
        [one] each card
       *[other] every { $number } cards
    } discarded
elysium-text-each-moved = for { $number ->
        [one] each card
       *[other] every { $number } cards
    } moved
elysium-text-level-event = its level
elysium-text-level-last = the level of that card
elysium-text-level-sum = the sum of the levels of the { $cards } { $place }

## Conditions

elysium-text-cond-none = if there is { $cards } { $place }
elysium-text-cond-there-one = if there is { $what } { $place }
elysium-text-cond-there = if there are { $what } { $place }
elysium-text-cond-transfers-least = if { $form ->
        [they] they have
       *[other] you have
    } made at least { $number } { $number ->
        [one] transfer
       *[other] transfers
    } in this phase
elysium-text-cond-transfers-most = if { $form ->
        [they] they have
       *[other] you have
    } made at most { $number } { $number ->
        [one] transfer
       *[other] transfers
    } in this phase
elysium-text-cond-have-least = if { $form ->
        [they] they have
       *[other] you have
    } at least { $amount }
elysium-text-cond-have-most = if { $form ->
        [they] they have
       *[other] you have
    } at most { $amount }
elysium-text-cond-most = if { $form ->
        [they] they have
       *[other] you have
    } { $measure }
elysium-text-cond-sum-least = if { $count } is at least { $number }
elysium-text-cond-sum-most = if { $count } is at most { $number }
elysium-text-families-gen = { $number } different { $number ->
        [one] family
       *[other] families
    }
elysium-text-levels-gen = { $number } different { $number ->
        [one] level
       *[other] levels
    }

## What happens

elysium-text-gain = { $form ->
        [start] Gain
        [mid] gain
       *[they] gains
    } { $what }
elysium-text-gain-more = { $form ->
        [start] Gain
        [mid] gain
       *[they] gains
    } { $what } more
elysium-text-lose = { $form ->
        [start] Lose
        [mid] lose
       *[they] loses
    } { $what }
elysium-text-give = { $form ->
        [start] Give
        [mid] give
       *[they] gives you
    } { $what }
elysium-text-pay = { $form ->
        [start] Pay
        [mid] pay
       *[they] pays
    } { $what }
elysium-text-may-pay = { $form ->
        [start] You may pay
        [mid] you may pay
       *[they] may pay
    } { $what }
elysium-text-discard = { $form ->
        [start] Discard
        [mid] discard
       *[they] discards
    } { $cards } { $place }
elysium-text-may-discard = { $form ->
        [start] You may discard
        [mid] you may discard
       *[they] may discard
    } { $cards } { $place }
elysium-text-discard-this = { $form ->
        [start] Discard
        [mid] discard
       *[they] discards
    } this card
elysium-text-draw = { $form ->
        [start] Draw { $cards } into your
        [mid] draw { $cards } into your
       *[they] draws { $cards } into their
    } Domain
elysium-text-take-citizens = { $form ->
        [start] Take
        [mid] take
       *[they] takes
    } { $cards }
elysium-text-add = { $form ->
        [start] Add { $cards } { $place } to your
        [mid] add { $cards } { $place } to your
       *[they] adds { $cards } { $place } to their
    } Domain
elysium-text-swap = { $form ->
        [start] You may swap { $give } from your Domain
        [mid] you may swap { $give } from your Domain
       *[they] may swap { $give } from their Domain
    } for { $cards } { $place }
elysium-text-transfer = { $form ->
        [start] You may transfer
        [mid] you may transfer
       *[they] may transfer
    } { $cards } { $cost }
elysium-text-cost-normal = at normal cost
elysium-text-cost-plus1 = at level + 1 gold
elysium-text-cost-free = for free
elysium-text-use = { $form ->
        [start] You may use
        [mid] you may use
       *[they] may use
    } the { $kind } effect of a card { $place }
elysium-text-use-other = { $form ->
        [start] You may use
        [mid] you may use
       *[they] may use
    } the { $kind } effect of another card { $place }
elysium-text-choose = { $first } or { $second }
elysium-text-nothing = { $form ->
        [start] Nothing happens
        [mid] nothing happens
       *[they] does nothing
    }

## Events and rules

elysium-text-when-take = Whenever you take { $cards }, also by an effect
elysium-text-when-transfer = Whenever you transfer { $cards }
elysium-text-when-gain = Whenever you gain { $resource }
elysium-text-rule-reach = You may take cards { $place } as if they lay in the Agora.
elysium-text-rule-immune = Opponents’ { $family } cards do not affect you.
elysium-text-rule-free = You transfer { $cards } for free.
elysium-text-rule-plus1 = You transfer { $cards } for 1 extra gold each.
elysium-text-rule-normal = You transfer { $cards } at normal cost.
