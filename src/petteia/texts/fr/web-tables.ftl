# Les règles des tables, les nouveaux venus, et les appareils d’une personne.

web-table-rules = Ce qui vaut à cette table
web-table-rules-away = Après deux minutes d’absence, un robot ({ $level }) peut jouer à la place d’une personne jusqu’à son retour. La place reste la sienne.
web-table-rules-undo = Aucune décision n’est annulée sans l’accord de la personne qui l’a prise, même quand un robot la remplace. Partir ou abandonner, c’est céder aussi sa voix.
web-table-rules-left = Une place quittée revient à un robot. Une nouvelle personne peut la prendre si toutes celles qui restent à la table sont d’accord, et la partie est marquée. Qui est ou était à la table ne le peut pas : la main est secrète.
web-table-rules-names = À une table, deux noms ne se ressemblent jamais.
web-table-rules-kept = Les tables où rien ne se passe pendant longtemps sont supprimées ; les parties terminées sont gardées aussi longtemps que ce serveur le veut.
web-stand-in = Robot qui remplace les absents

web-leave-for-good = Quitter définitivement
web-leave-means = Un robot ({ $level }) joue désormais votre place. Vous ne pourrez ni revenir dans cette partie ni y prendre une autre place ; une nouvelle personne pourra prendre la vôtre si les autres sont d’accord. Pour une simple absence, laissez plutôt un robot jouer pour vous.
web-left-seat = La place de { $name } a été quittée. Vous pouvez la prendre si toute la table est d’accord.
web-newcomer-ask = Demander cette place
web-newcomer-title = Une question sur une nouvelle personne
web-newcomer-question = { $name } aimerait prendre la place de { $seat }.
web-newcomer-means = Qui prend la place voit ses cartes cachées. Acceptez si vous avez la certitude que ce n’est personne de la table ; la partie sera marquée.
web-newcomer-waiting = En attente de l’accord de { $names }.
web-newcomer-mark = une nouvelle personne a repris cette place
web-newcomer-game = Une nouvelle personne a repris une place dans cette partie

web-devices = Vos appareils
web-devices-lead = Nul besoin de compte ici : vous êtes reconnu à un secret que garde chacun de vos appareils. Ici, vous voyez ces appareils, vous en ajoutez un ou vous en déconnectez un.
web-devices-list = Connectés à votre nom
web-device-unnamed = Un appareil
web-device-this = (celui-ci)
web-device-seen = utilisé { $when }
web-device-sign-out = Déconnecter
web-device-this-sure = Ce navigateur comptera pour une nouvelle personne. Sans autre appareil ni code, vos places et vos tables seront perdues pour de bon.
web-devices-sign-out-others = Déconnecter tous les autres
web-devices-days = { $days ->
    [one] Un appareil inutilisé pendant un jour est déconnecté.
   *[other] Un appareil inutilisé pendant { $days } jours est déconnecté.
}
web-devices-for-ever = Les appareils restent connectés jusqu’à ce que vous les déconnectiez.
web-devices-add = Ajouter un appareil
web-devices-add-text = Affichez un code ici et tapez-le sur l’autre appareil, sur cette même page.
web-devices-show-code = Afficher un code
web-devices-code-note = Il sert une fois, pendant dix minutes. Quiconque le tape se connecte à votre place.
web-devices-claim = Utiliser le code d’un autre appareil
web-devices-claim-text = Tapez le code qu’affiche votre autre appareil.
web-devices-code = Code
web-devices-use-code = Utiliser le code
web-devices-claim-sure = Ce navigateur comptera pour cette personne. Celle qu’il était jusqu’ici perd ses places et ses tables, sauf si un autre appareil est connecté à son nom.
web-devices-claimed = Ce navigateur compte désormais pour la même personne que votre autre appareil.
web-error-signed-out = Cet appareil a été déconnecté. Rechargez la page pour regarder sous une nouvelle identité.

# Whoever has been deleted.
web-somebody = quelqu’un

# People: the ways to their pages.
web-account = Votre nom ici
web-table-people = Qui est à cette table
