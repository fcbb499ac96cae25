# Conseils pour qui rencontre une chose pour la première fois : une question ou un événement.

delphi-hint-return-shrine = Choisissez le sanctuaire auquel vous renoncez : de préférence celui dont personne n’a encore trouvé l’île.
delphi-hint-fight-on = Chaque nouvel essai coûte 1 faveur et devient plus facile de 1.
delphi-hint-god-step = Sur la rangée du haut, un dieu agit pour vous sans dé. Il vaut la peine d’en faire monter un bientôt.
delphi-hint-choose-companion = Les héros renforcent votre bouclier, les demi-dieux donnent toutes les couleurs aux dés de la leur, les créatures vous font naviguer plus loin.
delphi-hint-choose-equipment = L’équipement agit aussitôt ou pour le reste de la partie : pointez une carte pour lire ce qu’elle fait.
delphi-hint-event-titan-rolled = Le Titan frappe une fois par manche : qui a un bouclier inférieur au jet reçoit une blessure.
delphi-hint-event-god-reacts = D’autres ont obtenu une couleur de vos dieux : l’un d’eux, sorti de la rangée du bas, est monté.
