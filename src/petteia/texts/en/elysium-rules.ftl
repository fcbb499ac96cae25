# The numbered rules of Elysium and the rulings on open points.

## Pieces

elysium-rule-1-1 = Two to four people play. There are eight families of 21 cards; five families, 105 cards, are in a game. The back of every card is a Citizen.
elysium-rule-1-2 = A card has a family, a level from 1 to 3, a condition of one or two columns (black means any colour), a kind and an effect.
elysium-rule-1-3 = Each player has four columns (red, blue, green, yellow). There are six quests (four for three or four players, two for two; the back is the unfinished quest), a two-sided pediment, 19 bonus tiles, gold, victory points (VP), rings, prestige (only with Ares) and the Oracle (only with Apollo).

## Set-up

elysium-rule-2-1 = The side of the pediment is chosen at random; the quests lie beneath it in ascending order. With two players each of the two quests lies under two colours.
elysium-rule-2-2 = Five families are chosen by the players, at random, or as one of the rulebook’s sets; for a first game Athena, Hades, Hephaestus, Poseidon and Zeus.
elysium-rule-2-3 = Three cards per player and one more lie face up in the Agora.
elysium-rule-2-4 = Each player gets four columns, 4 gold and an order disc: a random player goes first, the others follow clockwise. Each gains as many VP as the number of the disc.
elysium-rule-2-5 = With Apollo four cards lie face up at the Oracle.

## Five epochs, four phases each

elysium-rule-3-1 = Phase I, from the second epoch on: what is left in the Agora is discarded, the cards of the Oracle move to the Agora, the Agora is filled up, and four new cards come to the Oracle.
elysium-rule-3-2 = Phase II: in four rounds, in order, each player takes one family card or one quest. Over the epoch that makes exactly one quest and three cards.
elysium-rule-3-3 = To take something, the columns of its condition must be among those you have left; for a quest, the colour above it on the pediment.
elysium-rule-3-4 = After taking something, you remove exactly one column of your choice, needed for it or not.
elysium-rule-3-5 = A card goes to your Domain. The same card (the same picture) may not lie there twice.
elysium-rule-3-6 = Whoever still owes a card but can take no card of the Agora and no quest takes a Citizen: the top card of the pile, face down, never looked at. It is not allowed while something can be taken.
elysium-rule-3-7 = Whoever owes only the quest and can take none sits the fourth round out, and gets an unfinished quest when all have finished.
elysium-rule-3-8 = On your own turn you may use any number of effects of your Domain (activate, one-time, Eleusis): before taking, after it while the column has not been removed yet, or afterwards; never on others’ turns.
elysium-rule-3-9 = Phase III: the order discs are dealt anew by quest number. Players with unfinished quests come last, in their former relative order.
elysium-rule-3-10 = Everybody gets the gold and VP of the quest.
elysium-rule-3-11 = In the new order each may transfer cards from Domain to Elysium, at most as many as the quest allows; each costs gold equal to its level.
elysium-rule-3-12 = The quests go back to the temple.
elysium-rule-3-13 = Phase IV: all columns return, used cards are straightened, the epoch marker advances.

## Kinds of effects

elysium-rule-4-1 = Instant: must be used when the card is taken, and only then.
elysium-rule-4-2 = Permanent: works as long as the card lies in the Domain, on everybody’s turn.
elysium-rule-4-3 = Activate: once per epoch, on your own turn; the card is turned.
elysium-rule-4-4 = One-time: a ring is placed on taking; remove it to use the effect, once per game. It is lost when the card is transferred.
elysium-rule-4-5 = Legend: in phase III, while the card lies in the Domain.
elysium-rule-4-6 = Chronos: at the end of the game, if the card is part of a legend in the Elysium.
elysium-rule-4-7 = Eleusis: only with at least one other Eleusis card in the Domain.
elysium-rule-4-8 = Effects of cards in the Elysium no longer work, Chronos aside. Card text beats rules, and a card can affect itself. Transfers by effects cost gold and follow the rules of legends unless the card says otherwise.

## Legends

