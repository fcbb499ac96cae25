# L’application : hors connexion, notifications.

web-offline = Vous êtes hors connexion. Les parties terminées et les règles déjà lues restent lisibles.
web-offline-deciding = Vous êtes hors connexion. Votre décision sera envoyée dès le retour de la connexion ; gardez cette page ouverte.
web-offline-missing = Il faut une connexion : ceci n’est pas conservé sur cet appareil. La page s’affichera dès votre retour en ligne.

web-notices-begin = Me prévenir sur cet appareil
web-notices-end = Ne plus me prévenir sur cet appareil
web-notices-on = Me prévenir de ce qui se passe à mes tables
web-notices-push = Notification
web-notices-mail = E-mail
web-notices-mail-about = Les e-mails sont envoyés à l’adresse que vous avez confirmée.
web-notice-kind-turn = C’est à moi de jouer
web-notice-kind-invite = J’ai reçu une invitation
web-notice-kind-deadline = Mon temps s’achève
web-notice-kind-over = Une partie est terminée
web-notices-quiet = Heures calmes
web-notices-from = de
web-notices-until = à
web-notices-table = Me prévenir pour cette table
web-notices-table-about = Vous choisissez dans les réglages comment et quand être prévenu.
web-notices-not-insecure = Les navigateurs n’autorisent les notifications qu’aux adresses en https://.
web-notices-not-absent = Ce navigateur n’accepte pas de notifications ici. Sur iPhone ou iPad, ajoutez d’abord Petteia à l’écran d’accueil.
web-notices-not-denied = Ce navigateur n’autorise pas les notifications de Petteia. Vous pouvez le changer dans ses réglages pour cette adresse.
web-notices-not-host = Ce serveur n’envoie pas de notifications.
