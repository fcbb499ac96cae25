# Wörter, die jedes Spiel braucht.

kernel-seat = Spieler { $number }
kernel-chance = Zufall
kernel-nobody = niemand
kernel-nothing = nichts
kernel-list = { $start } und { $last }
kernel-list-or = { $start } oder { $last }

## Warum eine Aktion abgelehnt wird

kernel-reason-game-over = Das Spiel ist zu Ende.
kernel-reason-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
kernel-reason-not-asked = Gerade geht es um etwas anderes: { $ask }
kernel-reason-chance-decides = Gerade entscheidet der Zufall, kein Spieler.
