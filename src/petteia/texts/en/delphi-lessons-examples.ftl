# The worked examples of the rulebook of The Oracle of Delphi, retold step by step.

delphi-lesson-turn = A whole first turn
delphi-lesson-turn-plan = Your first turn: a green, a pink and a black die, and 5 favour. Each die is an action, in any order.
delphi-lesson-turn-sail = The green die takes you up to three hexes, to green water. Sail to the marked green hex, three hexes away.
delphi-lesson-turn-load = Beside you lies a blue offering. On the wheel blue comes right after pink: for 1 favour the pink die will do. Load the blue offering. For 3 favour more the same die would be red, and you could explore the island with the red frame instead.
delphi-lesson-turn-god = With the black die advance Ares, the black god. From the bottom row he goes straight to the row of the player count.
delphi-lesson-turn-roll = Nothing is left to do. End your turn: your dice are rolled at once.
delphi-lesson-turn-end = A red and two blue dice: these are your actions next time, and you can make your plans while the others play. Your roll also helps the others’ gods of those colours, if they have left the bottom row.

delphi-lesson-recolour = Another colour for a die
delphi-lesson-recolour-wheel = You want to advance Ares, the black god, but none of your dice is black. On the wheel green is followed by red and red by black.
delphi-lesson-recolour-pay = From green to black is two steps, at 1 favour each. Advance Ares with a green die.
delphi-lesson-recolour-end = That cost 2 favour. Recolouring works in one direction only, clockwise: from black back to green it would have been four steps.

delphi-lesson-dice-and-card = Dice, a card and a god
delphi-lesson-dice-and-card-used = You have used two dice and the green oracle card. The black die must still be used. The blue card must wait, since only one card may be played in a turn.
delphi-lesson-dice-and-card-black = Use the black die: take 2 favour.
delphi-lesson-dice-and-card-god = Poseidon, the blue god, is in the top row, and what gods do needs neither die nor card. Let him put your ship on any water.
delphi-lesson-dice-and-card-end = Poseidon is at the bottom again. A god makes your turn longer by an action, and you may choose the moment.

delphi-lesson-offering = An offering comes home
delphi-lesson-offering-load = Beside your ship lies a red offering, and two of your dice are red. Load it.
delphi-lesson-offering-deliver = The red temple is beside this hex, too. So you need not sail at all: deliver the offering with the other red die.
delphi-lesson-offering-end = One task less, and 3 favour as a reward. An island counts as near only if it touches the hex of your ship.

delphi-lesson-statue = A statue finds its place
delphi-lesson-statue-load = Beside you lies the red city. Load a red statue with a red die.
delphi-lesson-statue-sail = The island with a red building site is close. Sail to the yellow hex beside it with the yellow die.
delphi-lesson-statue-raise = Raise the statue with the second red die.
delphi-lesson-statue-companion = Loaded, carried and raised in a single turn. A red companion joins you: take Odysseus, or whom you like.
delphi-lesson-statue-end = Two dice of the statue’s colour and one for the voyage: that is what a statue asks for. It need not be all in one turn; the statue waits in the hold.

delphi-lesson-fight = A monster in two rounds
delphi-lesson-fight-strength = A red monster lurks beside you. Its strength is 9, and your shield of 2 lowers it to 7.
delphi-lesson-fight-fight = You have a red die and 3 favour. Fight: you need to roll 7 or more.
delphi-lesson-fight-on = A 5 is too little. For 1 favour you fight on, and now the monster is 1 weaker: 6 will do. Should you run out of favour, you cannot take some with another die in between; the fight comes first.
delphi-lesson-fight-equipment = A 7: beaten! As a reward take a card of equipment from the display.
delphi-lesson-fight-end = Had you given up, nothing more would have been lost. But the next fight against this monster begins at full strength again.

delphi-lesson-own-island = One of your own islands
delphi-lesson-own-island-frame = Beside you lies an island with a yellow frame, and you have a yellow die.
delphi-lesson-own-island-explore = Explore it, and see what the clouds hide.
delphi-lesson-own-island-god = It is pictured on one of your Zeus tiles, so your shrine stands there at once, without another die. As a reward one of your gods takes a step: advance Poseidon, or whom you like.
delphi-lesson-own-island-end = If the island had been another’s, you would have got what its letter says, and the owner could build there later.

delphi-lesson-wounds = Six wounds
delphi-lesson-wounds-six = You have six wounds, and Player 2 is about to end a turn. Read on: then it is yours.
delphi-lesson-wounds-recover = Six wounds at the beginning of your turn: you have to recover. Discard three of them, whichever you like.
delphi-lesson-wounds-end = And with that your turn is over: no actions, and your dice stay as they are. Three wounds of one colour would have had the same effect. So discard some in time.

delphi-lesson-reaction = Gods and the others’ dice
delphi-lesson-reaction-wait = Artemis and Aphrodite have left the bottom row, Ares has not. Player 2 is about to roll. Read on to see which colours come.
delphi-lesson-reaction-react = Red, black and green. Red is Aphrodite’s colour and green is that of Artemis: one of the two may take a step. Ares, the black god, may not, because he is still at the bottom. Choose Artemis, or Aphrodite.
delphi-lesson-reaction-end = One god and one step, however many of the colours suit you. It happens on everybody else’s roll, without costing you anything.
