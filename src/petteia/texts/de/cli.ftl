# Der Befehl petteia.

cli-error = Fehler: { $problem }
cli-error-module = „petteia { $command }“ braucht das Paket „{ $module }“, das nicht installiert ist: { $install }
cli-error-rules = { $source }: Diese Partie { $title } wurde nach Fassung { $rules } der Regeln gespielt. { $programs ->
    [none] Welches Petteia sie nachspielt, ist hier nicht bekannt;
   *[other] Petteia { $programs } spielt sie nach;
} dieses hier spielt nach Fassung { $living }.
cli-yes = ja
cli-no = nein

## Hilfe zu den Befehlen

cli-help = Olympos, Elysium und Das Orakel von Delphi: spielen, simulieren, nachspielen.
cli-help-games = Zeigt die Spiele und ihre Optionen.
cli-help-play = Spielt eine ganze Partie im Terminal.
cli-help-learn = Ein Spiel durch Spielen lernen: kurze Lektionen auf dem echten Plan.
cli-help-simulate = Lässt Bots viele Partien spielen und fasst das Ergebnis zusammen.
cli-help-replay = Erzählt, zeigt oder prüft eine aufgezeichnete Partie.
cli-help-rules = Die nummerierten Regeln eines Spiels mit den Tests, die sie abdecken.
cli-help-bench = Misst, wie schnell diese Maschine spielt.
cli-help-edition = Dateien mit eigenen Ausgaben.
cli-help-edition-check = Prüft die Datei einer Ausgabe und nennt jeden Fehler darin.
cli-help-edition-texts = Zeigt, was die Bestandteile einer Ausgabe sagen, aus ihren Werten gebildet.
cli-help-edition-diff = Vergleicht zwei Ausgaben Stelle für Stelle; Rückgabewert 1, wenn sie sich unterscheiden.
cli-help-serve = Stellt Tische für Browser bereit.
cli-help-bots-command = Lässt Bots für die Server einer PostgreSQL-Datenbank nachdenken, auf dieser Maschine oder einer anderen.
cli-help-tournament = Lässt Bots ein Turnier spielen.
cli-help-admin = Verwaltet die gespeicherten Partien eines Servers.

cli-help-game = Der Kurzname des Spiels; „petteia games“ zählt sie auf.
cli-help-language = Die Sprache; sonst gilt die des Systems.
cli-help-option = Eine Option des Spiels; darf mehrfach angegeben werden.
cli-help-seed = Gleicher Startwert, gleiche Partie.
cli-help-json = Ausgabe als JSON, für Programme.
cli-help-version = Zeigt die Version und welche Engine läuft.
cli-version = Petteia { $version }, { $engine ->
    [compiled] kompilierte Engine
   *[other] unkompilierte Engine
 }
cli-help-seats = Die Zahl der Spieler (du und Bots) oder ein Eintrag je Platz: human oder der Name eines Bots, etwa Ada=human,random.
cli-help-load = Setzt eine gespeicherte Partie fort.
cli-help-lesson = Eine Lektion; ohne Angabe die erste, die du noch nicht beendet hast, und dann die folgenden.
cli-help-lessons = Die Lektionen auflisten und wie weit du bist.
cli-help-again = Die Lektion von vorn beginnen.
cli-help-number-of-seats = Wie viele mitspielen; sonst so wenige wie möglich.
cli-help-number-of-games = Wie viele Partien.
cli-help-bots = Die Bots, Platz für Platz; eine kürzere Liste wird wiederholt.
cli-help-jobs = Wie viele Prozesse gleichzeitig spielen.
cli-help-limit = Gibt eine Partie nach so vielen Aktionen auf.
cli-help-coverage = Meldet auch, was die Partien erreicht haben; ein fehlendes Ziel gilt als Misserfolg.
cli-help-vary = Spielerzahl und Optionen für jede Partie neu auslosen.
cli-help-file = Eine gespeicherte Partie.
cli-help-at = Zeigt die Stellung nach so vielen Aktionen.
cli-help-verify = Prüft nur, ob die Aufzeichnung zum festgehaltenen Ende führt.
cli-help-seat = Zeigt, was dieser Platz gesehen hat (1 ist der erste); sonst, was alle gesehen haben.
cli-help-rule = Die Kennung einer Regel wie OLY-4.5 oder ein Abschnitt wie 4; sonst alle.
cli-help-bench-games = Zu messende Spiele; sonst alle.
cli-help-seconds = Wie lange jede Messung etwa dauert.
cli-help-edition-file = Die Datei der Ausgabe (TOML).
cli-help-edition-old = Eine Ausgabedatei (TOML) oder „default“.
cli-help-edition-new = Eine zweite Ausgabedatei oder „default“.
cli-help-edition-game = Das Spiel; sonst das, das in der Datei steht.
cli-help-rivals = Die Bots, durch Kommas getrennt; darf mehrfach angegeben werden. Ein Programm, external:BEFEHL, steht am Ende oder für sich.
cli-help-rounds = Wie viele Partien, aufgerundet auf ganze Runden aller Sitzordnungen.
cli-help-tournament-seats = Plätze am Tisch; sonst so viele, wie Bots genannt sind.
cli-help-out = Ordner der Ergebnisse; ein unterbrochenes Turnier geht dort weiter.
cli-help-engine = Wo gespielt wird: in einem Prozess, in mehreren oder auf einem Ray-Cluster.
cli-help-workers = Wie viele Partien gleichzeitig laufen; sonst eine je Prozessorkern.

