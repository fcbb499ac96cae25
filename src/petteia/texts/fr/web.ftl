# La page dans le navigateur.

web-title = Petteia : jeux de plateau grecs dans le navigateur
web-tagline = Trois jeux de plateau du monde grec
web-lead = Olympos, Elysium et L’Oracle de Delphes, complets et fidèles aux règles. Jouez tout de suite, entre amis ou contre des robots. Sans compte, sans installation.
web-point-link = Vos amis vous rejoignent par un lien, sur n’importe quel appareil.
web-point-bots = Des robots de trois niveaux occupent les places libres.
web-point-rules = Demandez « pourquoi pas ? » : la table répond par la règle.
web-home = Accueil
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-missing = Il n’y a rien à cette adresse.

## Accueil

web-choose-game = Choisir un jeu
web-play = Jouer
web-seats = De { $low } à { $high } joueurs
web-new-table = Nouvelle table : { $game }
web-your-name = Votre nom
web-default-name = Invité
web-players = Joueurs
web-seat-choice = Qui joue à la place { $number }
web-seat-me = Moi, sur cet appareil
web-seat-open = Une personne avec le lien
web-seat-bot = Robot, niveau { $level }
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-random = au hasard
web-level-greedy = gourmand
web-level-planner = planificateur
web-level-search = chercheur
web-bot-names = Talos, Galatée, Écho, Argos, Circé
web-bot-name = Robot { $number } ({ $level })
web-note-link = Vous recevrez un lien à envoyer aux autres.
web-note-hot = Plusieurs places sur un appareil : on se le passe, et les mains restent cachées.
web-public = Tout le monde peut trouver cette table et la regarder
web-options = Options
web-edition = Vous possédez le jeu imprimé ? Jouez avec ses valeurs grâce à votre propre fichier d’édition :
web-edition-file = Fichier d’édition
web-read-rules = Lire les règles
web-start = Commencer la partie
web-start-link = Ouvrir la table
web-my-tables = Vos tables
web-more-tables = Vos autres tables
web-public-tables = Tables publiques
web-no-public = Aucune table publique pour le moment.
web-past-games = Vos parties terminées
web-no-past = Vos parties terminées apparaîtront ici.
web-upload = Ouvrir un enregistrement
web-rules-of = Règles : { $game }
web-free = place libre
web-enter = Entrer
web-join = Rejoindre
web-watch = Regarder
web-replay = Revoir
web-table-open = { $free ->
    [0] Prêt à commencer
    [one] { $free } place est libre
   *[other] { $free } places sont libres
}
web-table-playing = La partie est en cours
web-table-over = Victoire : { $names }
web-table-aborted = Terminée sans résultat

## Avant la partie

web-lobby = { $game } : avant la partie
web-share = Envoyez ce lien à ceux qui joueront avec vous :
web-link = Lien vers cette table
web-copy = Copier
web-copied = Le lien est copié.
web-new-link = Créer un nouveau lien
web-delete = Supprimer la table
web-sit = S’asseoir ici
web-leave = Quitter
web-wait-start = Tout le monde est là. La personne qui a ouvert la table lance la partie.

## À la table

web-board = Plateau
web-board-parts = Parties du plateau
web-plain-board = La position
web-decide = Décider
web-log = Journal
web-scores = Points
web-chat = Tchat
web-panels = Parties de la table
web-table-menu = Table
web-you = (vous)
web-points = points
web-total = Total
web-rank = Rang
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-decides = doit décider
web-waiting = Les autres décident
web-hint-close = Masquer ce conseil
web-hint-touch = Sur un écran tactile, appuyez longuement pour pointer.
web-watching = Vous regardez
web-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-played-by-bot = un robot, niveau { $level }
web-away = hors ligne
web-away-text = Cette personne est hors ligne. Au bout de deux minutes, un robot peut prendre le relais.
web-let-bot = Laisser un robot continuer
web-let-bot-me = Laisser un robot jouer pour moi
web-take-back-seat = Reprendre ma place
web-resign = Abandonner
web-abort = Terminer sans résultat
web-rules = Règles
web-lost = Connexion perdue, nouvelle tentative…
web-outdated = Petteia a été mis à jour. Rechargez la page quand vous voulez ; rien n’est perdu.
web-reload = Recharger
web-decisions = Décisions possibles
web-find-decision = Chercher une décision
web-none-found = Rien ne correspond.
web-show-all = Tout afficher ({ $n })
web-choose = Choisir
web-card-choices = Cliquez pour choisir parmi { $n } possibilités
web-card-why = Impossible pour l’instant. Cliquez pour savoir pourquoi.
web-not-now = Il n’y a rien à décider pour l’instant.
web-undo = Annuler mon coup
web-undo-ask = Demander à annuler
web-undone = Une décision a été annulée.
web-undo-question-title = Une demande d’annulation
web-undo-question = { $name } souhaite annuler une décision, bien que quelque chose ait été révélé depuis.
web-undo-asked = En attente d’une réponse : { $names }.
web-undo-withdraw = Finalement non
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-why-title = Pourquoi pas ?
web-understood = Compris
web-pass-title = Passez l’appareil à { $name }
web-pass-text = Les mains restent cachées jusqu’à ce que la personne suivante soit prête.
web-pass-ready = Je suis { $name }
web-log-empty = Il ne s’est encore rien passé.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-symbol-sun = Soleil
web-symbol-wave = Vague
web-symbol-leaf = Feuille
web-symbol-bolt = Éclair
web-symbol-moon = Lune

## Après la partie

web-game-over = La partie est terminée
web-result = Résultat
web-winner = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent ensemble
}
web-rematch = Revanche
web-rematch-there = Il y a une revanche : aller à la nouvelle table
web-another = Nouvelle table
web-download = Enregistrer la partie
web-plot = Évolution des points
web-plot-moves = { $n } coups
web-plot-summary = Évolution des points. À la fin : { $list }
web-play-on = Continuer d’ici
web-play-on-text = Une nouvelle table commence à la position { $n } de cette partie.
web-play-on-seats = Vos places
web-play-on-bots = Les autres sont des robots
web-view-of = Vue de
web-spectator = spectateur
web-autoplay = Lecture
web-pause = Pause
web-step-first = Au début
web-step-back = Un pas en arrière
web-step-next = Un pas en avant
web-step-last = À la fin
web-position = Position
web-position-of = Position { $n } sur { $length }

## Règles

web-search-rules = Chercher dans les règles
web-rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
web-section = Section { $number }
web-rulings = Décisions sur les points ouverts

## Quand quelque chose ne va pas

web-error-network = Le serveur ne répond pas. Veuillez réessayer.
web-error-server = Le serveur rencontre un problème. Veuillez réessayer.
web-error-gone = Cette table n’existe pas, ou plus.
web-error-forbidden = Cette table est privée. Il vous faut son lien.
