# Commandes pour les hébergeurs : avis.

cli-help-serve-notices = Prévenir ou non les joueurs de leurs tables par notification et par courriel.
cli-help-serve-contact = mailto:NAME@HOST ou https://HOST : où les services de notification peuvent se renseigner sur ce serveur ; par défaut --site, ou l’adresse de --mail-from.
cli-help-serve-push-private = Les services de notification peuvent aussi avoir une adresse privée : pour le vôtre.
cli-help-serve-notices-per-minute = Nombre maximal d’avis envoyés par minute, tous processus confondus.
cli-help-serve-mails-a-day = Nombre maximal d’avis envoyés par courriel en un jour.
