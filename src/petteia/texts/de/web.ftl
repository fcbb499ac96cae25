# Die Seite im Browser.

web-title = Petteia: griechische Brettspiele im Browser
web-tagline = Drei Brettspiele aus der Welt der Griechen
web-lead = Olympos, Elysium und Das Orakel von Delphi, vollständig und nach den Regeln. Sofort spielen, mit Freunden oder gegen Bots. Ohne Konto, ohne Installation.
web-point-link = Freunde kommen per Link dazu, auf jedem Gerät.
web-point-bots = Bots in fünf Stärken füllen jeden freien Platz.
web-point-rules = Frag „Warum nicht?“, und der Tisch antwortet mit der Regel.
web-home = Startseite
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-settings = Einstellungen
web-motion = Bewegung der Figuren
web-motion-off = Aus
web-motion-fast = Schnell
web-motion-normal = Normal
web-motion-slow = Langsam
web-motion-about = Ein Klick oder eine Taste überspringt, was gerade gezeigt wird. Wünscht dein System weniger Bewegung, bewegt sich nichts.
web-sound = Klänge
web-again = Den letzten Zug von { $name } noch einmal zeigen
web-legend = Zeichenerklärung
web-legend-outlines = Auf dem Brett
web-legend-legal = Das kannst du jetzt wählen.
web-legend-recent = Hier ist seit deiner letzten Entscheidung etwas geschehen.
web-legend-pointed = Die Liste oder der Verlauf zeigt hierher.
web-legend-players = Spieler
web-confirm = Vor Entscheidungen nachfragen, die du bereuen könntest
web-confirm-touch = Beim Tippen auf den Bildschirm
web-confirm-always = Immer
web-confirm-never = Nie
web-confirm-about = Gefragt wird, wenn etwas mehr kostet als nötig oder du etwas aufgibst.
web-confirm-title = Bist du sicher?
web-because = { $cause }: { $question }
web-narrow-all = { $n } von { $all } passen zu deiner Auswahl. Alle zeigen
web-narrow-chosen = Nur zeigen, was zur Auswahl passt ({ $n })
web-quiet = In diesem Zug keine Karten mehr
web-guest-name = Name für Platz { $number }
web-bot-means = Ein Bot ({ $level }) spielt auf deinem Platz, bis du ihn zurücknimmst; das geht jederzeit. Was er bis dahin entscheidet, gilt.
web-resign-means = Ein Bot ({ $level }) spielt deinen Platz zu Ende. Du kannst weiter zusehen, den Platz aber nicht zurücknehmen.
web-abort-means = Das Spiel endet jetzt für alle, ohne Sieger. Es lässt sich nicht wieder aufnehmen; die Aufzeichnung bleibt.
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-missing = Unter dieser Adresse ist nichts.

## Startseite

