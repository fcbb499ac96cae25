# The Oracle of Delphi: the rules by their numbers, and the rulings on open points.

## Goal and pieces
delphi-rule-1-1 = Two to four players race to fulfil twelve tasks (three each of shrines, statues, offerings and monsters) and to return to Zeus.
delphi-rule-1-2 = There are six colours, clockwise on the wheel: red, black, pink, blue, yellow, green. Dice, water, islands, gods and cards bear them.

## Set-up
delphi-rule-2-1 = The twelve map tiles form one map with one connected water area; holes are shallows, where no ship sails. Six city tiles lie outside, about evenly spread, and all water stays connected.
delphi-rule-2-2 = The hole of the ring of six water hexes is the field of Zeus: start and goal; during play it counts as a shallow.
delphi-rule-2-3 = As many offerings of each colour as there are players are spread evenly over the six offering islands, no colour twice on one. Each of the six temple islands gets a temple.
delphi-rule-2-4 = There are as many monsters of each colour as players: two on each of the three marked islands, the rest evenly on the other six (one fewer than there are players on each), no colour twice on one.
delphi-rule-2-5 = Each city holds three statues of its colour. The island tiles are shuffled and lie face down on the framed islands.
delphi-rule-2-6 = Oracle, wound and equipment cards are shuffled into piles, with room for discards beside them; six equipment cards lie open, and so do the companions.
delphi-rule-2-7 = The first player has 3 favour, each next one 1 more. Ship tiles are dealt at random; or one more than there are players is laid out, and the players choose counter-clockwise, beginning with the last one.
delphi-rule-2-8 = Everybody has three shrines, rolls three oracle dice and draws a wound; the god of its colour goes from the bottom row to the row of the player count, the other gods stay at the bottom. The last player has the Titan die.
delphi-rule-2-9 = The shield is on 0, the ship at Zeus. Everybody has twelve Zeus tiles; two of the four double-sided ones, drawn at random and the same for all, show their monster side.

## The turn
delphi-rule-3-1 = First the wounds: with 3 equal or 6 in all you have a recovery turn: you discard 3 of your choice and your turn is over at once, without consulting the oracle. With none you take 2 favour or one god step. Otherwise nothing happens.
delphi-rule-3-2 = Then the actions in any order: one with each of the three dice, at most one with an oracle card, which is used like a die, and the special actions of gods in the top row.
delphi-rule-3-3 = Before use, a die or card may be recoloured clockwise for 1 favour per step.
delphi-rule-3-4 = Then consult the oracle: roll the three dice. Every other player may advance one god of a rolled colour that is not in the bottom row by one step.
delphi-rule-3-5 = The last player of the round also rolls the Titan die: with a 6 everybody takes 2 wounds, otherwise everybody whose shield is lower than the roll takes 1.

## Actions of any colour
delphi-rule-4-1 = Draw an oracle card and lay it open before you; you may hold any number.
delphi-rule-4-2 = Take 2 favour.
delphi-rule-4-3 = Look at two face-down island tiles and put them back.

## Actions of the die’s colour
delphi-rule-5-1 = Sail up to 3 water hexes and end on water of the colour; each further hex costs 1 favour. Islands and shallows are closed, ships may share a hex.
delphi-rule-5-2 = Fight a monster of the colour beside the ship: its strength is 9 minus your shield, and a roll (0 to 9) of at least that wins. A 0 brings a wound. Each further round costs 1 favour and lowers the strength by 1 more. Giving up costs nothing else.
delphi-rule-5-3 = Explore an island with a frame of the colour: turn its tile up. If it is one of your shrine tasks, build the shrine at once; otherwise take the reward of its letter: psi 4 favour, phi 2 oracle cards, sigma 3 god steps, omega all wounds of one colour discarded and shield +1.
delphi-rule-5-4 = Build a shrine on a face-up island of your tasks with a frame of the colour.
delphi-rule-5-5 = Load an offering of the colour.
delphi-rule-5-6 = Deliver an offering to the temple of its colour.
delphi-rule-5-7 = Load a statue of the colour from its city.
delphi-rule-5-8 = Raise a statue on a building site of its colour.
delphi-rule-5-9 = Loading needs free storage (usually 2 places), and whoever acts on an island or city must lie beside it.
delphi-rule-5-10 = Discard all your wounds of the colour.
delphi-rule-5-11 = Advance the god of the colour one step.
delphi-rule-5-12 = An action is completed before the next one begins.

