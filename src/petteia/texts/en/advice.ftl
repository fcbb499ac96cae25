# Why an idea is worth a thought: what the coach says. Reasons are made from what a decision changes.

advice-only = It is the only thing you can do.
advice-points = { $part }: { $about ->
    [yes] about { $n } more in the score
   *[no] { $n } more in the score
}.
advice-loses = { $part }: { $about ->
    [yes] about { $n } less in the score
   *[no] { $n } less in the score
}.
advice-gains = It brings: { $what }.
advice-costs = It costs: { $what }.
advice-leads = It prepares the next step: { $action } (worth { $n } in the score).
advice-denies = { $seat } can no longer do this next: { $action }.
advice-threat = Beware: { $seat } can answer with “{ $action }”, which takes { $n } from your score.
advice-reply = { $seat } will probably go on with: { $action }.
advice-again = You stay on the move.
advice-passes = Then it is { $seat }’s move.
advice-next = You could go on with this: { $action }.
advice-promise = Nothing shows at once; it prepares what comes later.
advice-equal = It is about as good as the first idea.
