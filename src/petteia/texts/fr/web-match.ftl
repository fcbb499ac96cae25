# Partie rapide, salon et cotes.

web-match = Partie rapide
web-match-lead = Dites à quoi vous aimeriez jouer. La partie commence dès qu’assez de personnes veulent la même chose.
web-match-call = Jouez avec ceux qui sont là en ce moment
web-match-call-now = { $n ->
    [one] Quelqu’un cherche des adversaires
   *[other] { $n } personnes cherchent des adversaires
}
web-match-kind = Type de partie
web-match-rated = Compte pour la cote
web-match-rated-about = Seuls ceux qui ont un nom ici y participent, et personne ne consulte le conseiller.
web-match-rated-guest = Pour les parties qui comptent, ou pour choisir la cote de vos adversaires, il vous faut un nom ici.
web-match-low = Adversaires à partir de
web-match-high = jusqu’à
web-match-any = sans limite
web-match-bots = Si personne ne vient
web-match-bots-never = continuer d’attendre
web-match-bots-after = { $seconds ->
    [30] des robots après une demi-minute
    [60] des robots après une minute
   *[other] des robots après { NUMBER($minutes) } minutes
}
web-match-look = Chercher des adversaires
web-match-looking = Recherche d’adversaires
web-match-since = Vous attendez depuis { $time }.
web-match-bots-in = Des robots se joindront à vous dans { $time }.
web-match-stop = Arrêter la recherche
web-match-stays = Gardez cette page ouverte : la recherche s’arrête dès qu’elle est fermée.
web-match-found = Une table a été trouvée
web-match-waiting = Qui cherche
web-match-none = Personne ne cherche en ce moment. Dites ce que vous voulez, et les autres le verront ici.
web-match-join = Se joindre
web-match-seats = { $n } joueurs
web-match-no-clock = sans pendule
web-match-range = adversaires de { $low } à { $high } points
web-match-range-low = adversaires à partir de { $low } points
web-match-range-high = adversaires jusqu’à { $high } points
web-match-why-known = Réservé à ceux qui ont un nom ici.
web-match-why-range = Ici sont cherchés des adversaires d’une autre cote.
web-match-tables = Tables publiques
web-match-spectators = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}

web-ratings = Cotes
web-ratings-lead = Tout le monde commence à 1500 points. Le nombre après ± dit à quel point c’est sûr : la vraie force se trouve dans cet intervalle avec 95 % de certitude. Il se resserre à chaque partie.
web-ratings-rules = Une partie compte si tous, à la table, ont un nom ici, et si les mêmes personnes l’ont jouée jusqu’au bout, sans conseiller et avec l’édition habituelle. Après { $n } parties, une cote a un rang ; jusque-là, elle est provisoire.
web-ratings-place = Rang
web-ratings-name = Nom
web-ratings-points = Points
web-ratings-games = Parties
web-ratings-figure = { $points } ± { $give }
web-ratings-provisional = provisoire
web-ratings-find = Chercher un nom
web-ratings-none = Personne n’a encore de cote à ce jeu.
web-ratings-none-found = Personne de ce nom n’a de cote à ce jeu.
web-ratings-mine = Votre cote
web-ratings-before = Précédents
web-ratings-after = Suivants
web-ratings-bots = Les robots, pour comparer
web-ratings-bots-about = Leur valeur vient d’un tournoi entre robots ; les parties jouées ici n’y changent rien.
web-ratings-bot = robot
web-ratings-counted = Cette partie a compté pour la cote.
web-ratings-counts = Cette partie compte pour la cote.
web-ratings-counts-not = Cette partie ne compte pas pour la cote : { $why }
web-ratings-why-casual = la table n’est pas faite pour cela.
web-ratings-why-origin = elle n’a pas commencé au début.
web-ratings-why-edition = elle se joue avec une édition personnelle.
web-ratings-why-hands = une place a changé de mains, ou un robot a joué à la place de quelqu’un.
web-ratings-why-coached = quelqu’un a consulté le conseiller.
web-ratings-why-unfinished = elle n’a pas été jouée jusqu’au bout.
web-ratings-why-bots = la force d’un robot de la table n’est pas connue.
web-ratings-why-guests = tout le monde n’a pas de nom ici.
web-ratings-why-twice = quelqu’un joue plusieurs places.
web-ratings-why-alone = il n’y a qu’une personne à la table.
web-ratings-why-nobody = personne d’autre n’était là quand le temps s’est écoulé, ou l’hébergeur l’a annulée.
