### `petteia train`

cli-help-train = Das Urteil eines Bots über ein Spiel schulen, indem er gegen sich selbst spielt.
cli-help-train-into = Wohin Beispiele, Netze und Kurven geschrieben werden. Derselbe Befehl macht mit dem weiter, was dort liegt.
cli-help-train-recipe = „small“ für zwei Kerne und einige Minuten; „shipped“ ist das Rezept der Gewichte, die mit Petteia kommen.
cli-help-train-start = Gewichte, mit denen begonnen wird, statt mit der Bewertung von Hand.
cli-help-train-minutes = Nach so vielen Minuten aufhören.
cli-help-train-engine = Wo gespielt wird: one, processes oder ray; ohne Angabe ray, wenn RAY_ADDRESS gesetzt ist.
cli-help-train-workers = Prozesse; ohne Angabe einer je Kern.
cli-train-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.
cli-train-written = Nach { $folder } geschrieben: { $files }
cli-train-play = Spielen
cli-train-train = Lernen
cli-train-gate = Vergleich mit dem bisher besten Netz
cli-train-first = Generation { $number }: { $games } Partien, { $examples } Stellungen; Fehler auf zurückgelegten Partien { $before } → { $after }
cli-train-generation = Generation { $number }: { $games } Partien, { $examples } Stellungen; Fehler auf zurückgelegten Partien { $before } → { $after }; gewinnt { $shares } gegen das bisher beste Netz { $passed ->
    [yes] und tritt an seine Stelle
   *[no] und wird nicht behalten
}
cli-train-table = { $share } bei { $seats } Spielern
