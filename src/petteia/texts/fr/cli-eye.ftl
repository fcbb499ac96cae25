# L’analyse d’une partie terminée, dans le terminal et dans son rapport.

cli-help-analyse = Dire ce qui a décidé une partie terminée : la chance, les erreurs et ce qui aurait été meilleur
cli-help-analyse-depth = Avec quelle attention regarder : quick (rapide) ou thorough (approfondie)
cli-help-analyse-seed = La même graine donne la même analyse
cli-help-analyse-report = Écrire un rapport avec un graphique dans ce fichier HTML
cli-eye-working = Examen de la partie
cli-eye-title = { $game } : ce qui a décidé la partie
cli-eye-players = Chances de victoire en points sur cent, comme entre joueurs de même force des niveaux moyen et difficile.
cli-eye-depth = { $depth ->
    [thorough] Examen approfondi.
    [quick] Examen rapide.
   *[other] Examen d’une profondeur choisie.
}
cli-eye-chart = Chances de victoire de tous les joueurs au fil de la partie
cli-eye-number = { NUMBER($n) }
cli-eye-sum = D’où vient le résultat
cli-eye-start = départ
cli-eye-luck = chance
cli-eye-others = les autres
cli-eye-mistakes = erreurs
cli-eye-unforeseeable = imprévisible
cli-eye-result = résultat
cli-eye-about = La somme des parts donne le résultat. Les erreurs sont jugées d’après ce que le joueur pouvait savoir ; l’imprévisible est ce qui était caché, et ce que l’analyse elle-même n’a vu que plus tard.
cli-eye-moments = Les moments les plus instructifs de { $player }
cli-eye-taken = { $action } (perte : { $cost })
cli-eye-better = Mieux : { $action } (± { $error })
cli-eye-also = Possible aussi : { $action } (en retrait de { $behind })
cli-eye-turns = Tournants de la partie
cli-eye-written = Le rapport se trouve dans { $file }.
