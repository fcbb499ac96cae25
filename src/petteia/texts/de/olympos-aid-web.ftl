# Die Spielhilfe: alles, was man tun kann, auf einer Seite.

olympos-aid-turn = Wer auf der Zeitleiste am weitesten hinten steht, ist am Zug. Spiele Schicksalskarten, wenn du magst, dann nimm eine Aktion: Ihr Preis ist die Zahl der Felder, die dein Marker zieht. Sanduhren zahlen zuerst, je ein Feld.
    .name = Dein Zug
olympos-aid-settle = { $n ->
    [one] Eine Zeiteinheit
   *[other] { $n } Zeiteinheiten
} für dich, dazu der Weg. Er bricht im Norden auf oder in einem Gebiet, das dir gehört.
    .name = Neuer Siedler
olympos-aid-way = Jedes Land, das er betritt, kostet { $land }, jedes Meer { $sea } für dich. Siedler auf der Karte ziehen weiter und zahlen nur den Weg.
    .name = Der Weg
olympos-aid-fight = Kostet { $more } mit mehr Schwertern als die Verteidigung, { $equal } mit gleich vielen, { $fewer } mit weniger. Du hast { $swords }. Wer angreift, siegt immer; wer verteidigt, bekommt eine Sanduhr.
    .name = Kampf
olympos-aid-discover = { $n ->
    [one] Eine Zeiteinheit
   *[other] { $n } Zeiteinheiten
}, 2 Punkte und ein freier Bonus darunter. Zeige Gebiets-Plättchen vor (sie bleiben dir) oder verbrauche Würfel für das Abgebildete. Ein Plättchen von Landwirtschaft oder Währung spart { $off } bei seiner Ressource.
    .name = Fortschritt
olympos-aid-wonder = { $n ->
    [one] Eine Zeiteinheit
   *[other] { $n } Zeiteinheiten
} für dich und die Sterne, die es zeigt. Du hast { $stars }. Sterne kommen aus Gebieten der Stämme und von manchen Fortschritten.
    .name = Wunder
olympos-aid-zeus = Erreiche oder überschreite eines: Ziehe eine Schicksalskarte. Wer zuerst dort ist, deckt eine Olympos-Karte auf: Gütige Götter belohnen die meisten Zeus-Symbole, finstere treffen die wenigsten. Du hast { $symbols }.
    .name = Zeusfelder
olympos-aid-end = Nach dem letzten Zeusfeld haben alle noch einen Zug: einmal handeln, ohne über das Kreuz hinaus zu ziehen, oder passen. Dann wird gezählt.
    .name = Das Ende
olympos-aid-score = 1 je Gebiet (2 in Atlantis), 2 je Fortschritt und mehr für die Poesie und die violetten, die Zahl des Wunders, Prestige, 1 je Schicksalskarte auf der Hand, bis zu 5 für einen Platz weit hinten auf der Leiste.
    .name = Punkte
