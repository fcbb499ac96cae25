# La commande petteia.

cli-error = Erreur : { $problem }
cli-error-module = « petteia { $command } » a besoin du paquet « { $module } », qui n’est pas installé : { $install }
cli-error-rules = { $source } : cette partie de { $title } a été jouée selon la version { $rules } des règles. { $programs ->
    [none] Le Petteia qui la rejoue n’est pas connu ici ;
   *[other] Petteia { $programs } la rejoue ;
} celui-ci joue selon la version { $living }.
cli-yes = oui
cli-no = non

## Aide des commandes

cli-help = Olympos, Elysium et L’Oracle de Delphes : jouer, simuler, revoir.
cli-help-games = Liste les jeux et leurs options.
cli-help-play = Joue une partie entière dans le terminal.
cli-help-learn = Apprendre un jeu en jouant : de courtes leçons sur le vrai plateau.
cli-help-simulate = Fait jouer de nombreuses parties aux robots et résume les résultats.
cli-help-replay = Raconte, montre ou vérifie une partie enregistrée.
cli-help-rules = Les règles numérotées d’un jeu, avec les tests qui couvrent chacune.
cli-help-bench = Mesure la vitesse du moteur sur cette machine.
cli-help-edition = Fichiers d’édition.
cli-help-edition-check = Vérifie un fichier d’édition et signale chaque erreur.
cli-help-edition-texts = Montrer ce que disent les éléments d’une édition, d’après leurs valeurs.
cli-help-edition-diff = Comparer deux éditions point par point ; code de sortie 1 si elles diffèrent.
cli-help-serve = Ouvre des tables pour les navigateurs.
cli-help-bots-command = Fait réfléchir des robots pour les serveurs d’une base PostgreSQL, sur cette machine ou une autre.
cli-help-tournament = Fait jouer un tournoi aux robots.
cli-help-admin = Gère les parties conservées par un serveur.

cli-help-game = Le nom court du jeu ; « petteia games » en donne la liste.
cli-help-language = La langue ; par défaut, celle du système.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-seed = La même graine donne la même partie.
cli-help-json = Affiche du JSON, pour les programmes.
cli-help-version = Affiche la version et le moteur utilisé.
cli-version = Petteia { $version }, { $engine ->
    [compiled] moteur compilé
   *[other] moteur non compilé
 }
cli-help-seats = Un nombre de joueurs (vous et des robots), ou une entrée par place : human ou le nom d’un robot, par exemple Ada=human,random.
cli-help-load = Reprend une partie enregistrée.
cli-help-lesson = Une leçon ; par défaut la première que vous n’avez pas terminée, puis les suivantes.
cli-help-lessons = Énumérer les leçons et où vous en êtes.
cli-help-again = Reprendre la leçon au début.
cli-help-number-of-seats = Combien de joueurs ; par défaut, le moins possible.
cli-help-number-of-games = Combien de parties.
cli-help-bots = Les robots, place par place ; une liste plus courte est répétée.
cli-help-jobs = Combien de processus jouent en même temps.
cli-help-limit = Abandonne une partie après ce nombre d’actions.
cli-help-coverage = Indique aussi ce que les parties ont atteint ; échoue s’il manque un objectif.
cli-help-vary = Tirer au sort le nombre de joueurs et les options de chaque partie.
cli-help-file = Une partie enregistrée.
cli-help-at = Montre la position après ce nombre d’actions.
cli-help-verify = Vérifie seulement que l’enregistrement mène à la fin notée.
cli-help-seat = Montre ce que ce joueur a vu (1 est le premier) ; par défaut, ce que tous ont vu.
cli-help-rule = L’identifiant d’une règle, comme OLY-4.5, ou une section, comme 4 ; par défaut, toutes.
cli-help-bench-games = Les jeux à mesurer ; par défaut, tous.
cli-help-seconds = Durée approximative de chaque mesure.
cli-help-edition-file = Le fichier d’édition (TOML).
cli-help-edition-old = Un fichier d’édition (TOML), ou « default ».
cli-help-edition-new = Un autre fichier d’édition, ou « default ».
cli-help-edition-game = Le jeu ; par défaut, celui que le fichier nomme.
cli-help-rivals = Les robots, séparés par des virgules ; peut être répété. Un programme, external:COMMANDE, vient en dernier ou seul.
cli-help-rounds = Combien de parties, arrondi à des tours complets de tous les ordres des places.
cli-help-tournament-seats = Places à une table ; par défaut, autant que de robots nommés.
cli-help-out = Dossier des résultats ; un tournoi interrompu y reprend.
cli-help-engine = Où les parties sont jouées : dans un processus, dans plusieurs, ou sur une grappe Ray.
cli-help-workers = Combien de parties se jouent en même temps ; par défaut, une par cœur.

