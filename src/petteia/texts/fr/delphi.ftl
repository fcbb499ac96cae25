# L’Oracle de Delphes : les mots du jeu.

delphi-title = L’Oracle de Delphes
delphi-blurb = Une course à travers l’Égée : accomplissez les douze tâches de Zeus avec les dés de l’oracle, puis rentrez avant tous les autres.

## Couleurs, dés, cartes

delphi-colour-red = rouge
    .f = rouge
delphi-colour-black = noir
    .f = noire
delphi-colour-pink = rose
    .f = rose
delphi-colour-blue = bleu
    .f = bleue
delphi-colour-yellow = jaune
    .f = jaune
delphi-colour-green = vert
    .f = verte

delphi-player-colour-red = Rouge
delphi-player-colour-yellow = Jaune
delphi-player-colour-green = Vert
delphi-player-colour-blue = Bleu

delphi-source-red = dé rouge
    .art = le dé rouge
    .about = Un dé Oracle de cette couleur.
delphi-source-black = dé noir
    .art = le dé noir
    .about = Un dé Oracle de cette couleur.
delphi-source-pink = dé rose
    .art = le dé rose
    .about = Un dé Oracle de cette couleur.
delphi-source-blue = dé bleu
    .art = le dé bleu
    .about = Un dé Oracle de cette couleur.
delphi-source-yellow = dé jaune
    .art = le dé jaune
    .about = Un dé Oracle de cette couleur.
delphi-source-green = dé vert
    .art = le dé vert
    .about = Un dé Oracle de cette couleur.
delphi-source-card-red = carte Oracle rouge
    .art = la carte Oracle rouge
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-card-black = carte Oracle noire
    .art = la carte Oracle noire
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-card-pink = carte Oracle rose
    .art = la carte Oracle rose
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-card-blue = carte Oracle bleue
    .art = la carte Oracle bleue
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-card-yellow = carte Oracle jaune
    .art = la carte Oracle jaune
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-card-green = carte Oracle verte
    .art = la carte Oracle verte
    .about = Se joue comme un dé de cette couleur ; une carte par tour.
delphi-source-extra = action supplémentaire
    .art = l’action supplémentaire
    .about = Achetée avec la clepsydre ; elle vaut toutes les couleurs.

## Dieux et monstres

delphi-god-poseidon = Poséidon
    .about = Le dieu bleu place votre bateau sur une case d’eau de votre choix.
delphi-god-apollo = Apollon
    .about = Le dieu jaune donne une carte Oracle ; ce tour-ci, vos dés et une carte valent toutes les couleurs.
delphi-god-artemis = Artémis
    .about = La déesse verte révèle pour vous une tuile Île cachée, où qu’elle soit.
delphi-god-aphrodite = Aphrodite
    .about = La déesse rouge défausse toutes vos blessures.
delphi-god-ares = Arès
    .about = Le dieu noir terrasse sans lancer de dé un monstre voisin de votre bateau.
delphi-god-hermes = Hermès
    .about = À côté d’une ville, le dieu rose charge une statue de n’importe quelle ville.

delphi-monster-red = cyclope rouge
    .art = le cyclope rouge
    .un = Un cyclope rouge
delphi-monster-black = minotaure noir
    .art = le minotaure noir
    .un = Un minotaure noir
delphi-monster-pink = hydre rose
    .art = l’hydre rose
    .un = Une hydre rose
delphi-monster-blue = sirène bleue
    .art = la sirène bleue
    .un = Une sirène bleue
delphi-monster-yellow = chimère jaune
    .art = la chimère jaune
    .un = Une chimère jaune
delphi-monster-green = gorgone verte
    .art = la gorgone verte
    .un = Une gorgone verte

## La carte

delphi-terrain-water = eau
delphi-terrain-cloud = île aux nuages
delphi-terrain-offering = île aux offrandes
delphi-terrain-temple = île au temple
delphi-terrain-statue = île aux statues
delphi-terrain-monster = île aux monstres
delphi-terrain-city = ville
delphi-terrain-shallow = haut-fond
delphi-terrain-zeus = case de Zeus
delphi-map-warning-city-spacing = Sur cette carte, deux villes sont plus proches que d’ordinaire.
delphi-map-warning-city-contact = Sur cette carte, l’eau d’une ville touche le reste en moins d’endroits que d’ordinaire.

delphi-site-cloud-red-1 = île de Lemnos
    .art = l’île de Lemnos
    .name = Lemnos
    .of = de Lemnos
delphi-site-cloud-red-2 = île de Thasos
    .art = l’île de Thasos
    .name = Thasos
    .of = de Thasos
delphi-site-cloud-black-1 = île de Mélos
    .art = l’île de Mélos
    .name = Mélos
    .of = de Mélos
delphi-site-cloud-black-2 = île de Cythnos
    .art = l’île de Cythnos
    .name = Cythnos
    .of = de Cythnos
delphi-site-cloud-pink-1 = île de Cos
    .art = l’île de Cos
    .name = Cos
    .of = de Cos
delphi-site-cloud-pink-2 = île de Léros
    .art = l’île de Léros
    .name = Léros
    .of = de Léros
delphi-site-cloud-blue-1 = île d’Andros
    .art = l’île d’Andros
    .name = Andros
    .of = d’Andros
delphi-site-cloud-blue-2 = île de Ténos
    .art = l’île de Ténos
    .name = Ténos
    .of = de Ténos
delphi-site-cloud-yellow-1 = île de Chios
    .art = l’île de Chios
    .name = Chios
    .of = de Chios
delphi-site-cloud-yellow-2 = île d’Icarie
    .art = l’île d’Icarie
    .name = Icarie
    .of = d’Icarie
delphi-site-cloud-green-1 = île de Syros
    .art = l’île de Syros
    .name = Syros
    .of = de Syros
