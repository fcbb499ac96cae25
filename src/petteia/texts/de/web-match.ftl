# Schnelles Spiel, die Lobby und Wertungen.

web-match = Schnelles Spiel
web-match-lead = Sag, was du spielen möchtest. Sobald genügend Leute dasselbe wollen, geht es los.
web-match-call = Spiel mit Leuten, die gerade da sind
web-match-call-now = { $n ->
    [one] Jemand sucht Mitspieler
   *[other] { $n } Leute suchen Mitspieler
}
web-match-kind = Art der Partie
web-match-rated = Zählt für die Wertung
web-match-rated-about = Nur wer hier einen Namen führt, spielt mit, und niemand lässt sich beraten.
web-match-rated-guest = Für Partien, die zählen, und für Gegner mit einer bestimmten Wertung brauchst du einen Namen, den du hier führst.
web-match-low = Gegner ab
web-match-high = bis
web-match-any = egal
web-match-bots = Wenn niemand kommt
web-match-bots-never = weiter warten
web-match-bots-after = { $seconds ->
    [30] nach einer halben Minute Bots
    [60] nach einer Minute Bots
   *[other] nach { NUMBER($minutes) } Minuten Bots
}
web-match-look = Mitspieler suchen
web-match-looking = Mitspieler werden gesucht
web-match-since = Du wartest seit { $time }.
web-match-bots-in = In { $time } kommen Bots dazu.
web-match-stop = Suche beenden
web-match-stays = Lass diese Seite offen: Wird sie geschlossen, endet die Suche.
web-match-found = Ein Tisch ist gefunden
web-match-waiting = Wer gerade sucht
web-match-none = Gerade sucht niemand. Sag, was du möchtest, dann sehen es die anderen hier.
web-match-join = Mitspielen
web-match-seats = { $n } Spieler
web-match-no-clock = ohne Uhr
web-match-range = Gegner mit { $low } bis { $high } Punkten
web-match-range-low = Gegner ab { $low } Punkten
web-match-range-high = Gegner bis { $high } Punkte
web-match-why-known = Nur für Leute, die hier einen Namen führen.
web-match-why-range = Gesucht werden Gegner mit anderer Wertung.
web-match-tables = Öffentliche Tische
web-match-spectators = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
}

web-ratings = Wertungen
web-ratings-lead = Alle beginnen mit 1500 Punkten. Die Zahl hinter dem ± sagt, wie sicher das ist: Mit 95 Prozent Sicherheit liegt die wahre Stärke in diesem Bereich. Mit jeder Partie wird er kleiner.
web-ratings-rules = Eine Partie zählt, wenn alle am Tisch hier einen Namen führen und sie von denselben Leuten zu Ende gespielt wurde, ohne Ratgeber und mit der üblichen Ausgabe. Nach { $n } Partien hat eine Wertung einen Platz; bis dahin ist sie vorläufig.
web-ratings-place = Platz
web-ratings-name = Name
web-ratings-points = Punkte
web-ratings-games = Partien
web-ratings-figure = { $points } ± { $give }
web-ratings-provisional = vorläufig
web-ratings-find = Namen suchen
web-ratings-none = In diesem Spiel hat noch niemand eine Wertung.
web-ratings-none-found = Unter diesem Namen hat in diesem Spiel niemand eine Wertung.
web-ratings-mine = Deine Wertung
web-ratings-before = Zurück
web-ratings-after = Weiter
web-ratings-bots = Bots zum Vergleich
web-ratings-bots-about = Ihr Wert stammt aus einem Turnier unter Bots; Partien hier ändern ihn nicht.
web-ratings-bot = Bot
web-ratings-counted = Diese Partie hat für die Wertung gezählt.
web-ratings-counts = Diese Partie zählt für die Wertung.
web-ratings-counts-not = Diese Partie zählt nicht für die Wertung: { $why }
web-ratings-why-casual = Der Tisch ist nicht dafür gedacht.
web-ratings-why-origin = Sie hat nicht am Anfang begonnen.
web-ratings-why-edition = Sie wird mit einer eigenen Ausgabe gespielt.
web-ratings-why-hands = Ein Platz ist in andere Hände gekommen, oder ein Bot ist eingesprungen.
web-ratings-why-coached = Jemand hat sich beraten lassen.
web-ratings-why-unfinished = Sie wurde nicht zu Ende gespielt.
web-ratings-why-bots = Wie stark ein Bot am Tisch ist, ist nicht bekannt.
web-ratings-why-guests = Nicht alle führen hier einen Namen.
web-ratings-why-twice = Jemand spielt mehrere Plätze.
web-ratings-why-alone = Am Tisch sitzt nur ein Mensch.
web-ratings-why-nobody = Niemand sonst war da, als die Zeit ablief, oder der Betreiber hat sie für ungültig erklärt.
