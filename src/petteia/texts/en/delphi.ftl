# The Oracle of Delphi: words of the game.

delphi-title = The Oracle of Delphi
delphi-blurb = A race through the Aegean: fulfil Zeus’s twelve tasks with the oracle’s dice, then sail home first.

## Colours, dice, cards

delphi-colour-red = red
delphi-colour-black = black
delphi-colour-pink = pink
delphi-colour-blue = blue
delphi-colour-yellow = yellow
delphi-colour-green = green

delphi-player-colour-red = Red
delphi-player-colour-yellow = Yellow
delphi-player-colour-green = Green
delphi-player-colour-blue = Blue

delphi-source-red = red die
    .about = An oracle die that shows red.
delphi-source-black = black die
    .about = An oracle die that shows black.
delphi-source-pink = pink die
    .about = An oracle die that shows pink.
delphi-source-blue = blue die
    .about = An oracle die that shows blue.
delphi-source-yellow = yellow die
    .about = An oracle die that shows yellow.
delphi-source-green = green die
    .about = An oracle die that shows green.
delphi-source-card-red = red oracle card
    .about = It is played like a die that shows red; one card per turn.
delphi-source-card-black = black oracle card
    .about = It is played like a die that shows black; one card per turn.
delphi-source-card-pink = pink oracle card
    .about = It is played like a die that shows pink; one card per turn.
delphi-source-card-blue = blue oracle card
    .about = It is played like a die that shows blue; one card per turn.
delphi-source-card-yellow = yellow oracle card
    .about = It is played like a die that shows yellow; one card per turn.
delphi-source-card-green = green oracle card
    .about = It is played like a die that shows green; one card per turn.
delphi-source-extra = extra action
    .about = Bought with the water clock; it acts as any colour.

## Gods and monsters

delphi-god-poseidon = Poseidon
    .about = The blue god puts your ship on any water hex.
delphi-god-apollo = Apollo
    .about = The yellow god gives an oracle card; this turn your dice and one card count as any colour.
delphi-god-artemis = Artemis
    .about = The green goddess uncovers any face-down island tile for you.
delphi-god-aphrodite = Aphrodite
    .about = The red goddess discards all your wounds.
delphi-god-ares = Ares
    .about = The black god beats a monster next to your ship without a roll.
delphi-god-hermes = Hermes
    .about = Next to a city, the pink god loads a statue from any city.

delphi-monster-red = red cyclops
delphi-monster-black = black minotaur
delphi-monster-pink = pink hydra
delphi-monster-blue = blue siren
delphi-monster-yellow = yellow chimera
delphi-monster-green = green gorgon

## The map

delphi-terrain-water = water
delphi-terrain-cloud = cloud island
delphi-terrain-offering = offering island
delphi-terrain-temple = temple island
delphi-terrain-statue = statue island
delphi-terrain-monster = monster island
delphi-terrain-city = city
delphi-terrain-shallow = shallow
delphi-terrain-zeus = field of Zeus
delphi-map-warning-city-spacing = On this map two cities lie closer together than usual.
delphi-map-warning-city-contact = On this map the water of a city touches the rest in fewer places than usual.

delphi-site-cloud-red-1 = Lemnos
    .the = Lemnos
    .name = Lemnos
delphi-site-cloud-red-2 = Thasos
    .the = Thasos
    .name = Thasos
delphi-site-cloud-black-1 = Melos
    .the = Melos
    .name = Melos
delphi-site-cloud-black-2 = Kythnos
    .the = Kythnos
    .name = Kythnos
delphi-site-cloud-pink-1 = Kos
    .the = Kos
    .name = Kos
delphi-site-cloud-pink-2 = Leros
    .the = Leros
    .name = Leros
delphi-site-cloud-blue-1 = Andros
    .the = Andros
    .name = Andros
delphi-site-cloud-blue-2 = Tenos
    .the = Tenos
    .name = Tenos
delphi-site-cloud-yellow-1 = Chios
    .the = Chios
    .name = Chios
delphi-site-cloud-yellow-2 = Ikaria
    .the = Ikaria
    .name = Ikaria
delphi-site-cloud-green-1 = Syros
    .the = Syros
    .name = Syros
delphi-site-cloud-green-2 = Keos
    .the = Keos
    .name = Keos
delphi-site-offering-1 = Naxos
    .the = Naxos
    .name = Naxos
delphi-site-offering-2 = Paros
    .the = Paros
    .name = Paros
delphi-site-offering-3 = Thera
    .the = Thera
    .name = Thera
delphi-site-offering-4 = Chalke
    .the = Chalke
    .name = Chalke
