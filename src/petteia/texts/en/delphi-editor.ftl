# What a component of an edition says, made from its figures: for owners who enter them.

delphi-says-and = { $first } { $second }
delphi-says-about = { $it-about }
delphi-says-colour = Colour: { $colour }.
delphi-says-reward = Reward: { $list }.
delphi-says-no-reward = No reward.
delphi-says-favour = { $n } favour
delphi-says-oracle-cards = { $n ->
    [one] { $n } oracle card
   *[other] { $n } oracle cards
}
delphi-says-god-steps = { $n ->
    [one] { $n } god step
   *[other] { $n } god steps
}
delphi-says-shield-steps = shield +{ $n }
delphi-says-companion = { $n ->
    [one] { $n } companion
   *[other] { $n } companions
}
delphi-says-equipment = { $n ->
    [one] { $n } equipment card
   *[other] { $n } equipment cards
}
delphi-says-clear-wounds = your wounds of one colour are discarded
delphi-says-lamp = New action ({ $colour }): { $list }, the god of this colour.
delphi-says-coin = You roll at least one { $colour-or }: { $n } favour.
delphi-says-statue-now = Now: load 1 statue ({ $colours-or }) from its city.
delphi-says-offering-now = Now: load 1 offering ({ $colours-or }) from any island.
delphi-says-to-top = Now: { $list-or } goes to the top row.
delphi-says-storage = Storage places: { $n }.
delphi-says-first-game = Ship tiles of a first game: { $list }.
delphi-says-compact = The map of { $tiles } map tiles with { $cities } city tiles around it; a city lies at most { $n } hexes from its place.
