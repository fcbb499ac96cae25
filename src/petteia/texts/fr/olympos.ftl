# Olympos : tout ce que dit le jeu. Les noms des éléments se trouvent à la fin.
# Formes : les territoires ont `.in` (en …) et `.def` avec l’article, les découvertes et merveilles `.def`,
# les ressources `.of` (de …).

olympos-title = Olympos
olympos-blurb = Colonisez la Grèce et l’Atlantide, faites des découvertes, bâtissez des merveilles et gagnez la faveur des dieux : chaque action coûte du temps, et c’est toujours à qui en a dépensé le moins de jouer.

## Options

olympos-option-locks = Territoires condamnés
    .help = Qui décide des territoires fermés dans cette partie et, à deux, de la place des barbares.
olympos-option-locks-chosen = choisis par le joueur en bas de la pile de départ
olympos-option-locks-random = tirés au sort
olympos-option-prestige = Jetons Prestige
    .help = Le prestige est face cachée. Chaque gain est annoncé : qui est attentif peut compter.
olympos-option-prestige-hidden = cachés jusqu’à la fin
olympos-option-prestige-shown = visibles
olympos-option-edition = Édition
    .help = L’édition du projet, ou un fichier avec les valeurs de votre jeu imprimé.

## Questions

olympos-ask-lay-discovery = Les découvertes sont installées.
olympos-ask-lay-wonder = Les merveilles sont installées.
olympos-ask-start-pile = Les marqueurs de temps sont empilés.
olympos-ask-lock = Condamnez un territoire, tour à tour : grain, pierre, bois, or.
olympos-ask-lock-random = Des territoires sont condamnés au hasard.
olympos-ask-barbarian = Placez des barbares sur un territoire libre, tour à tour : grain, pierre, bois, or.
olympos-ask-barbarian-random = Les barbares sont placés au hasard.
olympos-ask-extra-cube = Le cinquième cube de départ est tiré au sort.
olympos-ask-start-cube = Les cubes de départ sont distribués.
olympos-ask-turn = Jouez des cartes Destin si vous le voulez, puis faites une action.
olympos-ask-piece = Lequel de vos colons dans cette pile ?
olympos-ask-give = Choisissez les cubes avec lesquels payer.
olympos-ask-tile = Choisissez l’une des tuiles.
olympos-ask-take = Prenez un cube de votre choix.
olympos-ask-bonus = Choisissez un bonus.
olympos-ask-draw = Une carte Destin est piochée.
olympos-ask-keep = Gardez l’une des cartes.
olympos-ask-window = Vous pouvez jouer des cartes Destin.
olympos-ask-reveal = Une carte Olympos est révélée.
olympos-ask-prayer = Vous pouvez répondre à la carte Olympos par des Prières.
olympos-ask-hades = Hadès prend un de vos colons : choisissez lequel.

## Actions

olympos-action-settle = Nouveau colon depuis { $origin-def } vers { $target-def }
olympos-action-move = Déplacer un colon depuis { $origin-def } vers { $target-def }
olympos-action-flee = Mener un colon conquis depuis { $origin-def } vers { $target-def }
olympos-action-discover = Découvrir { $discovery-def }
olympos-action-build = Bâtir { $wonder-def }
olympos-action-play = Jouer « { $card } »
    .group = Cartes Destin
olympos-action-pass = Passer et finir la partie
olympos-action-wait = Attendre
olympos-action-detour = Un chemin qui coûte { $more } de plus
    .group = Un chemin plus long
olympos-action-done = Plus de cartes
    .does = Vous ne jouez pas de carte à cet instant. Vous gardez vos cartes, et la question vous sera posée de nouveau plus tard.