delphi-site-offering-5 = Siphnos
    .the = Siphnos
    .name = Siphnos
delphi-site-offering-6 = Lesbos
    .the = Lesbos
    .name = Lesbos
delphi-site-temple-1 = Delos
    .the = Delos
    .name = Delos
delphi-site-temple-2 = Aegina
    .the = Aegina
    .name = Aegina
delphi-site-temple-3 = Samos
    .the = Samos
    .name = Samos
delphi-site-temple-4 = Patmos
    .the = Patmos
    .name = Patmos
delphi-site-temple-5 = Kythera
    .the = Kythera
    .name = Kythera
delphi-site-temple-6 = Imbros
    .the = Imbros
    .name = Imbros
delphi-site-statue-1 = Rhodes
    .the = Rhodes
    .name = Rhodes
delphi-site-statue-2 = Salamis
    .the = Salamis
    .name = Salamis
delphi-site-statue-3 = Skyros
    .the = Skyros
    .name = Skyros
delphi-site-statue-4 = Amorgos
    .the = Amorgos
    .name = Amorgos
delphi-site-statue-5 = Ios
    .the = Ios
    .name = Ios
delphi-site-statue-6 = Mykonos
    .the = Mykonos
    .name = Mykonos
delphi-site-monster-1 = Seriphos
    .the = Seriphos
    .name = Seriphos
delphi-site-monster-2 = Kasos
    .the = Kasos
    .name = Kasos
delphi-site-monster-3 = Nisyros
    .the = Nisyros
    .name = Nisyros
delphi-site-monster-4 = Telos
    .the = Telos
    .name = Telos
delphi-site-monster-5 = Skiathos
    .the = Skiathos
    .name = Skiathos
delphi-site-monster-6 = Anaphe
    .the = Anaphe
    .name = Anaphe
delphi-site-monster-7 = Kimolos
    .the = Kimolos
    .name = Kimolos
delphi-site-monster-8 = Sikinos
    .the = Sikinos
    .name = Sikinos
delphi-site-monster-9 = Karpathos
    .the = Karpathos
    .name = Karpathos
delphi-site-city-red = Thebes
    .the = Thebes
    .name = Thebes
delphi-site-city-black = Sparta
    .the = Sparta
    .name = Sparta
delphi-site-city-pink = Corinth
    .the = Corinth
    .name = Corinth
delphi-site-city-blue = Athens
    .the = Athens
    .name = Athens
delphi-site-city-yellow = Argos
    .the = Argos
    .name = Argos
delphi-site-city-green = Pylos
    .the = Pylos
    .name = Pylos

## Tasks and islands

delphi-task-kind-shrine = Shrine
    .about = Any god advances 1 step.
delphi-task-kind-statue = Statue
    .about = A companion of the statue’s colour.
delphi-task-kind-offering = Offering
    .about = 3 favour.
delphi-task-kind-monster = Monster
    .about = An equipment card from the display.

delphi-task-shrine-1 = shrine 1
    .about = Build a shrine on island 1 of your own colour.
delphi-task-shrine-2 = shrine 2
    .about = Build a shrine on island 2 of your own colour.
delphi-task-shrine-3 = shrine 3
    .about = Build a shrine on island 3 of your own colour.
delphi-task-statue-1 = statue 1
    .about = Raise a statue of a colour that you have not raised yet.
delphi-task-statue-2 = statue 2
    .about = Raise a statue of a colour that you have not raised yet.
delphi-task-statue-3 = statue 3
    .about = Raise a statue of a colour that you have not raised yet.
delphi-task-offering-white = offering of any colour
    .about = Deliver an offering of a colour that you have not delivered yet.
delphi-task-monster-white = monster of any colour
    .about = Beat a monster of a colour that you have not beaten yet.
delphi-task-offering-yellow = yellow offering
    .about = Deliver it to the temple of its colour.
delphi-task-offering-blue = blue offering
    .about = Deliver it to the temple of its colour.
delphi-task-offering-pink = pink offering
    .about = Deliver it to the temple of its colour.
delphi-task-offering-green = green offering
    .about = Deliver it to the temple of its colour.
delphi-task-monster-yellow = yellow monster
    .about = Beat a monster of this colour.
delphi-task-monster-blue = blue monster
    .about = Beat a monster of this colour.
delphi-task-monster-red = red monster
    .about = Beat a monster of this colour.
delphi-task-monster-black = black monster
    .about = Beat a monster of this colour.
delphi-task-double-1 = yellow offering or yellow monster
    .about = The side that lies up counts: a yellow offering or a yellow monster.
delphi-task-double-2 = blue offering or blue monster
    .about = The side that lies up counts: a blue offering or a blue monster.