elysium-rule-5-1 = A family legend has one family and different levels, up to three cards. A level legend has one level and different families, up to five cards.
elysium-rule-5-2 = A transferred card starts a new legend or continues one, and stays there for ever. The later companion of a single card decides which kind of legend it becomes.
elysium-rule-5-3 = A Citizen joins only a legend of at least two cards, stands for one missing card and costs that card’s level. At the end each Citizen in the Elysium costs 2 VP; those left in the Domain cost nothing.
elysium-rule-5-4 = Family bonus tiles: the first complete legend of a family gets 5 VP, the second 2 VP; one player may get both.
elysium-rule-5-5 = Level bonus tiles: the first level legend of two or more cards takes it. It moves to a player with strictly more cards in one of that level; with five cards it is fixed.

## The end

elysium-rule-6-1 = After the fifth epoch all cards in Domains and all single cards in Elysiums are removed.
elysium-rule-6-2 = Then the Chronos effects are used.
elysium-rule-6-3 = Legends score: family legends 3 VP for two cards and 6 for three; level legends 2, 4, 8 and 12 for two to five cards.
elysium-rule-6-4 = Bonus tiles score.
elysium-rule-6-5 = With Ares the places in prestige score 16, 8, 4 and 2 VP. Tied players share the sum of their places evenly. Without prestige there are no points.
elysium-rule-6-6 = Each Citizen in the Elysium costs 2 VP.
elysium-rule-6-7 = Most VP wins. In a tie most gold; whoever is still tied shares the victory.

## Rulings

elysium-rule-R-two-player-quest = With two players either of the two colours above a quest is enough.
elysium-rule-R-prestige-tie-rounding = Shared prestige places are rounded down; the rest is not paid.
elysium-rule-R-who-picks-lost-card = The acting player picks: the victim when a step is addressed to the victims, you when you reach into other Domains.
elysium-rule-R-choice-must-be-possible = An option that can be met in full goes before one that cannot. If neither can, one whose losses can be met in part goes before one that would cost nothing. Otherwise the choice is free, as far as it goes.
elysium-rule-R-forced-discard-citizen = A Citizen may be discarded unless the effect asks for a family card.
elysium-rule-R-duplicate-in-domain = No effect brings a second copy into a Domain; a drawn duplicate is discarded and the next card drawn.
elysium-rule-R-supply = Tokens and rings never run out. Nobody counts beyond 999,999,999 of a kind.
elysium-rule-R-citizen-in-chronos = A Citizen counts as a card and completes legends, but has neither family nor level.
elysium-rule-R-arrival-from-common-stock = Cards added or swapped in from common places count as taken: ring, instant effect and triggers work.
elysium-rule-R-draw-pile-empty = When the draw pile is empty, the discard pile is shuffled to form a new one. If there is none either, nothing is drawn.
elysium-rule-R-discarded-citizen = A discarded Citizen leaves the game face down, unseen.
elysium-rule-R-oracle-reach-blocks-citizen = A card that a standing rule lets you take counts as if it lay in the Agora: while you can take it, you may not take a Citizen.
elysium-rule-R-eleusis-frequency = An Eleusis effect works once per epoch, like one to activate.
elysium-rule-R-legend-frequency = A legend effect works once per epoch.
elysium-rule-R-most-tie = All tied players have the most. Nobody has the most of what nobody has.
elysium-rule-R-effects-on-other-turns = Permanent cards work on everybody’s turn, triggers and standing rules alike, for the rulebook calls them active all the time. Effects that are used at will, and triggers of legend cards, belong to your own turn and your own step of phase III.
elysium-rule-R-handed-over = What other players hand over to you is a gain, one for the whole step.
elysium-rule-R-price-agreed = Whoever chooses to use an effect that begins with a price has agreed to pay it.
elysium-rule-R-only-duplicates = Drawing stops when the pile is empty and the discard pile holds only cards that already lie in the Domain.
elysium-rule-R-first-companion = A single card in an Elysium begins a legend whose kind is settled by its second card; it never joins another.
elysium-rule-R-each-copy = The two copies of a card are two cards: using one, or its instant effect, does not turn or silence the other. The same copy works once per epoch (an instant effect: once per turn) for the same player, even if it leaves the Domain and comes back.
elysium-rule-R-left-the-domain = A card that has left the Domain pays nothing any more, even if the event that would set it off came first. Only a card that is transferred still sees its own transfer.
elysium-rule-R-order-matters = Of several effects that are set off at once you choose the order; you are asked only where it can make a difference.
elysium-rule-R-price-for-nothing = A price inside an effect is not asked for when nothing behind it could be carried out.
