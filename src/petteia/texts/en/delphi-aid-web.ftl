# The player aid: all that can be done, on one page.

delphi-aid-turn = Three dice are three actions, each in its colour. One oracle card may act like a fourth die. Then you roll for your next turn at once.
    .name = Your turn
delphi-aid-recolour = Each favour turns a die or card one colour further, clockwise on the wheel. You have { $favour } favour.
    .name = Another colour
delphi-aid-sail = Up to { $range } hexes, to water of the die’s colour; each hex beyond costs { $extra } favour. Zeus may be entered with any colour.
    .name = Sail
delphi-aid-any = Take { $gain } favour, draw an oracle card, or look at two hidden islands.
    .name = With any colour
delphi-aid-offering = Load one beside its island with its colour, deliver it beside the temple of that colour: 3 favour. You have room for { $hold }.
    .name = Offerings
delphi-aid-statue = Load one beside a city with its colour, raise it beside a free site of that colour: choose a companion.
    .name = Statues
delphi-aid-monster = Beside one, with its colour: roll at least { $needed }. Otherwise pay 1 favour and try again, 1 easier. A 0 wounds you. Reward: equipment.
    .name = Monsters
delphi-aid-shrine = Beside one, with the colour of its frame: lift the clouds. On your own islands your shrine is built; others give what their letter says.
    .name = Islands under clouds
delphi-aid-gods = A die of the god’s colour is a step. In the top row the god acts for you without a die, then starts from below.
    .name = Gods
delphi-aid-wounds = Each round the Titan rolls: above your shield ({ $shield }) it wounds you. { $equal } wounds of one colour or { $total } in all cost you a turn. A die discards all wounds of its colour.
    .name = Wounds and the Titan
delphi-aid-end = Fulfil all tasks ({ $left } are left for you) and be the first back at Zeus. The round is finished; among several the most oracle cards win, then the most favour.
    .name = The end