## Fehler in der Befehlszeile

cli-usage-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $games }
cli-usage-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots } und external:BEFEHL
cli-usage-bots = { $count } Bots sind zu viele für { $seats } Plätze
cli-usage-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $number }
cli-usage-option-form = „{ $text }“ ist keine Option; schreibe NAME=WERT
cli-usage-option-name = { $game } hat keine Option „{ $option }“; es gibt { $options }
cli-usage-option-value = Die Option { $option } kann nicht „{ $value }“ sein; erwartet wird { $expected }
cli-expected-choice = eines von { $choices }
cli-expected-number = eine ganze Zahl von { $low } bis { $high }
cli-expected-flag = true oder false
cli-expected-list = { $low } bis { $high } verschiedene von { $choices }
cli-expected-list-exact = { $count } verschiedene von { $choices }
cli-usage-load-game = { $file } ist eine Aufzeichnung von { $other }, nicht von { $game }
cli-usage-load-seats = { $file } ist eine Aufzeichnung mit { $seats } Spielern
cli-usage-seat = Einen Platz { $seat } gibt es nicht; es gibt 1 bis { $seats }
cli-usage-rule = Eine Regel „{ $rule }“ gibt es nicht; es gibt zum Beispiel { $rules }
cli-usage-lesson = es gibt keine Lektion „{ $lesson }“; es gibt { $lessons }
cli-usage-edition-game = { $file } sagt nicht, für welches Spiel sie ist; nenne es mit --game, eines von { $games }
cli-usage-language = Eine Sprache „{ $language }“ gibt es nicht; es gibt { $languages }
cli-usage-too-few-bots = { $count ->
    [one] { $count } Bot ist
   *[other] { $count } Bots sind
} zu wenig für { $seats } Plätze; ein Bot darf zweimal genannt werden
cli-usage-edition-file = { $file } ist keine lesbare Textdatei

## petteia games

cli-games-line = { $id }: { $title }, für { $low } bis { $high } Personen
cli-games-option = --option { $id }={ $default } { $name }

## petteia play

cli-bot-name = Bot { $number }
cli-play-title = { $title } (Startwert { $seed })
cli-play-players = Am Tisch: { $players }
cli-play-hint = Antworte mit einer Nummer oder dem Text einer Aktion. „help“ nennt die übrigen Befehle.
cli-play-ask = { $player }: { $question }
cli-play-more = { $action } und { $count } weitere dieser Art
cli-play-back = „back“ führt zur längeren Liste zurück.
cli-play-enter = Mit der Eingabetaste geht es weiter; „undo“ nimmt deine letzte Entscheidung zurück.
cli-play-change-places = { $player } ist dran. Drücke die Eingabetaste, wenn nur { $player } zusieht.
cli-play-input-ended = Die Eingabe ist vor der Partie zu Ende.
cli-play-no-number = Bitte wähle eine Nummer von 1 bis { $count }.
cli-play-not-understood = „{ $text }“ ist weder eine Aktion noch ein Befehl.
cli-play-nearest = Vielleicht meinst du { $texts }.
cli-play-legal = Das ist erlaubt: { $action }.
cli-play-illegal = Nein: { $reason }
cli-about = { $name }: { $about }
cli-about-unknown = „{ $name }“ gibt es hier nicht.
cli-play-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-play-not-undone = Hier lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat inzwischen entschieden.
cli-play-save-where = Wohin? Zum Beispiel: save partie.jsonl
cli-play-saved = Gespeichert in { $file }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}.
cli-play-help =
    Eine Nummer: diese Aktion ausführen
    Der Text einer Aktion („list“ zeigt ihn): diese Aktion ausführen
    show: die Stellung noch einmal beschreiben
    list: die möglichen Aktionen mit ihren Texten auflisten
    back: von einer Gruppe von Aktionen zurück zur längeren Liste
    why AKTION: sagen, warum eine Aktion möglich ist oder nicht, mit der Regel
    about NAME: erklären, was eine Karte, ein Plättchen oder ein Ort ist
    undo: die letzte eigene Entscheidung zurücknehmen, wenn seither nichts aufgedeckt wurde
    log oder log N: die letzten Ereignisse
    save DATEI: die Partie speichern
    rules KENNUNG: eine Regel lesen, etwa die von „why“ genannte
    help: diese Liste
    quit: die Partie verlassen

