# Ce que le serveur refuse (docs/protocol.md, section 2), et ses avis.

server-error-bad-request = Le serveur n’a pas pu lire cela : { $detail }
server-error-no-token = Ce navigateur n’est pas connu ici. Rechargez la page.
server-error-forbidden = Cette place ou cette table n’est pas à vous, ou l’invitation manque.
server-error-not-found = Il n’y a rien de tel ici.
server-error-code = Le code est faux, déjà utilisé ou trop ancien.
server-error-not-allowed = Ce n’est pas possible à cette adresse.
server-error-option = Ce choix est impossible ({ $option }) : { $detail }
server-error-edition = Cette édition est inutilisable : { $detail }
server-error-record = Cet enregistrement est inutilisable : { $detail }
server-error-other-rules = Cette partie a été jouée selon la version { $rules } des règles. { $programs ->
    [none] Le Petteia qui la rejoue n’est pas connu ici ;
   *[other] Petteia { $programs } la rejoue ;
} ce serveur joue selon la version { $living }.
server-error-name = Un nom compte de 1 à 24 caractères visibles, en lettres d’une seule écriture.
server-error-name-taken = Un nom semblable existe déjà à cette table. Choisissez-en un autre.
server-error-action = Cette action n’existe pas : { $detail }
server-error-not-your-turn = Ce n’est pas à vous de jouer.
server-error-stale = La partie a avancé entre-temps.
server-error-key-reused = Cette requête a déjà servi pour une autre action.
server-error-seat-taken = Il n’y a plus de place libre ici.
server-error-was-seated = Qui est ou était assis à cette table, ou s’est vu refuser, ne prend aucune place de la partie en cours.
server-error-newcomer-asked = Quelqu’un demande déjà une place, ou cette question est réglée.
server-error-seats-open = La partie peut commencer dès que toutes les places sont prises.
server-error-status = { $status ->
    [open] La partie n’a pas encore commencé.
    [playing] La partie est encore en cours.
    [over] La partie est terminée.
    [stopped] La partie a été arrêtée par une mise à jour du programme.
   *[aborted] La partie a été interrompue.
}
server-error-holder-present = La personne qui tient cette place est là : elle seule peut la céder.
server-error-time-over = Votre temps est écoulé.
server-error-no-undo = Vous ne pouvez rien annuler.
server-error-undo-asked = Quelqu’un a déjà demandé à annuler une décision, ou aucune demande n’attend de réponse.
server-error-too-big = C’est plus volumineux que permis.
server-error-too-many = { $seconds ->
    [one] C’était trop rapide. Réessayez dans { $seconds } seconde.
   *[other] C’était trop rapide. Réessayez dans { $seconds } secondes.
}
server-error-full = Le serveur est plein. Réessayez plus tard.
server-error-unavailable = Le serveur n’atteint pas ses tables en ce moment. Réessayez.
server-error-internal = Le serveur a rencontré une erreur ({ $id }).

server-notice-bot-failed = { $seat } : le robot est en panne ; un robot plus simple décide cette fois-ci.
server-notice-reload-this-page = Cette page est plus ancienne que le serveur. Rechargez-la : rien ne sera perdu.
