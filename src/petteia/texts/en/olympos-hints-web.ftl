# Hints for whoever meets something for the first time: a question, or an event.

olympos-hint-lock = Settlers cannot stay in a locked territory. Lock what you do not mind losing.
olympos-hint-give = Tokens of your territories are shown and stay; cubes are used up. Choose the set that you will miss least.
olympos-hint-bonus = A bonus lies here once. Whoever comes first chooses among those that are free.
olympos-hint-window = Destiny cards may be played now. Those you keep are worth a point each at the end.
olympos-hint-hades = Hades takes a settler of yours from the map. Choose the one whose territory you need least.
olympos-hint-event-conquer = A territory has changed hands: the beaten settler lies beneath the victor and may leave or come back; its owner got an hourglass.
olympos-hint-event-god = An Olympos card was turned because somebody was the first to reach a Zeus space. It affects those with the most or the fewest Zeus symbols.
