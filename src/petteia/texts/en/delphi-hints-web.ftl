# Hints for whoever meets something for the first time: a question, or an event.

delphi-hint-return-shrine = Choose the shrine that you will do without: best the one whose island nobody has found yet.
delphi-hint-fight-on = Each further try costs 1 favour and is 1 easier.
delphi-hint-god-step = Gods in the top row act for you without a die. It pays to bring one up soon.
delphi-hint-choose-companion = Heroes strengthen your shield, demigods make dice of their colour wild, creatures let you sail further.
delphi-hint-choose-equipment = Equipment works at once or for the rest of the game: point at a card to read what it does.
delphi-hint-event-titan-rolled = The Titan strikes once in each round: whoever’s shield is lower than the roll takes a wound.
delphi-hint-event-god-reacts = Others rolled a colour of your gods, so one that has left the bottom row stepped up.
