# La page dans le navigateur.

web-title = Petteia : jeux de plateau grecs dans le navigateur
web-tagline = Trois jeux de plateau du monde grec
web-lead = Olympos, Elysium et L’Oracle de Delphes, complets et fidèles aux règles. Jouez tout de suite, entre amis ou contre des robots. Sans compte, sans installation.
web-point-link = Vos amis vous rejoignent par un lien, sur n’importe quel appareil.
web-point-bots = Des robots de cinq niveaux occupent les places libres.
web-point-rules = Demandez « pourquoi pas ? » : la table répond par la règle.
web-home = Accueil
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-settings = Réglages
web-motion = Mouvement des pièces
web-motion-off = Aucun
web-motion-fast = Rapide
web-motion-normal = Normal
web-motion-slow = Lent
web-motion-about = Un clic ou une touche passe ce qui est montré. Si votre système demande moins d’animations, rien ne bouge.
web-sound = Sons
web-again = Remontrer le dernier tour de { $name }
web-legend = Légende des signes
web-legend-outlines = Sur le plateau
web-legend-legal = Vous pouvez choisir ceci maintenant.
web-legend-recent = Il s’est passé quelque chose ici depuis votre dernière décision.
web-legend-pointed = La liste ou le journal pointe ici.
web-legend-players = Joueurs
web-confirm = Demander confirmation avant les choix que vous pourriez regretter
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-confirm-about = La question est posée quand un choix coûte plus que nécessaire ou fait renoncer à quelque chose.
web-confirm-title = Confirmer ce choix ?
web-because = { $cause } : { $question }
web-narrow-all = { $n } sur { $all } vont avec votre choix. Tout afficher
web-narrow-chosen = N’afficher que ce qui va avec votre choix ({ $n })
web-quiet = Plus de cartes pendant ce tour
web-guest-name = Nom de la place { $number }
web-bot-means = Un robot ({ $level }) joue à votre place jusqu’à ce que vous la repreniez, ce qui est possible à tout moment. Ce qu’il décide entre-temps reste décidé.
web-resign-means = Un robot ({ $level }) joue votre place jusqu’à la fin. Vous pouvez continuer à regarder, mais pas reprendre la place.
web-abort-means = La partie s’arrête pour tout le monde, sans vainqueur. Elle ne pourra pas être reprise ; l’enregistrement des coups joués est conservé.
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
web-level-expert = expert
web-level-oracle = oracle
web-level-pythia = Pythie
web-level-random = au hasard
web-level-greedy = gourmand
web-level-planner = planificateur
web-level-search = chercheur
web-bot-names = Thalès, Sappho, Solon, Aspasie, Pindare
web-bot-name = Robot { $number } ({ $level })
web-note-link = Vous recevrez un lien à envoyer aux autres.
web-note-hot = Plusieurs places sur un appareil : il passe de main en main, et les cartes restent cachées.
web-public = Tout le monde peut trouver cette table et la regarder
web-rated = Compte pour la cote, si tous ont un nom ici
web-options = Options
web-preset-first = Première partie
web-preset-standard = Standard
web-preset-all = Toutes les options
web-preset-all-about = Tout régler vous-même.
web-expert = Pour les habitués
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
web-table-stopped = Arrêtée par une mise à jour
web-stopped-about = Les règles de ce jeu ont changé, et une partie en cours ne peut pas continuer selon d’autres. Ce n’est la faute de personne, et rien n’est perdu : les noms, les messages et l’enregistrement de ce qui a été joué sont là. Une nouvelle partie commence selon les nouvelles règles.
web-replay-elsewhere = Cette partie a été jouée selon la version { $rules } des règles. { $programs ->
    [none] Le Petteia qui rejoue son plateau n’est pas connu ici.
   *[other] Petteia { $programs } rejoue son plateau : enregistrez la partie et ouvrez-la là-bas.
}
web-no-board = Le plateau de cette partie ne peut plus être dessiné ici.
web-nothing-kept = Cela n’a pas été conservé ; l’enregistrement contient tout ce qui a été joué.
web-look = Voir

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
web-total = Total
web-rank = Rang
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-decides = doit décider
web-waiting = Les autres décident
web-hint-close = Masquer ce conseil
web-hint-touch = Sur un écran tactile, appuyez longuement pour le voir.
web-hint-tap = Touchez pour voir l’effet, touchez encore pour décider.
web-sheet-sure = Rien n’est encore décidé : touchez encore une fois pour le faire.
web-watching = Vous regardez
web-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-played-by-bot = un robot, niveau { $level }
web-away = hors ligne
web-away-text = Cette personne n’est pas connectée. Après deux minutes, un robot ({ $level }) peut la remplacer jusqu’à son retour. Ses propres décisions ne s’annulent pas sans son accord.
web-bots-hurried = Beaucoup de tables attendent leurs robots : ici, ils réfléchissent pendant { $percent } % de leur temps habituel.
web-silence-on = Toujours répondre désormais : « { $answer } »
web-silence-kept = Le serveur répond « rien » à votre place.
web-silence-off = Me demander de nouveau
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
web-why-ask = Pourquoi pas ?
web-zoom-in = Agrandir le plateau
web-zoom-whole = Voir tout le plateau
web-not-now = Il n’y a rien à décider pour l’instant.
web-undo = Annuler mon coup
web-ending = Fin des tours
web-ending-when = Quand il ne reste rien d’autre à faire, votre tour finit
web-ending-wait = de lui-même après 3 secondes, pendant lesquelles la dernière action peut être annulée
web-ending-now = aussitôt
web-ending-never = seulement quand je le dis
web-ending-in = Le tour finit dans { $n } s
web-ending-hold = Attendre
web-undo-ask = Demander à annuler
web-undone = Une décision a été annulée.
web-undo-question-title = Une demande d’annulation
web-undo-question = { $name } souhaite annuler une décision, bien que quelque chose ait été révélé depuis.
web-undo-asked = En attente d’une réponse : { $names }.
web-undo-withdraw = Finalement non
web-undo-agree = Accepter
web-undo-refuse = Refuser
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

## About
web-about = À propos
web-about-drawn = Lettres, figures et sons
web-about-own = Les plateaux, cartes, signes et sons sont dessinés et faits pour Petteia. Deux choses viennent d’ailleurs, avec nos remerciements :
web-about-faces = Les lettres sont l’Alegreya et l’Alegreya Sans de Juan Pablo del Peral pour Huerta Tipográfica, sous la licence SIL Open Font License 1.1.
web-about-figures = Les figures des cartes, tuiles et jetons viennent de game-icons.net, sous licence CC BY 3.0 ; elles sont de Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog et d’autres. Nous en avons modifié ou assemblé quelques-unes.
web-about-licence = Licence
