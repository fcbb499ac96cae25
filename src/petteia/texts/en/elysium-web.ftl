# Words of the board in the browser.

elysium-part-market = Temple and Agora
elysium-part-mine = My realm
elysium-part-others = The others
elysium-agora = Agora
elysium-temple = Temple
elysium-oracle = Oracle
elysium-domain = Domain
elysium-elysium = Elysium
elysium-epoch = Epoch { $n } of { $of }
elysium-round = round { $n }
elysium-phase-preparation = Preparation
elysium-phase-awakening = Awakening
elysium-phase-actions = Actions
elysium-phase-writing = Writing legends
elysium-phase-epoch-end = End of the epoch
elysium-phase-scoring = Final scoring
elysium-phase-over = The game is over
elysium-pile = { $n ->
    [one] One card in the draw pile
   *[other] { $n } cards in the draw pile
}
elysium-discard = discarded { $n }
elysium-level = level { $n }
elysium-order = Number { $n } in turn order
elysium-ringed = It carries a ring and can be used once.
elysium-used = Used in this epoch.
elysium-column-title = The { $column } column
elysium-column-stands = This column still stands.
elysium-column-fallen = This column has been removed for this epoch.
elysium-citizens = { $n ->
    [one] One Citizen
   *[other] { $n } Citizens
}
elysium-citizen-about = A Citizen stands in for a missing card in a legend of two or more cards; in the Elysium it costs 2 VP at the end.
elysium-quest-spoken = { $quest }: { $gold } gold, { $vp ->
    [0] no points
    [one] one point
   *[other] { $vp } points
}, { $transfers ->
    [0] no transfers
    [one] one transfer
   *[other] { $transfers } transfers
}
elysium-quest-held = Taken by { $name }.
elysium-family-bonus = Bonus for completed legends of { $family }
elysium-level-bonus = Bonus for the largest legend of level { $n }
elysium-bonus-free = { $n } VP, still to be had.
elysium-bonus-of = { $n } VP: { $name }.
elysium-taken = Cards taken in this epoch: { $n } of 3
elysium-legend-single = Single card (legend { $n })
elysium-legend-family = Family legend { $n }
elysium-legend-level = Level legend { $n }
elysium-legend-points = { $n ->
    [one] Worth one VP now.
   *[other] Worth { $n } VP now.
}

## Cost and consequence

elysium-transfers = Transfers
elysium-after-this = Still within reach
elysium-after-column = Without the { $column } column
elysium-left-cards = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
elysium-left-quests = { $n ->
    [1] quest { $quests }
   *[other] quests { $quests }
}
elysium-left-no-quest = no quest
elysium-cost = { $n ->
    [0] free
   *[other] { $n } gold
}
elysium-becomes-single = begins a new legend
elysium-becomes-family = { $n ->
    [one] family legend of one card
   *[other] family legend of { $n } cards
}
elysium-becomes-level = { $n ->
    [one] level legend of one card
   *[other] level legend of { $n } cards
}
elysium-becomes-complete = complete
elysium-becomes-bonus = with a bonus tile

## About the edition

elysium-edition-credits = A game by Matthew Dunstan and Brett J. Gilbert, published by Space Cowboys in 2015.
elysium-edition-sources = Course of play, set-up, legends and scoring follow the rulebook. The effects, levels and columns of nearly all cards, the quests, the pediment and the level bonuses are our own design within what the rules say: they do not claim to match print.

# How a step is decided on the board.
elysium-hint-turn = Choose a card, or a quest on the columns of the temple: your columns must still hold its colours. Before you decide you see what stays within reach after each column you might remove.
elysium-hint-column = Choose one of your columns. Before you decide, what would no longer be within reach turns grey. A card of your Domain that lights up can be used before.
elysium-hint-write = Choose a card of your Domain to send it to your Elysium: legends are of one family or of one level. Your quest says how many cards may go.

# Headings of the rules.
elysium-section-1 = Pieces
elysium-section-2 = Setup
elysium-section-3 = Five epochs, four phases each
elysium-section-4 = How cards take effect
elysium-section-5 = Legends
elysium-section-6 = The end

# Questions with their cause, and what could be regretted.
elysium-quoted = “{ $card }”
elysium-a-citizen = a Citizen
elysium-card-of = { $card } of { $name }
elysium-card-by = { $card } with the effect of { $lender }
elysium-because-place = Which legend does { $card } join?
elysium-because-pay = { $what ->
    [card] { $up ->
        [yes] Discard up to { $n } cards of your Domain?
       *[no] { $n ->
            [one] Discard a card of your Domain?
           *[other] Discard { $n } cards of your Domain?
        }
    }
    [gold] { $up ->
        [yes] Pay up to { $n } gold?
       *[no] Pay { $n } gold?
    }
    [vp] { $up ->
        [yes] Pay up to { $n } VP?
       *[no] Pay { $n } VP?
    }
   *[prestige] { $up ->
        [yes] Pay up to { $n } prestige?
       *[no] Pay { $n } prestige?
    }
}
elysium-because-gift = Which of your cards do you give?
elysium-because-swap = What do you take for { $card }?
elysium-because-left = { $question } ({ $n } to go)
elysium-regret-end = { $n ->
    [one] You could still transfer something.
   *[other] You could still transfer: { $n } possibilities.
} What stays in your Domain is gone in the last epoch.
elysium-regret-decline = What is left of this effect is lost.

# Headings of the list of decisions.
elysium-group-take = Cards
elysium-group-quest = Quests
elysium-group-remove = Columns
elysium-group-use = Effects of your cards
elysium-group-transfer = Transfers

# What the signs mean.
elysium-legend-kinds = When a card works
elysium-legend-families = Families
elysium-legend-columns = Columns
elysium-legend-tokens = What players have
elysium-legend-column = To take something, the columns of its colours must still stand; after each card or quest one of them goes.
elysium-legend-gold = Pays for transfers: as much as the level of the card.
elysium-legend-vp = Victory points gained so far.
elysium-legend-prestige = With Ares: the places in it score 16, 8, 4 and 2 at the end.
elysium-legend-quest = The quest of this epoch: turn order, gold, VP and transfers.
elysium-legend-transfers = How many cards may go from Domain to Elysium.

# Presets of a new table.
elysium-preset-first = The five families that the rulebook suggests to begin with.
elysium-preset-standard = Five families at random.
