# Conseils pour qui rencontre une chose pour la première fois : une question ou un événement.

elysium-hint-after = Vos colonnes ont disparu. Les effets de votre Domaine peuvent encore servir avant la fin de l’époque.
elysium-hint-place = Les cartes d’une famille ou d’un niveau vont ensemble. Une carte seule ne vaut rien à la fin.
elysium-hint-event-citizen = Quelqu’un n’a rien pu prendre et a pris un Citoyen : il comble un manque dans une légende et coûte 2 points à la fin.
elysium-hint-event-awakening = Une nouvelle époque : toutes les colonnes reviennent, l’Agora est garnie à neuf, et les quêtes disent qui commence.
