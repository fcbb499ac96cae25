# Les mots du plateau dans le navigateur.

olympos-part-map = Carte
olympos-part-hand = Main
olympos-part-development = Développement
olympos-part-players = Joueurs
olympos-choices = Choix
olympos-detour = Chemin plus long
olympos-detour-less = Plus court
olympos-detour-more = Plus long
olympos-detour-take = Chemin plus long : { $n } de plus
olympos-detour-chosen = Chemin plus long choisi : { $n } de plus
olympos-gods-turned = Cartes Olympos déjà révélées
olympos-piles = Pioche du Destin { $destiny }, défausse { $discards } · cartes Olympos { $olympos }
olympos-tokens = Jetons
olympos-cubes = Cubes
olympos-any-resource = ressource au choix
olympos-discount = Les découvertes qui montrent « { $resource } » coûtent 2 de moins
olympos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Signes

olympos-sign-star = étoile
olympos-sign-zeus = jeton Zeus
olympos-sign-track = Case de l’échelle de temps
olympos-sign-stock = Colons en stock
olympos-sign-hourglasses = Sabliers
olympos-sign-swords = Épées
olympos-sign-symbols = Symboles Zeus
olympos-sign-stars = Jetons Étoile
olympos-sign-prestige = Prestige
olympos-sign-hand = Cartes Destin
olympos-holder-tribe = une peuplade
olympos-holder-barbarians = les barbares

## Ce qui se trouve où

