# The worked examples of the rulebook of Olympos, retold step by step.

olympos-lesson-hourglass = Paying with an hourglass
olympos-lesson-hourglass-last = You stand on space 4, further back than everybody else, so it is your turn. You own one hourglass.
olympos-lesson-hourglass-settle = A new settler in Rhodope costs 3: 2 for the settler and 1 for the way. Send one.
olympos-lesson-hourglass-again = The hourglass paid for one unit, and your marker walked the other two, onto space 6. There it lies on top of Player 2’s marker, so it is your turn again. Hourglasses are always spent first; they cannot be saved.

olympos-lesson-conquest = An attack across the sea
olympos-lesson-conquest-swords = Crete belongs to Player 2, and you hold Attica. You own Astronomy, with which a sea space costs you 1 instead of 2, and Hoplite, which gives you a sword. Player 2 has none.
olympos-lesson-conquest-attack = A new settler that sets out from Attica: 2. Two sea spaces: 2. Landing on Crete: 1. The fight with more swords than the defender: 1. That makes 6. Attack!
olympos-lesson-conquest-taken = Player 2 hands you the wood token and the star of Crete and gets an hourglass for comfort. The beaten settler stays there, beneath yours.

olympos-lesson-cells = What a discovery asks for
olympos-lesson-cells-science = What a discovery costs is printed in its cell. Science: three grain and two grey squares. Grey squares that belong together mean one resource, and none that is printed there: two gold will do, more grain will not.
olympos-lesson-cells-strategy = Strategy: a group of three grey squares and a single one. Three gold and a wood will do. Four gold will not, because the groups must differ.
olympos-lesson-cells-philosophy = Philosophy: two pairs and two single ones, all four of them different. For example two grain, two wood, a stone and a gold.
olympos-lesson-cells-surgery = Surgery: two grain and two wood. Your territories show two grain and a wood, and you own a wood cube. That is enough: discover it.
olympos-lesson-cells-bonus = Only the cube is gone; tokens are merely shown. Now choose a bonus: hourglasses or prestige.
olympos-lesson-cells-end = Surgery brought two settlers to your stock. With the same three territories you can pay again, as long as you hold them.

olympos-lesson-strategy = Buying a discovery
olympos-lesson-strategy-have = Your tokens are two grain and a wood, and you own a grain cube. That is three alike and one other: just what Strategy asks for.
olympos-lesson-strategy-discover = It costs 7 units of time, for you have no discount. Discover Strategy.
olympos-lesson-strategy-bonus = You gave up the grain cube and have two swords now. Lay your disc on a bonus that is still free, say, a settler for your stock.
olympos-lesson-strategy-end = Now your marker walks seven spaces, to space 9. The three territories and their tokens are still yours.

olympos-lesson-stadium = Building a wonder
olympos-lesson-stadium-stars = The Stadium asks for five stars. You have two tokens, from Attica and Crete, one star from Architecture, and two more because two of your bonus discs lie in the Stadium’s column.
olympos-lesson-stadium-build = That makes five. A wonder takes 7 units of time, but only 5 with Architecture. Build the Stadium.
olympos-lesson-stadium-end = 10 points, and nobody else can build the Stadium any more. Stars are not used up: they will count for the next wonder as well.