## Tasks and rewards
delphi-rule-6-1 = Rewards: shrine, a god step; statue, a companion of its colour; offering, 3 favour; monster, an equipment card from the display, which is refilled to six.
delphi-rule-6-2 = White means any colour, but no colour twice within a kind. There is a reward only for a Zeus tile that is taken off.

## Gods
delphi-rule-7-1 = From the bottom row a god advances to the row of the player count, then one row per step. Several steps may be split among gods.
delphi-rule-7-2 = A god in the top row acts once on your own turn, without a die, and goes back to the bottom. Poseidon: put your ship on any water. Apollo: draw an oracle card; this turn all dice and one card are any colour. Artemis: uncover a face-down island tile and take its reward. Aphrodite: discard all your wounds. Ares: beat a monster beside your ship. Hermes: beside a city, take a statue from any city.
delphi-rule-7-3 = Instead of its action, a god in the top row may be traded for an oracle card.

## Companions and equipment
delphi-rule-8-1 = A hero raises the shield once by 1 (by 2 in the revised rules) and discards wounds of its colour from then on. A demigod brings an oracle card once and makes dice of its colour count as any. A creature adds 3 to the range when you sail with a die of its colour, and the target may have any colour.
delphi-rule-8-2 = There are 22 equipment cards of 16 kinds, each with its own effect; those with a flash act at once.

## The end
delphi-rule-9-1 = With all tasks done, return to Zeus: sail there with a die of any colour, or by Poseidon. The round is played to its end.
delphi-rule-9-2 = Whoever is at Zeus wins; among several, who has more oracle cards, then more favour; then the victory is shared.
delphi-rule-9-3 = A shorter game leaves out one to four tiles, in the order statue, shrine, coloured monster, coloured offering. The first game has 8 tasks, a compact map and ship tiles of the first-game set.

## Rulings: options
delphi-rule-R1 = There are two sets of rules: the first rulebook to the letter, and a revised edition that differs in four points.
delphi-rule-R2 = A hero raises the shield by 1, in the revised rules by 2.
delphi-rule-R3 = A shrine task is served by the very island it shows; in the revised rules by any island of your colour.
delphi-rule-R4 = Needless fights and loads are legal but bring no reward; in the revised rules they are illegal.
delphi-rule-R5 = A colour serves the open tile that shows it, else the white tile if the colour has not been done in this kind.
delphi-rule-R6 = Ship tiles are dealt at random or drafted, with one more on offer than there are players; the small pool goes only with dealing.
delphi-rule-R7 = With fewer tasks, coloured tiles are drawn for all alike; each player chooses the shrine tile to give back, in turn order.
delphi-rule-R8 = The first game has 8 tasks, a compact map and one of four ship tiles at random.

## Rulings: the map
delphi-rule-R9 = Beyond the rulebook, the water of generated cities touches at least two water hexes of the map, and they lie at least 6 apart; a given map that falls short of this is played with a warning.
delphi-rule-R10 = The other ring holes and every gap that the finished map encloses are shallows; what is open to the outside is not part of the map.
delphi-rule-R11 = Both sides of a tile are equal in function; compact maps use front sides only.
delphi-rule-R12 = A compact map fills the twelve slots at random and puts the cities as near to their slots as the conditions allow.
delphi-rule-R13 = A random map grows tile by tile, joined by water, keeps compact, and has its cities in six evenly spread directions.
delphi-rule-R14 = A given map is accepted only if all conditions hold and it is at most 25 hexes wide in q and in r; whatever is broken is named with its tiles.
delphi-rule-R15 = Offerings and monsters are dealt island by island, temples at random; a dead end starts the dealing over.
delphi-rule-R16 = Pictures and places inside a hex carry no rules; island tiles are known by player colour and number.

