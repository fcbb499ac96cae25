# Olympos: everything the game says. Names of components stand at the end.
# Territories, discoveries and wonders have the form `.the` with its article, resources `.low` in small letters.

olympos-title = Olympos
olympos-blurb = Settle Greece and Atlantis, discover, build wonders and keep the gods on your side: every action costs time, and whoever has used least acts next.

## Options

olympos-option-locks = Locked territories
    .help = Who decides which territories stay closed in this game, and with two players where the barbarians live.
olympos-option-locks-chosen = chosen by the player at the bottom of the start pile
olympos-option-locks-random = drawn at random
olympos-option-prestige = Prestige tokens
    .help = Prestige lies face down. Every gain is announced, so totals can be counted by whoever pays attention.
olympos-option-prestige-hidden = hidden until the end
olympos-option-prestige-shown = open
olympos-option-edition = Edition
    .help = The project’s own edition, or a file with the figures of your printed game.

## What is asked

olympos-ask-lay-discovery = The discoveries are being laid out.
olympos-ask-lay-wonder = The wonders are being laid out.
olympos-ask-start-pile = The time markers form the start pile.
olympos-ask-lock = Lock a territory, in this order: grain, stone, wood, gold.
olympos-ask-lock-random = Territories are being locked at random.
olympos-ask-barbarian = Place barbarians on a free territory, in this order: grain, stone, wood, gold.
olympos-ask-barbarian-random = Barbarians are being placed at random.
olympos-ask-extra-cube = The fifth start cube is being drawn.
olympos-ask-start-cube = Start cubes are being dealt.
olympos-ask-turn = Play destiny cards if you like, then take one action.
olympos-ask-piece = Which of your settlers in this pile?
olympos-ask-give = Choose the cubes to pay with.
olympos-ask-tile = Choose one of the tiles.
olympos-ask-take = Take a cube of your choice.
olympos-ask-bonus = Choose a bonus.
olympos-ask-draw = A destiny card is being drawn.
olympos-ask-keep = Keep one of the cards.
olympos-ask-window = You may play destiny cards.
olympos-ask-reveal = An Olympos card is being turned.
olympos-ask-prayer = You may answer the Olympos card with Prayers.
olympos-ask-hades = Hades takes one of your settlers: choose which.

## Actions

olympos-action-settle = New settler from { $origin-the } to { $target-the }
olympos-action-move = Move a settler from { $origin-the } to { $target-the }
olympos-action-flee = Lead a conquered settler from { $origin-the } to { $target-the }
olympos-action-discover = Discover { $discovery-the }
olympos-action-build = Build { $wonder-the }
olympos-action-play = Play “{ $card }”
    .group = Destiny cards
olympos-action-pass = Pass and finish
olympos-action-wait = Wait
olympos-action-detour = A way that costs { $more } more
    .group = A longer way
olympos-action-done = No more cards
    .does = You play no card at this moment. You keep your cards, and will be asked again later.
olympos-action-piece = The settler at place { $level }, counted from the bottom
olympos-action-give = Pay a { $resource-low } cube
olympos-action-tile = Take the { $resource-low } tile
olympos-action-take = Take a { $resource-low } cube
olympos-action-bonus = Take the bonus: { $bonus-gain }
olympos-action-keep = Keep “{ $card }”
olympos-action-lose = Give up a settler in { $territory-the }
olympos-action-lock = Lock { $territory-the }
olympos-action-barbarian = Place barbarians in { $territory-the }
olympos-action-lay = Lay out { $discovery-the }
olympos-action-lay-wonder = Lay out { $wonder-the }
olympos-action-stack = The marker of { $seat } is next in the pile
olympos-action-cube = Draw a { $resource-low } cube
olympos-action-draw = Draw “{ $card }”
olympos-action-reveal = Turn { $god }

## Events