delphi-task-double-3 = pink offering or red monster
    .about = The side that lies up counts: a pink offering or a red monster.
delphi-task-double-4 = green offering or black monster
    .about = The side that lies up counts: a green offering or a black monster.

delphi-island-red-1 = Red’s island 1
    .about = Player Red may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-red-2 = Red’s island 2
    .about = Player Red may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-red-3 = Red’s island 3
    .about = Player Red may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-yellow-1 = Yellow’s island 1
    .about = Player Yellow may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-yellow-2 = Yellow’s island 2
    .about = Player Yellow may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-yellow-3 = Yellow’s island 3
    .about = Player Yellow may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-green-1 = Green’s island 1
    .about = Player Green may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-green-2 = Green’s island 2
    .about = Player Green may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-green-3 = Green’s island 3
    .about = Player Green may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-blue-1 = Blue’s island 1
    .about = Player Blue may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-blue-2 = Blue’s island 2
    .about = Player Blue may build a shrine here; others get the letter’s reward when they uncover it.
delphi-island-blue-3 = Blue’s island 3
    .about = Player Blue may build a shrine here; others get the letter’s reward when they uncover it.

delphi-letter-psi = Psi (Ψ)
    .about = 4 favour.
delphi-letter-phi = Phi (Φ)
    .about = 2 oracle cards.
delphi-letter-sigma = Sigma (Σ)
    .about = 3 god steps, split as you like.
delphi-letter-omega = Omega (Ω)
    .about = Discard your wounds of one colour; shield +1.

## Companions

delphi-companion-kind-hero = Hero
    .about = Once: shield +1 (revised rules: +2). Wounds of this colour are always discarded.
delphi-companion-kind-demigod = Demigod
    .about = Once: an oracle card. Dice and cards of this colour count as any colour.
delphi-companion-kind-creature = Creature
    .about = Sailing with this colour: range +3 and any target colour.

delphi-companion-aias = Ajax
    .about = Hero: shield +1 once (revised rules: +2); pink wounds are always discarded.
delphi-companion-helena = Helen
    .about = Demigod: an oracle card once; pink dice and cards count as any colour.
delphi-companion-pan = Pan
    .about = Creature: sailing with pink, range +3 and any target colour.
delphi-companion-bellerophon = Bellerophon
    .about = Hero: shield +1 once (revised rules: +2); yellow wounds are always discarded.
delphi-companion-minos = Minos
    .about = Demigod: an oracle card once; yellow dice and cards count as any colour.
delphi-companion-gryphos = Griffin
    .about = Creature: sailing with yellow, range +3 and any target colour.
delphi-companion-theseus = Theseus
    .about = Hero: shield +1 once (revised rules: +2); black wounds are always discarded.
delphi-companion-kirke = Circe
    .about = Demigod: an oracle card once; black dice and cards count as any colour.
delphi-companion-cheiron = Chiron
    .about = Creature: sailing with black, range +3 and any target colour.
delphi-companion-hektor = Hector
    .about = Hero: shield +1 once (revised rules: +2); green wounds are always discarded.
delphi-companion-perseus = Perseus
    .about = Demigod: an oracle card once; green dice and cards count as any colour.
delphi-companion-pegasus = Pegasus
    .about = Creature: sailing with green, range +3 and any target colour.
delphi-companion-achilles = Achilles
    .about = Hero: shield +1 once (revised rules: +2); blue wounds are always discarded.
delphi-companion-herakles = Heracles
    .about = Demigod: an oracle card once; blue dice and cards count as any colour.
delphi-companion-nereide = Nereid
    .about = Creature: sailing with blue, range +3 and any target colour.
delphi-companion-odysseus = Odysseus
    .about = Hero: shield +1 once (revised rules: +2); red wounds are always discarded.
delphi-companion-penthesilea = Penthesilea
    .about = Demigod: an oracle card once; red dice and cards count as any colour.
delphi-companion-phoenix = Phoenix
    .about = Creature: sailing with red, range +3 and any target colour.

## Equipment

delphi-equipment-eq-01 = Broad Sail
    .about = Your ship’s range is 1 hex longer.
delphi-equipment-eq-02 = Flat Keel
    .about = Your ship may cross shallows; they do not count as steps.
delphi-equipment-eq-03 = Votive Bowl
    .about = Each reward for an offering, statue or monster also moves any god 1 step.
delphi-equipment-eq-04 = Oak Chest
    .about = 1 more storage place. Once: shield +1.
delphi-equipment-eq-05 = Long Spear
    .about = Fight, explore and build shrines across 1 water hex.
