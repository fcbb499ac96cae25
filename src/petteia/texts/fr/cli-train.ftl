### `petteia train`

cli-help-train = Former le jugement d’un robot sur un jeu en le faisant jouer contre lui-même.
cli-help-train-into = Où vont les exemples, les réseaux et les courbes. La même commande reprend ce qui s’y trouve.
cli-help-train-recipe = « small » pour deux cœurs et quelques minutes ; « shipped » est la recette des poids livrés avec Petteia.
cli-help-train-start = Poids de départ, au lieu de l’évaluation écrite à la main.
cli-help-train-minutes = S’arrêter après ce nombre de minutes.
cli-help-train-engine = Où se jouent les parties : one, processes ou ray ; par défaut ray si RAY_ADDRESS est défini.
cli-help-train-workers = Processus ; par défaut un par cœur.
cli-train-interrupted = Interrompu. La même commande reprendra ici.
cli-train-written = Écrit dans { $folder } : { $files }
cli-train-play = Parties
cli-train-train = Apprentissage
cli-train-gate = Comparaison avec le meilleur réseau jusqu’ici
cli-train-first = Génération { $number } : { $games } parties, { $examples } positions ; erreur sur les parties mises de côté { $before } → { $after }
cli-train-generation = Génération { $number } : { $games } parties, { $examples } positions ; erreur sur les parties mises de côté { $before } → { $after } ; gagne { $shares } contre le meilleur réseau jusqu’ici { $passed ->
    [yes] et prend sa place
   *[no] et n’est pas gardé
}
cli-train-table = { $share } à { $seats } joueurs
