# Pourquoi une idée mérite réflexion : ce que dit le conseiller. Les raisons viennent de ce que la décision change.

advice-only = C’est la seule chose possible.
advice-points = { $part } : { $about ->
    [yes] environ { $n } de plus au score
   *[no] { $n } de plus au score
}.
advice-loses = { $part } : { $about ->
    [yes] environ { $n } de moins au score
   *[no] { $n } de moins au score
}.
advice-gains = Cela rapporte : { $what }.
advice-costs = Cela coûte : { $what }.
advice-leads = Cela prépare l’étape suivante : { $action } ({ $n } au score).
advice-denies = { $seat } ne pourra plus faire ensuite : { $action }.
advice-threat = Attention : { $seat } peut répondre par « { $action } », ce qui retire { $n } à votre score.
advice-reply = { $seat } continuera sans doute par : { $action }.
advice-again = Vous gardez la main.
advice-passes = Ensuite, c’est à { $seat }.
advice-next = La suite pourrait être : { $action }.
advice-promise = Rien de visible tout de suite ; cela prépare la suite.
advice-equal = C’est à peu près aussi bon que la première idée.
