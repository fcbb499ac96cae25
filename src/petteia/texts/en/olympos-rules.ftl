# The rules of Olympos, one message for each numbered rule (OLY-4.5 is olympos-rule-4-5) and each ruling (OLY-R13).

## 1 Pieces

olympos-rule-1-1 = Two to five people play, each with the discs of a colour; the box holds twenty of each, which is no limit (OLY-R60). A disc serves as a settler (in stock or on the map), as the marker on the time track, or as a marker on a bonus.
olympos-rule-1-2 = The map shows land territories, each giving grain, stone, wood or gold, sea spaces, and a northern zone. Eight territories carry a star, two for each resource. Olympos gives stone and bears the sign of Zeus; the territories of Atlantis score double.
olympos-rule-1-3 = The development board has six rows of five columns. Rows 1 to 5 hold discoveries (red, yellow, green, blue, violet), row 6 the wonders. A cell’s cost is printed on the board, and tiles are shuffled within their row, so a discovery’s cost changes from game to game.
olympos-rule-1-4 = There are 25 discoveries on 55 tiles: three copies of each red and green one (unmarked, marked 4, marked 5), two of each yellow and blue one, one of each violet one. There are five wonders.
olympos-rule-1-5 = Further pieces: 22 destiny cards, 10 Olympos cards, 12 hourglasses, 28 resource cubes, 32 territory tokens with a cross on the back, 8 tribe tokens with a star on the back, one Zeus token, and prestige tokens, which lie face down.

## 2 Set-up

olympos-rule-2-1 = With five players all tiles are used; with four, those marked 5 stay in the box; with three, those marked 4 or 5. For two players see section 9.
olympos-rule-2-2 = In each row the five discoveries, with all their copies in one pile, go to random columns; the wonders go to random columns of row 6.
olympos-rule-2-3 = Each player starts with four settlers in stock. The fifth disc is the time marker; the markers form a random pile on the start space.
olympos-rule-2-4 = The player at the bottom of that pile locks territories with crosses: one of each resource with five players, two with four, three with two or three. The choice is free, but never both star territories of a resource.
olympos-rule-2-5 = Each star territory that is not locked gets a tribe.
olympos-rule-2-6 = Start cubes are dealt at random: with four players one of each resource; with five the same and a fifth at random; with three, three different ones. For two see section 9.
olympos-rule-2-7 = The destiny cards are shuffled. One Olympos card lies face down beside each single Zeus space, two beside each double one; the tenth is left out, unseen.

## 3 Turn order and time

olympos-rule-3-1 = Whoever is furthest back on the time track acts; of several on one space, the topmost marker.
olympos-rule-3-2 = After an action the marker moves forward by its cost. On an occupied space it goes on top.
olympos-rule-3-3 = An hourglass pays for one space. Hourglasses must be spent first, before the marker moves.
olympos-rule-3-4 = Whoever is still last acts again.
olympos-rule-3-5 = A turn is one action: expansion or development (a discovery or a wonder). Destiny cards may be played at any time in one’s own turn, as many as one likes.

## 4 Expansion

olympos-rule-4-1 = Exactly one settler moves: one that is on the map, or a new one from stock.
olympos-rule-4-2 = A new settler costs 2 (1 with Medicine). It appears in the northern zone or in a territory you control, not where you only have a conquered settler, and must move at once.
olympos-rule-4-3 = A move may go any distance, by any way. Entering land costs 1, entering a sea space 2. Astronomy and Cartography each make sea 1 cheaper. With Cavalry an unbroken run of land spaces costs 1 in all.
olympos-rule-4-4 = Every territory may be crossed, even one that is occupied or locked. The northern zone is never entered or crossed.
olympos-rule-4-5 = The move ends on land that is not locked and that you do not control.
olympos-rule-4-6 = Ending on an empty territory takes it: you get a territory token of its resource, the star token if one lies there, and on Olympos the Zeus token.
olympos-rule-4-7 = Ending on another player’s territory is combat, which the attacker always wins. It costs 1 with more swords than the defender, 2 with as many, 3 with fewer.
olympos-rule-4-8 = The loser hands over the territory token, and the star and Zeus token if the territory has them, and takes an hourglass from the supply. The attacker’s disc goes on top of the pile.
olympos-rule-4-9 = The top disc controls. When it leaves, control with all tokens passes to the owner of the disc beneath. If there is none, the territory token returns to the supply, the star token stays on the territory and the Zeus token on Olympos.
olympos-rule-4-10 = A conquered settler may stay, or leave in an expansion; it may come back to fight in the same move, paying the whole way.
olympos-rule-4-11 = Tribes have no swords and are fought like players, but get no hourglass. The victor takes the tribe’s token as a star. A beaten tribe never returns.
olympos-rule-4-12 = The action costs new settler, route and combat together, paid at the end.

