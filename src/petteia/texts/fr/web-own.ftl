# Mes tables, le partage, les touches.

web-tables-all = Toutes mes tables
web-tables-mine = Elles vous attendent
web-tables-others = Elles attendent les autres
web-tables-open = Pas encore commencées
web-tables-past = Terminées
web-tables-more = Afficher les plus anciennes
web-tables-none = Vous n’avez pas encore de table.
web-next-table = { $n ->
    [one] Vers la prochaine table qui vous attend (n)
   *[other] Vers la prochaine des { $n } tables qui vous attendent (n)
}
web-next-none = Aucune autre table ne vous attend.

web-share-qr = Code QR
web-share-qr-about = Visez-le avec l’appareil photo d’un autre appareil pour y ouvrir cette table.
web-share-qr-label = Code QR de { $link }
web-share-sheet = Partager
web-share-failed = Cet appareil n’a pas pu partager le lien. Copiez-le plutôt.

web-keys = Touches
web-keys-page = Partout
web-key-page-help = afficher cette liste
web-key-page-aid = afficher l’aide de jeu, à une table
web-key-page-next = aller à la prochaine table qui vous attend
web-key-page-tables = afficher toutes mes tables
web-key-page-close = fermer ce qui est ouvert
web-keys-board = Sur le plateau
web-key-board-move = aller à ce qui se trouve dans cette direction
web-key-board-legal = aller au lieu précédent ou suivant où quelque chose est possible
web-key-board-ends = aller au premier ou au dernier lieu
web-key-board-take = choisir
web-key-board-zoom = rapprocher ou éloigner le plateau
web-key-board-whole = afficher tout le plateau
web-keys-list = Dans la liste des décisions
web-key-list-move = aller à la décision précédente ou suivante
web-key-list-take = décider
web-keys-replay = En revoyant une partie
web-key-replay-step = un pas en arrière ou en avant
web-key-replay-ends = aller au début ou à la fin

web-settings-follow = Ces réglages vous suivent sur tous vos appareils.
web-keys-letters = Lettres seules comme touches
web-keys-show = Afficher toutes les touches
