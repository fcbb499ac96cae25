# Elysium: what the game tells.

elysium-title = Elysium
elysium-blurb = Gather gods, heroes and monsters in your Domain, then send them to your Elysium to write legends.

## Actions

elysium-action-side = Side { $side } of the pediment
elysium-action-family = { $family } joins the game
elysium-action-start = { $seat } goes first
elysium-action-draw = Draw “{ $card }”
elysium-action-take = Take “{ $card }”
elysium-action-quest = Take { $quest }
elysium-action-citizen = Take a Citizen
elysium-action-remove = Remove the { $column } column
elysium-action-use = Use “{ $card }”
elysium-action-transfer = Transfer “{ $card }”
elysium-action-transfer-citizen = Transfer a Citizen
elysium-action-begin = Begin a new legend
elysium-action-join = Continue legend { $legend }
elysium-action-end = Finish
    .does = You do nothing more now; then the others have their turn.
elysium-action-first = Resolve “{ $card }” first
elysium-action-pick = Choose “{ $card }”
elysium-action-pick-citizen = Choose a Citizen of { $seat }
elysium-action-borrow = Use the effect of “{ $card }”
elysium-action-option = Possibility { $option }
elysium-action-pay = Pay { $amount }
elysium-action-decline = Stop here

## Questions

elysium-ask-pediment = Which side of the pediment is up?
elysium-ask-families = Which families are in the game?
elysium-ask-start = Who goes first?
elysium-ask-fill = Cards are laid out.
elysium-ask-turn = Take a card or a quest, or use an effect first.
elysium-ask-column = Remove a column, or use an effect first.
elysium-ask-after = Use more effects or finish your turn.
elysium-ask-write = Transfer cards, use legend effects, or finish.
elysium-ask-place = Which legend does the card join?
elysium-ask-order = Which effect comes first?
elysium-ask-pay = Do you pay the price?
elysium-ask-discard = Which card do you discard?
elysium-ask-add = Which card do you add to your Domain?
elysium-ask-draw = A card is drawn.
elysium-ask-swap = Which card do you swap?
elysium-ask-transfer = Which card do you transfer?
elysium-ask-borrow = Whose effect do you use?
elysium-ask-choose = Which option do you choose?

## Events