olympos-event-lay = Row { $row }, column { $column }: { $discovery }.
olympos-event-lay-wonder = At the foot of column { $column }: { $wonder }.
olympos-event-stack = { $seat } takes place { $place } of the start pile, counted from the bottom.
olympos-event-lock = { $seat } locks { $territory-the }.
olympos-event-lock-drawn = { $territory } is locked.
olympos-event-tribes = Tribes settle on every open star territory.
olympos-event-barbarian = { $seat } places barbarians in { $territory-the }.
olympos-event-barbarian-drawn = Barbarians live in { $territory-the }.
olympos-event-extra-cube = The fifth start cube is { $resource-low }.
olympos-event-start-cube = { $seat } starts with a { $resource-low } cube.
olympos-event-settle = { $seat } sends a new settler from { $origin-the } to { $target-the }.
olympos-event-move = { $seat } moves a settler from { $origin-the } to { $target-the }.
olympos-event-flee = { $seat } leads a conquered settler from { $origin-the } to { $target-the }.
olympos-event-return = { $seat } leads a conquered settler out of { $territory-the } and straight back to fight.
olympos-event-detour = { $seat } chooses a way that costs { $number } more than the cheapest.
olympos-event-occupy = { $seat } takes { $territory-the } without a fight.
olympos-event-conquer = { $seat } conquers { $territory-the } from { $loser }.
olympos-event-beat-tribe = { $seat } defeats the tribe in { $territory-the } and takes its star.
olympos-event-beat-barbarians = { $seat } defeats the barbarians in { $territory-the }.
olympos-event-abandon = { $seat } gives up { $territory-the }; nobody is left there.
olympos-event-fall-back = Control of { $territory-the } falls back to { $seat }.
olympos-event-barbarians-return = { $seat } gives up { $territory-the }, and the barbarians rule there again.
olympos-event-discover = { $seat } discovers { $discovery-the }.
olympos-event-give = { $seat } pays with a { $resource-low } cube.
olympos-event-tile = { $seat } takes the { $resource-low } tile of { $discovery-the }.
olympos-event-bonus = { $seat } lays a disc on a bonus in column { $column }: { $bonus }.
olympos-event-build = { $seat } builds { $wonder-the }, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
olympos-event-use-athena = { $seat } uses up Athena’s star.
olympos-event-use-card = { $seat } uses up “{ $card }” as a star.
olympos-event-gain-cube = { $seat } takes a { $resource-low } cube.
olympos-event-gain-hourglasses = { $seat } takes { $number ->
        [one] one hourglass
       *[other] { $number } hourglasses
    }.
olympos-event-gain-settlers = { $seat } adds { $number ->
        [one] one settler
       *[other] { $number } settlers
    } to the stock.
olympos-event-gain-prestige = { $seat } gains { $number ->
        [one] one prestige point
       *[other] { $number } prestige points
    }.
olympos-event-pay = { $seat } spends { $price ->
        [one] one unit
       *[other] { $price } units
    } of time{ $hourglasses ->
        [0] {""}
        [one] {" "}with one hourglass
       *[other] {" "}with { $hourglasses } hourglasses
    }{ $spaces ->
        [0] {" "}and stays on space { $space }.
        [one] {" "}and moves one space, to space { $space }.
       *[other] {" "}and moves { $spaces } spaces, to space { $space }.
    }
