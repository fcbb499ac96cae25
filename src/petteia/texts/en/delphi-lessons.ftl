# The lessons of The Oracle of Delphi: their titles, and what is said step by step.

delphi-lesson-dice = Dice and sailing
delphi-lesson-dice-race = Zeus has set everybody the same tasks: shrines, statues, offerings, monsters. Whoever fulfils them all and is first to come back to Zeus wins. Your ship starts here.
delphi-lesson-dice-tasks = A first game is shorter: eight tasks are enough. Of your three shrines you choose one to do without: give back the third. In other games you may also choose your ship.
delphi-lesson-dice-sail = Your three dice are your actions, and their colours count. A red die takes you up to three hexes far, to red water. What needs more costs favour: the dark numbers on the sea. Sail to the red hex between Paros and Kasos.
delphi-lesson-dice-sail-other = That is possible, too, but what you need is on Paros. Sail to the red hex between Paros and Kasos.
delphi-lesson-dice-load = On Paros there is a red offering, and you have a second red die. Load it.
delphi-lesson-dice-load-other = That can wait. Load the red offering first.
delphi-lesson-dice-black = Its temple stands on Samos. With the black die you can reach black water beside it: sail there. Choose the die first, and the board shows only its ways.
delphi-lesson-dice-black-other = Your offering belongs on Samos. Sail to black water beside it.
delphi-lesson-dice-any = No die is ever useless: with any colour you may take 2 favour, or draw an oracle card, which serves as a die later. And each favour turns a die one colour further, clockwise on the wheel.
delphi-lesson-dice-oracle = Your dice are used. End your turn: you roll them anew at once, so that you can plan while the others play.
delphi-lesson-dice-end = The last player of a round also rolls for the Titan. If your shield is lower than that roll, you take a wound. Yours has held.

delphi-lesson-cargo = Offerings and statues
delphi-lesson-cargo-deliver = Two red dice and a green one. You lie beside the red temple on Samos: deliver the red offering.
delphi-lesson-cargo-deliver-other = First hand over what you carry: deliver the offering.
delphi-lesson-cargo-favour = Your first task is done, and an offering brings 3 favour. It counts for the white task, which takes any colour; but each of your offerings must have a different one.
delphi-lesson-cargo-city = Now for a statue. Thebes is the red city, and the water beside it is green. Sail there with the green die.
delphi-lesson-cargo-statue = Load a red statue with your last die. Most ships have room for two pieces.
delphi-lesson-cargo-turn = End your turn, and see what the oracle answers.
delphi-lesson-cargo-far = Red statues may stand on Salamis. The pink hex between Salamis and Anaphe is four hexes away: three are free, the fourth costs 1 favour. Sail there.
delphi-lesson-cargo-far-other = Sail to the pink hex between Salamis and Anaphe; you will see what it is good for.
delphi-lesson-cargo-raise = Raise the statue on Salamis, with the red die.
delphi-lesson-cargo-companion = A statue brings a companion of its colour. Heroes strengthen your shield, demigods let their dice act as any colour, creatures let you sail further. Take Odysseus, a hero.
delphi-lesson-cargo-end = Two tasks are done. What lies in the hold stays there until you deliver it. Later you will find equipment that loads an offering or a statue from afar, or nothing, if you prefer.

delphi-lesson-monsters = Monsters
delphi-lesson-monsters-strength = A pink hydra lurks on Anaphe. A monster’s strength is 9 less your shield; your shield is 3, so you need to roll 6 or more on a die from 0 to 9.
delphi-lesson-monsters-fight = You have no pink die, but pink comes right after black on the wheel: for 1 favour the black die will do. Fight the hydra!
delphi-lesson-monsters-fight-other = The hydra is waiting. Fight it with the black die.
delphi-lesson-monsters-on = A 2: not enough. You may give up, or pay 1 favour and roll again, and now the hydra is 1 weaker. Fight on!
delphi-lesson-monsters-equipment = An 8! The hydra is beaten, and you may choose equipment from the display. Take the Red Coin: 2 favour whenever you roll red.
delphi-lesson-monsters-end = There is much more: lamps to light for a god, a sea chart that shows two islands and uncovers one, a gilded ladder that takes a god to the top. And beware of rolling a 0: it brings a wound.

delphi-lesson-islands = Islands under clouds
delphi-lesson-islands-clouds = Somewhere under the clouds are the islands for your shrines: they bear your colour and the letter of your shrine task. Each has a frame: a die of that colour lifts the clouds.
delphi-lesson-islands-near = Thasos has a red frame. Sail to the green hex beside it with the green die.
delphi-lesson-islands-explore = Now explore Thasos with the red die.
delphi-lesson-islands-god = One of your islands! Your shrine stands there at once. For it, one of your gods takes a step: advance Poseidon.
delphi-lesson-islands-peek = With any die you may look at two hidden islands from afar. Do it with the black one.
delphi-lesson-islands-peek-other = Not bad either, but knowing the islands saves you voyages. Look at two of them.
delphi-lesson-islands-look = Which island? Only you will see what it is.
delphi-lesson-islands-again = And which one now?
delphi-lesson-islands-end = What you have seen stays visible to you. On an open island of your own you just build the shrine. The others give what their letter says: favour, oracle cards, steps of gods, or healing of one colour and a stronger shield.

delphi-lesson-gods = Wounds and gods
delphi-lesson-gods-wounds = The Titan rolled a 6: two wounds for everybody. With three of one colour, or six in all, you recover and lose your turn. With none, your turn begins with 2 favour or a god’s step.
delphi-lesson-gods-clear = Two of your wounds are blue, and so are your dice. One die discards all wounds of its colour: do it.
delphi-lesson-gods-clear-other = Wounds first: one more blue one would cost you a turn.
delphi-lesson-gods-advance = Blue is the colour of Poseidon. Advance the god of the sea with a blue die.
delphi-lesson-gods-top = Once more, and Poseidon is in the top row.
delphi-lesson-gods-poseidon = In the top row a god acts for you, without any die. Poseidon puts your ship on any water. One of your tasks is a yellow monster: go beside the chimera on Telos or on Karpathos.
delphi-lesson-gods-poseidon-other = Poseidon is ready, and the chimera is far away. Let the god carry you beside Telos or Karpathos.
delphi-lesson-gods-others = Apollo makes your dice any colour, Artemis uncovers an island, Aphrodite heals all wounds, Ares beats a monster, Hermes fetches a statue. Or you trade a god for an oracle card. Afterwards the god starts from the bottom again.
delphi-lesson-gods-end = And when others roll, a god of yours in a rolled colour may step up, if it has left the bottom row. So it pays to raise several of them a little.

delphi-lesson-end = The way home
delphi-lesson-end-done = Another game: all eight tasks are done, and only the way home is left.
delphi-lesson-end-home = Zeus may be entered with a die of any colour, and it is three hexes. Sail home!
delphi-lesson-end-home-other = All is done already. Sail home to Zeus with one of your dice.
delphi-lesson-end-round = The round is played to its end, and somebody may still arrive. Then the number of oracle cards decides: draw one with a die.
delphi-lesson-end-card = And another one with the last die.
delphi-lesson-end-last = That is all. End your turn, and see whether Player 2 comes home.
delphi-lesson-end-end = Nobody did: you have won! When several arrive in one round, the most oracle cards win, then the most favour. Now set sail in a game of your own!