web-choose-game = Ein Spiel wählen
web-play = Spielen
web-seats = { $low } bis { $high } Personen
web-new-table = Neuer Tisch: { $game }
web-your-name = Dein Name
web-default-name = Gast
web-players = Spieler
web-seat-choice = Wer auf Platz { $number } spielt
web-seat-me = Ich, an diesem Gerät
web-seat-open = Jemand mit dem Link
web-seat-bot = Bot, { $level }
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-expert = Experte
web-level-oracle = Orakel
web-level-pythia = Pythia
web-level-random = zufällig
web-level-greedy = gierig
web-level-planner = planend
web-level-search = suchend
web-bot-names = Thales, Sappho, Solon, Aspasia, Pindar
web-bot-name = Bot { $number } ({ $level })
web-note-link = Du bekommst einen Link, den du den anderen schickst.
web-note-hot = Mehrere Plätze an einem Gerät: Es wird weitergereicht, die Karten bleiben verdeckt.
web-public = Alle dürfen diesen Tisch finden und zuschauen
web-rated = Zählt für die Wertung, wenn alle hier einen Namen führen
web-options = Optionen
web-preset-first = Erste Partie
web-preset-standard = Standard
web-preset-all = Alle Optionen
web-preset-all-about = Alles selbst bestimmen.
web-expert = Für Erfahrene
web-edition = Du besitzt das gedruckte Spiel? Dann spiel mit seinen Werten aus einer eigenen Datei:
web-edition-file = Datei mit deiner Ausgabe
web-read-rules = Die Regeln lesen
web-start = Spiel beginnen
web-start-link = Tisch eröffnen
web-my-tables = Deine Tische
web-more-tables = Weitere Tische von dir
web-public-tables = Öffentliche Tische
web-no-public = Zurzeit gibt es keine öffentlichen Tische.
web-past-games = Deine beendeten Partien
web-no-past = Hier erscheinen die Partien, die du beendet hast.
web-upload = Aufzeichnung aus einer Datei öffnen
web-rules-of = Regeln: { $game }
web-free = freier Platz
web-enter = Zum Tisch
web-join = Mitspielen
web-watch = Zuschauen
web-replay = Nachspielen
web-table-open = { $free ->
    [0] Bereit zum Start
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
web-table-playing = Das Spiel läuft
web-table-over = Gewonnen: { $names }
web-table-aborted = Ohne Ergebnis beendet
web-table-stopped = Durch eine Aktualisierung angehalten
web-stopped-about = Die Regeln dieses Spiels haben sich geändert, und eine laufende Partie kann nach anderen nicht weitergehen. Niemand ist schuld, und nichts ist verloren: Namen, Gespräche und die Aufzeichnung des Gespielten sind noch da. Eine neue Partie beginnt nach den neuen Regeln.
web-replay-elsewhere = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt. { $programs ->
    [none] Welches Petteia ihr Brett nachspielt, ist hier nicht bekannt.
   *[other] Petteia { $programs } spielt ihr Brett nach: Aufzeichnung speichern und dort öffnen.
}
web-no-board = Das Brett dieser Partie lässt sich hier nicht mehr zeichnen.
web-nothing-kept = Das wurde nicht aufgehoben; die Aufzeichnung enthält alles, was gespielt wurde.
web-look = Ansehen

## Vor dem Spiel

web-lobby = { $game }: vor dem Spiel
web-share = Schick diesen Link an alle, die mitspielen sollen:
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-new-link = Neuen Link erzeugen
web-delete = Tisch löschen
web-sit = Hier sitzen
web-leave = Verlassen
web-wait-start = Alle sind da. Wer den Tisch eröffnet hat, beginnt das Spiel.

## Am Tisch

web-board = Brett
web-board-parts = Teile des Bretts
web-plain-board = Die Stellung
web-decide = Wählen
web-log = Verlauf
web-scores = Punkte
web-chat = Chat
web-panels = Teile des Tischs
web-table-menu = Tisch
web-you = (du)
web-total = Summe
web-rank = Platz
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-decides = ist jetzt dran
web-waiting = Die anderen sind dran
web-hint-close = Hinweis ausblenden
web-hint-touch = Auf dem Touchscreen zeigt es langes Drücken.
web-hint-tap = Ein Tipp zeigt, was geschieht; ein zweiter entscheidet.
web-sheet-sure = Noch nicht entschieden: Tippe noch einmal, um es zu tun.
web-watching = Du schaust zu
web-watchers = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
web-played-by-bot = ein Bot, { $level }
web-away = nicht verbunden
web-away-text = Diese Person ist nicht verbunden. Nach zwei Minuten kann bis zur Rückkehr ein Bot ({ $level }) einspringen. Ihre eigenen Entscheidungen lassen sich auch dann nicht ohne ihre Zustimmung zurücknehmen.
web-bots-hurried = Viele Tische warten auf ihre Bots: Hier denken sie nur { $percent } % ihrer üblichen Zeit nach.
web-silence-on = Ab jetzt immer antworten: „{ $answer }“
web-silence-kept = Der Server antwortet hier für dich mit „nichts“.
web-silence-off = Mich wieder fragen
web-let-bot = Einen Bot weiterspielen lassen
web-let-bot-me = Einen Bot für mich spielen lassen
web-take-back-seat = Meinen Platz zurücknehmen
web-resign = Aufgeben
web-abort = Ohne Ergebnis beenden
web-rules = Regeln
web-lost = Verbindung verloren, neuer Versuch …
web-outdated = Petteia wurde erneuert. Lade die Seite neu, wenn es dir passt; nichts geht verloren.
web-reload = Neu laden
web-decisions = Mögliche Entscheidungen
web-find-decision = Entscheidung suchen
web-none-found = Nichts passt.
web-show-all = Alle { $n } zeigen
web-choose = Wählen
web-card-choices = Klicken, um unter { $n } Möglichkeiten zu wählen
web-card-why = Jetzt nicht möglich. Klicken, um zu erfahren, warum.
web-why-ask = Warum nicht?
web-zoom-in = Brett vergrößern
web-zoom-whole = Das ganze Brett zeigen
web-not-now = Jetzt ist nichts zu entscheiden.
web-undo = Zurücknehmen
web-ending = Ende des Zuges
web-ending-when = Wenn sonst nichts mehr zu tun ist, endet dein Zug
web-ending-wait = von selbst nach 3 Sekunden, in denen du die letzte Aktion zurücknehmen kannst
web-ending-now = sofort
web-ending-never = nur, wenn ich es sage
web-ending-in = Der Zug endet in { $n } s
web-ending-hold = Warten
web-undo-ask = Um Rücknahme bitten
web-undone = Eine Entscheidung wurde zurückgenommen.
web-undo-question-title = Eine Frage zur Rücknahme
web-undo-question = { $name } möchte eine Entscheidung zurücknehmen, obwohl seitdem etwas aufgedeckt wurde.
web-undo-asked = Es fehlt noch die Antwort von { $names }.
web-undo-withdraw = Doch nicht
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-pass-title = Gib das Gerät an { $name }
web-pass-text = Die Karten bleiben verdeckt, bis die nächste Person bereit ist.
web-pass-ready = Ich bin { $name }
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-symbol-sun = Sonne
web-symbol-wave = Welle
web-symbol-leaf = Blatt
web-symbol-bolt = Blitz
web-symbol-moon = Mond

## Nach dem Spiel

web-game-over = Das Spiel ist zu Ende
web-result = Ergebnis
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-rematch = Revanche
web-rematch-there = Es gibt eine Revanche: zum neuen Tisch
web-another = Neuer Tisch
web-download = Aufzeichnung speichern
web-plot = Punkte im Verlauf
web-plot-moves = { $n } Züge
web-plot-summary = Punkte im Verlauf. Am Ende: { $list }
web-play-on = Von hier weiterspielen
web-play-on-text = Ein neuer Tisch beginnt mit Stellung { $n } dieser Partie.
web-play-on-seats = Deine Plätze
web-play-on-bots = Die anderen sind Bots
web-view-of = Sicht von
web-spectator = Zuschauern
web-autoplay = Abspielen
web-pause = Pause
web-step-first = Zum Anfang
web-step-back = Ein Schritt zurück
web-step-next = Ein Schritt weiter
web-step-last = Zum Ende
web-position = Stellung
web-position-of = Stellung { $n } von { $length }

## Regeln

web-search-rules = Regeln durchsuchen
web-rules-found = { $n ->
    [one] Eine Regel
   *[other] { $n } Regeln
}
web-section = Abschnitt { $number }
web-rulings = Entscheidungen zu offenen Punkten

## Wenn etwas nicht klappt

web-error-network = Der Server antwortet nicht. Bitte versuch es noch einmal.
web-error-server = Der Server hat ein Problem. Bitte versuch es noch einmal.
web-error-gone = Diesen Tisch gibt es nicht oder nicht mehr.
web-error-forbidden = Dieser Tisch ist privat. Du brauchst seinen Link.

## About
web-about = Über Petteia
web-about-drawn = Schrift, Figuren und Klänge
web-about-own = Spielpläne, Karten, Zeichen und Klänge sind für Petteia gezeichnet und gemacht. Zweierlei stammt von anderen, mit Dank:
web-about-faces = Die Schriften sind Alegreya und Alegreya Sans von Juan Pablo del Peral für Huerta Tipográfica, unter der SIL Open Font License 1.1.
web-about-figures = Die Figuren auf Karten, Plättchen und Münzen sind von game-icons.net, unter CC BY 3.0: gezeichnet von Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog und anderen. Einige haben wir verändert oder zusammengesetzt.
web-about-licence = Lizenz
