# L’application : hors connexion, notifications.

web-offline = Vous êtes hors connexion. Les parties terminées et les règles déjà lues restent lisibles.
web-offline-deciding = Vous êtes hors connexion. Votre décision sera envoyée dès le retour de la connexion ; gardez cette page ouverte.
web-offline-missing = Il faut une connexion : ceci n’est pas conservé sur cet appareil. La page s’affichera dès votre retour en ligne.
