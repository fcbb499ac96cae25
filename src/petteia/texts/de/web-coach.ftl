# Der Ratgeber am Tisch.

web-coach-ask = Was könnte ich tun?
web-coach-thinks = Der Ratgeber denkt nach …
web-coach-ideas = Einfälle des Ratgebers
web-coach-with = Dazu: { $what }
web-coach-look = Auf dem Plan zeigen
web-coach-take = Das tun
web-coach-put = Weglegen
web-coach-moments = Von selbst in wichtigen Momenten
web-coach-off = Ratgeber ausschalten
web-coach-on = Ratgeber einschalten
web-coach-seen = Alle am Tisch sehen, dass du beraten wirst, und bis zum Ende der Partie auch, dass du es wurdest.
web-coach-allowed = Wer mitspielt, darf den Ratgeber fragen
web-coached = wird beraten
web-coached-before = wurde in dieser Partie beraten
web-level-gentle = sanft
