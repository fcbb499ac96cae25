# Clocks and deadlines.

web-clock = Time
web-clock-live = live: { $bank } for the game and { NUMBER($seconds) } s more for every decision; { $out }
web-clock-bank = live: { $bank } for the game; { $out }
web-clock-slow = by correspondence: { $hours ->
    [one] an hour
   *[other] { $hours } hours
} for a turn; { $out }
web-clock-kind-none = no clock
web-clock-kind-live = live: a bank of minutes, and seconds for every decision
web-clock-kind-correspondence = by correspondence: so many hours for a turn
web-clock-minutes = Minutes for the game
web-clock-seconds = Seconds for a decision
web-clock-hours = Hours for a turn
web-clock-out = When somebody’s time runs out
web-clock-choose-bot = a bot goes on for them
web-clock-choose-end = the game ends, and they have lost
web-clock-out-bot = then a bot goes on
web-clock-out-end = then the game ends
web-clock-fair = Time runs only while the table waits for you. While bots think, or the server is down, it stands still.
web-clock-days = { $days } d { $hours } h
web-clock-until = until { $when }
web-clock-left = { $name } has { $time } left.
web-clock-own = You have { $time } left.
web-clock-over = Out of time: { $names }