delphi-equipment-eq-06 = Wooden Crane
    .about = Load and raise statues across 1 water hex.
delphi-equipment-eq-07 = Casting Net
    .about = Load and deliver offerings across 1 water hex.
delphi-equipment-eq-08 = Blue Lamp
    .about = New action (blue): 1 favour, 1 oracle card, Poseidon +1.
delphi-equipment-eq-09 = Green Lamp
    .about = New action (green): 1 favour, 1 oracle card, Artemis +1.
delphi-equipment-eq-10 = Pink Lamp
    .about = New action (pink): 1 favour, 1 oracle card, Hermes +1.
delphi-equipment-eq-11 = Herbal Salve
    .about = You recover only at 4 equal or 8 wounds.
delphi-equipment-eq-12 = Water Clock
    .about = Once per turn: pay 3 favour for an extra action of any colour.
delphi-equipment-eq-13 = Yellow Coin
    .about = You roll at least one yellow: 2 favour.
delphi-equipment-eq-14 = Red Coin
    .about = You roll at least one red: 2 favour.
delphi-equipment-eq-15 = Black Coin
    .about = You roll at least one black: 2 favour.
delphi-equipment-eq-16 = Hemp Rope
    .about = Now: load 1 statue (red, green or yellow) from its city.
delphi-equipment-eq-17 = Leather Strap
    .about = Now: load 1 statue (pink, blue or black) from its city.
delphi-equipment-eq-18 = Wicker Basket
    .about = Now: load 1 offering (red, green or yellow) from any island.
delphi-equipment-eq-19 = Clay Jug
    .about = Now: load 1 offering (pink, blue or black) from any island.
delphi-equipment-eq-20 = Gilded Ladder
    .about = Now: Poseidon, Hermes, Artemis or Aphrodite goes to the top row.
delphi-equipment-eq-21 = Sea Chart
    .about = Now: look at 2 face-down islands, uncover one and take what it gives.
delphi-equipment-eq-22 = Horn of Plenty
    .about = Now: 3 favour, 1 oracle card, 2 god steps.

## Ship tiles

delphi-ship-ship-1 = Tortoise
    .about = Your shield starts 2 steps further.
delphi-ship-ship-2 = Eagle
    .about = Your gods start in the entry row and come back to it after use.
delphi-ship-ship-3 = Hare
    .about = Start: give back 1 Zeus tile of your choice, without reward.
delphi-ship-ship-4 = Chameleon
    .about = Recolouring a die or card costs you 1 favour less.
delphi-ship-ship-5 = Dolphin
    .about = Your ship’s range is 2 hexes longer.
delphi-ship-ship-6 = Bee
    .about = Each time you take favour, take 1 more; also at the start.
delphi-ship-ship-7 = Magpie
    .about = Start: take 1 equipment card from the display and draw 1 oracle card.
delphi-ship-ship-8 = Crab
    .about = You may recolour in both directions. 4 storage places.

## Actions

delphi-action-draw-card = Draw an oracle card ({ $source })
delphi-action-take-favour = Take favour ({ $source })
delphi-action-peek = Look at 2 islands ({ $source })
delphi-action-sail = Sail to { $hex } ({ $source })
delphi-action-fight = Fight the { $monster } on { $site-the } ({ $source })
delphi-action-explore = Explore { $site-the } ({ $source })
delphi-action-build-shrine = Build a shrine on { $site-the } ({ $source })
delphi-action-load-offering = Load the { $colour } offering from { $site-the } ({ $source })
delphi-action-deliver-offering = Deliver the { $colour } offering ({ $source })
delphi-action-load-statue = Load a { $colour } statue ({ $source })
delphi-action-raise-statue = Raise the { $colour } statue on { $site-the } ({ $source })
delphi-action-clear-wounds = Discard all { $colour } wounds ({ $source })
delphi-action-advance-god = Advance { $god } ({ $source })
delphi-action-lamp = Use the { $colour } lamp ({ $source })
delphi-action-poseidon = Poseidon: put the ship on { $hex }
delphi-action-apollo = Apollo: draw a card; any colour this turn
delphi-action-artemis = Artemis: uncover { $site-the }
delphi-action-aphrodite = Aphrodite: discard all wounds
delphi-action-ares = Ares: beat the { $monster } on { $site-the }
delphi-action-hermes = Hermes: fetch a { $colour } statue
delphi-action-swap-god = Trade { $god } for an oracle card
delphi-action-end-turn = End the turn
    .does = Your turn is over then, and the next player acts.