cli-score = { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-score-part = { $part } { $points }
cli-result = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## petteia learn

cli-learn-line = { $id }: { $title }, { $minutes } min{ $state ->
    [finished] , beendet
    [begun] , begonnen
   *[new] {""}
}
cli-learn-title = { $title } (etwa { $minutes } Minuten)
cli-learn-help = Antworte wie in einer Partie. „hint“ sagt, was zu tun ist, „show“ beschreibt die Stellung, „why AKTION“ erklärt, „quit“ verlässt die Lektion; du kannst sie später fortsetzen.
cli-learn-other = Das dürftest du, aber in dieser Lektion geht es um etwas anderes. „hint“ sagt, worum.
cli-learn-read-on = Weiter mit Enter.
cli-learn-hint = Gemeint ist: { $action }

## petteia simulate

cli-simulate-progress = Partien
cli-simulate-title = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $seats } Spielern
cli-simulate-title-vary = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit ausgeloster Spielerzahl und ausgelosten Optionen
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-points = Punkte
cli-simulate-interval = In Klammern das 95-%-Intervall; ein geteilter Sieg zählt anteilig.
cli-simulate-estimate = { $value } ({ $low } bis { $high })
cli-simulate-percent = { $value } % ({ $low } bis { $high })
cli-simulate-length = Länge: { $mean } Entscheidungen; die kürzeste Partie { $low }, die längste { $high }
cli-simulate-unfinished = Nach { $limit } Aktionen aufgegeben: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
cli-simulate-speed = Je Sekunde: { $decisions } Entscheidungen, davon { $choices } mit mehr als einer Möglichkeit; { $steps } Schritte mit Zufall
cli-simulate-time = Zeit: { $seconds } s
cli-coverage = Abdeckung: { $reached } von { $goals } Zielen erreicht
cli-coverage-missing = nicht erreicht: { $goal }

## petteia tournament

cli-tournament-rounds = { $orders ->
    [one] { $orders } Sitzordnung
   *[other] { $orders } Sitzordnungen
}: gespielt werden { $games } Partien, damit jede gleich oft vorkommt.
cli-tournament-interrupted = Unterbrochen. Derselbe Befehl spielt die fehlenden Partien.
cli-tournament-written = Geschrieben nach { $folder }: { $files }
cli-tournament-extra = Die Wertungen und der HTML-Bericht brauchen: pip install 'petteia[research]'
cli-tournament-games = Partien
cli-tournament-ahead = Vorsprung vor dem besten anderen
cli-tournament-rating = Wertung

## petteia replay

cli-replay-title = { $title } mit { $players }
cli-replay-at = Nach { $number } von { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
cli-replay-verified = Geprüft: { $title }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}, Endzustand { $digest }

## petteia rules

cli-rule = { $id }: { $text }
cli-rule-test = geprüft von { $test }

## petteia edition

cli-edition-good = { $file } ist in Ordnung: Ausgabe { $name } von { $title }, Prüfsumme { $digest }, Herkunft angegeben bei { $count ->
    [one] { $count } Tabelle
   *[other] { $count } Tabellen
}.
cli-edition-open = { $open } von { $count } Bestandteilen sind noch rekonstruiert oder nur aus einer Quelle bekannt.
cli-edition-silent = Kein Bestandteil von { $title } hat einen Text, der aus seinen Werten gebildet wird.
cli-edition-differences = { $count ->
    [0] Die Ausgaben unterscheiden sich nicht.
    [one] Ein Unterschied.
   *[other] { $count } Unterschiede.
}
cli-edition-mistake = { $file }: { $mistake }
cli-edition-bad = { $file }: { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}

## petteia bench

cli-bench-title = { $title } mit { $seats } Spielern
cli-bench-random = Zufallsspiel je Sekunde: { $games } Partien, { $decisions } Entscheidungen, davon { $choices } mit mehr als einer Möglichkeit; { $steps } Schritte mit Zufall
cli-bench-operation = { $operation } je Sekunde: { $rate }
