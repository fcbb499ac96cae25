# The worked examples of the rulebook of Elysium, retold step by step.

elysium-lesson-itself = A card that pays for itself
elysium-lesson-itself-sandals = In your Domain lie the Winged Sandals. As long as they are there, they bring you 1 gold whenever you transfer a card of Hermes.
elysium-lesson-itself-transfer = They are a card of Hermes themselves, and a card can affect itself. Transfer the Sandals: it costs 1 gold.
elysium-lesson-itself-end = Their own transfer brought you 1 gold back. From now on they lie in your Elysium and do nothing more: the next card of Hermes would bring no gold.

elysium-lesson-any-order = A legend in any order
elysium-lesson-any-order-second = Athena’s three levels lie in your Domain, and you may transfer three cards. A legend may grow in any order: begin with the Owl, level 2.
elysium-lesson-any-order-first = Now the Sacred Olive Tree, level 1.
elysium-lesson-any-order-join = Both are Athena’s, so they belong together: continue legend 1.
elysium-lesson-any-order-third = Last the Acropolis, level 3.
elysium-lesson-any-order-join-third = And this one, too, continues legend 1.
elysium-lesson-any-order-end = Complete: 6 points at the end, and 5 more, because yours is the first legend of Athena. You might also have built several legends side by side; one need not be finished before the next begins.

elysium-lesson-order = Who goes first in the next epoch
elysium-lesson-order-discs = Four players, and the order of play was 1, 2, 3, 4. You and Player 3 have your three cards but no quest: none fits your last column. So you both sit the fourth round out. Read on to see the others finish.
elysium-lesson-order-last = Quest 1 goes first, quest 2 second. Whoever has an unfinished quest comes last, in the order they had before: you are third now, Player 3 is fourth. It still brings 1 gold and a single transfer: use it.
elysium-lesson-order-end = Now it is Player 3’s turn to transfer a card. In the next epoch Player 4 goes first, and you are third.
