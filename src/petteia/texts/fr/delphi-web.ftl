# Les mots du plateau dans le navigateur.

delphi-part-sea = Mer
delphi-part-mine = Mon plateau
delphi-part-others = Les autres
delphi-part-supply = Étalage
delphi-no-map = La carte n’est pas encore posée.
delphi-round = Manche { $n }
delphi-last-round = Dernière manche
delphi-titan = Titan : { $n }
delphi-wheel = La roue de l’oracle
delphi-favour = Jetons de faveur
delphi-shield = Bouclier
delphi-dice = Dés Oracle
delphi-cards = Cartes Oracle
delphi-gods = Dieux
delphi-tasks = Tâches
delphi-tasks-left = { $n ->
    [one] encore { $n } tâche
   *[other] encore { $n } tâches
}
delphi-hold = Cale : { $n } places
delphi-wounds = Blessures ; repos à { $equal } d’une couleur ou { $total } en tout
delphi-wound = Blessure ({ $colour })
delphi-god-row = Rangée { $n } sur { $top }.
delphi-source-about = À choisir pour voir ce que cela permet ; sans choix, tout est montré.
delphi-task-open = À accomplir.
delphi-task-done = Accomplie.
delphi-task-given-back = Remise dans la boîte.
delphi-frame = Cadre : { $colour }.
delphi-seen-by = Regardée par { $names }.
delphi-shrine-of = Sanctuaire : { $name }.
delphi-monsters-here = Monstres : { $list }.
delphi-offerings-here = Offrandes : { $list }.
delphi-nothing-left = Il ne reste rien ici.
delphi-temple-of = Reçoit les offrandes : { $colour }.
delphi-sites-for = Emplacements libres pour statues : { $list }.
delphi-statues-left = { $n ->
    [0] Il n’y reste aucune statue.
    [one] Il y reste une statue.
   *[other] Il y reste { $n } statues.
}
delphi-wheel-about = Une faveur fait avancer un dé ou une carte d’une couleur, dans le sens horaire.
delphi-titan-about = Le dernier jet du Titan : sur un 6, chacun prend deux blessures ; sinon, chacun dont le bouclier est plus bas en prend une.
delphi-shield-about = Le Titan blesse ceux dont le bouclier est inférieur à son jet ; au combat, le bouclier abaisse le nombre à obtenir.
delphi-range = Portée du bateau : { $n }
delphi-keel = Le bateau peut franchir les hauts-fonds.
delphi-first = Premier joueur
delphi-at-zeus = de retour chez Zeus
delphi-played = Jouée ce tour-ci
delphi-wild = Apollon : ce tour-ci, chaque dé et chaque carte vaut n’importe quelle couleur.
delphi-cargo-offering = Offrande ({ $colour })
delphi-cargo-statue = Statue ({ $colour })
delphi-recover-about = Choisissez trois blessures à défausser.
delphi-colours-done = Couleurs déjà faites : { $list }.
delphi-task-reward = Récompense : { $reward }
delphi-choices = Choix
delphi-display = Équipement à l’étalage
delphi-companions = Compagnons en réserve
delphi-pile-oracle = Cartes Oracle dans la pioche : { $n }
delphi-pile-wound = Cartes Blessure dans la pioche : { $n }
delphi-pile-equipment = Cartes Équipement dans la pioche : { $n }
delphi-pile-discarded = Défausse ({ $n }) : { $list }.
delphi-pile-none-discarded = La défausse est vide.
delphi-ships-here = Bateaux : { $names }.

## Sortes de décisions

delphi-do-draw-card = Piocher une carte Oracle
delphi-do-take-favour = Prendre des faveurs
delphi-do-peek = Regarder des îles
delphi-do-recover = Défausser trois blessures

## Coûts et effets

delphi-line-favour = Faveurs à payer
delphi-line-recolour = Recoloré, pour
delphi-line-steps = Cases / portée
delphi-line-extra = Cases au-delà de la portée
delphi-line-needed = Jet d’au moins
delphi-line-odds = Chances de gagner
delphi-line-gain = Faveurs gagnées

## À propos de l’édition

delphi-edition-credits = Un jeu de Stefan Feld, publié par Hall Games et Pegasus Spiele en 2016.
delphi-edition-sources = Règles, actions, coûts et récompenses suivent le livret ; îles, tuiles, compagnons, équipements et bateaux ont été comparés à deux descriptions ou plus. Le jeu imprimé ne nomme ni équipements ni bateaux : ces noms sont de nous, tout comme la construction des cartes aléatoires et la limite de manches.

# How a step is decided on the board.
delphi-hint-act = Choisissez une case où naviguer ou agir, un dieu, une blessure ou un bouton sous la mer. En choisissant d’abord un dé ou une carte, vous ne voyez que leurs actions ; pointer montre faveurs, portée et chances.
delphi-hint-recover = Choisissez trois de vos blessures, l’une après l’autre.

# Headings of the rules.
delphi-section-1 = Le but et le matériel
delphi-section-2 = La mise en place
delphi-section-3 = Un tour
delphi-section-4 = Les actions de toute couleur
delphi-section-5 = Les actions de la couleur du dé
delphi-section-6 = Les tâches et les récompenses
delphi-section-7 = Les dieux
delphi-section-8 = Les compagnons et l’équipement
delphi-section-9 = La fin de la partie