delphi-site-cloud-green-2 = île de Céos
    .art = l’île de Céos
    .name = Céos
    .of = de Céos
delphi-site-offering-1 = île de Naxos
    .art = l’île de Naxos
    .name = Naxos
    .of = de Naxos
delphi-site-offering-2 = île de Paros
    .art = l’île de Paros
    .name = Paros
    .of = de Paros
delphi-site-offering-3 = île de Théra
    .art = l’île de Théra
    .name = Théra
    .of = de Théra
delphi-site-offering-4 = île de Chalki
    .art = l’île de Chalki
    .name = Chalki
    .of = de Chalki
delphi-site-offering-5 = île de Siphnos
    .art = l’île de Siphnos
    .name = Siphnos
    .of = de Siphnos
delphi-site-offering-6 = île de Lesbos
    .art = l’île de Lesbos
    .name = Lesbos
    .of = de Lesbos
delphi-site-temple-1 = île de Délos
    .art = l’île de Délos
    .name = Délos
    .of = de Délos
delphi-site-temple-2 = île d’Égine
    .art = l’île d’Égine
    .name = Égine
    .of = d’Égine
delphi-site-temple-3 = île de Samos
    .art = l’île de Samos
    .name = Samos
    .of = de Samos
delphi-site-temple-4 = île de Patmos
    .art = l’île de Patmos
    .name = Patmos
    .of = de Patmos
delphi-site-temple-5 = île de Cythère
    .art = l’île de Cythère
    .name = Cythère
    .of = de Cythère
delphi-site-temple-6 = île d’Imbros
    .art = l’île d’Imbros
    .name = Imbros
    .of = d’Imbros
delphi-site-statue-1 = île de Rhodes
    .art = l’île de Rhodes
    .name = Rhodes
    .of = de Rhodes
delphi-site-statue-2 = île de Salamine
    .art = l’île de Salamine
    .name = Salamine
    .of = de Salamine
delphi-site-statue-3 = île de Skyros
    .art = l’île de Skyros
    .name = Skyros
    .of = de Skyros
delphi-site-statue-4 = île d’Amorgos
    .art = l’île d’Amorgos
    .name = Amorgos
    .of = d’Amorgos
delphi-site-statue-5 = île d’Ios
    .art = l’île d’Ios
    .name = Ios
    .of = d’Ios
delphi-site-statue-6 = île de Mykonos
    .art = l’île de Mykonos
    .name = Mykonos
    .of = de Mykonos
delphi-site-monster-1 = île de Sériphos
    .art = l’île de Sériphos
    .name = Sériphos
    .of = de Sériphos
delphi-site-monster-2 = île de Casos
    .art = l’île de Casos
    .name = Casos
    .of = de Casos
delphi-site-monster-3 = île de Nisyros
    .art = l’île de Nisyros
    .name = Nisyros
    .of = de Nisyros
delphi-site-monster-4 = île de Télos
    .art = l’île de Télos
    .name = Télos
    .of = de Télos
delphi-site-monster-5 = île de Skiathos
    .art = l’île de Skiathos
    .name = Skiathos
    .of = de Skiathos
delphi-site-monster-6 = île d’Anaphé
    .art = l’île d’Anaphé
    .name = Anaphé
    .of = d’Anaphé
delphi-site-monster-7 = île de Cimolos
    .art = l’île de Cimolos
    .name = Cimolos
    .of = de Cimolos
delphi-site-monster-8 = île de Sikinos
    .art = l’île de Sikinos
    .name = Sikinos
    .of = de Sikinos
delphi-site-monster-9 = île de Karpathos
    .art = l’île de Karpathos
    .name = Karpathos
    .of = de Karpathos
delphi-site-city-red = ville de Thèbes
    .art = la ville de Thèbes
    .name = Thèbes
    .of = de Thèbes
delphi-site-city-black = ville de Sparte
    .art = la ville de Sparte
    .name = Sparte
    .of = de Sparte
delphi-site-city-pink = ville de Corinthe
    .art = la ville de Corinthe
    .name = Corinthe
    .of = de Corinthe
delphi-site-city-blue = ville d’Athènes
    .art = la ville d’Athènes
    .name = Athènes
    .of = d’Athènes
delphi-site-city-yellow = ville d’Argos
    .art = la ville d’Argos
    .name = Argos
    .of = d’Argos
delphi-site-city-green = ville de Pylos
    .art = la ville de Pylos
    .name = Pylos
    .of = de Pylos

## Tâches et îles

delphi-task-kind-shrine = Sanctuaire
    .about = Un dieu au choix avance d’un pas.
delphi-task-kind-statue = Statue
    .about = 1 compagnon de la couleur de la statue.
delphi-task-kind-offering = Offrande
    .about = 3 faveurs.
delphi-task-kind-monster = Monstre
    .about = 1 équipement de l’étalage.

delphi-task-shrine-1 = sanctuaire 1
    .about = Bâtissez un sanctuaire sur l’île 1 de votre couleur.
delphi-task-shrine-2 = sanctuaire 2
    .about = Bâtissez un sanctuaire sur l’île 2 de votre couleur.
delphi-task-shrine-3 = sanctuaire 3
    .about = Bâtissez un sanctuaire sur l’île 3 de votre couleur.
delphi-task-statue-1 = statue 1
    .about = Érigez une statue d’une couleur que vous n’avez pas encore érigée.
delphi-task-statue-2 = statue 2
    .about = Érigez une statue d’une couleur que vous n’avez pas encore érigée.
delphi-task-statue-3 = statue 3
    .about = Érigez une statue d’une couleur que vous n’avez pas encore érigée.
delphi-task-offering-white = offrande de couleur au choix
    .about = Livrez une offrande d’une couleur que vous n’avez pas encore livrée.
