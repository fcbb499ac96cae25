# Woran sich eine beendete Partie entschied: neben der Wiedergabe.

web-eye = Woran sich die Partie entschied
web-eye-intro = Die Analyse sieht sich jede Entscheidung und jede Ziehung dieser Partie an: was Glück war, was verschenkt wurde und was besser gewesen wäre.
web-eye-quick = Schnell ansehen
web-eye-thorough = Gründlich ansehen
web-eye-deeper = Gründlicher ansehen
web-eye-running = Die Partie wird angesehen …
web-eye-stop = Abbrechen
web-eye-failed = Die Analyse ist nicht gelungen. Versuch es später noch einmal.
web-eye-players = Die Siegchancen gelten zwischen gleich starken Spielern, etwa auf den Stufen „mittel“ und „schwer“ der Bots.
web-eye-sum = Wie das Ergebnis zustande kam
web-eye-part = Punkte Siegchance
web-eye-start = Beginn
web-eye-luck = Glück
web-eye-others = Spiel der anderen
web-eye-mistakes = Fehler
web-eye-unforeseeable = Unvorhersehbar
web-eye-result = Ergebnis
web-eye-about = Die Teile ergeben zusammen das Ergebnis. Fehler werden danach beurteilt, was der Spieler wissen konnte; unvorhersehbar ist, was verborgen war und was die Analyse selbst erst später sah.
web-eye-turns = Wendepunkte
web-eye-turn = Wendepunkt { $number }, Zug { $n }
web-eye-move = Zug { $n }
web-eye-moments = Woraus { $player } lernen kann
web-eye-cost = verschenkte { $n } ± { $error }
web-eye-taken = Gespielt: { $action }
web-eye-better = Besser: { $action }
web-eye-also = Auch möglich: { $action } ({ $n } dahinter)
web-eye-show = Auf dem Brett zeigen
web-eye-retry = Von hier noch einmal
web-eye-chart-summary = Siegchancen in Stellung { $n }: { $list }
web-eye-retry-running = Versuch { $number }: wird noch gespielt
web-eye-retry-played = Versuch { $number }: { $action }
web-eye-retry-best = Das war die beste Idee, die hier bekannt ist.
web-eye-retry-behind = { $n } hinter der besten Idee, die hier bekannt ist.
web-eye-retry-compare = Er endete auf Platz { $rank } mit { $points }, diese Partie auf Platz { $was } mit { $before } Punkten.

# Auf der eigenen Seite.
web-eye-own = Glück und Fehler
web-eye-own-none = Von deinen Partien ist noch keine analysiert. Die Wiedergabe einer beendeten Partie bietet es an.
web-eye-own-about = { $games ->
    [one] Eine deiner Partien ist analysiert
   *[other] { $games } deiner Partien sind analysiert
    }. Im Mittel brachte das Glück { $luck } Punkte Siegchance (auf { $give } genau), und Fehler kosteten { $mistakes }. Nur du siehst das.
web-eye-own-chart = Glück als Balken und Fehler als Linie, Partie für Partie, die letzte rechts
web-eye-own-game = Partie
web-eye-own-luck = Glück
web-eye-own-mistakes = Fehler
web-eye-own-place = Platz
web-eye-own-kinds = Was am meisten kostete, nach Art der Entscheidung
web-eye-own-costliest = Teuerste Entscheidung ihrer Art
web-eye-own-decisions = Entscheidungen
web-eye-own-notable = davon Fehler
web-eye-own-lost = Verschenkt
