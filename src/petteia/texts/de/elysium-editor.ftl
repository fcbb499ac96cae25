# Was ein Bestandteil einer Ausgabe sagt, aus seinen Werten gemacht: für alle, die sie eintragen.

elysium-says-quest = Zu { $players-or }, Aufgabe { $number }: { $list }.
elysium-says-unfinished = Für alle, die keine Aufgabe nehmen konnten: { $list }.
elysium-says-transfers = { $n ->
    [one] { $n } Übergang
   *[other] { $n } Übergänge
}
elysium-says-level = Für den größten Mythos von { $level }: { $amount }.
elysium-says-columns = Säulen von links nach rechts: { $columns }.
