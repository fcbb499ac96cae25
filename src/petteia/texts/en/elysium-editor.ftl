# What a component of an edition says, made from its figures: for owners who enter them.

elysium-says-quest = With { $players-or } players, quest { $number }: { $list }.
elysium-says-unfinished = For whoever could take no quest: { $list }.
elysium-says-transfers = { $n ->
    [one] { $n } transfer
   *[other] { $n } transfers
}
elysium-says-level = For the largest legend of { $level }: { $amount }.
elysium-says-columns = Columns from left to right: { $columns }.
