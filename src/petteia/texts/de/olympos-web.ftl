# Wörter des Spielplans im Browser.

olympos-part-map = Karte
olympos-part-development = Entwicklung
olympos-part-players = Spieler
olympos-choices = Auswahl
olympos-gods-turned = Bisher aufgedeckte Olymposkarten
olympos-piles = Schicksalsstapel { $destiny }, abgelegt { $discards } · Olymposkarten { $olympos }
olympos-tokens = Marker
olympos-cubes = Würfel
olympos-any-resource = beliebiger Rohstoff
olympos-discount = Entdeckungen, die { $resource } zeigen, kosten 2 weniger
olympos-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}

## Zeichen

olympos-sign-star = Stern
olympos-sign-zeus = Zeusmarker
olympos-sign-track = Feld der Zeitleiste
olympos-sign-stock = Siedler im Vorrat
olympos-sign-hourglasses = Sanduhren
olympos-sign-swords = Schwerter
olympos-sign-symbols = Zeussymbole
olympos-sign-stars = Sternmarker
olympos-sign-prestige = Ansehen
olympos-sign-hand = Schicksalskarten
olympos-holder-tribe = einem Stamm
olympos-holder-barbarians = Barbaren

## Was wo liegt

olympos-land-resource = Liefert: { $resource }.
olympos-land-atlantis = Teil von Atlantis: zählt zwei Punkte.
olympos-land-locked = Gesperrt: Man darf hindurchziehen, aber keinen Zug hier beenden.
olympos-land-star-tribe = Ein Stamm bewacht hier einen Stern.
olympos-land-star-lying = Hier liegt ein Sternmarker für den, der als Nächster kommt.
olympos-land-star-held = Wer das Gebiet hält, hat dessen Stern.
olympos-land-zeus = Wer das Gebiet hält, hat den Zeusmarker.
olympos-land-pile = Von oben: { $holders }.
olympos-sea = Ein Seefeld: Es zu betreten kostet 2, mit Astronomie oder Kartografie weniger.
olympos-track-space = Feld { $n } der Zeitleiste
olympos-track-single = Ein Zeusfeld: eine Schicksalskarte für jeden, der es erreicht; noch { $n } Olymposkarten.
olympos-track-double = Ein doppeltes Zeusfeld: Der Erste und der Letzte decken je eine Karte auf; noch { $n } Olymposkarten.
olympos-track-cross = Das Kreuz: Niemand zieht darüber hinaus.
olympos-track-bonus = { $n ->
    [one] Ein Punkt für den, der hier endet.
   *[other] { $n } Punkte für den, der hier endet.
}
olympos-cell-tiles = { $n ->
    [0] Kein Plättchen ist mehr da.
    [one] Ein Plättchen ist noch da.
   *[other] { $n } Plättchen sind noch da.
}
olympos-cell-owners = Schon im Besitz von { $names }.
olympos-discards = Abgelegt: { $list }.
olympos-cell-kinds = Noch da für: { $list }.
olympos-wonder-discs = Scheiben in dieser Spalte, je ein Stern: { $list }.
olympos-has-zeus = Hat den Zeusmarker
olympos-finished = fertig
olympos-order = Nummer { $n } in der Zugfolge
olympos-wonder-built = Errichtet von { $name }.

## Kosten und Folgen

olympos-line-new-settler = Neuer Siedler
olympos-line-leg = Nach { $area }
olympos-line-combat = Kampf mit { $holder }, Schwerter { $mine } zu { $theirs }
olympos-line-base = Entwicklung
olympos-line-surcharge = Erinnyen
olympos-line-total = Zeit insgesamt
olympos-line-cubes = Würfel als Bezahlung
olympos-line-stars = Benötigte Sterne
olympos-line-stars-athena = Sterne der Athene verbraucht
olympos-line-stars-cards = Verbrauchte Karten
olympos-line-points = Punkte
olympos-line-gains = Du erhältst
olympos-line-hourglasses = Mit Sanduhren bezahlt
olympos-line-hourglasses-gained = Sanduhren gewonnen
olympos-line-prestige-gained = Ansehen gewonnen
olympos-line-cubes-gained = Würfel gewonnen
olympos-line-landing = Du landest auf Feld
olympos-line-zeus-spaces = Erreichte Zeusfelder
olympos-line-then = Danach
olympos-then-me = bist du noch einmal dran
olympos-then-others = ist jemand anderes dran
olympos-then-finished = bist du fertig