## Rulings: set-up
delphi-rule-R17 = Order: player colours, map and pieces, cards, first player and favour, ships, dice, wounds, tasks, start effects of ships. Colours and the first player are drawn or settled by the table.
delphi-rule-R18 = The first player stays first, and the Titan die stays with the last player.
delphi-rule-R19 = Nobody advances a god for the dice of the set-up.
delphi-rule-R20 = Ship tiles with a start effect act at the end of the set-up, by seat; ship 2’s gods do not move for the first wound.

## Rulings: turn and decisions
delphi-rule-R21 = A turn has three phases: wounds, actions, consultation.
delphi-rule-R22 = The actions end only when all three dice are used, and only when the player says so; card, gods and extra action are optional.
delphi-rule-R23 = Every option states its full price; what cannot be paid is not offered, and the cheapest way of paying is taken.
delphi-rule-R24 = An action with all its rewards is finished before anything else is done.
delphi-rule-R25 = The main decision offers every payable action, the gods’ actions, and the end of the turn when it is allowed.
delphi-rule-R26 = Gains are taken as far as possible; only at-once loads may be refused.
delphi-rule-R27 = Effects on several players run clockwise from the active player’s left neighbour, the active player last.

## Rulings: information and supplies
delphi-rule-R28 = Hidden are face-down island tiles, the piles and future rolls. Who has looked at a tile keeps seeing it; the others know that it was looked at. Spectators see what all players know.
delphi-rule-R29 = All cards, wounds, favour, cargo, dice, gods, shields, tasks and discards lie open.
delphi-rule-R30 = An empty pile is made anew from its discards; if there are none, no card is drawn.
delphi-rule-R31 = Favour never runs out.
delphi-rule-R32 = A played oracle card lies aside until the end of the turn and no longer counts as yours.
delphi-rule-R33 = Lasting equipment stays with its owner, at-once cards are discarded; there is no hand limit.

## Rulings: colours
delphi-rule-R34 = Recolouring costs 1 favour for each clockwise step on the wheel, for dice and cards alike, and is part of the action.
delphi-rule-R35 = With ship 4 each recolouring costs 1 less, never below 0.
delphi-rule-R36 = With ship 8 the shorter way round the wheel is charged.
delphi-rule-R37 = A die or card that shows a demigod’s colour, or is paid to show it, acts as every colour.
delphi-rule-R38 = Apollo’s turn makes unused dice and the one card wild for free; it allows no second card.
delphi-rule-R39 = Only one oracle card is played in a turn, whatever pays for its colour.
delphi-rule-R40 = The extra action costs 3 favour, once per turn, and acts as every colour; it is neither die nor card.
delphi-rule-R41 = Actions of any colour take any die or card at no price.
delphi-rule-R42 = A lamp is an action for dice and cards of its colour: 1 favour, 1 oracle card, then a step of its god.

## Rulings: sailing and reach
delphi-rule-R43 = A voyage goes to another water hex of the acting colour by a shortest way over water.
delphi-rule-R44 = Range is 3, plus sail, ship 5 and creature; each hex more costs 1 favour.
delphi-rule-R45 = With the flat keel shallows and the field of Zeus may be crossed without counting, but not be a goal.
delphi-rule-R46 = If the acting colour is a creature’s, the range is 3 more and the target may have any colour.
delphi-rule-R47 = Beside means that the ship’s hex touches the site’s hex; of a city tile the city hex counts.
delphi-rule-R48 = Spear, crane and net also reach a site two hexes away across water, for Ares and Hermes too.
delphi-rule-R49 = The first step leads from Zeus to one of its six water hexes; once left, the field is a shallow.
delphi-rule-R50 = Zeus may be entered only with no open task, by a voyage of any colour or by Poseidon; the field counts as one step.