delphi-action-draft-ship = Take the ship { $ship }
delphi-action-drop-task = Give back: { $task }
delphi-action-recover = Discard wounds: { $first }, { $second }, { $third }
delphi-action-bonus-favour = Take 2 favour
delphi-action-bonus-god = Advance { $god }
delphi-action-fight-on = Pay 1 favour and fight on
delphi-action-give-up = Give up the fight
delphi-action-look-at = Look at { $site-the }
delphi-action-god-step = Advance { $god }
delphi-action-heal = Discard the { $colour } wounds
delphi-action-choose-companion = Take { $companion }
delphi-action-choose-equipment = Take the { $equipment }
delphi-action-take-offering = Load the { $colour } offering from { $site-the }
delphi-action-take-statue = Load a { $colour } statue
delphi-action-take-nothing = Load nothing
delphi-action-chart = Look at { $site-the }
delphi-action-uncover = Uncover { $site-the }
delphi-action-ladder = { $god } to the top row
delphi-action-react = Advance { $god }
delphi-action-map = Map number { NUMBER($number, useGrouping: 0) }
delphi-action-put-offering = A { $colour } offering on { $site-the }
delphi-action-put-temple = The { $colour } temple on { $site-the }
delphi-action-put-monster = A { $monster } on { $site-the }
delphi-action-show-equipment = { $equipment } is turned up
delphi-action-first-player = { $seat } begins
delphi-action-deal-colour = Player colour: { $colour }
delphi-action-deal-ship = The ship { $ship }
delphi-action-offer-ship = The ship { $ship } is laid out
delphi-action-turn-tasks = Turned over: { $first } and { $second }
delphi-action-remove-task = Goes back to the box: { $task }
delphi-action-roll = { $first }, { $second }, { $third }
delphi-action-titan = The Titan shows { $number }
delphi-action-battle = The battle die shows { $number }
delphi-action-wound = A { $colour } wound
delphi-action-oracle = A { $colour } oracle card
delphi-action-island = { $island } on { $site-the }

## Questions

delphi-ask-map = The map is drawn.
delphi-ask-offerings = The offerings are dealt.
delphi-ask-temples = The temples are dealt.
delphi-ask-monsters = The monsters are dealt.
delphi-ask-display = Equipment is turned up.
delphi-ask-first-player = The first player is drawn.
delphi-ask-colours = The player colours are drawn.
delphi-ask-ships = The ship tiles are dealt.
delphi-ask-ship-offer = Ship tiles are laid out.
delphi-ask-draft-ship = Choose a ship tile.
delphi-ask-setup-roll = The first dice are rolled.
delphi-ask-first-wound = Everybody draws a first wound.
delphi-ask-turn-tasks = Two double-sided Zeus tiles are turned.
delphi-ask-remove-task = A Zeus tile goes back to the box.
delphi-ask-drop-task = Which Zeus tile do you give back?
delphi-ask-return-shrine = Which shrine tile do you give back?
delphi-ask-recover = Recovery turn: discard three wounds.
delphi-ask-no-wounds = No wounds: take 2 favour or advance a god.
delphi-ask-act = Choose an action.
delphi-ask-end = Your dice are used. End your turn?
delphi-ask-battle = The battle die is rolled.
delphi-ask-fight-on = The round is lost. Fight on or give up?
delphi-ask-peek-tiles = Which island do you look at?
delphi-ask-glimpse = An island tile is looked at.
delphi-ask-settle-island = An island tile is turned up.
delphi-ask-god-step = Which god advances?
delphi-ask-oracle = An oracle card is drawn.
delphi-ask-wound = A wound card is drawn.
delphi-ask-omega-colour = Which colour of wounds do you discard?
delphi-ask-choose-companion = Which companion joins you?
delphi-ask-choose-equipment = Which equipment do you take?
delphi-ask-load-now = What do you load?
delphi-ask-chart-tiles = Sea chart: which island do you look at?
delphi-ask-chart-uncover = Sea chart: which of the two do you uncover?
delphi-ask-ladder-god = Gilded ladder: which god goes to the top row?
delphi-ask-roll = The oracle is consulted.
delphi-ask-titan = The Titan die is rolled.
delphi-ask-react-god = A god of a rolled colour advances: which one?

## Events

