pebbles-title = Cailloux
pebbles-blurb = Prenez des cailloux dans un tas.

pebbles-action-take = Prendre { $number ->
    [one] { $number } caillou
   *[other] { $number } cailloux
}
pebbles-action-look = Regarder son talisman
pebbles-action-roll = Le dé montre { $number }
pebbles-action-charm = Le talisman est { $charm-def }

pebbles-ask-turn = Prendre des cailloux ou regarder le talisman ?
pebbles-ask-roll = On lance le dé.
pebbles-ask-look = Un talisman est distribué.

pebbles-event-taken = { $player } prend { $number ->
    [one] { $number } caillou
   *[other] { $number } cailloux
}.
pebbles-event-rolled = Le dé ajoute { $number } pour { $players }.
pebbles-event-looked = { $player } regarde { $charm-def }.
pebbles-event-looked-hidden = { $player } regarde un talisman.

pebbles-reason-has-charm = { $player } a déjà regardé.
pebbles-reason-too-few = Il reste seulement { $left ->
    [one] { $left } caillou
   *[other] { $left } cailloux
}.

pebbles-score-pebbles = Cailloux
pebbles-option-heap = Tas
    .help = Combien de cailloux il y a
pebbles-option-mood = Humeur
pebbles-option-mood-calm = calme
pebbles-option-mood-wild = folle
pebbles-option-edition = Édition

pebbles-charm-old-owl = vieille chouette
    .def = la vieille chouette
    .about = Elle voit la nuit.
pebbles-charm-moon-2 = deuxième lune
    .def = la deuxième lune

pebbles-effect-give = Donnez { $number } pour { $charm-def }
