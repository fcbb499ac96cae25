# The lessons of Elysium: their titles, and what is said step by step.

elysium-lesson-columns = Columns, cards and quests
elysium-lesson-columns-agora = Welcome to the Agora. An epoch has four rounds, and in each you take one thing: three cards and one quest in all. Your four columns decide what you can take.
elysium-lesson-columns-take = Every card names a column that you must still have. The Golden Tripods need red. Take them: they pay you in gold at once.
elysium-lesson-columns-take-other = A fine choice, but the Tripods fit what comes later. Take them.
elysium-lesson-columns-remove = You gained 2 gold. Now one of your columns has to go, whichever you like; it need not be the red one. For what you want next you need red, blue and yellow, so part with green.
elysium-lesson-columns-remove-other = You will need that one soon. Part with green.
elysium-lesson-columns-quest = Quests need a column, too: Quest 1 asks for red or blue. It brings gold, lets you transfer two cards, and with the lowest number you go first in the next epoch. Take it before somebody else does.
elysium-lesson-columns-quest-other = Cards can wait, the quest cannot. Take Quest 1.
elysium-lesson-columns-blue = Again a column goes. You want red and yellow for cards: remove blue.
elysium-lesson-columns-end = Player 2 took the other quest. Two rounds are left, and two columns. Which column you give up is the question at the heart of this game.

elysium-lesson-effects = What cards do
elysium-lesson-effects-kinds = Your cards lie in your Domain and work there: some at once, like the Tripods, some once in each epoch, some all the time, some only when the game ends.
elysium-lesson-effects-net = The Unbreakable Net works at once: 3 gold for you, and the richest of the others loses 1. Take it; yellow is enough.
elysium-lesson-effects-yellow = Yellow has done its duty: remove it, and see what Player 2 takes.
elysium-lesson-effects-cyclopes = The Cyclopes! They make you choose: discard a card, or lose 2 gold. Your cards are worth more: lose the gold.
elysium-lesson-effects-cyclopes-other = That would cost you a card, and you need both for a legend. Lose the gold.
elysium-lesson-effects-owl = Only red is left. Take the Owl of Athena: you may use it once in each epoch.
elysium-lesson-effects-use = In your own turn you may use effects, before or after you take something. Use the Owl: 1 gold and 1 point for you, and a small gift for the others.
elysium-lesson-effects-use-other = That comes afterwards. Use the Owl first.
elysium-lesson-effects-citizen = Player 2 had only yellow left and could take nothing with it. Then one takes a Citizen, a card face down. Citizens fill gaps in legends, but cost 2 points each at the end.
elysium-lesson-effects-choices = Some cards ask for more: which effect comes first, which card or whose Citizen is meant, which effect to borrow, how much to pay, or whether to stop. You will see the possibilities each time.

elysium-lesson-legends = Legends
elysium-lesson-legends-writing = The epoch’s actions are over, and the quests give their rewards. Yours lets you transfer two cards to your Elysium. There they stop working, but only there do they become legends.
elysium-lesson-legends-first = A transfer costs as much gold as the card’s level. Begin with the Golden Tripods, level 1.
elysium-lesson-legends-second = Now the Unbreakable Net: the same family, level 2. Transfer it.
elysium-lesson-legends-join = A family legend holds the levels 1, 2 and 3 of one family; a level legend holds one level of different families. You could begin a new one, but single cards are worth nothing: continue legend 1. If you do not want to transfer anything, you finish.
elysium-lesson-legends-join-other = Then both cards would stand alone. Continue the legend that you have.
elysium-lesson-legends-families = Two cards of a family are worth 3 points, three cards 6, and whoever completes a family first gets 5 more. Level legends grow to five cards: 2, 4, 8, 12 points.
elysium-lesson-legends-end = All columns come back, the Agora is filled anew, and you go first, thanks to Quest 1. The game has five such epochs.

elysium-lesson-end = The last epoch
elysium-lesson-end-last = The fifth and last epoch of another game. What stays in your Domain now will be worth nothing: bring over what you can.
elysium-lesson-end-titans = In your second legend the Eagle of Zeus lies alone: Zeus, level 1. The Titanomachy is Zeus, level 3. Transfer it.
elysium-lesson-end-titans-other = That would help, but the Titanomachy leads to more. Transfer it.
elysium-lesson-end-join = Let it continue legend 2.
elysium-lesson-end-citizen = Level 2 is missing, and a Citizen can stand in for it. That costs 2 gold and, at the end, 2 points, but it completes the family: 6 points, and 5 more for being first. Transfer a Citizen.
elysium-lesson-end-citizen-other = Do not leave the gap open: transfer a Citizen.
elysium-lesson-end-chronos = All Domains are cleared, and single cards with them. Then Chronos cards in legends pay: your Bronze Palace gave you 5 points.
elysium-lesson-end-scores = You have 43 points: 18 that you held, 5 from Chronos, 6 and 12 for legends, 5 and 3 for bonus tiles, and 6 less for three Citizens.
elysium-lesson-end-end = That beats the 34 of Player 2; in a tie, gold would decide. Now you know what columns, quests and legends are for. Play a game of your own!