delphi-event-map-drawn = Map number { NUMBER($number, useGrouping: 0) } is laid out.
delphi-event-offering-placed = A { $colour } offering lies on { $site-the }.
delphi-event-temple-placed = The { $colour } temple stands on { $site-the }.
delphi-event-monster-placed = A { $monster } lurks on { $site-the }.
delphi-event-pieces-again = The last piece does not fit anywhere: dealing starts again.
delphi-event-equipment-shown = The { $equipment } goes on display.
delphi-event-first-player = { $seat } begins.
delphi-event-colour-dealt = { $seat } plays { $colour }.
delphi-event-ship-dealt = { $seat } gets the ship { $ship }.
delphi-event-ship-offered = The ship { $ship } is on offer.
delphi-event-ship-chosen = { $seat } chooses the ship { $ship }.
delphi-event-tasks-turned = These Zeus tiles show monsters: { $tasks }.
delphi-event-task-removed = This task is out of the game: { $task }.
delphi-event-own-task-removed = { $seat } gives back a shrine tile: { $task }.
delphi-event-task-spared = { $seat } gives back a Zeus tile: { $task }.
delphi-event-gods-raised = { $seat }’s gods all start in the entry row.
delphi-event-round-begins = Round { $round } begins.
delphi-event-turn-begins = It is { $seat }’s turn.
delphi-event-recovers = { $seat } recovers and discards wounds: { $colours }.
delphi-event-unhurt = { $seat } has no wounds.
delphi-event-pays = { $seat } pays { $favour } favour.
delphi-event-recolours = { $seat } pays { $favour } favour: the { $source } acts as { $colour }.
delphi-event-draws-card = { $seat } uses the { $source } to draw an oracle card.
delphi-event-takes-favour = { $seat } uses the { $source } to take favour.
delphi-event-peeks = { $seat } uses the { $source } to look at islands.
delphi-event-sails =
    { $steps ->
        [one] { $seat } sails { $steps } hex to { $hex } with the { $source }.
       *[other] { $seat } sails { $steps } hexes to { $hex } with the { $source }.
    }
delphi-event-fights = { $seat } fights the { $monster } on { $site-the } with the { $source }.
delphi-event-battle-roll = { $seat } rolls { $number } in round { $round } of the fight; at least { $needed } is needed.
delphi-event-fights-on = { $seat } pays { $favour } favour and fights on.
delphi-event-gives-up = { $seat } gives up against the { $monster }.
delphi-event-beats = { $seat } beats the { $monster } on { $site-the }.
delphi-event-explores = { $seat } explores { $site-the } with the { $source }.
delphi-event-island-revealed = The clouds lift from { $site-the }: { $island }, letter { $letter }.
delphi-event-looks = { $seat } looks under the clouds: { $sites-the }.
delphi-event-glimpses = { $seat } sees on { $site-the }: { $island }.
delphi-event-glimpses-hidden = { $seat } sees what lies on { $site-the }.
delphi-event-builds = { $seat } uses the { $source } to build on { $site-the }.
delphi-event-shrine-built = { $seat }’s shrine now stands on { $site-the } ({ $island }).
delphi-event-letter-reward = { $seat } gets the reward of { $letter }.
delphi-event-loads-offering = { $seat } loads the { $colour } offering from { $site-the } with the { $source }.
delphi-event-delivers = { $seat } delivers the { $colour } offering to { $site-the } with the { $source }.
delphi-event-loads-statue = { $seat } loads a { $colour } statue in { $site-the } with the { $source }.
delphi-event-raises = { $seat } raises the { $colour } statue on { $site-the } with the { $source }.
delphi-event-clears-wounds =
    { $count ->
        [one] { $seat } discards { $count } { $colour } wound with the { $source }.
       *[other] { $seat } discards { $count } { $colour } wounds with the { $source }.
    }
delphi-event-advances-god = { $seat } uses the { $source } for { $god }.
delphi-event-uses-lamp = { $seat } lights the { $equipment } with the { $source }.
delphi-event-ends-turn = { $seat } ends the turn.
delphi-event-god-moves = { $seat }’s { $god } advances to row { $row }.
delphi-event-god-ready = { $god } stands ready for { $seat }.
delphi-event-god-acts = { $seat } calls on { $god }.
delphi-event-ship-set = { $seat }’s ship is put on { $hex }.
delphi-event-god-swapped = { $seat } trades { $god } for an oracle card.
delphi-event-god-home = { $seat }’s { $god } goes back to { $row ->
        [0] the bottom row
       *[other] row { $row }
    }.
delphi-event-god-reacts = { $seat } profits from the roll: { $god } advances to row { $row }.
delphi-event-task-fulfilled =
    { $left ->
        [0] { $seat } fulfils the last task: { $task }.
        [one] { $seat } fulfils a task: { $task }. { $left } to go.
       *[other] { $seat } fulfils a task: { $task }. { $left } to go.
    }
delphi-event-favour-gained = { $seat } takes { $favour } favour.
delphi-event-oracle-drawn = { $seat } draws a { $colour } oracle card.
delphi-event-shield-rises = { $seat }’s shield rises to { $shield }.
delphi-event-heals =
    { $count ->
        [one] { $seat } discards { $count } { $colour } wound.
       *[other] { $seat } discards { $count } { $colour } wounds.
    }
