# Les commandes de celles et ceux qui mesurent et étudient les robots.

## petteia tournament

cli-help-records = Garder aussi l’enregistrement de chaque partie, dans le dossier records.
cli-help-tournament-analyse = Analyser aussi chaque partie, et dire ce qui a décidé les parties ; les enregistrements sont gardés.

## petteia export

cli-help-export = Écrit les parties d’un tournoi en fichiers Parquet.
cli-help-export-folder = Dossier du tournoi.
cli-help-export-out = Dossier des fichiers ; par défaut, celui du tournoi.
cli-export-written = { $file } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}

## petteia leaderboard

cli-help-leaderboard = Mesure les robots à toutes les tables, chacun seul parmi d’autres, sur des tirages réservés à cela.
cli-help-leaderboard-folder = Dossier du palmarès ; ce qui s’y trouve déjà n’est pas rejoué.
cli-help-leaderboard-bots = Les robots à mesurer, séparés par des virgules ; par défaut, tous ceux qui existent.
cli-help-leaderboard-field = Les robots parmi lesquels ils sont mesurés, séparés par des virgules ; par défaut, greedy et planner.
cli-help-leaderboard-quick = Seulement les robots qui répondent aussitôt, pas ceux qui réfléchissent à l’horloge.
cli-help-leaderboard-game = Seulement ce jeu ; peut être répété.
cli-help-leaderboard-seats = Seulement les tables de tant de joueurs ; peut être répété.
cli-help-leaderboard-games = Parties par chiffre : leur nombre est fixé une fois par dossier, et chaque place est occupée aussi souvent.
cli-help-leaderboard-name = Nom de l’évaluation, qui décide de ses tirages ; par défaut, celui de cette version.
cli-leaderboard-done = { $figures ->
    [one] Le palmarès contient { $figures } chiffre.
   *[other] Le palmarès contient { $figures } chiffres.
}
