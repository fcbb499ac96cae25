# Celles et ceux qui veulent être connus : refus, et ce qui part par courriel.

server-error-known-name = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Choisissez-en un autre.
server-error-known-already = Vous avez déjà un nom ici.
server-error-not-known = Il vous faut pour cela un nom gardé ici.
server-error-registration-off = Ce serveur n’accepte pas de nouveaux noms.
server-error-ticket = Ici, un nom ne se garde que sur invitation, et celle-ci est fausse, utilisée ou trop ancienne. Demandez-en une autre à l’hébergeur.
server-error-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
server-error-last-key = Cette clé d’accès est votre seul moyen de revenir. Demandez d’abord des codes de secours.
server-error-mail-off = Ce serveur n’envoie pas de courriel.
server-error-mail-address = Ce n’est pas une adresse électronique.
server-error-mail-link = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.
server-error-renamed = Vous pourrez de nouveau changer de nom dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
server-error-apart = Vous et une autre personne de cette table ne jouez pas ensemble.
server-error-banned = Jusqu’au { $until }, vous ne pouvez ni vous asseoir, ni ouvrir de table, ni écrire. Motif de l’hébergeur : { $why }
server-error-banned-for-good = Vous ne pouvez plus vous asseoir, ouvrir de table ni écrire ici. Motif de l’hébergeur : { $why }

server-mail-confirm-subject = Petteia : est-ce votre adresse ?
server-mail-confirm-text =
    Quelqu’un qui a un nom sur Petteia dit que cette adresse est la sienne.

    Si c’était vous, ouvrez ce lien dans la demi-heure :
    { $link }

    Sinon, ne faites rien : il ne se passera rien.
server-mail-sign-in-subject = Petteia : votre lien de connexion
server-mail-sign-in-text =
    Ce lien vous connecte à Petteia. Il sert une seule fois, pendant une demi-heure :
    { $link }

    Si vous ne l’avez pas demandé, ne faites rien. Ne le transmettez jamais : qui l’a se fait passer pour vous.