delphi-task-monster-white = monstre de couleur au choix
    .about = Battez un monstre d’une couleur que vous n’avez pas encore battue.
delphi-task-offering-yellow = offrande jaune
    .about = Livrez-la au temple de sa couleur.
delphi-task-offering-blue = offrande bleue
    .about = Livrez-la au temple de sa couleur.
delphi-task-offering-pink = offrande rose
    .about = Livrez-la au temple de sa couleur.
delphi-task-offering-green = offrande verte
    .about = Livrez-la au temple de sa couleur.
delphi-task-monster-yellow = monstre jaune
    .about = Battez un monstre de cette couleur.
delphi-task-monster-blue = monstre bleu
    .about = Battez un monstre de cette couleur.
delphi-task-monster-red = monstre rouge
    .about = Battez un monstre de cette couleur.
delphi-task-monster-black = monstre noir
    .about = Battez un monstre de cette couleur.
delphi-task-double-1 = offrande jaune ou monstre jaune
    .about = La face visible compte : offrande jaune ou monstre jaune.
delphi-task-double-2 = offrande bleue ou monstre bleu
    .about = La face visible compte : offrande bleue ou monstre bleu.
delphi-task-double-3 = offrande rose ou monstre rouge
    .about = La face visible compte : offrande rose ou monstre rouge.
delphi-task-double-4 = offrande verte ou monstre noir
    .about = La face visible compte : offrande verte ou monstre noir.

delphi-island-red-1 = île 1 de Rouge
    .about = Rouge peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-red-2 = île 2 de Rouge
    .about = Rouge peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-red-3 = île 3 de Rouge
    .about = Rouge peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-yellow-1 = île 1 de Jaune
    .about = Jaune peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-yellow-2 = île 2 de Jaune
    .about = Jaune peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-yellow-3 = île 3 de Jaune
    .about = Jaune peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-green-1 = île 1 de Vert
    .about = Vert peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-green-2 = île 2 de Vert
    .about = Vert peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-green-3 = île 3 de Vert
    .about = Vert peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-blue-1 = île 1 de Bleu
    .about = Bleu peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-blue-2 = île 2 de Bleu
    .about = Bleu peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.
delphi-island-blue-3 = île 3 de Bleu
    .about = Bleu peut y bâtir un sanctuaire ; les autres reçoivent la récompense de la lettre en la révélant.

delphi-letter-psi = Psi (Ψ)
    .about = 4 faveurs.
delphi-letter-phi = Phi (Φ)
    .about = 2 cartes Oracle.
delphi-letter-sigma = Sigma (Σ)
    .about = 3 pas de dieux, à répartir.
delphi-letter-omega = Oméga (Ω)
    .about = Défaussez vos blessures d’une couleur ; bouclier +1.

## Compagnons

delphi-companion-kind-hero = Héros
    .about = Une fois : bouclier +1 (édition révisée : +2). Vous défaussez toujours les blessures de cette couleur.
delphi-companion-kind-demigod = Demi-dieu
    .about = Une fois : 1 carte Oracle. Dés et cartes de cette couleur valent toutes les couleurs.
delphi-companion-kind-creature = Créature
    .about = Navigation avec cette couleur : portée +3, arrivée de toute couleur.

delphi-companion-aias = Ajax
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures roses.
delphi-companion-helena = Hélène
    .about = Demi-dieu : 1 carte Oracle une fois ; dés roses et cartes roses valent toutes les couleurs.
delphi-companion-pan = Pan
    .about = Créature : en naviguant avec le rose, portée +3 et arrivée de toute couleur.
delphi-companion-bellerophon = Bellérophon
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures jaunes.
delphi-companion-minos = Minos
    .about = Demi-dieu : 1 carte Oracle une fois ; dés jaunes et cartes jaunes valent toutes les couleurs.
delphi-companion-gryphos = Griffon
    .about = Créature : en naviguant avec le jaune, portée +3 et arrivée de toute couleur.
delphi-companion-theseus = Thésée
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures noires.
delphi-companion-kirke = Circé
    .about = Demi-dieu : 1 carte Oracle une fois ; dés noirs et cartes noires valent toutes les couleurs.
delphi-companion-cheiron = Chiron
    .about = Créature : en naviguant avec le noir, portée +3 et arrivée de toute couleur.
delphi-companion-hektor = Hector
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures vertes.
delphi-companion-perseus = Persée
    .about = Demi-dieu : 1 carte Oracle une fois ; dés verts et cartes vertes valent toutes les couleurs.
delphi-companion-pegasus = Pégase
    .about = Créature : en naviguant avec le vert, portée +3 et arrivée de toute couleur.
delphi-companion-achilles = Achille
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures bleues.
delphi-companion-herakles = Héraclès
    .about = Demi-dieu : 1 carte Oracle une fois ; dés bleus et cartes bleues valent toutes les couleurs.
delphi-companion-nereide = Néréide
    .about = Créature : en naviguant avec le bleu, portée +3 et arrivée de toute couleur.
delphi-companion-odysseus = Ulysse
    .about = Héros : bouclier +1 une fois (édition révisée : +2) ; vous défaussez toujours les blessures rouges.
delphi-companion-penthesilea = Penthésilée
    .about = Demi-dieu : 1 carte Oracle une fois ; dés rouges et cartes rouges valent toutes les couleurs.
delphi-companion-phoenix = Phénix
    .about = Créature : en naviguant avec le rouge, portée +3 et arrivée de toute couleur.

## Équipement

delphi-equipment-eq-01 = Grande voile
    .about = Portée de votre bateau : 1 case de plus.
delphi-equipment-eq-02 = Quille plate
    .about = Votre bateau peut franchir les hauts-fonds ; ils ne comptent pas.
