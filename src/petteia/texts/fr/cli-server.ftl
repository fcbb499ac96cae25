# Aide des commandes pour qui tient un serveur.

## petteia serve

cli-help-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
cli-help-serve-port = Port d’écoute.
cli-help-serve-database = sqlite:///FICHIER ou postgresql://... ; par défaut, un fichier dans votre dossier de données.
cli-help-serve-news = redis://HÔTE:PORT d’un serveur par lequel plusieurs processus s’annoncent les changements ; par défaut, PostgreSQL s’en charge aussi.
cli-help-serve-open = Ouvre la page dans un navigateur.
cli-help-serve-origin = Une autre origine dont les pages peuvent se connecter ; peut être répété.
cli-help-serve-proxy = Adresses des mandataires dont les en-têtes de transfert font foi, séparées par des virgules.
cli-help-serve-connections = Combien de connexions une adresse peut avoir en même temps.
cli-help-serve-editions = Éditions personnelles : off (aucune), private (peu et petites) ou on (toutes) ; par défaut, on seulement là où personne d’autre ne peut se connecter.
cli-help-serve-bots = Dans combien de processus les robots réfléchissent : au moins deux ; 0 si petteia bots tourne ailleurs.
cli-help-serve-bot-seconds = Combien de temps un robot peut prendre pour une décision.
cli-help-serve-keep = ÉTAT=JOURS : combien de jours reste une table inutilisée ; 0 : toujours ; peut être répété.
cli-help-serve-token-days = Jours après lesquels un appareil inutilisé est oublié ; 0 : jamais.
cli-help-serve-limit-factor = Multiplie tous les débits et nombres limités.
cli-help-serve-log = Ce que dit le journal : debug, info, warning ou error.
cli-help-serve-log-json = Journal en JSON, un objet par ligne.
cli-help-serve-security-log = Un fichier à part pour les refus, les mauvais jetons, les suppressions et les invitations changées.

## petteia bots

cli-help-bots-database = postgresql://... : la base de données des serveurs.
cli-help-bots-news = redis://HÔTE:PORT, si les serveurs s’y annoncent les changements.
cli-help-bots-metrics-port = Port où ce processus donne ses chiffres (/metrics), sur cette machine seulement.

## petteia admin

cli-help-admin-list = Liste toutes les tables.
cli-help-admin-show = Montre une table, sans ce qui est caché dans une partie en cours.
cli-help-admin-delete = Supprime une table pour de bon.
cli-help-admin-export = Écrit l’enregistrement d’une table dans un fichier. Celui d’une partie en cours contient ce qui y est caché.
cli-help-admin-tidy = Retirer les tables et les appareils inutilisés depuis longtemps, comme le fait un serveur en marche.
cli-help-admin-dry-run = Ne rien retirer, seulement nommer les tables.
cli-help-admin-verify = Rejoue chaque partie conservée et la compare à son empreinte.
cli-help-admin-backup = Copie la base de données dans un fichier, même pendant que le serveur tourne.
cli-help-admin-database = Comme pour serve ; par défaut, le fichier de votre dossier de données.
cli-help-admin-status = Seulement les tables ouvertes (open), en cours (playing), finies (over), abandonnées (aborted) ou arrêtées par une mise à jour (stopped).
cli-help-admin-id = L’identifiant de la table, comme dans son lien.
cli-help-admin-yes = Ne demande pas de confirmation.
cli-help-admin-record = Fichier où écrire l’enregistrement.
cli-help-admin-copy = Fichier de la copie ; il ne doit pas encore exister.
