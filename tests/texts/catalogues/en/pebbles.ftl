pebbles-title = Pebbles
pebbles-blurb = Take pebbles from a heap.

pebbles-action-take = Take { $number ->
    [one] { $number } pebble
   *[other] { $number } pebbles
}
pebbles-action-look = Look at your charm
pebbles-action-roll = The die shows { $number }
pebbles-action-charm = The charm is { $charm-the }

pebbles-ask-turn = Take pebbles, or look at your charm?
pebbles-ask-roll = The die is rolled.
pebbles-ask-look = A charm is dealt.

pebbles-event-taken = { $player } takes { $number ->
    [one] { $number } pebble
   *[other] { $number } pebbles
}.
pebbles-event-rolled = The die adds { $number } for { $players } ({ $players-count }).
pebbles-event-looked = { $player } looks at { $charm-the }.
pebbles-event-looked-hidden = { $player } looks at a charm.

pebbles-reason-has-charm = { $player } has looked already.
pebbles-reason-too-few = There { $left ->
    [one] is only { $left } pebble
   *[other] are only { $left } pebbles
} left.

pebbles-score-pebbles = Pebbles
pebbles-option-heap = Heap
    .help = How many pebbles there are
pebbles-option-mood = Mood
pebbles-option-mood-calm = calm
pebbles-option-mood-wild = wild
pebbles-option-edition = Edition

pebbles-charm-old-owl = old owl
    .the = the { pebbles-charm-old-owl }
    .about = It sees at night.
pebbles-charm-moon-2 = second moon
    .the = the { pebbles-charm-moon-2 }

pebbles-effect-give = Give { $number } for { $charm-the }