## Erreurs de la ligne de commande

cli-usage-game = il n’y a pas de jeu « { $name } » ; il y a { $games }
cli-usage-bot = il n’y a pas de robot « { $bot } » ; il y a { $bots } et external:COMMANDE
cli-usage-bots = { $count } robots, c’est trop pour { $seats } places
cli-usage-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $number }
cli-usage-option-form = « { $text } » n’est pas une option ; écrivez NOM=VALEUR
cli-usage-option-name = { $game } n’a pas d’option « { $option } » ; il y a { $options }
cli-usage-option-value = l’option { $option } ne peut pas être « { $value } » ; il faut { $expected }
cli-expected-choice = une valeur parmi { $choices }
cli-expected-number = un nombre entier de { $low } à { $high }
cli-expected-flag = true ou false
cli-expected-list = de { $low } à { $high } valeurs différentes parmi { $choices }
cli-expected-list-exact = { $count } valeurs différentes parmi { $choices }
cli-usage-load-game = { $file } est une partie de { $other }, pas de { $game }
cli-usage-load-seats = { $file } est une partie à { $seats } joueurs
cli-usage-seat = il n’y a pas de joueur { $seat } ; ils vont de 1 à { $seats }
cli-usage-rule = il n’y a pas de règle « { $rule } » ; il y a par exemple { $rules }
cli-usage-lesson = il n’y a pas de leçon « { $lesson } » ; il y a { $lessons }
cli-usage-edition-game = { $file } ne dit pas pour quel jeu il est ; indiquez --game avec un nom parmi { $games }
cli-usage-language = il n’y a pas de langue « { $language } » ; il y a { $languages }
cli-usage-too-few-bots = { $count ->
    [one] { $count } robot, c’est
   *[other] { $count } robots, c’est
} trop peu pour { $seats } places ; un robot peut être nommé deux fois
cli-usage-edition-file = { $file } n’est pas un fichier texte lisible

## petteia games

cli-games-line = { $id } : { $title }, de { $low } à { $high } joueurs
cli-games-option = --option { $id }={ $default } { $name }

## petteia play

cli-bot-name = Robot { $number }
cli-play-title = { $title } (graine { $seed })
cli-play-players = Autour de la table : { $players }
cli-play-hint = Répondez par un numéro ou par le texte d’une action. « help » donne les autres commandes.
cli-play-ask = { $player } : { $question }
cli-play-more = { $action }, et { $count } autres du même genre
cli-play-back = « back » revient à la liste plus longue.
cli-play-enter = Entrée pour continuer, ou « undo » pour revenir sur votre dernière décision.
cli-play-change-places = À { $player } de jouer. Appuyez sur Entrée quand { $player } regarde et personne d’autre.
cli-play-input-ended = L’entrée s’est terminée avant la partie.
cli-play-no-number = Choisissez un numéro de 1 à { $count }.
cli-play-not-understood = « { $text } » n’est ni une action ni une commande.
cli-play-nearest = Peut-être voulez-vous dire { $texts }.
cli-play-legal = C’est permis : { $action }.
cli-play-illegal = Non : { $reason }
cli-about = { $name } : { $about }
cli-about-unknown = Rien ne s’appelle « { $name } » ici.
cli-play-undone = Votre dernière décision est annulée.
cli-play-not-undone = Rien ne peut être annulé : quelque chose a été révélé, ou quelqu’un d’autre a décidé depuis.
cli-play-save-where = Où ? Par exemple : save partie.jsonl
cli-play-saved = Enregistré dans { $file }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
cli-play-help =
    Un numéro : faire cette action
    Le texte d’une action (« list » les montre) : faire cette action
    show : décrire de nouveau la position
    list : lister de nouveau les actions possibles, avec leurs textes
    back : revenir d’un groupe d’actions à la liste plus longue
    why ACTION : dire pourquoi une action est possible ou non, avec la règle
    about NOM : expliquer une carte, une tuile ou un lieu
    undo : annuler votre dernière décision, si rien n’a été révélé depuis
    log ou log N : les derniers événements
    save FICHIER : enregistrer la partie
    rules ID : lire une règle, par exemple celle que « why » nomme
    help : cette liste
    quit : quitter la partie

