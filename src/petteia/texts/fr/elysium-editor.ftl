# Ce que dit un composant d’une édition, d’après ses valeurs : pour qui les saisit.

elysium-says-quest = À { $players-or } joueurs, quête { $number } : { $list }.
elysium-says-unfinished = Pour qui n’a pu prendre aucune quête : { $list }.
elysium-says-transfers = { $n ->
    [one] { $n } transfert
   *[other] { $n } transferts
}
elysium-says-level = Pour la plus grande légende de { $level } : { $amount }.
elysium-says-columns = Colonnes de gauche à droite : { $columns }.
