# Was ein Bestandteil einer Ausgabe sagt, aus seinen Werten gemacht: für alle, die sie eintragen.

olympos-says-and = { $first } { $second }
olympos-says-about = { $it-about }
olympos-says-resource = Ressource: { $resource }.
olympos-says-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende.
olympos-says-star = Hier bewacht ein Stamm einen Stern.
olympos-says-sign = { $n ->
    [one] Ein Zeus-Symbol für alle, die es halten.
   *[other] { $n } Zeus-Symbole für alle, die es halten.
}
olympos-says-atlantis = Teil von Atlantis.
olympos-says-land = Zu Lande nach: { $list }.
olympos-says-sea = Zur See: { $list }.
olympos-says-enter = Neue Siedler kommen von hier nach: { $list }.
olympos-says-cross = Das Kreuz steht auf Feld { $space }; niemand kommt darüber hinaus.
olympos-says-space = Feld { $space }: { $n ->
    [one] { $n } Schicksalskarte
   *[other] { $n } Schicksalskarten
} für alle, die hierher kommen.
olympos-says-turned-by-first = Wer zuerst hierher kommt, deckt eine Olympos-Karte auf.
olympos-says-turned-by-last = Wer zuletzt hierher kommt, deckt eine Olympos-Karte auf.
olympos-says-turned-by-both = Wer zuerst und wer zuletzt hierher kommt, deckt je eine Olympos-Karte auf.
olympos-says-end = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} für alle, die auf Feld { $space } enden.
olympos-says-cost = Kosten: { $list }.
olympos-says-amount = { $n } { $resource }
olympos-says-grey = { $n } von einer anderen Ressource
olympos-says-bonus = Bonusfelder: { $list }.
olympos-says-bonus-five = Zu fünft außerdem: { $bonus }.
olympos-says-row = Zeile { $n }.
olympos-says-tiles = Ihre Plättchen zeigen: { $list }.
olympos-says-stars = Sterne zum Errichten: { $n }.
olympos-says-copies = Im Stapel: { $n }.
olympos-says-cubes = Würfel im Vorrat: { $n }.
olympos-says-hourglasses-per-token = { $n ->
    [one] { $n } Sanduhr
   *[other] { $n } Sanduhren
} je eigenem Gebiets-Plättchen „{ $resource }“.
olympos-says-hourglasses-if-most = { $n ->
    [one] { $n } Sanduhr
   *[other] { $n } Sanduhren
}, wenn du mehr Gebiets-Plättchen „{ $resource }“ hast als alle anderen.
olympos-says-cube = Nimm einen Würfel: { $resource }.
olympos-says-prestige-per-token = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
} je eigenem Gebiets-Plättchen „{ $resource }“.