cli-score = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-score-part = { $part } { $points }
cli-result = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## petteia learn

cli-learn-line = { $id } : { $title }, { $minutes } min{ $state ->
    [finished] , terminée
    [begun] , commencée
   *[new] {""}
}
cli-learn-title = { $title } (environ { $minutes } minutes)
cli-learn-help = Répondez comme dans une partie. « hint » dit quoi faire, « show » décrit la position, « why ACTION » explique, « quit » quitte la leçon ; vous pourrez la reprendre plus tard.
cli-learn-other = Vous le pourriez, mais cette leçon parle d’autre chose. « hint » dit de quoi.
cli-learn-read-on = Entrée pour continuer.
cli-learn-hint = Il s’agit de : { $action }

## petteia simulate

cli-simulate-progress = Parties
cli-simulate-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } joueurs
cli-simulate-title-vary = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, nombre de joueurs et options tirés au sort
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-wins = Victoires
cli-simulate-points = Points
cli-simulate-interval = Entre parenthèses, l’intervalle à 95 % ; une victoire partagée compte en parts.
cli-simulate-estimate = { $value } ({ $low } à { $high })
cli-simulate-percent = { $value } % ({ $low } à { $high })
cli-simulate-length = Longueur : { $mean } décisions ; la plus courte { $low }, la plus longue { $high }
cli-simulate-unfinished = Abandonnées après { $limit } actions : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cli-simulate-speed = Par seconde : { $decisions } décisions, dont { $choices } avec plus d’une possibilité ; { $steps } étapes, hasard compris
cli-simulate-time = Durée : { $seconds } s
cli-coverage = Couverture : { $reached } objectifs atteints sur { $goals }
cli-coverage-missing = pas atteint : { $goal }

## petteia tournament

cli-tournament-rounds = { $orders ->
    [one] { $orders } ordre des places
   *[other] { $orders } ordres des places
} : { $games } parties seront jouées, pour que chacun revienne aussi souvent.
cli-tournament-interrupted = Interrompu. La même commande jouera les parties qui manquent.
cli-tournament-written = Écrit dans { $folder } : { $files }
cli-tournament-extra = Les classements et le rapport HTML demandent : pip install 'petteia[research]'
cli-tournament-games = Parties
cli-tournament-ahead = Avance sur le meilleur autre
cli-tournament-rating = Niveau

## petteia replay

cli-replay-title = { $title } avec { $players }
cli-replay-at = Après { $number } sur { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-replay-verified = Vérifié : { $title }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, état final { $digest }

## petteia rules

cli-rule = { $id } : { $text }
cli-rule-test = testé par { $test }

## petteia edition

cli-edition-good = { $file } est en ordre : édition { $name } de { $title }, empreinte { $digest }, origine indiquée pour { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
cli-edition-open = { $open } éléments sur { $count } sont encore reconstitués ou connus d’une seule source.
cli-edition-silent = Aucun élément de { $title } n’a de texte formé d’après ses valeurs.
cli-edition-differences = { $count ->
    [0] Les éditions ne diffèrent pas.
    [one] Une différence.
   *[other] { $count } différences.
}
cli-edition-mistake = { $file } : { $mistake }
cli-edition-bad = { $file } : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}

## petteia bench

cli-bench-title = { $title } à { $seats } joueurs
cli-bench-random = jeu au hasard par seconde : { $games } parties, { $decisions } décisions, dont { $choices } avec plus d’une possibilité ; { $steps } étapes, hasard compris
cli-bench-operation = { $operation } par seconde : { $rate }