delphi-equipment-eq-03 = Coupe votive
    .about = Chaque récompense d’offrande, de statue ou de monstre donne aussi 1 pas de dieu.
delphi-equipment-eq-04 = Coffre de chêne
    .about = 1 place de cale en plus. Une fois : bouclier +1.
delphi-equipment-eq-05 = Longue lance
    .about = Combattez, explorez et bâtissez par-dessus 1 case d’eau.
delphi-equipment-eq-06 = Grue de bois
    .about = Chargez et érigez des statues par-dessus 1 case d’eau.
delphi-equipment-eq-07 = Filet lesté
    .about = Chargez et livrez des offrandes par-dessus 1 case d’eau.
delphi-equipment-eq-08 = Lampe bleue
    .about = Nouvelle action (bleu) : 1 faveur, 1 carte Oracle, Poséidon +1.
delphi-equipment-eq-09 = Lampe verte
    .about = Nouvelle action (vert) : 1 faveur, 1 carte Oracle, Artémis +1.
delphi-equipment-eq-10 = Lampe rose
    .about = Nouvelle action (rose) : 1 faveur, 1 carte Oracle, Hermès +1.
delphi-equipment-eq-11 = Baume aux herbes
    .about = Repos seulement à 4 blessures identiques ou 8 en tout.
delphi-equipment-eq-12 = Clepsydre
    .about = Une fois par tour : 3 faveurs pour une action de plus, toute couleur.
delphi-equipment-eq-13 = Pièce jaune
    .about = Vous obtenez au moins un dé jaune : 2 faveurs.
delphi-equipment-eq-14 = Pièce rouge
    .about = Vous obtenez au moins un dé rouge : 2 faveurs.
delphi-equipment-eq-15 = Pièce noire
    .about = Vous obtenez au moins un dé noir : 2 faveurs.
delphi-equipment-eq-16 = Corde de chanvre
    .about = Aussitôt : chargez 1 statue (rouge, verte ou jaune) de sa ville.
delphi-equipment-eq-17 = Sangle de cuir
    .about = Aussitôt : chargez 1 statue (rose, bleue ou noire) de sa ville.
delphi-equipment-eq-18 = Panier d’osier
    .about = Aussitôt : chargez 1 offrande (rouge, verte ou jaune) de n’importe quelle île.
delphi-equipment-eq-19 = Cruche d’argile
    .about = Aussitôt : chargez 1 offrande (rose, bleue ou noire) de n’importe quelle île.
delphi-equipment-eq-20 = Échelle dorée
    .about = Aussitôt : Poséidon, Hermès, Artémis ou Aphrodite monte sur la rangée du haut.
delphi-equipment-eq-21 = Carte marine
    .about = Aussitôt : regardez 2 îles cachées, révélez-en une et recevez ce qu’elle rapporte.
delphi-equipment-eq-22 = Corne d’abondance
    .about = Aussitôt : 3 faveurs, 1 carte Oracle, 2 pas de dieux.

## Tuiles Bateau

delphi-ship-ship-1 = Tortue
    .about = Votre bouclier commence 2 pas plus loin.
delphi-ship-ship-2 = Aigle
    .about = Vos dieux commencent sur la rangée d’entrée et y reviennent après usage.
delphi-ship-ship-3 = Lièvre
    .about = Début : rendez 1 tuile Zeus au choix, sans récompense.
delphi-ship-ship-4 = Caméléon
    .about = Recolorer un dé ou une carte vous coûte 1 faveur de moins.
delphi-ship-ship-5 = Dauphin
    .about = Portée de votre bateau : 2 cases de plus.
delphi-ship-ship-6 = Abeille
    .about = Chaque fois que vous prenez des faveurs, prenez-en 1 de plus ; au début aussi.
delphi-ship-ship-7 = Pie
    .about = Début : prenez 1 équipement de l’étalage et piochez 1 carte Oracle.
delphi-ship-ship-8 = Crabe
    .about = Vous pouvez recolorer dans les deux sens. 4 places de cale.

## Actions

delphi-action-draw-card = Piocher une carte Oracle ({ $source })
delphi-action-take-favour = Prendre des faveurs ({ $source })
delphi-action-peek = Regarder 2 îles ({ $source })
delphi-action-sail = Naviguer vers { $hex } ({ $source })
delphi-action-fight = Combattre { $monster-art } sur { $site-art } ({ $source })
delphi-action-explore = Explorer { $site-art } ({ $source })
delphi-action-build-shrine = Bâtir un sanctuaire sur { $site-art } ({ $source })
delphi-action-load-offering = Charger l’offrande { $colour-f } sur { $site-art } ({ $source })
delphi-action-deliver-offering = Livrer l’offrande { $colour-f } ({ $source })
delphi-action-load-statue = Charger une statue { $colour-f } ({ $source })
delphi-action-raise-statue = Ériger la statue { $colour-f } sur { $site-art } ({ $source })
delphi-action-clear-wounds = Défausser les blessures de couleur { $colour-f } ({ $source })
delphi-action-advance-god = Faire avancer { $god } ({ $source })
delphi-action-lamp = Utiliser la lampe { $colour-f } ({ $source })
delphi-action-poseidon = Poséidon : placer le bateau sur { $hex }
delphi-action-apollo = Apollon : piocher une carte ; toutes les couleurs ce tour-ci
delphi-action-artemis = Artémis : révéler { $site-art }
delphi-action-aphrodite = Aphrodite : défausser toutes les blessures
delphi-action-ares = Arès : battre { $monster-art } sur { $site-art }
delphi-action-hermes = Hermès : chercher une statue { $colour-f }
delphi-action-swap-god = Échanger { $god } contre une carte Oracle
delphi-action-end-turn = Finir le tour
    .does = Votre tour est alors fini, et c’est au suivant.
