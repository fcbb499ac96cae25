# Wörter des Spielplans im Browser.

olympos-part-map = Karte
olympos-part-hand = Hand
olympos-part-development = Entwicklung
olympos-part-players = Spieler
olympos-choices = Auswahl
olympos-detour = Längerer Weg
olympos-detour-less = Kürzer
olympos-detour-more = Länger
olympos-detour-take = Längerer Weg: { $n } mehr
olympos-detour-chosen = Längerer Weg gewählt: { $n } mehr
olympos-gods-turned = Bisher aufgedeckte Olympos-Karten
olympos-piles = Schicksalsstapel { $destiny }, abgelegt { $discards } · Olympos-Karten { $olympos }
olympos-tokens = Plättchen
olympos-cubes = Würfel
olympos-any-resource = beliebige Ressource
olympos-discount = Fortschritte, die { $resource } zeigen, kosten 2 weniger
olympos-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}

## Zeichen

olympos-sign-star = Stern
olympos-sign-zeus = Zeus-Plättchen
olympos-sign-track = Feld der Zeitleiste
olympos-sign-stock = Siedler im Lager
olympos-sign-hourglasses = Sanduhren
olympos-sign-swords = Schwerter
olympos-sign-symbols = Zeus-Symbole
olympos-sign-stars = Stern-Plättchen
olympos-sign-prestige = Prestige
olympos-sign-hand = Schicksalskarten
olympos-holder-tribe = Stamm
olympos-holder-barbarians = Barbaren

## Was wo liegt

olympos-land-resource = Liefert: { $resource }.
olympos-land-atlantis = Teil von Atlantis: zählt zwei Punkte.
olympos-land-locked = Gesperrt: Man darf hindurchziehen, aber nicht hier anhalten.
olympos-land-star = Mit Stern: Hier lebt von Anfang an ein Stamm, wenn das Gebiet nicht gesperrt ist.
olympos-land-star-tribe = Ein Stamm bewacht hier einen Stern.
olympos-land-star-lying = Hier liegt ein Stern-Plättchen bereit: Es bekommt, wer als Nächstes kommt.
olympos-land-star-held = Wer hier herrscht, hat den Stern dieses Gebiets.
olympos-land-zeus = Wer hier herrscht, hat das Zeus-Plättchen.
olympos-land-pile = Von oben: { $holders }.
olympos-sea = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie oder Kartographie weniger.
olympos-track-space = Feld { $n } der Zeitleiste
olympos-track-single = Ein Zeusfeld: eine Schicksalskarte für alle, die es erreichen; Olympos-Karten hier: noch { $n }.
olympos-track-double = Ein doppeltes Zeusfeld: Der Erste und der Letzte decken je eine Karte auf; Olympos-Karten hier: noch { $n }.
olympos-track-cross = Das Kreuz: Niemand zieht darüber hinaus.
olympos-track-bonus = { $n ->
    [one] Ein Punkt für alle, die hier enden.
   *[other] { $n } Punkte für alle, die hier enden.
}
olympos-cell-tiles = { $n ->
    [0] Kein Plättchen ist mehr da.
    [one] Ein Plättchen ist noch da.
   *[other] { $n } Plättchen sind noch da.
}
olympos-cell-owners = Schon im Besitz von { $names }.
olympos-discards = Abgelegt: { $list }.
olympos-cell-kinds = Noch vorhandene Plättchen: { $list }.
olympos-wonder-figures = Braucht { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
} und zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
olympos-wonder-discs = Steine in dieser Spalte, je ein Stern: { $list }.
olympos-has-zeus = Hat das Zeus-Plättchen
olympos-finished = fertig
olympos-order = Nummer { $n } der Zugreihenfolge
olympos-wonder-built = Errichtet von { $name }.

## Kosten und Folgen