delphi-event-all-wounds-cleared =
    { $count ->
        [one] { $seat } discards the only wound.
       *[other] { $seat } discards all { $count } wounds.
    }
delphi-event-companion-joins = { $companion } joins { $seat }.
delphi-event-equipment-taken = { $seat } takes the { $equipment }.
delphi-event-equipment-idle = The { $equipment } does nothing for { $seat } now.
delphi-event-takes-offering = { $seat } loads the { $colour } offering from { $site-the }.
delphi-event-takes-statue = { $seat } loads a { $colour } statue from { $site-the }.
delphi-event-takes-nothing = { $seat } loads nothing.
delphi-event-rolled = The oracle answers { $seat }: { $colours }.
delphi-event-titan-rolled = The Titan attacks with strength { $number }.
delphi-event-wounded = { $seat } takes a { $colour } wound.
delphi-event-hero-discards =
    { $count ->
        [one] { $seat }’s hero discards { $count } { $colour } wound.
       *[other] { $seat }’s hero discards { $count } { $colour } wounds.
    }
delphi-event-reaches-zeus = { $seat } comes back to Zeus with all tasks done!
delphi-event-last-round = This round is the last one.
delphi-event-round-limit =
    { $rounds ->
        [one] The game ends after { $rounds } round.
       *[other] The game ends after { $rounds } rounds.
    }
delphi-event-game-over =
    { $winners-count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the victory.
    }

## Reasons

delphi-reason-no-die = You have no unused { $colour } die.
delphi-reason-no-card = You have no { $colour } oracle card.
delphi-reason-card-played = You have already played an oracle card this turn.
delphi-reason-no-extra-action = Only the owner of the water clock has an extra action.
delphi-reason-extra-action-used = You have already used the extra action of this turn.
delphi-reason-not-enough-favour = That costs { $need } favour; you have { $have }.
delphi-reason-wrong-colour = The action is { $colour }; for your { $source } that costs { $cost } favour; you have { $have }.
delphi-reason-field-colour = The field is { $colour }; recolouring your { $source } costs { $cost } favour; you have { $have }.
delphi-reason-ship-home = Your ship has come back to Zeus and sails no more.
delphi-reason-not-water = No ship can go there: { $hex } ({ $terrain }).
delphi-reason-off-map = That is not on the map: { $hex }.
delphi-reason-same-hex = Your ship is already there.
delphi-reason-zeus-closed =
    { $left ->
        [one] Zeus waits until all tasks are done; { $left } is still open.
       *[other] Zeus waits until all tasks are done; { $left } are still open.
    }
delphi-reason-no-way = No way over water leads to { $hex }.
delphi-reason-too-far = { $steps } hexes with a range of { $range }: that costs { $cost } favour in all; you have { $have }.
delphi-reason-creature-colour = For the creature your { $source } must act as { $colour }: that costs { $cost } favour in all; you have { $have }.
delphi-reason-not-beside = Your ship is not next to { $site-the }.
delphi-reason-nothing-there = There is nothing { $colour } at { $site-the }.
delphi-reason-island-face-up = The tile on { $site-the } already lies face up.
delphi-reason-island-face-down = The tile on { $site-the } still lies face down.
delphi-reason-no-shrine-task = The island tile on { $site-the } fits none of your open shrine tasks.
delphi-reason-no-room =
    { $hold ->
        [one] Your hold is full: { $hold } piece is aboard.
       *[other] Your hold is full: { $hold } pieces are aboard.
    }
delphi-reason-not-needed = No open task of yours needs this { $colour } piece.
delphi-reason-not-aboard = You have no such { $colour } piece aboard.
delphi-reason-no-building-site = There is no free { $colour } building site on { $site-the }.
delphi-reason-no-hidden-island = No island tile lies face down any more.
delphi-reason-island-named = You have already looked at { $site-the }: name another island.
delphi-reason-island-not-looked-at = You have not just looked at { $site-the }.
delphi-reason-no-wound-of-colour = You have no { $colour } wound.
delphi-reason-no-wounds = You have no wounds.
delphi-reason-too-few-wounds =
    { $have ->
        [0] You have no { $colour } wound.
        [one] You have only { $have } { $colour } wound.
       *[other] You have only { $have } { $colour } wounds.
    }
delphi-reason-colours-in-order = Name the wounds in the order of the wheel: { $colours }.
delphi-reason-god-at-top = { $god } already stands in the top row.
delphi-reason-god-at-bottom = { $god } stands in the bottom row.
delphi-reason-god-not-at-top = { $god } stands in { $row ->
        [0] the bottom row
       *[other] row { $row }
    }, not in the top row.