delphi-action-draft-ship = Prendre le bateau « { $ship } »
delphi-action-drop-task = Rendre : { $task }
delphi-action-recover = Défausser des blessures : { $first-f }, { $second-f }, { $third-f }
delphi-action-bonus-favour = Prendre 2 faveurs
delphi-action-bonus-god = Faire avancer { $god }
delphi-action-fight-on = Payer 1 faveur et continuer le combat
delphi-action-give-up = Abandonner le combat
delphi-action-look-at = Regarder { $site-art }
delphi-action-god-step = Faire avancer { $god }
delphi-action-heal = Défausser les blessures de couleur { $colour-f }
delphi-action-choose-companion = Prendre { $companion }
delphi-action-choose-equipment = Prendre « { $equipment } »
delphi-action-take-offering = Charger l’offrande { $colour-f } depuis { $site-art }
delphi-action-take-statue = Charger une statue { $colour-f }
delphi-action-take-nothing = Ne rien charger
delphi-action-chart = Regarder { $site-art }
delphi-action-uncover = Révéler { $site-art }
delphi-action-ladder = { $god } sur la rangée du haut
delphi-action-react = Faire avancer { $god }
delphi-action-map = Carte numéro { NUMBER($number, useGrouping: 0) }
delphi-action-put-offering = Une offrande { $colour-f } sur { $site-art }
delphi-action-put-temple = Le temple { $colour } sur { $site-art }
delphi-action-put-monster = { $monster-un } sur { $site-art }
delphi-action-show-equipment = « { $equipment } » est dévoilé
delphi-action-first-player = { $seat } commence
delphi-action-deal-colour = Couleur de joueur : { $colour }
delphi-action-deal-ship = Le bateau « { $ship } »
delphi-action-offer-ship = Le bateau « { $ship } » est proposé
delphi-action-turn-tasks = Retournées : { $first } et { $second }
delphi-action-remove-task = Retourne dans la boîte : { $task }
delphi-action-roll = { $first }, { $second }, { $third }
delphi-action-titan = Le Titan montre { $number }
delphi-action-battle = Le dé de combat montre { $number }
delphi-action-wound = Une blessure { $colour-f }
delphi-action-oracle = Une carte Oracle { $colour-f }
delphi-action-island = { $island } sur { $site-art }

## Questions

delphi-ask-map = La carte est tirée au sort.
delphi-ask-offerings = Les offrandes sont réparties.
delphi-ask-temples = Les temples sont répartis.
delphi-ask-monsters = Les monstres sont répartis.
delphi-ask-display = De l’équipement est dévoilé.
delphi-ask-first-player = Le premier joueur est tiré au sort.
delphi-ask-colours = Les couleurs des joueurs sont tirées au sort.
delphi-ask-ships = Les tuiles Bateau sont tirées au sort.
delphi-ask-ship-offer = Des tuiles Bateau sont proposées.
delphi-ask-draft-ship = Choisissez une tuile Bateau.
delphi-ask-setup-roll = Les premiers dés sont lancés.
delphi-ask-first-wound = Chacun pioche une première blessure.
delphi-ask-turn-tasks = Deux tuiles Zeus double face sont retournées.
delphi-ask-remove-task = Une tuile Zeus retourne dans la boîte.
delphi-ask-drop-task = Quelle tuile Zeus rendez-vous ?
delphi-ask-return-shrine = Quelle tuile de sanctuaire rendez-vous ?
delphi-ask-recover = Tour de repos : défaussez trois blessures.
delphi-ask-no-wounds = Aucune blessure : prenez 2 faveurs ou faites avancer un dieu.
delphi-ask-act = Choisissez une action.
delphi-ask-end = Vos dés sont utilisés. Finir le tour ?
delphi-ask-battle = Le dé de combat est lancé.
delphi-ask-fight-on = Cet assaut est perdu. Continuer ou abandonner ?
delphi-ask-peek-tiles = Quelle île regardez-vous ?
delphi-ask-glimpse = Une tuile Île est regardée.
delphi-ask-settle-island = Une tuile Île est révélée.
delphi-ask-god-step = Quel dieu avance ?
delphi-ask-oracle = Une carte Oracle est piochée.
delphi-ask-wound = Une carte Blessure est piochée.
delphi-ask-omega-colour = Quelle couleur de blessures défaussez-vous ?
delphi-ask-choose-companion = Quel compagnon vous rejoint ?
delphi-ask-choose-equipment = Quel équipement prenez-vous ?
delphi-ask-load-now = Que chargez-vous ?
delphi-ask-chart-tiles = Carte marine : quelle île regardez-vous ?
delphi-ask-chart-uncover = Carte marine : laquelle des deux révélez-vous ?
delphi-ask-ladder-god = Échelle dorée : quel dieu monte sur la rangée du haut ?
delphi-ask-roll = L’oracle est consulté.
delphi-ask-titan = Le dé du Titan est lancé.
delphi-ask-react-god = Un dieu d’une couleur obtenue avance : lequel ?

## Événements