olympos-line-new-settler = Neuer Siedler
olympos-line-leg = Weg: { $area }
olympos-line-route = Billigster Weg
olympos-line-detour = Längerer Weg
olympos-line-landings = Kann landen auf
olympos-line-combat = Kampf (Gegner: { $holder }), Schwerter { $mine } zu { $theirs }
olympos-line-tie = Demokratie entscheidet den Gleichstand
olympos-tie-attacker = für dich
olympos-tie-defender = gegen dich
olympos-line-base = Entwicklung
olympos-line-surcharge = Erinnyen
olympos-line-total = Zeit insgesamt
olympos-line-cubes = Zu zahlende Würfel
olympos-line-stars = Benötigte Sterne
olympos-line-stars-athena = Sterne der Athene verbraucht
olympos-line-stars-cards = Verbrauchte Karten
olympos-line-points = Punkte
olympos-line-gains = Du erhältst
olympos-line-hourglasses = Mit Sanduhren bezahlt
olympos-line-hourglasses-gained = Sanduhren gewonnen
olympos-line-prestige-gained = Prestige gewonnen
olympos-line-cubes-gained = Würfel gewonnen
olympos-line-landing = Du landest auf Feld
olympos-line-zeus-spaces = Erreichte Zeusfelder
olympos-line-then = Danach
olympos-then-me = bist du noch einmal dran
olympos-then-others = ist jemand anderes dran
olympos-then-finished = bist du fertig

## Über die Ausgabe

olympos-edition-credits = Ein Spiel von Philippe Keyaerts, erschienen 2011 bei Ystari.
olympos-edition-sources = Ablauf, Preise, Aufbau, die Wirkung der Fortschritte, der Schicksals- und der Olympos-Karten und die Wertung folgen dem Text der Anleitungen. Karte, Zeitleiste, die meisten Kosten und Bonusfelder und vier der fünf Wunder zeigen die Anleitungen nur als Bilder: Sie sind von uns rekonstruiert.

# How a step is decided on the board.
olympos-hint-turn = Wähle ein Gebiet für einen Siedler, einen Fortschritt oder ein Wunder: Was möglich ist, hat einen goldenen Rand. Bevor du entscheidest, siehst du den Preis in Zeit und wo dein Marker landet.

# Headings of the rules.
olympos-section-1 = Spielmaterial
olympos-section-2 = Aufbau
olympos-section-3 = Reihenfolge und Zeit
olympos-section-4 = Expansion
olympos-section-5 = Entwicklung
olympos-section-6 = Was die Fortschritte bewirken
olympos-section-7 = Schicksals- und Olympos-Karten
olympos-section-8 = Spielende
olympos-section-9 = Zu zweit

# Fragen mit ihrem Anlass, und was du bereuen könntest.
olympos-because-prayer = { $name } hat { $god } aufgedeckt. Du darfst mit Gebeten antworten.
olympos-because-lock = Sperre ein Gebiet. Ressource: { $resource }; noch zu sperren: { $left }.
olympos-because-barbarian = Setze Barbaren auf ein freies Gebiet. Ressource: { $resource }.
olympos-regret-more = Das kostet { $n ->
    [one] eine Zeiteinheit
   *[other] { $n } Zeiteinheiten
} mehr als der billigste Weg, insgesamt { $total }.
olympos-regret-pass = Du passt, und das Spiel ist für dich zu Ende, obwohl du noch handeln könntest.

# Überschriften der Entscheidungen.
olympos-group-settle = Neue Siedler
olympos-group-move = Züge
olympos-group-flee = Wohin der besiegte Siedler geht
olympos-group-discover = Fortschritte
olympos-group-build = Wunder

# Was die Zeichen bedeuten.
olympos-legend-signs = Was alle haben
olympos-legend-resources = Ressourcen
olympos-legend-track = So viel Zeit ist verbraucht; wer am wenigsten verbraucht hat, ist als Nächstes dran.
olympos-legend-stock = Siedler, die noch ausgeschickt werden können.
olympos-legend-hourglasses = Jede bezahlt ein Feld Zeit; sie werden zuerst ausgegeben.
olympos-legend-swords = Mehr Schwerter als die Verteidigung machen den Kampf billiger.
olympos-legend-symbols = Sie entscheiden, wen eine Olympos-Karte begünstigt und wen sie trifft.
olympos-legend-stars = Nötig, um Wunder zu errichten.
olympos-legend-prestige = Punkte am Ende.
olympos-legend-hand = Karten auf der Hand, geheim, bis sie gespielt werden.
olympos-legend-tribe = Er bewacht einen Stern und wird wie jemand ohne Schwerter bekämpft.
olympos-legend-barbarians = Sie halten ein Gebiet in Partien zu zweit.

# Vorlagen für einen neuen Tisch.
olympos-preset-first = Gebiete werden ausgelost, Prestige liegt offen.
olympos-preset-standard = Gebiete werden ausgelost, Prestige bleibt verdeckt.