delphi-reason-god-not-rolled = The colour of { $god } was not rolled.
delphi-reason-god-not-on-card = { $god } is not on the card.
delphi-reason-no-city-beside = Your ship is not next to a city.
delphi-reason-no-oracle-cards = There is no oracle card left to draw.
delphi-reason-no-lamp = You have no { $colour } lamp.
delphi-reason-lamp-needs-die = A lamp needs a die or a card.
delphi-reason-companion-other-colour = { $companion } is of another colour than the { $colour } statue.
delphi-reason-companion-taken = { $companion } already sails with somebody.
delphi-reason-equipment-not-shown = The { $equipment } is not on display.
delphi-reason-not-on-card = The card does not offer this { $colour } piece.
delphi-reason-ship-not-offered = The ship { $ship } is not on offer.
delphi-reason-task-not-open = This is not one of your open tasks: { $task }.
delphi-reason-task-no-shrine = A shrine tile goes back, not this one: { $task }.
delphi-reason-dice-left =
    { $count ->
        [one] { $count } die is still unused.
       *[other] { $count } dice are still unused.
    }

## Scores and options

delphi-score-shrine = Shrines
delphi-score-statue = Statues
delphi-score-offering = Offerings
delphi-score-monster = Monsters
delphi-score-spared = Task given back
delphi-score-zeus = Return to Zeus
delphi-option-first_game = First game
    .help = Eight tasks, a compact map, and one of four ship tiles at random.
delphi-option-tasks = Number of tasks
    .help = From 12 down to 8 Zeus tiles for each player.
delphi-option-map = Map
    .help = A compact map, a free random one, or your own.
delphi-option-map-compact = Compact
delphi-option-map-random = Random
delphi-option-map-custom = Custom
delphi-option-map_text = Map as text
    .help = For a custom map: eighteen tiles such as L1:4b@-3,5. Leave it empty for an example.
delphi-option-ships = Ship tiles
    .help = Dealt at random, or chosen in turn; one more is laid out than there are players.
delphi-option-ships-random = Dealt at random
delphi-option-ships-draft = Chosen in turn
delphi-option-ship_pool = Ship pool
    .help = All eight ship tiles, or the four for a first game.
delphi-option-ship_pool-all = All eight
delphi-option-ship_pool-first-game = First-game four
delphi-option-rules = Rules
    .help = The first rulebook, or the revised edition with stronger heroes and no needless fights.
delphi-option-rules-rulebook = First rulebook
delphi-option-rules-revised = Revised edition
delphi-option-first_player = First player
    .help = Drawn, or a seat of your choice.
delphi-option-first_player-drawn = Drawn
delphi-option-first_player-seat-1 = Seat 1
delphi-option-first_player-seat-2 = Seat 2
delphi-option-first_player-seat-3 = Seat 3
delphi-option-first_player-seat-4 = Seat 4
delphi-option-colour_1 = Colour of seat 1
    .help = A colour, a draw, or the next one in the order red, yellow, green, blue that nobody has chosen; it says which islands take the shrines of the seat.
delphi-option-colour_1-next = The next free one
delphi-option-colour_1-drawn = Drawn
delphi-option-colour_1-red = Red
delphi-option-colour_1-yellow = Yellow
delphi-option-colour_1-green = Green
delphi-option-colour_1-blue = Blue
delphi-option-colour_2 = Colour of seat 2
delphi-option-colour_2-next = The next free one
delphi-option-colour_2-drawn = Drawn
delphi-option-colour_2-red = Red
delphi-option-colour_2-yellow = Yellow
delphi-option-colour_2-green = Green
delphi-option-colour_2-blue = Blue
delphi-option-colour_3 = Colour of seat 3
delphi-option-colour_3-next = The next free one
delphi-option-colour_3-drawn = Drawn
delphi-option-colour_3-red = Red
delphi-option-colour_3-yellow = Yellow
delphi-option-colour_3-green = Green
delphi-option-colour_3-blue = Blue
delphi-option-colour_4 = Colour of seat 4
delphi-option-colour_4-next = The next free one
delphi-option-colour_4-drawn = Drawn
delphi-option-colour_4-red = Red
delphi-option-colour_4-yellow = Yellow
delphi-option-colour_4-green = Green
delphi-option-colour_4-blue = Blue
delphi-option-max_rounds = Round limit
    .help = After this round the game ends; 0 for no limit.
delphi-option-edition = Edition
    .help = The project’s own components, or an edition file of yours.
