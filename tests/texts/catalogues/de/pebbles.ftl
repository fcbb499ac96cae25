pebbles-title = Kiesel
pebbles-blurb = Nimm Kiesel von einem Haufen.

pebbles-action-take = { $number } Kiesel nehmen
pebbles-action-look = Das eigene Amulett ansehen
pebbles-action-roll = Der Würfel zeigt { $number }
pebbles-action-charm = Das Amulett ist { $charm-nom }

pebbles-ask-turn = Kiesel nehmen oder das Amulett ansehen?
pebbles-ask-roll = Es wird gewürfelt.
pebbles-ask-look = Ein Amulett wird ausgeteilt.

pebbles-event-taken = { $player } nimmt { $number } Kiesel.
pebbles-event-rolled = Der Würfel bringt { $number } für { $players }.
pebbles-event-looked = { $player } sieht { $charm-acc } an.
pebbles-event-looked-hidden = { $player } sieht ein Amulett an.

pebbles-reason-has-charm = { $player } hat schon nachgesehen.
pebbles-reason-too-few = Es { $left ->
    [one] liegt nur noch ein Kiesel
   *[other] liegen nur noch { $left } Kiesel
} da.

pebbles-score-pebbles = Kiesel
pebbles-option-heap = Haufen
    .help = Wie viele Kiesel es sind
pebbles-option-mood = Stimmung
pebbles-option-mood-calm = ruhig
pebbles-option-mood-wild = wild
pebbles-option-edition = Ausgabe

pebbles-charm-old-owl = alte Eule
    .nom = die alte Eule
    .acc = die alte Eule
    .about = Sie sieht bei Nacht.
pebbles-charm-moon-2 = zweiter Mond
    .nom = der zweite Mond
    .acc = den zweiten Mond

pebbles-effect-give = Gib { $number } für { $charm-acc }