delphi-event-map-drawn = La carte numéro { NUMBER($number, useGrouping: 0) } est posée.
delphi-event-offering-placed = Une offrande { $colour-f } repose sur { $site-art }.
delphi-event-temple-placed = Le temple { $colour } se dresse sur { $site-art }.
delphi-event-monster-placed = { $monster-un } guette sur { $site-art }.
delphi-event-pieces-again = La dernière pièce ne va nulle part : nouvelle répartition.
delphi-event-equipment-shown = « { $equipment } » rejoint l’étalage.
delphi-event-first-player = { $seat } commence.
delphi-event-colour-dealt = { $seat } joue { $colour }.
delphi-event-ship-dealt = { $seat } reçoit le bateau « { $ship } ».
delphi-event-ship-offered = Le bateau « { $ship } » est proposé.
delphi-event-ship-chosen = { $seat } choisit le bateau « { $ship } ».
delphi-event-tasks-turned = Ces tuiles Zeus montrent des monstres : { $tasks }.
delphi-event-task-removed = Cette tâche n’est pas en jeu : { $task }.
delphi-event-own-task-removed = { $seat } rend une tuile de sanctuaire : { $task }.
delphi-event-task-spared = { $seat } rend une tuile Zeus : { $task }.
delphi-event-gods-raised = { $seat } : tous les dieux commencent sur la rangée d’entrée.
delphi-event-round-begins = La manche { $round } commence.
delphi-event-turn-begins = À { $seat } de jouer.
delphi-event-recovers = { $seat } se repose et défausse des blessures : { $colours-f }.
delphi-event-unhurt = { $seat } n’a aucune blessure.
delphi-event-pays =
    { $favour ->
        [one] { $seat } paie { $favour } faveur.
       *[other] { $seat } paie { $favour } faveurs.
    }
delphi-event-recolours =
    { $favour ->
        [one] { $seat } paie { $favour } faveur : { $source-art } passe au { $colour }.
       *[other] { $seat } paie { $favour } faveurs : { $source-art } passe au { $colour }.
    }
delphi-event-draws-card = { $seat } pioche une carte Oracle avec { $source-art }.
delphi-event-takes-favour = { $seat } prend des faveurs avec { $source-art }.
delphi-event-peeks = { $seat } regarde des îles avec { $source-art }.
delphi-event-sails =
    { $steps ->
        [one] { $seat } avance de { $steps } case, jusqu’à { $hex }, avec { $source-art }.
       *[other] { $seat } avance de { $steps } cases, jusqu’à { $hex }, avec { $source-art }.
    }
delphi-event-fights = { $seat } combat { $monster-art } sur { $site-art } avec { $source-art }.
delphi-event-battle-roll = { $seat } obtient { $number } à l’assaut { $round } ; il faut au moins { $needed }.
delphi-event-fights-on =
    { $favour ->
        [one] { $seat } paie { $favour } faveur et continue le combat.
       *[other] { $seat } paie { $favour } faveurs et continue le combat.
    }
delphi-event-gives-up = { $seat } abandonne contre { $monster-art }.
delphi-event-beats = { $seat } bat { $monster-art } sur { $site-art }.
delphi-event-explores = { $seat } explore { $site-art } avec { $source-art }.
delphi-event-island-revealed = Les nuages se lèvent sur { $site-art } : { $island }, lettre { $letter }.
delphi-event-looks = { $seat } regarde sous les nuages : { $sites-art }.
delphi-event-glimpses = { $seat } voit sur { $site-art } : { $island }.
delphi-event-glimpses-hidden = { $seat } voit ce qui se trouve sur { $site-art }.
delphi-event-builds = { $seat } bâtit sur { $site-art } avec { $source-art }.
delphi-event-shrine-built = { $seat } : un sanctuaire se dresse sur { $site-art } ({ $island }).
delphi-event-letter-reward = { $seat } reçoit la récompense de la lettre { $letter }.
delphi-event-loads-offering = { $seat } charge l’offrande { $colour-f } sur { $site-art } avec { $source-art }.
delphi-event-delivers = { $seat } livre l’offrande { $colour-f } sur { $site-art } avec { $source-art }.
delphi-event-loads-statue = { $seat } charge une statue { $colour-f } dans { $site-art } avec { $source-art }.
delphi-event-raises = { $seat } érige la statue { $colour-f } sur { $site-art } avec { $source-art }.
delphi-event-clears-wounds =
    { $count ->
        [one] { $seat } défausse { $count } blessure { $colour-f } avec { $source-art }.
       *[other] { $seat } défausse { $count } blessures de couleur { $colour-f } avec { $source-art }.
    }
delphi-event-advances-god = { $seat } honore { $god } avec { $source-art }.
delphi-event-uses-lamp = { $seat } allume « { $equipment } » avec { $source-art }.
delphi-event-ends-turn = { $seat } finit son tour.
delphi-event-god-moves = { $seat } : { $god } avance jusqu’à la rangée { $row }.
delphi-event-god-ready = { $seat } peut désormais invoquer { $god }.
delphi-event-god-acts = { $seat } invoque { $god }.
delphi-event-ship-set = { $seat } : le bateau est placé sur { $hex }.
delphi-event-god-swapped = { $seat } échange { $god } contre une carte Oracle.
delphi-event-god-home = { $seat } : { $god } revient à la rangée { $row ->
        [0] du bas
       *[other] { $row }
    }.
delphi-event-god-reacts = Le lancer profite à { $seat } : { $god } avance jusqu’à la rangée { $row }.
delphi-event-task-fulfilled =
    { $left ->
        [0] { $seat } accomplit la dernière tâche : { $task }.
        [one] { $seat } accomplit une tâche : { $task }. Il en reste { $left }.
       *[other] { $seat } accomplit une tâche : { $task }. Il en reste { $left }.
    }
delphi-event-favour-gained =
    { $favour ->
        [one] { $seat } prend { $favour } faveur.
       *[other] { $seat } prend { $favour } faveurs.
    }
delphi-event-oracle-drawn = { $seat } pioche une carte Oracle { $colour-f }.
delphi-event-shield-rises = { $seat } : le bouclier monte à { $shield }.
delphi-event-heals =
    { $count ->
        [one] { $seat } défausse { $count } blessure { $colour-f }.
       *[other] { $seat } défausse { $count } blessures de couleur { $colour-f }.
    }
delphi-event-all-wounds-cleared =
    { $count ->
        [one] { $seat } défausse sa seule blessure.
       *[other] { $seat } défausse ses { $count } blessures.
    }
