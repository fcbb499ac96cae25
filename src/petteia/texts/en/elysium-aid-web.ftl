# The player aid: all that can be done, on one page.

elysium-aid-turn = Five epochs of four rounds. In each round take one thing, in all three cards and one quest, and afterwards part with one of your columns. You have { $columns } left.
    .name = An epoch
elysium-aid-take = You must still have the column that it names; any column may go afterwards. It joins your Domain and works there.
    .name = Take a card
elysium-aid-quest = Asks for one of its columns. At the end of the epoch it brings gold, points and transfers; its number is your place in the next epoch.
    .name = Take a quest
elysium-aid-citizen = If nothing is within reach, take a Citizen instead. It fills a gap in a legend and costs 2 points at the end.
    .name = Nothing to take
elysium-aid-use = On your own turn, before or after taking: some effects work once in each epoch, others all the time or at the end.
    .name = Use a card
elysium-aid-transfer = A transfer costs as much gold as the card’s level. You have { $gold } gold. In your Elysium a card stops working and counts.
    .name = Write legends
elysium-aid-legends = A family legend is levels 1, 2 and 3 of one family: { $two } points for two cards, { $three } for three. A level legend is one level of different families: { $levels } points for two to five cards.
    .name = Legends
elysium-aid-end = After the fifth epoch Domains and single cards are cleared, Chronos cards in legends pay, legends, bonus tiles and prestige are counted; each Citizen in Elysium costs 2.
    .name = The end
