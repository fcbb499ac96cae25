# Aide des commandes pour qui tient un serveur.

## petteia serve

cli-help-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
cli-help-serve-port = Port d’écoute.
cli-help-serve-database = sqlite:///FICHIER ou postgresql://... ; par défaut, un fichier dans votre dossier de données.
cli-help-serve-open = Ouvre la page dans un navigateur.
cli-help-serve-origin = Une autre origine dont les pages peuvent se connecter ; peut être répété.
cli-help-serve-proxy = Adresses des mandataires dont on croit les en-têtes de transfert, séparées par des virgules.
cli-help-serve-editions = Si chacun peut apporter sa propre édition ; par défaut, seulement là où personne d’autre ne peut se connecter.
cli-help-serve-bots = Dans combien de processus les robots réfléchissent.
cli-help-serve-bot-seconds = Combien de temps un robot peut prendre pour une décision.
cli-help-serve-limit-factor = Multiplie tous les débits et nombres limités.
cli-help-serve-log = Ce que dit le journal : debug, info, warning ou error.
cli-help-serve-log-json = Journal en JSON, un objet par ligne.

## petteia admin

cli-help-admin-list = Liste toutes les tables.
cli-help-admin-show = Montre une table, sans ce qui est caché dans une partie en cours.
cli-help-admin-delete = Supprime une table pour de bon.
cli-help-admin-export = Écrit l’enregistrement d’une table dans un fichier. Celui d’une partie en cours contient ce qui y est caché.
cli-help-admin-verify = Rejoue chaque partie conservée et la compare à son empreinte.
cli-help-admin-backup = Copie la base de données dans un fichier, même pendant que le serveur tourne.
cli-help-admin-database = Comme pour serve ; par défaut, le fichier de votre dossier de données.
cli-help-admin-status = Seulement les tables ouvertes (open), en cours (playing), finies (over) ou abandonnées (aborted).
cli-help-admin-id = L’identifiant de la table, comme dans son lien.
cli-help-admin-yes = Ne demande pas de confirmation.
cli-help-admin-record = Fichier où écrire l’enregistrement.
cli-help-admin-copy = Fichier de la copie ; il ne doit pas encore exister.
