# Words that every game needs.

kernel-seat = Player { $number }
kernel-chance = Chance
kernel-nobody = nobody
kernel-nothing = nothing
kernel-list = { $start } and { $last }
kernel-list-or = { $start } or { $last }

## Why an action is refused

kernel-reason-game-over = The game is over.
kernel-reason-unknown-action = There is no such action in this game.
kernel-reason-not-asked = That is not the question now: { $ask }
kernel-reason-chance-decides = Chance decides now, not a player.