olympos-action-piece = Le colon à la place { $level } en partant du bas
olympos-action-give = Payer un cube { $resource-of }
olympos-action-tile = Prendre la tuile « { $resource } »
olympos-action-take = Prendre un cube { $resource-of }
olympos-action-bonus = Prendre le bonus : { $bonus-gain }
olympos-action-keep = Garder « { $card } »
olympos-action-lose = Abandonner un colon { $territory-in }
olympos-action-lock = Condamner { $territory-def }
olympos-action-barbarian = Placer des barbares { $territory-in }
olympos-action-lay = Installer { $discovery-def }
olympos-action-lay-wonder = Installer { $wonder-def }
olympos-action-stack = Marqueur suivant dans la pile : { $seat }
olympos-action-cube = Tirer un cube { $resource-of }
olympos-action-draw = Piocher « { $card } »
olympos-action-reveal = Révéler { $god }

## Événements

olympos-event-lay = Ligne { $row }, colonne { $column } : { $discovery }.
olympos-event-lay-wonder = Au bas de la colonne { $column } : { $wonder }.
olympos-event-stack = { $seat } est à la place { $place } de la pile de départ, en partant du bas.
olympos-event-lock = { $seat } condamne { $territory-def }.
olympos-event-lock-drawn = Territoire condamné : { $territory }.
olympos-event-tribes = Des peuplades s’installent sur chaque territoire à étoile resté ouvert.
olympos-event-barbarian = { $seat } place des barbares { $territory-in }.
olympos-event-barbarian-drawn = Des barbares vivent { $territory-in }.
olympos-event-extra-cube = Le cinquième cube de départ est un cube { $resource-of }.
olympos-event-start-cube = { $seat } commence avec un cube { $resource-of }.
olympos-event-settle = { $seat } envoie un nouveau colon depuis { $origin-def } vers { $target-def }.
olympos-event-move = { $seat } déplace un colon depuis { $origin-def } vers { $target-def }.
olympos-event-flee = { $seat } mène un colon conquis depuis { $origin-def } vers { $target-def }.
olympos-event-return = { $seat } fait sortir un colon conquis et le ramène aussitôt combattre { $territory-in }.
olympos-event-detour = { $seat } choisit un chemin qui coûte { $number } de plus que le moins cher.
olympos-event-occupy = { $seat } occupe { $territory-def } sans combat.
olympos-event-conquer = { $seat } prend { $territory-def } à { $loser } au combat.
olympos-event-beat-tribe = { $seat } vainc la peuplade { $territory-in } et prend son étoile.
olympos-event-beat-barbarians = { $seat } vainc les barbares { $territory-in }.
olympos-event-abandon = { $seat } abandonne { $territory-def } ; il n’y reste personne.
olympos-event-fall-back = { $seat } retrouve le pouvoir { $territory-in }.
olympos-event-barbarians-return = { $seat } abandonne { $territory-def }, et les barbares y règnent de nouveau.
olympos-event-discover = { $seat } découvre { $discovery-def }.
olympos-event-give = { $seat } paie un cube { $resource-of }.
olympos-event-tile = { $seat } prend, pour { $discovery-def }, la tuile « { $resource } ».
olympos-event-bonus = { $seat } pose un jeton sur un bonus de la colonne { $column } : { $bonus }.
olympos-event-build = { $seat } bâtit { $wonder-def } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
olympos-event-use-athena = { $seat } dépense l’étoile d’Athéna.
olympos-event-use-card = { $seat } dépense « { $card } » comme étoile.
olympos-event-gain-cube = { $seat } prend un cube { $resource-of }.
olympos-event-gain-hourglasses = { $seat } prend { $number ->
        [0] zéro sablier
        [one] un sablier
       *[other] { $number } sabliers
    }.
olympos-event-gain-settlers = { $seat } ajoute { $number ->
        [one] un colon
       *[other] { $number } colons
    } à son stock.
olympos-event-gain-prestige = { $seat } gagne { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }.
olympos-event-pay = { $seat } paie { $price ->
        [one] { $price } unité de temps
       *[other] { $price } unités de temps
    }{ $spaces ->
        [0] { $price ->
            [one] {" "}avec un sablier
           *[other] {" "}avec des sabliers seuls
        } et reste sur la case { $space }.
       *[other] { $hourglasses ->
            [0] {""}
            [one] , dont une avec un sablier,
           *[other] , dont { $hourglasses } avec des sabliers,
        }{ $spaces ->
            [one] {" "}et avance d’une case
           *[other] {" "}et avance de { $spaces } cases
        }, jusqu’à la case { $space }.
    }