delphi-event-companion-joins = { $companion } rejoint { $seat }.
delphi-event-equipment-taken = { $seat } prend « { $equipment } ».
delphi-event-equipment-idle = « { $equipment } » reste sans effet pour { $seat }.
delphi-event-takes-offering = { $seat } charge l’offrande { $colour-f } depuis { $site-art }.
delphi-event-takes-statue = { $seat } charge une statue { $colour-f } depuis { $site-art }.
delphi-event-takes-nothing = { $seat } ne charge rien.
delphi-event-rolled = L’oracle répond à { $seat } : { $colours }.
delphi-event-titan-rolled = Le Titan attaque avec une force de { $number }.
delphi-event-wounded = { $seat } reçoit une blessure { $colour-f }.
delphi-event-hero-discards =
    { $count ->
        [one] { $seat } : le héros écarte { $count } blessure { $colour-f }.
       *[other] { $seat } : le héros écarte { $count } blessures de couleur { $colour-f }.
    }
delphi-event-reaches-zeus = { $seat } revient auprès de Zeus, toutes les tâches accomplies !
delphi-event-last-round = Cette manche est la dernière.
delphi-event-round-limit =
    { $rounds ->
        [one] La partie s’arrête après { $rounds } manche.
       *[other] La partie s’arrête après { $rounds } manches.
    }
delphi-event-game-over =
    { $winners-count ->
        [one] La partie est finie. { $winners } l’emporte.
       *[other] La partie est finie. { $winners } se partagent la victoire.
    }

## Raisons

delphi-reason-no-die = Vous n’avez pas de dé { $colour } inutilisé.
delphi-reason-no-card = Vous n’avez pas de carte Oracle { $colour-f }.
delphi-reason-card-played = Vous avez déjà joué une carte Oracle ce tour-ci.
delphi-reason-no-extra-action = Seule la clepsydre donne une action supplémentaire.
delphi-reason-extra-action-used = Vous avez déjà utilisé l’action supplémentaire de ce tour.
delphi-reason-not-enough-favour =
    { $need ->
        [one] Cela coûte { $need } faveur, vous en avez { $have }.
       *[other] Cela coûte { $need } faveurs, vous en avez { $have }.
    }
delphi-reason-wrong-colour =
    { $cost ->
        [one] L’action demande la couleur { $colour-f }, vous avez choisi { $source-art } : recolorer coûte { $cost } faveur, vous en avez { $have }.
       *[other] L’action demande la couleur { $colour-f }, vous avez choisi { $source-art } : recolorer coûte { $cost } faveurs, vous en avez { $have }.
    }
delphi-reason-field-colour =
    { $cost ->
        [one] La case est { $colour-f }, vous avez choisi { $source-art } : recolorer coûte { $cost } faveur, vous en avez { $have }.
       *[other] La case est { $colour-f }, vous avez choisi { $source-art } : recolorer coûte { $cost } faveurs, vous en avez { $have }.
    }
delphi-reason-ship-home = Votre bateau est revenu auprès de Zeus et ne navigue plus.
delphi-reason-not-water = Aucun bateau ne va là : { $hex } ({ $terrain }).
delphi-reason-off-map = Ce n’est pas sur la carte : { $hex }.
delphi-reason-same-hex = Votre bateau y est déjà.
delphi-reason-zeus-closed =
    { $left ->
        [one] Zeus attend que tout soit accompli ; il reste { $left } tâche.
       *[other] Zeus attend que tout soit accompli ; il reste { $left } tâches.
    }
delphi-reason-no-way = Aucun chemin d’eau ne mène à { $hex }.
delphi-reason-too-far =
    { $cost ->
        [one] { $steps } cases pour une portée de { $range } : cela coûte { $cost } faveur en tout, vous en avez { $have }.
       *[other] { $steps } cases pour une portée de { $range } : cela coûte { $cost } faveurs en tout, vous en avez { $have }.
    }
delphi-reason-creature-colour =
    { $cost ->
        [one] La créature demande la couleur { $colour-f }, vous avez choisi { $source-art } : cela coûte { $cost } faveur en tout, vous en avez { $have }.
       *[other] La créature demande la couleur { $colour-f }, vous avez choisi { $source-art } : cela coûte { $cost } faveurs en tout, vous en avez { $have }.
    }
delphi-reason-not-beside = Votre bateau ne touche pas { $site-art }.
delphi-reason-nothing-there = Il n’y a rien de cette couleur ({ $colour }) près de { $site-art }.
delphi-reason-island-face-up = La tuile sur { $site-art } est déjà révélée.
delphi-reason-island-face-down = La tuile sur { $site-art } est encore cachée.
delphi-reason-no-shrine-task = La tuile sur { $site-art } ne convient à aucune de vos tâches de sanctuaire.
delphi-reason-no-room =
    { $hold ->
        [one] Votre cale est pleine : { $hold } pièce à bord.
       *[other] Votre cale est pleine : { $hold } pièces à bord.
    }
delphi-reason-not-needed = Aucune de vos tâches n’a besoin de cette pièce ({ $colour }).
delphi-reason-not-aboard = Vous n’avez pas cette pièce à bord ({ $colour }).
delphi-reason-no-building-site = Aucun socle libre de cette couleur ({ $colour }) sur { $site-art }.
delphi-reason-no-hidden-island = Plus aucune tuile Île n’est cachée.
delphi-reason-island-named = Vous avez déjà regardé { $site-art } : nommez une autre île.
delphi-reason-island-not-looked-at = Vous ne venez pas de regarder { $site-art }.
delphi-reason-no-wound-of-colour = Vous n’avez pas de blessure { $colour-f }.
delphi-reason-no-wounds = Vous n’avez aucune blessure.
delphi-reason-too-few-wounds =
    { $have ->
        [0] Vous n’avez pas de blessure { $colour-f }.
        [one] Vous n’avez que { $have } blessure { $colour-f }.
       *[other] Vous n’avez que { $have } blessures de couleur { $colour-f }.
    }