olympos-land-resource = Produit : { $resource }.
olympos-land-atlantis = Territoire de l’Atlantide : vaut deux points.
olympos-land-locked = Condamné : vous pouvez le traverser, mais aucun trajet ne s’y termine.
olympos-land-star = Porte une étoile : une peuplade y vit dès le début, sauf si le territoire est condamné.
olympos-land-star-tribe = Une peuplade y garde une étoile.
olympos-land-star-lying = Un jeton Étoile y attend le prochain arrivant.
olympos-land-star-held = Qui tient ce territoire a son étoile.
olympos-land-zeus = Qui tient ce territoire a le jeton Zeus.
olympos-land-pile = De haut en bas : { $holders }.
olympos-sea = Une case de mer : y entrer coûte 2, moins avec l’astronomie ou la cartographie.
olympos-track-space = Case { $n } de l’échelle de temps
olympos-track-single = Une case Zeus : une carte Destin pour chacun à son arrivée ; cartes Olympos restantes : { $n }.
olympos-track-double = Une double case Zeus : le premier et le dernier arrivés révèlent une carte ; cartes Olympos restantes : { $n }.
olympos-track-cross = La Croix : personne ne va au-delà.
olympos-track-bonus = { $n ->
    [one] { $n } point pour qui s’arrête ici.
   *[other] { $n } points pour qui s’arrête ici.
}
olympos-cell-tiles = { $n ->
    [0] Il ne reste aucune tuile.
    [one] Il reste une tuile.
   *[other] Il reste { $n } tuiles.
}
olympos-cell-owners = Ont déjà cette découverte : { $names }.
olympos-discards = Défaussées : { $list }.
olympos-cell-kinds = Tuiles restantes pour : { $list }.
olympos-wonder-figures = Demande { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
olympos-wonder-discs = Jetons dans cette colonne, une étoile chacun : { $list }.
olympos-has-zeus = Détient le jeton Zeus
olympos-finished = a terminé
olympos-order = Numéro { $n } dans l’ordre du tour
olympos-wonder-built = Bâtie par { $name }.

## Coûts et effets

olympos-line-new-settler = Nouveau colon
olympos-line-leg = Trajet : { $area }
olympos-line-route = Chemin le moins cher
olympos-line-detour = Chemin plus long
olympos-line-landings = Peut arriver sur
olympos-line-combat = Combat contre { $holder }, épées { $mine } à { $theirs }
olympos-line-tie = La démocratie tranche l’égalité
olympos-tie-attacker = pour vous
olympos-tie-defender = contre vous
olympos-line-base = Développement
olympos-line-surcharge = Érinyes
olympos-line-total = Temps total
olympos-line-cubes = Cubes à payer
olympos-line-stars = Étoiles nécessaires
olympos-line-stars-athena = Étoiles d’Athéna dépensées
olympos-line-stars-cards = Cartes dépensées
olympos-line-points = Points
olympos-line-gains = Vous recevez
olympos-line-hourglasses = Payé en sabliers
olympos-line-hourglasses-gained = Sabliers gagnés
olympos-line-prestige-gained = Prestige gagné
olympos-line-cubes-gained = Cubes gagnés
olympos-line-landing = Vous arrivez sur la case
olympos-line-zeus-spaces = Cases Zeus atteintes
olympos-line-then = Ensuite
olympos-then-me = c’est encore à vous
olympos-then-others = un autre joueur agit
olympos-then-finished = vous avez fini

## À propos de l’édition

olympos-edition-credits = Un jeu de Philippe Keyaerts, publié par Ystari en 2011.
olympos-edition-sources = Le déroulement, les prix, la mise en place, les effets des découvertes, des cartes Destin et Olympos et le décompte suivent le texte des règles. La carte, l’échelle de temps, la plupart des coûts et des bonus et quatre des cinq merveilles n’y figurent qu’en images : ils sont reconstitués par nos soins.

# How a step is decided on the board.
olympos-hint-turn = Choisissez un territoire pour un colon, une découverte ou une merveille : ce qui est possible est bordé d’or. Avant de décider, vous voyez le prix en temps et la case d’arrivée de votre marqueur.

# Headings of the rules.
olympos-section-1 = Le matériel
olympos-section-2 = La mise en place
olympos-section-3 = L’ordre du tour et le temps
olympos-section-4 = L’expansion
olympos-section-5 = Le développement
olympos-section-6 = Les effets des découvertes
olympos-section-7 = Les cartes Destin et Olympos
olympos-section-8 = La fin de la partie
olympos-section-9 = À deux joueurs

# Les questions et leur cause, et ce qui peut se regretter.
olympos-because-prayer = { $name } a révélé { $god }. Vous pouvez répondre par des Prières.
olympos-because-lock = Condamnez un territoire. Ressource : { $resource } ; encore à condamner : { $left }.
olympos-because-barbarian = Placez des barbares sur un territoire libre. Ressource : { $resource }.
olympos-regret-more = Cela coûte { $n ->
    [one] une unité de temps
   *[other] { $n } unités de temps
} de plus que le chemin le moins cher : { $total } en tout.
olympos-regret-pass = Vous passez et votre partie s’arrête ici, alors que vous pourriez encore agir.

# Titres de la liste des décisions.
olympos-group-settle = Nouveaux colons
olympos-group-move = Déplacements
olympos-group-flee = Où va le colon conquis
olympos-group-discover = Découvertes
olympos-group-build = Merveilles

# Ce que signifient les signes.
olympos-legend-signs = Ce que possèdent les joueurs
olympos-legend-resources = Ressources
olympos-legend-track = Le temps utilisé ; la personne qui en a utilisé le moins joue ensuite.
olympos-legend-stock = Les colons qui peuvent encore être envoyés.
olympos-legend-hourglasses = Chacun paie une unité de temps ; ils se dépensent en premier.
olympos-legend-swords = Avoir plus d’épées que la défense rend le combat moins cher.
olympos-legend-symbols = Ils décident qui une carte Olympos favorise et qui elle frappe.
olympos-legend-stars = Nécessaires pour bâtir les merveilles.
olympos-legend-prestige = Des points à la fin.
olympos-legend-hand = Les cartes en main, secrètes jusqu’à ce qu’elles soient jouées.
olympos-legend-tribe = Elle garde une étoile et se combat comme un joueur sans épées.
olympos-legend-barbarians = Ils tiennent un territoire dans les parties à deux.

# Réglages d’une nouvelle table.
olympos-preset-first = Territoires condamnés au hasard, prestige visible.
olympos-preset-standard = Territoires condamnés au hasard, prestige caché.