## Rulings: actions and rewards
delphi-rule-R51 = The hold is the ship tile’s plus the oak chest’s; nothing may be thrown overboard.
delphi-rule-R52 = A load names island and colour; an offering goes to its one temple, a statue to a free site of its colour.
delphi-rule-R53 = Exploring turns the tile up: a fitting one gets your shrine, any other gives its letter’s reward.
delphi-rule-R54 = A shrine is built on a face-up tile that fits an open task, with its frame colour.
delphi-rule-R55 = The first of two tiles to look at is seen before the second is named; with one or two left it is those.
delphi-rule-R56 = Discarding wounds and advancing a god are offered only where they do something.
delphi-rule-R57 = In round k a fight needs 9 minus shield minus (k − 1); after a lost round you pay 1 favour or give up.
delphi-rule-R58 = A rolled 0 brings a wound even if it wins; wounds interrupt nothing.
delphi-rule-R59 = The companion is chosen among those of the statue’s colour in stock, and acts from the next step on.
delphi-rule-R60 = A hero discards wounds of its colour on joining and whenever they are drawn.
delphi-rule-R61 = The shield ends at 5; further gains are lost.
delphi-rule-R62 = Order: effect on the board, Zeus tile off, its reward, then the votive bowl’s step.
delphi-rule-R63 = Each god step is a decision; steps that no god can make are lost.
delphi-rule-R64 = A coin pays 2 favour after your own roll if a die shows its colour, once per roll.
delphi-rule-R65 = With ship 6 every separate taking of favour is 1 more.
delphi-rule-R66 = Any open equipment may be taken; the display is refilled, then an at-once effect happens or is lost.
delphi-rule-R67 = Rope, strap, basket and jug load a fitting piece from afar, or nothing.
delphi-rule-R68 = The sea chart shows two face-down tiles, the first before the second is named, and uncovers one of them, which counts as exploring.
delphi-rule-R69 = The gilded ladder takes one of four gods to the top row from any row.

## Rulings: wounds, Titan, gods, end
delphi-rule-R70 = Wounds are checked at the start of your turn only; in a recovery turn the dice stay as they are.
delphi-rule-R71 = If the last player recovers, the Titan does not attack; in the revised rules it does.
delphi-rule-R72 = The Titan die is rolled with the last player’s dice; the wounds come after the gods’ steps.
delphi-rule-R73 = Once a ship has reached Zeus, the Titan attacks no more.
delphi-rule-R74 = All three dice are rolled, also at Zeus; then coins, the others’ gods, the Titan.
delphi-rule-R75 = Each other player advances one god of a rolled colour in a middle row: at once if there is one, by choice if there are several.
delphi-rule-R76 = Special actions need no die, any number may act in a turn, and each is offered only where it does something.
delphi-rule-R77 = Any god in the top row may be traded for an oracle card as long as one can be drawn.
delphi-rule-R78 = A god goes back when its action and all rewards are finished; with ship 2 to the entry row.
delphi-rule-R79 = Artemis explores from afar, Ares wins a fight with its reward, Hermes takes a statue of any colour.
delphi-rule-R80 = Tiles given back change nothing on the board; their colour is free for the white tile.
delphi-rule-R81 = At Zeus the remaining dice must still be used; the ship moves no more.
delphi-rule-R82 = The round is played to its end; players before the first arrival get no further turn.
delphi-rule-R83 = A single arrival in the round wins; a ship still waiting at its start has not arrived.
delphi-rule-R84 = Several arrivals: more unplayed oracle cards, then more favour, then a shared victory.
delphi-rule-R85 = Everybody else is ranked by fewer open tasks, more oracle cards, more favour.
delphi-rule-R86 = After the round limit the game ends and all are ranked, if nobody reached Zeus.