olympos-event-wait = { $seat } ne peut rien faire et attend ; le marqueur avance à la case { $space }.
olympos-event-zeus-space = { $seat } atteint la case Zeus { $number }.
olympos-event-draw = { $seat } pioche « { $card } ».
olympos-event-draw-hidden = { $seat } pioche une carte Destin.
olympos-event-look = { $seat } regarde « { $card } ».
olympos-event-look-hidden = { $seat } regarde une carte Destin.
olympos-event-keep = { $seat } garde « { $card } ».
olympos-event-keep-hidden = { $seat } garde l’une des cartes.
olympos-event-discard = { $seat } défausse { $cards }.
olympos-event-reshuffle = Les cartes Destin défaussées forment une nouvelle pioche.
olympos-event-no-card = Il ne reste pas de carte Destin pour { $seat }.
olympos-event-play = { $seat } joue « { $card } ».
olympos-event-god = { $seat } révèle une carte Olympos : { $god }.
olympos-event-pray = { $seat } répond par « { $card } ».
olympos-event-touch = { $god } : cela concerne { $seats }.
olympos-event-touch-nobody = { $god } : cela ne concerne personne.
olympos-event-lose = { $seat } perd un colon { $territory-in } ; il retourne au stock.
olympos-event-discard-hand = { $seat } doit défausser { $cards }.
olympos-event-pass = { $seat } passe.
olympos-event-finish = { $seat } termine la partie sur la case { $space }.
olympos-event-end = La partie est finie. { $winners-count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } se partagent la victoire.
    }

## Raisons