## 5 Development

olympos-rule-5-1 = A discovery needs the resources of its cell: from territory tokens, which are kept, and cubes, which are given up. Grey squares of one group are of one resource, different from every other group and from the printed resources.
olympos-rule-5-2 = Nobody holds the same discovery twice.
olympos-rule-5-3 = Take a tile from the pile, place a disc on a free bonus spot under that cell and take the bonus: a settler to stock, two hourglasses, a cube, or two prestige. The grey spot is for five players only; row 5 has no bonus.
olympos-rule-5-4 = A discovery costs 7 units of time, 2 less for each of your Agriculture and Currency tiles whose resource is printed in the cell; grey squares do not count.
olympos-rule-5-5 = A wonder needs stars: star tokens, Architecture and Engineering, your bonus discs in its column, destiny cards with a star (discarded), Athena’s star (once). It costs 7 units of time, 5 with Architecture.
olympos-rule-5-6 = Each wonder is built once.

## 6 What discoveries do

olympos-rule-6-1 = Medicine: a new settler costs 1 instead of 2.
olympos-rule-6-2 = Cavalry: two hourglasses at once; an unbroken run of land spaces costs 1 in all.
olympos-rule-6-3 = Oracle: for each destiny card you draw, look at three and keep one.
olympos-rule-6-4 = Astronomy: each sea space costs 1 less.
olympos-rule-6-5 = Cartography: each sea space costs 1 less; with Astronomy the sea is free.
olympos-rule-6-6 = Metallurgy and Hoplite: one sword each.
olympos-rule-6-7 = Phalanx: one sword, and a destiny card at once.
olympos-rule-6-8 = Strategy: two swords.
olympos-rule-6-9 = Cult and Polytheism: one Zeus symbol each.
olympos-rule-6-10 = Hellenism: one Zeus symbol, and a destiny card at once.
olympos-rule-6-11 = Art: two Zeus symbols.
olympos-rule-6-12 = Democracy: you win ties, of swords as attacker and defender, of majorities for destiny cards, and for Olympos cards.
olympos-rule-6-13 = Trade: two cubes of your choice at once.
olympos-rule-6-14 = Surgery: two settlers to stock.
olympos-rule-6-15 = Architecture: one star, and wonders cost 2 less.
olympos-rule-6-16 = Currency and Agriculture: a discount as in 5.4. The two tiles of each bear different resources; the first buyer chooses.
olympos-rule-6-17 = Poetry scores 3, Philosophy 5 points at the end.
olympos-rule-6-18 = Science: one point at the end for each of your discoveries.
olympos-rule-6-19 = City-state: one point at the end for each of your settlers on the map, conquered ones included.
olympos-rule-6-20 = Absolutism: two points at the end for each sword on your discoveries.
olympos-rule-6-21 = Engineering: one star, and three points at the end for each of your star tokens.

## 7 Destiny and Olympos cards

olympos-rule-7-1 = Whoever reaches or passes a Zeus space draws a destiny card at the end of the turn, one for each space, and may play it at once. Hands are hidden.
olympos-rule-7-2 = The kinds: an hourglass for each token of a resource; three hourglasses for strictly most tokens of a resource; a cube; one more Zeus symbol after an Olympos card is turned; one prestige for each token of a resource; three prestige for tokens of all four resources; one star for a wonder.
olympos-rule-7-3 = At a single Zeus space an Olympos card is turned at the end of the turn of the first player to get there, after the destiny card; at a double one for the first and for the last player. It takes effect before the next turn.
olympos-rule-7-4 = Zeus symbols count from discoveries, the Zeus token and destiny cards played now. Helpful cards affect all who have most, at least one; harmful cards all who have fewest.
olympos-rule-7-5 = Zeus: 3 prestige. Hecate: a settler to stock. Artemis: a cube of choice. Ares: two swords until the next Olympos card. Athena: a star for one wonder. Erinyes: the next action costs 2 more. Hades: a settler of choice goes from the map to the stock. Keres: 2 points fewer at the end. Siren: no sea until the next Olympos card. Nemesis: the hand is discarded.
olympos-rule-7-6 = Artemis and Hades are carried out clockwise from the player who turned the card.
olympos-rule-7-7 = When the destiny pile is empty, the discards are shuffled.

## 8 The end

olympos-rule-8-1 = Whoever has reached or passed the last Zeus space passes at the next turn or takes one last action, which may not lead beyond the Cross.
olympos-rule-8-2 = The game ends when all have finished.
olympos-rule-8-3 = Points: the place on the track (0 to 5), prestige tokens, 1 for each territory and 2 for each one of Atlantis you control, 2 for each discovery, 8 to 12 for wonders, the discoveries that score, 2 less for Keres, 1 for each destiny card in hand. Cubes and hourglasses score nothing.
olympos-rule-8-4 = Whoever has the most points wins; in a tie, the most discoveries and wonders together; whoever is still tied shares the victory.