elysium-event-pediment = The pediment shows side { $side }.
elysium-event-family = { $family } joins the game.
elysium-event-start = { $seat } goes first.
elysium-event-epoch = Epoch { $number } begins.
elysium-event-awakening = The Agora of epoch { $number } is laid out anew.
elysium-event-revealed = “{ $card }” appears { $place }.
elysium-event-reshuffle = The discard pile becomes a new draw pile of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
elysium-event-turn = Round { $number }: it is { $seat }’s turn.
elysium-event-taken = { $seat } takes “{ $card }”.
elysium-event-quest = { $seat } takes { $quest }.
elysium-event-citizen = { $seat } takes a Citizen.
elysium-event-column = { $seat } removes the { $column } column.
elysium-event-sits-out = { $seat } can take no quest and sits this round out.
elysium-event-used = { $seat } uses “{ $card }”.
elysium-event-instant = “{ $card }” takes effect at once for { $seat }.
elysium-event-triggered = “{ $card }” is triggered for { $seat }.
elysium-event-borrow = { $seat } uses the effect of “{ $card }” with “{ $by }”.
elysium-event-gain = { $seat } gains { $number } { $resource }.
elysium-event-lose = { $seat } loses { $number } { $resource }.
elysium-event-give = { $seat } gives { $other } { $number } { $resource }.
elysium-event-pay = { $seat } pays { $number } { $resource }.
elysium-event-discard = { $seat } discards “{ $card }” { $place-from }.
elysium-event-discard-from = { $seat } discards “{ $card }” from { $owner }’s Domain.
elysium-event-discard-citizen = { $seat } discards a Citizen from { $owner }’s Domain.
elysium-event-added = { $seat } adds “{ $card }” to the Domain.
elysium-event-drawn = { $seat } draws “{ $card }” into the Domain.
elysium-event-drawn-twice = { $seat } draws “{ $card }”, which already lies in the Domain: it is discarded.
elysium-event-swap = { $seat } swaps “{ $card }” for “{ $other }” { $place-from }.
elysium-event-swap-with = { $seat } swaps “{ $card }” for “{ $other }” with { $owner }.
elysium-event-swap-citizen = { $seat } gives { $other } a Citizen for “{ $card }”.
elysium-event-unfinished = { $seat } is left with an unfinished quest.
elysium-event-order = The new order of play: { $seats }.
elysium-event-transfer = { $seat } transfers “{ $card }” { $cost ->
        [0] for free
       *[other] for { $cost } gold
    } { $form-id ->
        [single] and begins legend { $legend } with it
       *[other] to legend { $legend }, now { $form } of { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }.
elysium-event-transfer-citizen = { $seat } transfers a Citizen { $cost ->
        [0] for free
       *[other] for { $cost } gold
    } to legend { $legend }, now { $form } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
elysium-event-family-bonus = { $seat } completes { $family-a } legend and gets its bonus tile ({ $number } VP).
elysium-event-level-bonus = { $seat } gets the bonus tile of { $level } ({ $number } VP).
elysium-event-level-bonus-moves = { $seat } takes the bonus tile of { $level } from { $other } ({ $number } VP).
elysium-event-cleared = All Domains and single cards are removed.
elysium-event-chronos = “{ $card }” pays off for { $seat } at the end.
elysium-event-score = { $seat } ends with { $number } VP.

## Reasons

elysium-reason-enough-cards = You have already taken three cards in this epoch.
elysium-reason-not-in-agora = “{ $card }” does not lie in the Agora.
elysium-reason-at-oracle = “{ $card }” lies at the Oracle, out of your reach.
elysium-reason-same-card = The same card as “{ $card }” already lies in your Domain.
elysium-reason-needs-columns = “{ $card }” needs { $columns-the }, which you no longer have.
elysium-reason-has-quest = You already have your quest.
elysium-reason-no-such-quest = There is no { $quest } in this game.
elysium-reason-quest-gone = Somebody has taken { $quest }.
elysium-reason-quest-needs = { $quest } needs the { $columns-or } column.
elysium-reason-card-open = You can still take “{ $card }”.
elysium-reason-quest-open = A quest can still be taken: { $quest }.
elysium-reason-column-gone = Your { $column } column is already gone.
elysium-reason-not-in-domain = “{ $card }” does not lie in your Domain.
elysium-reason-not-by-choice = The effect of “{ $card }” cannot be used at will.
elysium-reason-other-phase = The effect of “{ $card }” belongs to another phase.
elysium-reason-ring-gone = “{ $card }” has no ring left.
elysium-reason-already-used = “{ $card }” has already been used in this epoch.
elysium-reason-eleusis-alone = “{ $card }” needs another Eleusis card in your Domain.
elysium-reason-price-too-high = The price of “{ $card }” is { $number } { $resource }: you do not have that much.
elysium-reason-price-needs-cards = The price of “{ $card }” is { $number ->
        [one] a card
       *[other] { $number } cards
    } of your Domain: you cannot pay that.
elysium-reason-would-do-nothing = “{ $card }” would do nothing now.
elysium-reason-not-waiting = “{ $card }” was not triggered.
elysium-reason-card-not-meant = The effect does not allow “{ $card }”.
elysium-reason-not-meant = The effect does not allow this.
elysium-reason-must-choose = You cannot decline here.
elysium-reason-price = The price is { $number }.
elysium-reason-option-impossible = The other option can be met in full, this one cannot.
elysium-reason-option-costs-nothing = The other option can be met at least in part, this one would cost you nothing.
elysium-reason-no-transfers-left = Your quest allows no further transfer.
elysium-reason-too-expensive = Transferring “{ $card }” costs { $cost } gold; you have { $gold }.
elysium-reason-citizen-too-expensive = Transferring the Citizen costs { $cost } gold; you have { $gold }.
elysium-reason-no-citizen = There is no Citizen in your Domain.
elysium-reason-citizen-needs-legend = A Citizen only joins an unfinished legend of at least two cards.
elysium-reason-citizen-begins-nothing = A Citizen cannot begin a legend.
elysium-reason-no-such-legend = You have no legend { $number }.
elysium-reason-does-not-fit = “{ $card }” does not fit legend { $number }.

## Scores

elysium-score-tokens = Victory points gained
elysium-score-chronos = Chronos effects
elysium-score-family-legends = Family legends
elysium-score-level-legends = Level legends
elysium-score-family-bonus = Family bonus tiles
elysium-score-level-bonus = Level bonus tiles
elysium-score-prestige = Prestige
elysium-score-citizens = Citizens

## Options

elysium-option-set = Families
    .help = Five families suggested by the rulebook, or five at random.
elysium-option-set-first = First game
elysium-option-set-plenty = Many points
elysium-option-set-contest = Contest
elysium-option-set-scarce = Scarcity
elysium-option-set-combos = Combinations
elysium-option-set-many_ways = Many ways to win
elysium-option-set-random = At random
elysium-option-families = Chosen families
    .help = Exactly five; when given, the set above is not used.
elysium-option-families-zeus = Zeus
elysium-option-families-hades = Hades
elysium-option-families-hephaestus = Hephaestus
elysium-option-families-poseidon = Poseidon
elysium-option-families-athena = Athena
elysium-option-families-ares = Ares
elysium-option-families-apollo = Apollo
elysium-option-families-hermes = Hermes
elysium-option-pediment = Pediment
    .help = The side decides which column opens which quest.
elysium-option-pediment-random = At random
elysium-option-pediment-A = Side A
elysium-option-pediment-B = Side B
elysium-option-edition = Edition
    .help = The project’s own components, or an edition file of yours.

## Components

elysium-family-zeus = Zeus
    .a = a Zeus
    .about = Victory points in many ways.
elysium-family-hades = Hades
    .a = a Hades
    .about = Transfers, free ones too, and the mysteries of Eleusis.
elysium-family-hephaestus = Hephaestus
    .a = a Hephaestus
    .about = Gold.
elysium-family-poseidon = Poseidon
    .a = a Poseidon
    .about = Losses for all others.
elysium-family-athena = Athena
    .a = an Athena
    .about = Much for you, a little for the others.
elysium-family-ares = Ares
    .a = an Ares
    .about = Prestige, which counts at the end.
elysium-family-apollo = Apollo
    .a = an Apollo
    .about = The Oracle, which shows cards of the next epoch.
elysium-family-hermes = Hermes
    .a = a Hermes
    .about = Effects of other cards, used once more.
elysium-column-red = red
    .the = the red column
elysium-column-blue = blue
    .the = the blue column
elysium-column-green = green
    .the = the green column
elysium-column-yellow = yellow
    .the = the yellow column
elysium-column-any = any other
    .the = one more column of any colour
elysium-quest-1 = Quest 1
elysium-quest-2 = Quest 2
elysium-quest-3 = Quest 3
elysium-quest-4 = Quest 4
elysium-quest-unfinished = Unfinished quest
    .about = The back of a tile, for whoever could take no quest.
elysium-side-A = A
elysium-side-B = B
elysium-level-1 = level 1
elysium-level-2 = level 2
elysium-level-3 = level 3
elysium-kind-instant = Instant
    .a = an Instant
    .adj = Instant
    .about = Works when the card is taken, and only then.
elysium-kind-permanent = Permanent
    .a = a Permanent
    .adj = Permanent
    .about = Works as long as the card lies in the Domain, on everybody’s turn.
elysium-kind-activate = Activate
    .a = an Activate
    .adj = Activate
    .about = Can be used once in each epoch, on your own turn.
elysium-kind-once = One-time
    .a = a One-time
    .adj = One-time
    .about = Can be used once; the ring shows that it is still to come.
elysium-kind-legend = Legend
    .a = a Legend
    .adj = Legend
    .about = Can be used while legends are written.
elysium-kind-chronos = Chronos
    .a = a Chronos
    .adj = Chronos
    .about = Pays at the end of the game if the card is part of a legend.
elysium-kind-chronos_family = Chronos =
    .a = a Chronos =
    .adj = Chronos =
    .about = Pays at the end of the game, best in a family legend.
elysium-kind-chronos_level = Chronos ≠
    .a = a Chronos ≠
    .adj = Chronos ≠
    .about = Pays at the end of the game, best in a level legend.
elysium-kind-eleusis = Eleusis
    .a = an Eleusis
    .adj = Eleusis
    .about = Can be used once in each epoch, with another Eleusis card in the Domain.
elysium-resource-gold = gold
elysium-resource-vp = VP
elysium-resource-prestige = prestige
elysium-place-agora = in the Agora
    .from = from the Agora
elysium-place-oracle = at the Oracle
    .from = from the Oracle
elysium-place-discard = in the discard pile
    .from = from the discard pile
elysium-place-domain = in the Domain
    .from = from the Domain
elysium-place-other_domains = in another Domain
    .from = from another Domain
elysium-form-single = a single card
elysium-form-family = a family legend
elysium-form-level = a level legend