olympos-reason-lock-resource = Il faut condamner un territoire { $resource-of } ; ce n’en est pas un : { $territory }.
olympos-reason-lock-twice = Ce territoire est déjà condamné : { $territory }.
olympos-reason-lock-star = Vous ne pouvez condamner qu’un des deux territoires { $resource-of } à étoile.
olympos-reason-barbarian-resource = Il faut un territoire { $resource-of } ; ce n’en est pas un : { $territory }.
olympos-reason-barbarian-taken = Ce territoire est condamné ou occupé : { $territory }.
olympos-reason-no-stock = Vous n’avez pas de colon en stock.
olympos-reason-not-controlled = Vous ne contrôlez pas { $territory-def }.
olympos-reason-no-piece-there = Vous n’avez pas de colon { $territory-in }.
olympos-reason-none-conquered = Vous n’avez pas de colon conquis { $territory-in }.
olympos-reason-target-locked = Ce territoire est condamné : { $territory }. Vous pouvez le traverser, pas vous y arrêter.
olympos-reason-target-own = Vous contrôlez déjà { $territory-def }.
olympos-reason-siren = La Sirène chante : sans la mer, aucun chemin ne mène vers { $target-def } depuis { $origin-def }.
olympos-reason-no-route = Aucun chemin ne mène vers { $target-def } depuis { $origin-def }.
olympos-reason-detour-none = Aucune expansion n’est possible par un chemin qui coûte { $more } de plus : il ne mène nulle part, ou il dépasserait la Croix.
olympos-reason-detour-way = Aucun chemin vers { $target-def } depuis { $origin-def } ne coûte exactement { $more } de plus que le moins cher.
olympos-reason-detour-chosen = Vous avez choisi un chemin qui coûte { $more } de plus : seule une expansion par un tel chemin est possible.
olympos-reason-beyond-cross = Cela coûte { $price } ; sans dépasser la Croix, vous pouvez payer au plus { $left }.
olympos-reason-piece-not-yours = Ce n’est pas un des colons que vous pouvez choisir { $territory-in }.
olympos-reason-discovery-not-in-game = Cette découverte n’est pas dans la partie : { $discovery }.
olympos-reason-discovery-owned = Vous avez déjà { $discovery-def }.
olympos-reason-discovery-gone = Il ne reste pas de tuile : { $discovery }.
olympos-reason-discovery-unpaid = Vos jetons Territoire et vos cubes ne suffisent pas pour { $discovery-def }. Il manque au moins : { $missing-low }.
olympos-reason-discovery-unpaid-grey = Vos jetons Territoire et vos cubes ne suffisent pas pour { $discovery-def }. Ils suffiraient par exemple avec ceci en plus : { $missing-low }.
olympos-reason-give-not-needed = Un cube { $resource-of } serait superflu dans ce paiement.
olympos-reason-give-order = Vous payez dans l’ordre grain, pierre, bois, or : un cube { $resource-of } ne peut pas venir maintenant.
olympos-reason-tile-gone = Il n’y a pas de tuile « { $resource } » à prendre pour { $discovery-def }.
olympos-reason-bonus-not-here = Ce bonus n’existe pas sous cette découverte : { $bonus }.
olympos-reason-bonus-taken = Ce bonus est déjà pris : { $bonus }.
olympos-reason-wonder-not-in-game = Cette merveille n’est pas dans la partie : { $wonder }.
olympos-reason-wonder-built = { $seat } a déjà bâti { $wonder-def }.
olympos-reason-wonder-stars = Étoiles demandées : { $needed } ; vous en avez { $stars } ({ $wonder }).
olympos-reason-card-not-held = Vous n’avez pas « { $card } » en main.
olympos-reason-card-for-gods = « { $card } » se joue quand une carte Olympos vient d’être révélée.
olympos-reason-card-for-wonders = « { $card } » sert pendant la construction d’une merveille.
olympos-reason-card-no-effect = « { $card } » n’aurait aucun effet maintenant.
olympos-reason-card-not-your-turn = « { $card } » ne se joue qu’à votre propre tour.
olympos-reason-card-not-prayer = Seules des Prières répondent à une carte Olympos ; « { $card } » n’en est pas une.
olympos-reason-card-not-looked-at = « { $card } » n’est pas parmi les cartes que vous regardez.
olympos-reason-no-pass-yet = Personne ne peut passer avant la dernière case Zeus.
olympos-reason-no-waiting = Vous n’attendez que si vous ne pouvez vraiment rien faire.
olympos-reason-no-waiting-at-end = Personne n’attend en fin de partie : passez.

## Score

olympos-score-track = Place sur l’échelle de temps
olympos-score-prestige = Jetons Prestige
olympos-score-territories = Territoires
olympos-score-atlantis = Atlantide
olympos-score-discoveries = Découvertes
olympos-score-wonders = Merveilles
olympos-score-poetry = Poésie
olympos-score-philosophy = Philosophie
olympos-score-science = Science
olympos-score-city = Cité
olympos-score-absolutism = Absolutisme
olympos-score-engineering = Ingénierie
olympos-score-keres = Kères
olympos-score-destiny = Cartes Destin en main

## Territoires

olympos-territory-illyria = Illyrie
    .in = en Illyrie
    .def = l’Illyrie
olympos-territory-macedonia = Macédoine
    .in = en Macédoine
    .def = la Macédoine
olympos-territory-rhodope = Rhodope
    .in = dans le Rhodope
    .def = le Rhodope
olympos-territory-thrace = Thrace
    .in = en Thrace
    .def = la Thrace
olympos-territory-epirus = Épire
    .in = en Épire
    .def = l’Épire
olympos-territory-chalcidice = Chalcidique
    .in = en Chalcidique
    .def = la Chalcidique
olympos-territory-olympos = Olympe
    .in = sur l’Olympe
    .def = l’Olympe
olympos-territory-thessaly = Thessalie
    .in = en Thessalie
    .def = la Thessalie