## 9 Two players

olympos-rule-9-1 = With two players column 5 is not used. Of each row’s five discoveries four are laid out at random, with one tile each (both of Agriculture and Currency, of which the buyer picks one and the other leaves play), and four of the five wonders.
olympos-rule-9-2 = The bottom player locks twelve territories, three of each resource and at most one star of each, then places four barbarians on empty territories of different resources.
olympos-rule-9-3 = Barbarians have one sword. Beaten, they stay at the bottom of the pile and rule again when the territory is left.
olympos-rule-9-4 = Each of the two players starts with a random cube.

## 10 Rulings

olympos-rule-R1 = The marker furthest back acts, the topmost of a pile first; players who have finished are left out. One player may act several times in a row.
olympos-rule-R2 = A marker that arrives goes on top. One that does not move, because hourglasses paid for everything, keeps its place in its pile.
olympos-rule-R3 = A turn: one action, payment, the Zeus spaces reached in their order. Destiny cards may be played before, in between and after that, as OLY-R42 says.
olympos-rule-R4 = Hourglasses pay first, one for one, whatever their owner would prefer; they cannot be saved.
olympos-rule-R5 = Expansion costs new settler, route and combat; development 7 less discounts; the surcharge of the Erinyes comes last. No action costs less than 1.
olympos-rule-R6 = Nobody may pass before the last Zeus space. A player without any legal action waits: the marker moves one space, no hourglass is spent, the surcharge stays.
olympos-rule-R7 = No action may carry the marker beyond the Cross once hourglasses have paid, at any time of the game.
olympos-rule-R8 = The bottom player chooses all crosses openly. Olympos and Atlantis may be locked; if Olympos is, the Zeus token is not used. Locked territories may be crossed.
olympos-rule-R9 = Start cubes: different resources for three and four; for five the fifth comes from the other 24 cubes; two each draw one from all 28.
olympos-rule-R10 = Seating and start pile are independent; clockwise order matters only for prayers, Artemis and Hades.
olympos-rule-R11 = New settlers appear in the northern zone or where the player is in control at that moment, and must reach a legal end of a move.
olympos-rule-R12 = Crossing a territory, whoever is there, needs no combat and has no effect.
olympos-rule-R13 = A player names piece and destination; the cheapest route is taken. Before that the player may choose a longer way by naming how much more it costs: then the settler moves by a way that is dearer by exactly that much, and no other action can be taken. Areas may be entered again. A surplus that leads nowhere cannot be named.
olympos-rule-R14 = With Cavalry the first land entered costs 1 and land entered directly after it is free. A sea space ends the run; the starting place is not part of it.
olympos-rule-R15 = A move never ends at sea, in the northern zone, on a cross, or where the player was in control when the action began.
olympos-rule-R16 = A buried piece may leave and come back to fight. It must enter at least one other area, and everything entered is paid.
olympos-rule-R17 = The old place is given up as soon as the piece leaves, before the arrival is resolved.
olympos-rule-R18 = The northern zone is only a birthplace; no route enters it.
olympos-rule-R19 = All blue spaces are sea, gulfs and straits included; islets without an outline do not exist.
olympos-rule-R20 = Several own pieces in one pile stay where they are, and each may be moved later.
olympos-rule-R21 = When the top piece leaves, the owner of the next one takes control with all tokens, without combat or hourglass. If it is the same player, nothing changes hands.
olympos-rule-R22 = When the last piece leaves, the token returns to the supply. A star lies on the territory for the next to come, without combat; the Zeus token waits on Olympos in the same way.
olympos-rule-R23 = When a piece from underneath leaves, nothing else happens; the order of the others stays.
olympos-rule-R24 = Only the owner of the top piece defends, hands over tokens and gets the hourglass.
olympos-rule-R25 = One hourglass for each attack suffered, also for finished players; none when control merely falls back or is lost to Hades.
olympos-rule-R26 = Territory tokens cannot run out: there are as many as territories.
olympos-rule-R27 = Swords are those on own discoveries and two for a player marked by Ares.
olympos-rule-R28 = Tribes have no sword, barbarians one. They must be fought and get no hourglass.
olympos-rule-R29 = The price of combat is shown before the move is confirmed; swords are public.
olympos-rule-R30 = In every comparison it takes part in, Democracy counts half a point: it decides ties and nothing else. It works against tribes and barbarians too; two owners stay tied.
olympos-rule-R31 = Helpful Olympos cards: an owner of Democracy tied for most profits alone, even if nobody has a symbol; several tied owners all profit. The rulebook asks for at least one symbol; the publisher’s FAQ makes this exception.
olympos-rule-R32 = Harmful Olympos cards: an owner tied for fewest is spared as long as somebody tied for fewest lacks Democracy.
olympos-rule-R33 = For Primacy an owner tied for most counts as having more. Democracy decides neither the final ranking nor the order on the track.
olympos-rule-R34 = Costs and bonus spots belong to the cell. A cell without tiles is closed.
olympos-rule-R35 = Cubes fill only what tokens lack. Any set may be paid from which no cube could be left out, not only the smallest: two wood to keep a gold. Where there are several, the buyer chooses.
olympos-rule-R36 = A grey group is of one resource of the buyer’s choice, different from the other groups and from every printed resource of the cell.
olympos-rule-R37 = A discovery goes in this order: fix the price, return cubes, take the tile with its effect, choose a bonus, pay the time. It must be payable when it is chosen, with what one has then. A cube from a card played while cubes are chosen may still be paid; cubes from the effect and the bonus come too late. Hourglasses gained before the time is paid pay at once; a discount tile does not cheapen itself.
olympos-rule-R38 = The bonus is compulsory, on a free spot under the discovery just made. The grey spot is for five players only; row 5 has none.
olympos-rule-R39 = The buyer picks one of the Agriculture or Currency tiles still there. Only resources printed in colour earn the discount.
olympos-rule-R40 = Stars that last count first; then Athena’s star is used up, then Inspiration cards, as few as needed.
olympos-rule-R41 = Anyone may build any number of wonders. Bonus discs keep counting; a wonder is no discovery.
olympos-rule-R42 = In their own turn players may play cards in every decision they are asked, and only cards that do something; while Prayers are asked for, only those. Whether a decision is asked is judged without the cards. A draw inside an action is followed by one time to play cards before the payment. No action may be chosen that only cards not yet played or drawn could pay.
olympos-rule-R43 = Zeus spaces passed together are worked off one by one: draw, play cards, turn the Olympos card if one is due.
olympos-rule-R44 = At a double space the first player to get there turns one card and the last player the other.
olympos-rule-R45 = The Oracle looks at three cards and keeps one; a short pile is filled up from the discards. It also holds for draws by Phalanx and Hellenism, which happen at once.
olympos-rule-R46 = Discards are face up, the Oracle’s too.
olympos-rule-R47 = An empty pile is made anew from the discards. If both are empty, no card is drawn.
olympos-rule-R48 = After an Olympos card is turned, players are asked once each for Prayers, clockwise from the one who turned it; any number may be played.
olympos-rule-R49 = Everyone who holds a destiny card is asked for Prayers, whatever the card, and may always answer with nothing.
olympos-rule-R50 = What Ares and the Siren do ends the moment the next Olympos card is turned; after the last card it lasts to the end.
olympos-rule-R51 = All tied players take the full effect. With Hades the victim picks any own piece, on top or buried; without pieces nothing happens. Nemesis takes the whole hand.
olympos-rule-R52 = Landing on the Cross is allowed and scores 0.
olympos-rule-R53 = A player on or beyond the last Zeus space has, at the next turn, a pass or one last action. The action that led there was not the last.
olympos-rule-R54 = The surcharge of the Erinyes counts against the Cross. Whoever passes never pays it.
olympos-rule-R55 = Finished players keep scoring, can be attacked, are affected by Olympos cards and may answer with Prayers, but play no other cards.
olympos-rule-R56 = In the end phase a player without a legal action passes; cards may be played before that.
olympos-rule-R57 = Control counts, not pieces. City-state counts buried pieces too, Science itself too, Absolutism printed swords only, Engineering star tokens.
olympos-rule-R58 = In a tie more discoveries and wonders together win; whoever is still tied shares the victory.
olympos-rule-R59 = Hidden are hands, the order of the pile, Olympos cards not turned and prestige totals. Each single gain of prestige is public.
olympos-rule-R60 = Hourglasses, cubes, prestige and discs are unlimited, whatever the box holds; tiles, star tokens, the Zeus token and cards are not.
olympos-rule-R61 = There are 26 prestige tokens; only amounts matter.
olympos-rule-R62 = Barbarians go on four territories of different resources without cross and without tribe; Olympos and Atlantis are allowed.
olympos-rule-R63 = A barbarian stays at the bottom. When no player’s piece is left above it, the barbarians rule again and must be fought again. They own nothing and are never counted or moved.
olympos-rule-R64 = For two: columns 1 to 4, four of five discoveries in each row and four of five wonders, one tile each. Of Agriculture and Currency both tiles lie there; the buyer picks one and the other leaves play.