olympos-event-wait = { $seat } cannot act and waits; the marker moves to space { $space }.
olympos-event-zeus-space = { $seat } reaches Zeus space { $number }.
olympos-event-draw = { $seat } draws “{ $card }”.
olympos-event-draw-hidden = { $seat } draws a destiny card.
olympos-event-look = { $seat } looks at “{ $card }”.
olympos-event-look-hidden = { $seat } looks at a destiny card.
olympos-event-keep = { $seat } keeps “{ $card }”.
olympos-event-keep-hidden = { $seat } keeps one of the cards.
olympos-event-discard = { $seat } discards { $cards }.
olympos-event-reshuffle = The discarded destiny cards are shuffled into a new pile.
olympos-event-no-card = No destiny card is left for { $seat } to draw.
olympos-event-play = { $seat } plays “{ $card }”.
olympos-event-god = { $seat } turns an Olympos card: { $god }.
olympos-event-pray = { $seat } answers with “{ $card }”.
olympos-event-touch = { $god }: this affects { $seats }.
olympos-event-touch-nobody = { $god }: this affects nobody.
olympos-event-lose = { $seat } loses a settler in { $territory-the }; it returns to the stock.
olympos-event-discard-hand = { $seat } has to discard { $cards }.
olympos-event-pass = { $seat } passes.
olympos-event-finish = { $seat } finishes on space { $space }.
olympos-event-end = The game is over. { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Reasons

olympos-reason-lock-resource = A { $resource-low } territory is to be locked now, and { $territory-the } is not one.
olympos-reason-lock-twice = { $territory } is locked already.
olympos-reason-lock-star = Only one of the two star territories of { $resource-low } may be locked.
olympos-reason-barbarian-resource = A { $resource-low } territory is asked for now, and { $territory-the } is not one.
olympos-reason-barbarian-taken = { $territory } is locked or taken.
olympos-reason-no-stock = You have no settler in stock.
olympos-reason-not-controlled = You do not control { $territory-the }.
olympos-reason-no-piece-there = You have no settler in { $territory-the }.
olympos-reason-none-conquered = You have no conquered settler in { $territory-the }.
olympos-reason-target-locked = { $territory } is locked: it may be crossed, but no move ends there.
olympos-reason-target-own = You control { $territory-the } already.
olympos-reason-siren = The Siren sings: without the sea there is no way from { $origin-the } to { $target-the }.
olympos-reason-no-route = There is no way from { $origin-the } to { $target-the }.
olympos-reason-detour-none = No expansion by a way that costs { $more } more is possible: none leads anywhere, or it would pass the Cross.
olympos-reason-detour-way = No way from { $origin-the } to { $target-the } costs exactly { $more } more than the cheapest.
olympos-reason-detour-chosen = You have chosen a way that costs { $more } more: only an expansion by such a way is possible now.
olympos-reason-beyond-cross = It costs { $price }, but you can pay no more than { $left } without passing the Cross.
olympos-reason-piece-not-yours = That is not one of the settlers you can choose in { $territory-the }.
olympos-reason-discovery-not-in-game = { $discovery } is not in this game.
olympos-reason-discovery-owned = You have { $discovery-the } already.
olympos-reason-discovery-gone = No tile of { $discovery-the } is left.
olympos-reason-discovery-unpaid = Your territory tokens and cubes do not pay for { $discovery-the }. At least this is missing: { $missing-low }.
olympos-reason-discovery-unpaid-grey = Your territory tokens and cubes do not pay for { $discovery-the }. With this in addition they would, for instance: { $missing-low }.
olympos-reason-give-not-needed = A { $resource-low } cube would be superfluous in this payment.
olympos-reason-give-order = Cubes are paid in the order grain, stone, wood, gold: a { $resource-low } cube cannot come next.
olympos-reason-tile-gone = There is no { $resource-low } tile of { $discovery-the } to take.
olympos-reason-bonus-not-here = There is no such bonus under this discovery: { $bonus }.
olympos-reason-bonus-taken = That bonus is taken already: { $bonus }.
olympos-reason-wonder-not-in-game = { $wonder } is not in this game.
olympos-reason-wonder-built = { $seat } has built { $wonder-the } already.
olympos-reason-wonder-stars = { $wonder } needs { $needed } stars; you have { $stars }.
olympos-reason-card-not-held = You do not hold “{ $card }”.
olympos-reason-card-for-gods = “{ $card }” is played when an Olympos card has been turned.
olympos-reason-card-for-wonders = “{ $card }” is used while building a wonder.
olympos-reason-card-no-effect = “{ $card }” would do nothing now.
olympos-reason-card-not-your-turn = “{ $card }” can be played in your own turn only.
olympos-reason-card-not-prayer = Only Prayers answer an Olympos card; “{ $card }” is none.
olympos-reason-card-not-looked-at = “{ $card }” is not among the cards you look at.
olympos-reason-no-pass-yet = Nobody may pass before the last Zeus space.
olympos-reason-no-waiting = You may wait only when you cannot act at all.
olympos-reason-no-waiting-at-end = Nobody waits in the end phase: pass instead.

## Score

olympos-score-track = Place on the time track
olympos-score-prestige = Prestige tokens
olympos-score-territories = Territories
olympos-score-atlantis = Atlantis
olympos-score-discoveries = Discoveries
olympos-score-wonders = Wonders
olympos-score-poetry = Poetry
olympos-score-philosophy = Philosophy
olympos-score-science = Science
olympos-score-city = City-state
olympos-score-absolutism = Absolutism
olympos-score-engineering = Engineering
olympos-score-keres = Keres
olympos-score-destiny = Destiny cards in hand

## Territories

olympos-territory-illyria = Illyria
    .the = Illyria
olympos-territory-macedonia = Macedonia
    .the = Macedonia
olympos-territory-rhodope = Rhodope
    .the = Rhodope
olympos-territory-thrace = Thrace
    .the = Thrace
olympos-territory-epirus = Epirus
    .the = Epirus
olympos-territory-chalcidice = Chalcidice
    .the = Chalcidice
olympos-territory-olympos = Olympos
    .the = Olympos
olympos-territory-thessaly = Thessaly
    .the = Thessaly
olympos-territory-aetolia = Aetolia
    .the = Aetolia
olympos-territory-boeotia = Boeotia
    .the = Boeotia
olympos-territory-attica = Attica
    .the = Attica
olympos-territory-euboea = Euboea
    .the = Euboea
olympos-territory-elis = Elis
    .the = Elis
olympos-territory-arcadia = Arcadia
    .the = Arcadia
olympos-territory-argolis = Argolis
    .the = Argolis
olympos-territory-messenia = Messenia
    .the = Messenia
olympos-territory-laconia = Laconia
    .the = Laconia
olympos-territory-troad = Troad
    .the = the Troad
olympos-territory-mysia = Mysia
    .the = Mysia
olympos-territory-bithynia = Bithynia
    .the = Bithynia
olympos-territory-lydia = Lydia
    .the = Lydia
olympos-territory-ionia = Ionia
    .the = Ionia
olympos-territory-caria = Caria
    .the = Caria
olympos-territory-lycia = Lycia
    .the = Lycia
olympos-territory-lesbos = Lesbos
    .the = Lesbos
olympos-territory-naxos = Naxos
    .the = Naxos
olympos-territory-rhodes = Rhodes
    .the = Rhodes
olympos-territory-crete = Crete
    .the = Crete
olympos-territory-ampheres = Ampheres
    .the = Ampheres
olympos-territory-atlas = Atlas
    .the = Atlas
olympos-territory-gadeiros = Gadeiros
    .the = Gadeiros
olympos-territory-mestor = Mestor
    .the = Mestor
olympos-territory-north = Northern zone
    .the = the northern zone
    .about = Where new settlers appear. Nobody enters or crosses it.

## Sea spaces

olympos-sea-ionian = Ionian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-corinth = Gulf of Corinth
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-sicilian = Sicilian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-thermaic = Thermaic Gulf
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-thracian = Thracian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-propontis = Propontis
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-aegean = Aegean Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-aeolian = Aeolian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-myrtoan = Myrtoan Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-icarian = Icarian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-cretan = Cretan Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-carpathian = Carpathian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-libyan = Libyan Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.
olympos-sea-egyptian = Egyptian Sea
    .about = A sea space: entering it costs 2, less with Astronomy and Cartography.

## Resources

olympos-resource-grain = Grain
    .low = grain
olympos-resource-stone = Stone
    .low = stone
olympos-resource-wood = Wood
    .low = wood
olympos-resource-gold = Gold
    .low = gold

## Discoveries

olympos-discovery-medicine = Medicine
    .the = Medicine
    .about = A new settler costs 1 instead of 2.
olympos-discovery-cavalry = Cavalry
    .the = Cavalry
    .about = Two hourglasses at once. Each unbroken run of land spaces costs 1 in all.
olympos-discovery-astronomy = Astronomy
    .the = Astronomy
    .about = Each sea space costs 1 less; adds up with Cartography.
olympos-discovery-metallurgy = Metallurgy
    .the = Metallurgy
    .about = One sword.
olympos-discovery-cult = Cult
    .the = Cult
    .about = One Zeus symbol.
olympos-discovery-oracle = Oracle
    .the = the Oracle
    .about = Whenever you draw a destiny card, look at three and keep one.
olympos-discovery-agriculture = Agriculture
    .the = Agriculture
    .about = Discoveries whose cell shows your tile’s resource cost 2 less; adds up with Currency.
olympos-discovery-money = Currency
    .the = Currency
    .about = Discoveries whose cell shows your tile’s resource cost 2 less; adds up with Agriculture.
olympos-discovery-hoplite = Hoplite
    .the = the Hoplite
    .about = One sword.
olympos-discovery-polytheism = Polytheism
    .the = Polytheism
    .about = One Zeus symbol.
olympos-discovery-cartography = Cartography
    .the = Cartography
    .about = Each sea space costs 1 less; adds up with Astronomy.
olympos-discovery-trade = Trade
    .the = Trade
    .about = Take two cubes of your choice at once.
olympos-discovery-architecture = Architecture
    .the = Architecture
    .about = One star; wonders cost 2 less.
olympos-discovery-phalanx = Phalanx
    .the = the Phalanx
    .about = One sword; draw a destiny card.
olympos-discovery-hellenism = Hellenism
    .the = Hellenism
    .about = One Zeus symbol; draw a destiny card.
olympos-discovery-democracy = Democracy
    .the = Democracy
    .about = You win ties: swords, Zeus symbols, majorities for destiny cards.
olympos-discovery-surgery = Surgery
    .the = Surgery
    .about = Two settlers join your stock.
olympos-discovery-strategy = Strategy
    .the = Strategy
    .about = Two swords.
olympos-discovery-art = Art
    .the = Art
    .about = Two Zeus symbols.
olympos-discovery-poetry = Poetry
    .the = Poetry
    .about = Three points at the end.
olympos-discovery-philosophy = Philosophy
    .the = Philosophy
    .about = Five points at the end.
olympos-discovery-science = Science
    .the = Science
    .about = One point at the end for each of your discoveries, this one included.
olympos-discovery-city = City-state
    .the = the City-state
    .about = One point at the end for each of your settlers on the map, conquered ones included.
olympos-discovery-absolutism = Absolutism
    .the = Absolutism
    .about = Two points at the end for each sword on your discoveries.
olympos-discovery-engineering = Engineering
    .the = Engineering
    .about = One star; three points at the end for each of your star tokens.

## Wonders

olympos-wonder-gate = Cyclopean Gate
    .the = the Cyclopean Gate
olympos-wonder-stadium = Stadium
    .the = the Stadium
olympos-wonder-zeus_statue = Statue of Zeus
    .the = the Statue of Zeus
olympos-wonder-colossus = Colossus
    .the = the Colossus
olympos-wonder-parthenon = Parthenon
    .the = the Parthenon

## Destiny cards

olympos-destiny-leisure_grain = Leisure (grain)
    .about = One hourglass for each of your grain territory tokens.
olympos-destiny-leisure_stone = Leisure (stone)
    .about = One hourglass for each of your stone territory tokens.
olympos-destiny-leisure_wood = Leisure (wood)
    .about = One hourglass for each of your wood territory tokens.
olympos-destiny-leisure_gold = Leisure (gold)
    .about = One hourglass for each of your gold territory tokens.
olympos-destiny-primacy_grain = Primacy (grain)
    .about = Three hourglasses if you hold more grain territory tokens than anyone else.
olympos-destiny-primacy_stone = Primacy (stone)
    .about = Three hourglasses if you hold more stone territory tokens than anyone else.
olympos-destiny-primacy_wood = Primacy (wood)
    .about = Three hourglasses if you hold more wood territory tokens than anyone else.
olympos-destiny-primacy_gold = Primacy (gold)
    .about = Three hourglasses if you hold more gold territory tokens than anyone else.
olympos-destiny-gift_grain = Gift (grain)
    .about = Take one grain cube.
olympos-destiny-gift_stone = Gift (stone)
    .about = Take one stone cube.
olympos-destiny-gift_wood = Gift (wood)
    .about = Take one wood cube.
olympos-destiny-gift_gold = Gift (gold)
    .about = Take one gold cube.
olympos-destiny-renown_grain = Renown (grain)
    .about = One prestige point for each of your grain territory tokens.
olympos-destiny-renown_stone = Renown (stone)
    .about = One prestige point for each of your stone territory tokens.
olympos-destiny-renown_wood = Renown (wood)
    .about = One prestige point for each of your wood territory tokens.
olympos-destiny-renown_gold = Renown (gold)
    .about = One prestige point for each of your gold territory tokens.
olympos-destiny-prayer = Prayer
    .about = Played when an Olympos card has been turned: one more Zeus symbol for that card.
olympos-destiny-harmony = Harmony
    .about = Three prestige points if you hold a territory token of each resource.
olympos-destiny-inspiration = Inspiration
    .about = Discarded while building a wonder: one star for it.

## Gods

olympos-god-zeus = Zeus
    .about = Most Zeus symbols: three prestige points.
olympos-god-hecate = Hecate
    .about = Most Zeus symbols: one settler to the stock.
olympos-god-artemis = Artemis
    .about = Most Zeus symbols: one cube of choice.
olympos-god-ares = Ares
    .about = Most Zeus symbols: two swords until the next Olympos card.
olympos-god-athena = Athena
    .about = Most Zeus symbols: one star for a single wonder.
olympos-god-erinyes = Erinyes
    .about = Fewest Zeus symbols: the next action costs 2 more.
olympos-god-hades = Hades
    .about = Fewest Zeus symbols: one settler of choice goes from the map to the stock.
olympos-god-keres = Keres
    .about = Fewest Zeus symbols: two points fewer at the end.
olympos-god-siren = Siren
    .about = Fewest Zeus symbols: no sea until the next Olympos card.
olympos-god-nemesis = Nemesis
    .about = Fewest Zeus symbols: all destiny cards in hand are discarded.

## Bonuses

olympos-bonus-settler = Settler
    .about = One settler joins your stock.
    .gain = a settler
olympos-bonus-hourglass = Hourglasses
    .about = Two hourglasses.
    .gain = 2 hourglasses
olympos-bonus-prestige = Prestige
    .about = Two prestige points.
    .gain = 2 prestige
olympos-bonus-cube-grain = Grain cube
    .about = One cube of this resource.
    .gain = a grain cube
olympos-bonus-cube-stone = Stone cube
    .about = One cube of this resource.
    .gain = a stone cube
olympos-bonus-cube-wood = Wood cube
    .about = One cube of this resource.
    .gain = a wood cube
olympos-bonus-cube-gold = Gold cube
    .about = One cube of this resource.
    .gain = a gold cube