olympos-territory-aetolia = Étolie
    .in = en Étolie
    .def = l’Étolie
olympos-territory-boeotia = Béotie
    .in = en Béotie
    .def = la Béotie
olympos-territory-attica = Attique
    .in = en Attique
    .def = l’Attique
olympos-territory-euboea = Eubée
    .in = en Eubée
    .def = l’Eubée
olympos-territory-elis = Élide
    .in = en Élide
    .def = l’Élide
olympos-territory-arcadia = Arcadie
    .in = en Arcadie
    .def = l’Arcadie
olympos-territory-argolis = Argolide
    .in = en Argolide
    .def = l’Argolide
olympos-territory-messenia = Messénie
    .in = en Messénie
    .def = la Messénie
olympos-territory-laconia = Laconie
    .in = en Laconie
    .def = la Laconie
olympos-territory-troad = Troade
    .in = en Troade
    .def = la Troade
olympos-territory-mysia = Mysie
    .in = en Mysie
    .def = la Mysie
olympos-territory-bithynia = Bithynie
    .in = en Bithynie
    .def = la Bithynie
olympos-territory-lydia = Lydie
    .in = en Lydie
    .def = la Lydie
olympos-territory-ionia = Ionie
    .in = en Ionie
    .def = l’Ionie
olympos-territory-caria = Carie
    .in = en Carie
    .def = la Carie
olympos-territory-lycia = Lycie
    .in = en Lycie
    .def = la Lycie
olympos-territory-lesbos = Lesbos
    .in = à Lesbos
    .def = Lesbos
olympos-territory-naxos = Naxos
    .in = à Naxos
    .def = Naxos
olympos-territory-rhodes = Rhodes
    .in = à Rhodes
    .def = Rhodes
olympos-territory-crete = Crète
    .in = en Crète
    .def = la Crète
olympos-territory-ampheres = Amphérès
    .in = à Amphérès
    .def = Amphérès
olympos-territory-atlas = Atlas
    .in = à Atlas
    .def = Atlas
olympos-territory-gadeiros = Gadiros
    .in = à Gadiros
    .def = Gadiros
olympos-territory-mestor = Mestor
    .in = à Mestor
    .def = Mestor
olympos-territory-north = Zone nord
    .in = dans la zone nord
    .def = la zone nord
    .about = C’est là qu’apparaissent les nouveaux colons. Personne n’y entre ni ne la traverse.

## Mers

olympos-sea-ionian = Mer Ionienne
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-corinth = Golfe de Corinthe
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-sicilian = Mer de Sicile
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-thermaic = Golfe Thermaïque
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-thracian = Mer de Thrace
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-propontis = Propontide
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-aegean = Mer Égée
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-aeolian = Mer d’Éolide
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-myrtoan = Mer de Myrto
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-icarian = Mer Icarienne
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-cretan = Mer de Crète
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-carpathian = Mer de Karpathos
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-libyan = Mer de Libye
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.
olympos-sea-egyptian = Mer d’Égypte
    .about = Une case de mer : y entrer coûte 2, moins avec l’astronomie et la cartographie.

## Ressources

olympos-resource-grain = Grain
    .low = grain
    .of = de grain
olympos-resource-stone = Pierre
    .low = pierre
    .of = de pierre
olympos-resource-wood = Bois
    .low = bois
    .of = de bois
olympos-resource-gold = Or
    .low = or
    .of = d’or

## Découvertes

olympos-discovery-medicine = Médecine
    .def = la médecine
    .about = Un nouveau colon coûte 1 au lieu de 2.
olympos-discovery-cavalry = Cavalerie
    .def = la cavalerie
    .about = Deux sabliers tout de suite. Chaque suite ininterrompue de cases de terre coûte 1 en tout.
olympos-discovery-astronomy = Astronomie
    .def = l’astronomie
    .about = Chaque case de mer coûte 1 de moins ; se cumule avec la cartographie.
olympos-discovery-metallurgy = Métallurgie
    .def = la métallurgie
    .about = Une épée.
