# Die Befehle für alle, die Bots messen und untersuchen.

## petteia tournament

cli-help-records = Auch die Aufzeichnung jeder Partie behalten, im Ordner records.
cli-help-tournament-analyse = Auch jede Partie analysieren und sagen, woran sich die Partien entschieden; die Aufzeichnungen bleiben.

## petteia export

cli-help-export = Schreibt die Partien eines Turniers als Parquet-Dateien.
cli-help-export-folder = Ordner des Turniers.
cli-help-export-out = Ordner für die Dateien; sonst der des Turniers.
cli-export-written = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}

## petteia leaderboard

cli-help-leaderboard = Misst Bots an allen Tischen, jeden allein unter anderen, mit eigens dafür zurückgelegten Startwerten.
cli-help-leaderboard-folder = Ordner der Bestenliste; was schon darin steht, wird nicht noch einmal gespielt.
cli-help-leaderboard-bots = Die Bots, die gemessen werden, durch Kommas getrennt; sonst alle, die es gibt.
cli-help-leaderboard-field = Die Bots, unter denen sie gemessen werden, durch Kommas getrennt; sonst greedy und planner.
cli-help-leaderboard-quick = Nur Bots, die sofort antworten, keine, die nach der Uhr denken.
cli-help-leaderboard-game = Nur dieses Spiel; darf mehrfach angegeben werden.
cli-help-leaderboard-seats = Nur Tische mit so vielen Spielern; darf mehrfach angegeben werden.
cli-help-leaderboard-games = Partien für jede Zahl: für einen Ordner einmal festgelegt, und jeder Platz kommt gleich oft vor.
cli-help-leaderboard-name = Name der Messung, der ihre Startwerte bestimmt; sonst der dieser Version.
cli-leaderboard-done = { $figures ->
    [one] Die Bestenliste enthält { $figures } Zahl.
   *[other] Die Bestenliste enthält { $figures } Zahlen.
}
