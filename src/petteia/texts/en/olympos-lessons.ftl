# The lessons of Olympos: their titles, and what is said step by step.

olympos-lesson-settlers = Settlers and time
olympos-lesson-settlers-time = Welcome to Greece. Territories, discoveries and wonders bring points, and whoever has the most wins. You pay with time: every action has its price, and your marker walks along the time track by that much. Whoever stands furthest back is next.
olympos-lesson-settlers-land = A new settler costs 2, and every territory it enters costs 1. Send one from the north to Macedonia: 3 in all.
olympos-lesson-settlers-land-other = That would do, too. For this lesson take Macedonia: it is close, and it gives gold.
olympos-lesson-settlers-last = You hold Macedonia and its gold token. The others spent 4 each, for Olympos and Thessaly; you stand on space 3. You are furthest back, so it is your turn again.
olympos-lesson-settlers-second = Take Rhodope as well. The new settler may set out from the north, or from Macedonia, since you hold it; both ways cost 3. Rhodope gives stone.
olympos-lesson-settlers-second-other = This time send a new settler to Rhodope: one that only moved there would leave Macedonia, and its gold would be lost.
olympos-lesson-settlers-move = A settler on the map can walk on, and then only the way costs: 1 for land, 2 for sea. What it leaves is yours no longer. You own a stone cube anyway, so lead the settler from Rhodope to Mysia, for wood.
olympos-lesson-settlers-closed = Territories with a cross are closed: settlers may pass through, but not stay. One player picks them before the game begins. When only two play, barbarians guard four more territories.
olympos-lesson-settlers-end = Every territory is worth a point at the end, and its token helps to pay for discoveries, again and again. How that works is the next lesson.

olympos-lesson-discoveries = Discoveries
olympos-lesson-discoveries-board = This is the development board. Each discovery shows what it needs: Medicine, for one, a stone and a wood. Tokens of your territories are only shown and stay with you; cubes are used up.
olympos-lesson-discoveries-medicine = Mysia is your wood, the cube your stone. Discover Medicine: like every discovery it takes 7 units of time, and from then on a new settler costs you 1 less.
olympos-lesson-discoveries-medicine-other = That is possible, too. But cheaper settlers pay off every time: take Medicine for now.
olympos-lesson-discoveries-bonus = A few bonuses wait below each discovery, for whoever comes first. Here they are a settler for your stock and a grain cube, elsewhere hourglasses, or laurels, which mean prestige: points at the end. Choose one.
olympos-lesson-discoveries-choices = Some discoveries ask for more. For a grey square you say which resource you give. Agriculture and Currency come as tiles with different resources, and the first buyer picks one; Trade lets you pick two cubes.
olympos-lesson-discoveries-end = A discovery is worth 2 points. You are on space 17 now, so the others will play for a while. And on your way you passed a Zeus space; the next lesson tells what that means.

olympos-lesson-gods = Destiny and the gods
olympos-lesson-gods-zeus = Whoever reaches or passes a Zeus space draws a destiny card. You may play cards at any time in your own turn; “No more cards” only means: not this time. Each card that is still in your hand at the end is worth a point.
olympos-lesson-gods-play = Yours is a gift of stone. Play it: a cube will come in handy.
olympos-lesson-gods-hades = The first to arrive at a Zeus space also turns an Olympos card. Kind gods favour whoever has the most Zeus symbols, the little bolts; grim ones strike whoever has the fewest. This is Hades, a grim one, and you have no bolt at all.
olympos-lesson-gods-lose = Hades takes a settler off the map and puts it back into your stock. You choose which: let the one in Mysia go, and keep Macedonia with its gold.
olympos-lesson-gods-symbols = Zeus symbols come from discoveries such as Cult, and from holding Olympos. That is why Player 2 was spared.
olympos-lesson-gods-end = Two more hints. With the Oracle you look at three cards and keep one. And if you want to land on a certain space, you may take a longer way on purpose and pay for it.

olympos-lesson-fights = Fights
olympos-lesson-fights-swords = Olympos belongs to Player 2, but you may attack. The attacker always wins; only the price differs: 1 with more swords than the defender, 2 with as many, 3 with fewer.
olympos-lesson-fights-attack = Neither of you has a sword. With Medicine a settler costs you 1, the way to Olympos 1, the fight 2. Conquer Olympos!
olympos-lesson-fights-attack-other = A fair move, but this lesson is about fighting. Conquer Olympos.
olympos-lesson-fights-beaten = Olympos is yours, with its stone and the Zeus token, and Player 2 got an hourglass for comfort. But then Player 3, who has a sword, took Macedonia from you. The gold is gone; an hourglass is yours.
olympos-lesson-fights-flee = Your settler is conquered, not lost: it lies beneath the victor’s disc. It may stay there, come back to fight, or leave. Lead it to Rhodope, one step away.
olympos-lesson-fights-hourglass = An hourglass pays for one unit of time, always before your marker moves. The step cost 1, so you have not moved at all, and it is your turn again.
olympos-lesson-fights-end = Tribes live where there are stars. They have no swords; beat one, and its star is yours, for wonders. And should several of your settlers lie in one pile, you are asked which of them goes.

olympos-lesson-end = Wonders and the end
olympos-lesson-end-late = Another game, and it is nearly over: you are on space 67, and the last Zeus space is 72. Time for something big.
olympos-lesson-end-wonder = You hold four territories with stars, and that is what the Cyclopean Gate needs. Build it: 7 units of time for 8 points.
olympos-lesson-end-wonder-other = Not bad, but nothing here is worth as much as the Gate. Build it.
olympos-lesson-end-cards = You have passed the last Zeus space and drawn a card. A cube is worth nothing any more, but a card in your hand is a point: play no more cards.
olympos-lesson-end-cross = Player 2 has passed. After the last Zeus space everybody has one more turn: to pass, or to act once more without going beyond the Cross. Earlier in the game you can only wait, one space ahead, when there is nothing else you can do.
olympos-lesson-end-pass = The sooner you stop, the better your place on the track counts, up to 5 points. What you could still do is not worth it: pass.
olympos-lesson-end-pass-other = You could do that, but every step ahead makes your place on the track worse. Pass this time.
olympos-lesson-end-scores = The game is over. You have 20 points: 4 for the track, 2 for laurels, that is, prestige, 4 for territories, 2 for your discovery, 8 for the Gate, 2 for cards, and 2 less for the Keres, a grim Olympos card.
olympos-lesson-end-end = Player 3 wins with 25: many discoveries and cards, and a territory of Atlantis, which counts double. Now you know all that you need. Play a game of your own!