olympos-discovery-cult = Culte
    .def = le culte
    .about = Un symbole Zeus.
olympos-discovery-oracle = Oracle
    .def = l’oracle
    .about = Au lieu de piocher une carte Destin, regardez-en trois et gardez-en une.
olympos-discovery-agriculture = Agriculture
    .def = l’agriculture
    .about = Les découvertes dont la case montre la ressource de votre tuile coûtent 2 de moins ; se cumule avec la monnaie.
olympos-discovery-money = Monnaie
    .def = la monnaie
    .about = Les découvertes dont la case montre la ressource de votre tuile coûtent 2 de moins ; se cumule avec l’agriculture.
olympos-discovery-hoplite = Hoplite
    .def = l’hoplite
    .about = Une épée.
olympos-discovery-polytheism = Polythéisme
    .def = le polythéisme
    .about = Un symbole Zeus.
olympos-discovery-cartography = Cartographie
    .def = la cartographie
    .about = Chaque case de mer coûte 1 de moins ; se cumule avec l’astronomie.
olympos-discovery-trade = Commerce
    .def = le commerce
    .about = Prenez tout de suite deux cubes de votre choix.
olympos-discovery-architecture = Architecture
    .def = l’architecture
    .about = Une étoile ; les merveilles coûtent 2 de moins.
olympos-discovery-phalanx = Phalange
    .def = la phalange
    .about = Une épée ; piochez une carte Destin.
olympos-discovery-hellenism = Hellénisme
    .def = l’hellénisme
    .about = Un symbole Zeus ; piochez une carte Destin.
olympos-discovery-democracy = Démocratie
    .def = la démocratie
    .about = Vous gagnez les égalités : épées, symboles Zeus, majorités des cartes Destin.
olympos-discovery-surgery = Chirurgie
    .def = la chirurgie
    .about = Deux colons rejoignent votre stock.
olympos-discovery-strategy = Stratégie
    .def = la stratégie
    .about = Deux épées.
olympos-discovery-art = Art
    .def = l’art
    .about = Deux symboles Zeus.
olympos-discovery-poetry = Poésie
    .def = la poésie
    .about = Trois points en fin de partie.
olympos-discovery-philosophy = Philosophie
    .def = la philosophie
    .about = Cinq points en fin de partie.
olympos-discovery-science = Science
    .def = la science
    .about = En fin de partie, un point par découverte que vous possédez, celle-ci comprise.
olympos-discovery-city = Cité
    .def = la cité
    .about = En fin de partie, un point par colon que vous avez sur la carte, conquis compris.
olympos-discovery-absolutism = Absolutisme
    .def = l’absolutisme
    .about = En fin de partie, deux points par épée figurant sur vos découvertes.
olympos-discovery-engineering = Ingénierie
    .def = l’ingénierie
    .about = Une étoile ; en fin de partie, trois points par jeton Étoile.

## Merveilles

olympos-wonder-gate = Porte cyclopéenne
    .def = la Porte cyclopéenne
olympos-wonder-stadium = Stade
    .def = le Stade
olympos-wonder-zeus_statue = Statue de Zeus
    .def = la Statue de Zeus
olympos-wonder-colossus = Colosse
    .def = le Colosse
olympos-wonder-parthenon = Parthénon
    .def = le Parthénon

## Cartes Destin

olympos-destiny-leisure_grain = Loisir (grain)
    .about = Un sablier par jeton Territoire « grain » que vous possédez.
olympos-destiny-leisure_stone = Loisir (pierre)
    .about = Un sablier par jeton Territoire « pierre » que vous possédez.
olympos-destiny-leisure_wood = Loisir (bois)
    .about = Un sablier par jeton Territoire « bois » que vous possédez.
olympos-destiny-leisure_gold = Loisir (or)
    .about = Un sablier par jeton Territoire « or » que vous possédez.
olympos-destiny-primacy_grain = Primauté (grain)
    .about = Trois sabliers si vous avez strictement plus de jetons Territoire « grain » que tout autre joueur.
