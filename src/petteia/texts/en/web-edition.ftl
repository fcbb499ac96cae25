# About the edition that a game is played with: whose game it is and where its figures come from.

web-edition-about = About this edition
web-edition-sources = Where its figures come from
web-edition-default = The edition that comes with Petteia ({ $name }).
web-edition-own = This table is played with an edition of its own ({ $name }).
web-edition-entries = { $n ->
    [one] one entry
   *[other] { $n } entries
}
web-edition-all = All entries by their source
web-edition-printed = Whoever owns the printed game can put the printed figures into a copy of the edition’s file and choose it among the options of a new table.
web-edition-enter = Enter them here
web-source-printed = Printed game
    .about = Copied from the printed game by its owner.
web-source-rulebook = Rulebook
    .about = Stated in the text of the printed rules.
web-source-faq = Publisher’s answers
    .about = Stated in the publisher’s answers to questions.
web-source-publisher = Publisher
    .about = Stated by the publisher elsewhere.
web-source-two-sources = Two sources
    .about = Two or more independent descriptions agree.
web-source-one-source = One source
    .about = A single description says so.
web-source-reconstructed = Reconstructed
    .about = Our own decision, within the limits of the rules, where no source gives the figure. It may differ from print.
web-independent = Petteia is an independent implementation with words and pictures of its own; it is not connected with the authors or publishers. Olympos is a game by Philippe Keyaerts (Ystari), Elysium by Matthew Dunstan and Brett J. Gilbert (Space Cowboys), The Oracle of Delphi by Stefan Feld (Hall Games, Pegasus Spiele).
