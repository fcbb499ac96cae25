# Uhren und Fristen.

web-clock = Bedenkzeit
web-clock-live = live: { $bank } für die Partie und { NUMBER($seconds) } s mehr für jede Entscheidung; { $out }
web-clock-bank = live: { $bank } für die Partie; { $out }
web-clock-slow = Fernpartie: { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für einen Zug; { $out }
web-clock-kind-none = ohne Uhr
web-clock-kind-live = live: ein Vorrat an Minuten, dazu Sekunden für jede Entscheidung
web-clock-kind-correspondence = Fernpartie: so viele Stunden für einen Zug
web-clock-minutes = Minuten für die Partie
web-clock-seconds = Sekunden je Entscheidung
web-clock-hours = Stunden für einen Zug
web-clock-out = Wenn jemandem die Zeit ausgeht
web-clock-choose-bot = spielt an der Stelle ein Bot weiter
web-clock-choose-end = endet die Partie als Niederlage
web-clock-out-bot = danach spielt ein Bot weiter
web-clock-out-end = danach endet die Partie
web-clock-fair = Die Zeit läuft nur, solange der Tisch auf dich wartet. Während Bots nachdenken oder der Server aus ist, steht sie still.
web-clock-days = { $days } T { $hours } Std.
web-clock-until = bis { $when }
web-clock-left = { $name } hat noch { $time }.
web-clock-own = Du hast noch { $time }.
web-clock-over = Zeit abgelaufen: { $names }