olympos-destiny-primacy_stone = Primauté (pierre)
    .about = Trois sabliers si vous avez strictement plus de jetons Territoire « pierre » que tout autre joueur.
olympos-destiny-primacy_wood = Primauté (bois)
    .about = Trois sabliers si vous avez strictement plus de jetons Territoire « bois » que tout autre joueur.
olympos-destiny-primacy_gold = Primauté (or)
    .about = Trois sabliers si vous avez strictement plus de jetons Territoire « or » que tout autre joueur.
olympos-destiny-gift_grain = Don (grain)
    .about = Prenez un cube de grain.
olympos-destiny-gift_stone = Don (pierre)
    .about = Prenez un cube de pierre.
olympos-destiny-gift_wood = Don (bois)
    .about = Prenez un cube de bois.
olympos-destiny-gift_gold = Don (or)
    .about = Prenez un cube d’or.
olympos-destiny-renown_grain = Renommée (grain)
    .about = Un point de prestige par jeton Territoire « grain » que vous possédez.
olympos-destiny-renown_stone = Renommée (pierre)
    .about = Un point de prestige par jeton Territoire « pierre » que vous possédez.
olympos-destiny-renown_wood = Renommée (bois)
    .about = Un point de prestige par jeton Territoire « bois » que vous possédez.
olympos-destiny-renown_gold = Renommée (or)
    .about = Un point de prestige par jeton Territoire « or » que vous possédez.
olympos-destiny-prayer = Prière
    .about = Se joue quand une carte Olympos vient d’être révélée : un symbole Zeus de plus pour cette carte.
olympos-destiny-harmony = Harmonie
    .about = Trois points de prestige si vous avez un jeton Territoire de chaque ressource.
olympos-destiny-inspiration = Inspiration
    .about = Défaussée pendant la construction d’une merveille : une étoile pour elle.

## Dieux

olympos-god-zeus = Zeus
    .about = Le plus de symboles Zeus : trois points de prestige.
olympos-god-hecate = Hécate
    .about = Le plus de symboles Zeus : un colon dans le stock.
olympos-god-artemis = Artémis
    .about = Le plus de symboles Zeus : un cube au choix.
olympos-god-ares = Arès
    .about = Le plus de symboles Zeus : deux épées jusqu’à la prochaine carte Olympos.
olympos-god-athena = Athéna
    .about = Le plus de symboles Zeus : une étoile pour une seule merveille.
olympos-god-erinyes = Érinyes
    .about = Le moins de symboles Zeus : la prochaine action coûte 2 de plus.
olympos-god-hades = Hadès
    .about = Le moins de symboles Zeus : un colon au choix quitte la carte pour le stock.
olympos-god-keres = Kères
    .about = Le moins de symboles Zeus : deux points de moins en fin de partie.
olympos-god-siren = Sirène
    .about = Le moins de symboles Zeus : la mer est fermée jusqu’à la prochaine carte Olympos.
olympos-god-nemesis = Némésis
    .about = Le moins de symboles Zeus : toutes les cartes Destin en main sont défaussées.

## Bonus

olympos-bonus-settler = Colon
    .about = Un colon rejoint votre stock.
    .gain = un colon
olympos-bonus-hourglass = Sabliers
    .about = Deux sabliers.
    .gain = 2 sabliers
olympos-bonus-prestige = Prestige
    .about = Deux points de prestige.
    .gain = 2 points de prestige
olympos-bonus-cube-grain = Cube de grain
    .about = Un cube de cette ressource.
    .gain = un cube de grain
olympos-bonus-cube-stone = Cube de pierre
    .about = Un cube de cette ressource.
    .gain = un cube de pierre
olympos-bonus-cube-wood = Cube de bois
    .about = Un cube de cette ressource.
    .gain = un cube de bois
olympos-bonus-cube-gold = Cube d’or
    .about = Un cube de cette ressource.
    .gain = un cube d’or
