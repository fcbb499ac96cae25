# Words of the board in the browser.

delphi-part-sea = Sea
delphi-part-mine = My board
delphi-part-others = The others
delphi-part-supply = Display
delphi-no-map = The map has not been laid out yet.
delphi-round = Round { $n }
delphi-last-round = Last round
delphi-titan = Titan: { $n }
delphi-wheel = The oracle wheel
delphi-favour = Favour tokens
delphi-shield = Shield
delphi-dice = Oracle dice
delphi-cards = Oracle cards
delphi-gods = Gods
delphi-tasks = Tasks
delphi-tasks-left = { $n ->
    [one] one task left
   *[other] { $n } tasks left
}
delphi-hold = Hold: { $n } places
delphi-wounds = Wounds; recovery at { $equal } of one colour or { $total } in all
delphi-wound = Wound ({ $colour })
delphi-god-row = Row { $n } of { $top }.
delphi-source-about = Choose it to see what it can do; without a choice everything is shown.
delphi-task-open = Still to be done.
delphi-task-done = Done.
delphi-task-given-back = Put back into the box.
delphi-frame = Frame: { $colour }.
delphi-seen-by = Looked at by { $names }.
delphi-shrine-of = Shrine of { $name }.
delphi-monsters-here = Monsters: { $list }.
delphi-offerings-here = Offerings: { $list }.
delphi-nothing-left = Nothing is left here.
delphi-temple-of = Takes offerings: { $colour }.
delphi-sites-for = Free sites for statues: { $list }.
delphi-statues-left = { $n ->
    [0] No statue is left here.
    [one] One statue is left here.
   *[other] { $n } statues are left here.
}
delphi-wheel-about = One favour turns a die or card one colour further, clockwise.
delphi-titan-about = What the Titan last rolled: with a 6 everybody takes two wounds, otherwise everybody with a lower shield takes one.
delphi-shield-about = The Titan wounds whoever has a smaller shield than the Titan die shows; in fights it lowers what you need.
delphi-range = Range of the ship: { $n }
delphi-keel = The ship may cross shallows.
delphi-plays = Player colour: { $colour }.
delphi-first = First player
delphi-at-zeus = back at Zeus
delphi-played = Played this turn
delphi-wild = Apollo: this turn every die and card counts as any colour.
delphi-cargo-offering = Offering ({ $colour })
delphi-cargo-statue = Statue ({ $colour })
delphi-recover-about = Choose three wounds to discard.
delphi-colours-done = Colours that are done: { $list }.
delphi-task-reward = Reward: { $reward }
delphi-choices = Choices
delphi-display = Equipment on display
delphi-companions = Companions in stock
delphi-pile-oracle = Oracle cards in the pile: { $n }
delphi-pile-wound = Wound cards in the pile: { $n }
delphi-pile-equipment = Equipment cards in the pile: { $n }
delphi-pile-discarded = Discarded ({ $n }): { $list }.
delphi-pile-none-discarded = Nothing is discarded.
delphi-ships-here = Ships: { $names }.

## Names of places at sea

delphi-side-n = north
delphi-side-ne = north-east
delphi-side-e = east
delphi-side-se = south-east
delphi-side-s = south
delphi-side-sw = south-west
delphi-side-w = west
delphi-side-nw = north-west
delphi-hex-near = the { $colour } water { $side } of { $site }
delphi-hex-far = the { $colour } water { $n } hexes { $side } of { $site }
delphi-hex-shallow = the shallows { $side } of { $site }
delphi-hex-zeus = the field of Zeus
    .name = Zeus

## What a task asks for

delphi-todo-shrine = Build your shrine on the island that shows { $letter } for you: explore clouds until it is found.
delphi-todo-shrine-here = Build your shrine on { $site }: your island { $letter } lies there.
delphi-todo-statue = Load a statue in a city and raise it on an island with a free site of its colour; each time another colour.
delphi-todo-offering = Load the { $colour } offering from an island and bring it to the temple of its colour.
delphi-todo-offering-white = Load an offering of a colour not delivered yet and bring it to the temple of its colour.
delphi-todo-monster = Beat a { $monster }.
delphi-todo-monster-white = Beat a monster of a colour not beaten yet.
delphi-todo-where = Where: { $list }.
delphi-price = costs { $n } favour

## Families of decisions

delphi-do-draw-card = Draw an oracle card
delphi-do-take-favour = Take favour
delphi-do-peek = Look at islands
delphi-do-recover = Discard three wounds

## Cost and consequence

delphi-line-favour = Favour to pay
delphi-line-recolour = Colour changed
delphi-recoloured = to { $colour } for { $n } favour
delphi-line-steps = Hexes / range
delphi-line-extra = Hexes beyond the range
delphi-line-needed = Roll at least
delphi-line-odds = Odds of winning
delphi-line-gain = Favour gained

## About the edition

delphi-edition-credits = A game by Stefan Feld, published by Hall Games and Pegasus Spiele in 2016.
delphi-edition-sources = Rules, actions, costs and rewards follow the rulebook; islands, tiles, companions, equipment and ships were checked against two or more descriptions. The printed game has no names on equipment and ships: those are ours, and so are the way random maps are built and the limit of rounds.

# How a step is decided on the board.
delphi-hint-act = Choose a hex to sail or act there, a god, a wound or a button below the map. A light line is free, a dashed golden one costs the favour beside it. Choosing a die, card or god first shows only what it can do.
delphi-hint-recover = Choose three of your wounds, one after the other.

# Headings of the rules.
delphi-section-1 = Goal and pieces
delphi-section-2 = Setup
delphi-section-3 = A turn
delphi-section-4 = Actions of any colour
delphi-section-5 = Actions of the die’s colour
delphi-section-6 = Tasks and rewards
delphi-section-7 = Gods
delphi-section-8 = Companions and equipment
delphi-section-9 = The end

# What could be regretted.
delphi-regret-favour = This costs { $n } favour.
delphi-regret-end = You end your turn although you could still act.
delphi-regret-lost = What you give up here does not come back.

# Headings of the list of decisions.
delphi-group-sail = Sail
delphi-group-any = With any die
delphi-group-islands = Beside the ship
delphi-group-gods = Gods

# What the signs mean.
delphi-legend-colours = Colours
delphi-legend-gods = Gods
delphi-legend-have = What you have
delphi-legend-range = Your ship: so many hexes far a die takes you.
delphi-legend-left = Tasks that you still have to fulfil.
delphi-legend-letters = Letters of the islands: what they give to others than their owner
delphi-legend-tasks = Tasks and what they bring
delphi-legend-companions = Companions

# Presets of a new table.
delphi-preset-first = Eight tasks, a compact map, one of four easy ships.
delphi-preset-standard = Twelve tasks, a compact map, any ship.

# Why something is asked.
delphi-because-fight-on = { $monster }: this round is lost. In the next { $needed } or more wins ({ $odds }). Fight on or give up?
delphi-because-choose-companion = A statue raised ({ $colour })
delphi-because-choose-equipment = Your reward
delphi-because-omega-colour = The letter Omega
delphi-because-load-now = Your new equipment
delphi-because-react-god = { $name } has rolled colours of your gods