delphi-reason-colours-in-order = Nommez les blessures dans l’ordre de la roue : { $colours-f }.
delphi-reason-god-at-top = { $god } se tient déjà sur la rangée du haut.
delphi-reason-god-at-bottom = { $god } se tient sur la rangée du bas.
delphi-reason-god-not-at-top = { $god } se tient sur la rangée { $row ->
        [0] du bas
       *[other] { $row }
    }, pas sur celle du haut.
delphi-reason-god-not-rolled = { $god } : sa couleur n’a pas été obtenue.
delphi-reason-god-not-on-card = { $god } n’est pas sur la carte.
delphi-reason-no-city-beside = Votre bateau ne touche aucune ville.
delphi-reason-no-oracle-cards = Il ne reste aucune carte Oracle à piocher.
delphi-reason-no-lamp = Vous n’avez pas de lampe { $colour-f }.
delphi-reason-lamp-needs-die = Une lampe demande un dé ou une carte.
delphi-reason-companion-other-colour = { $companion } n’est pas de la couleur de la statue { $colour-f }.
delphi-reason-companion-taken = { $companion } accompagne déjà quelqu’un.
delphi-reason-equipment-not-shown = « { $equipment } » n’est pas dans l’étalage.
delphi-reason-not-on-card = La carte n’offre pas cette pièce ({ $colour }).
delphi-reason-ship-not-offered = Le bateau « { $ship } » n’est pas proposé.
delphi-reason-task-not-open = Ce n’est pas une de vos tâches ouvertes : { $task }.
delphi-reason-task-no-shrine = Vous rendez une tuile de sanctuaire, pas celle-ci : { $task }.
delphi-reason-dice-left =
    { $count ->
        [one] { $count } dé reste inutilisé.
       *[other] { $count } dés restent inutilisés.
    }

## Score et options

delphi-score-shrine = Sanctuaires
delphi-score-statue = Statues
delphi-score-offering = Offrandes
delphi-score-monster = Monstres
delphi-score-spared = Tâche rendue
delphi-score-zeus = Retour à Zeus
delphi-option-first_game = Première partie
    .help = Huit tâches, une carte compacte et un bateau tiré au sort parmi quatre.
delphi-option-tasks = Nombre de tâches
    .help = De 12 à 8 tuiles Zeus par joueur.
delphi-option-map = Carte
    .help = Compacte, librement aléatoire ou personnalisée.
delphi-option-map-compact = Compacte
delphi-option-map-random = Aléatoire
delphi-option-map-custom = Personnalisée
delphi-option-map_text = Carte en texte
    .help = Pour une carte personnalisée : dix-huit tuiles comme L1:4b@-3,5. Vide : un exemple.
delphi-option-ships = Tuiles Bateau
    .help = Tirées au sort, ou choisies à tour de rôle ; il y en a alors une de plus que de joueurs.
delphi-option-ships-random = Tirées au sort
delphi-option-ships-draft = Choisies à tour de rôle
delphi-option-ship_pool = Choix de bateaux
    .help = Les huit bateaux, ou les quatre pour débuter.
delphi-option-ship_pool-all = Les huit
delphi-option-ship_pool-first-game = Quatre pour débuter
delphi-option-rules = Règles
    .help = La première règle, ou l’édition révisée aux héros plus forts et sans combats inutiles.
delphi-option-rules-rulebook = Première règle
delphi-option-rules-revised = Édition révisée
delphi-option-first_player = Premier joueur
    .help = Tiré au sort, ou une place de votre choix.
delphi-option-first_player-drawn = Au sort
delphi-option-first_player-seat-1 = Place 1
delphi-option-first_player-seat-2 = Place 2
delphi-option-first_player-seat-3 = Place 3
delphi-option-first_player-seat-4 = Place 4
delphi-option-colour_1 = Couleur de la place 1
    .help = Une couleur, le sort, ou la prochaine que personne n’a choisie dans l’ordre rouge, jaune, vert, bleu ; elle décide des îles qui reçoivent les sanctuaires de la place.
delphi-option-colour_1-next = La prochaine libre
delphi-option-colour_1-drawn = Au sort
delphi-option-colour_1-red = Rouge
delphi-option-colour_1-yellow = Jaune
delphi-option-colour_1-green = Vert
delphi-option-colour_1-blue = Bleu
delphi-option-colour_2 = Couleur de la place 2
delphi-option-colour_2-next = La prochaine libre
delphi-option-colour_2-drawn = Au sort
delphi-option-colour_2-red = Rouge
delphi-option-colour_2-yellow = Jaune
delphi-option-colour_2-green = Vert
delphi-option-colour_2-blue = Bleu
delphi-option-colour_3 = Couleur de la place 3
delphi-option-colour_3-next = La prochaine libre
delphi-option-colour_3-drawn = Au sort
delphi-option-colour_3-red = Rouge
delphi-option-colour_3-yellow = Jaune
delphi-option-colour_3-green = Vert
delphi-option-colour_3-blue = Bleu
delphi-option-colour_4 = Couleur de la place 4
delphi-option-colour_4-next = La prochaine libre
delphi-option-colour_4-drawn = Au sort
delphi-option-colour_4-red = Rouge
delphi-option-colour_4-yellow = Jaune
delphi-option-colour_4-green = Vert
delphi-option-colour_4-blue = Bleu
delphi-option-max_rounds = Limite de manches
    .help = La partie s’arrête après cette manche ; 0 : aucune limite.
delphi-option-edition = Édition
    .help = Le matériel du projet, ou votre propre fichier d’édition.
