# Olympos dans le terminal.

cli-olympos-order = Piste du temps, du premier à jouer au dernier : { $players }
cli-olympos-player = { $player } : colons en réserve { $stock }, sur la carte { $map } ; sabliers { $hourglasses } ; épées { $swords } ; étoiles { $stars } ; symboles de Zeus { $symbols }
cli-olympos-resources = jetons de territoire : { $tokens } ; cubes : { $cubes }
cli-olympos-discoveries = découvertes : { $discoveries }
cli-olympos-wonders = merveilles : { $wonders }
cli-olympos-hand = cartes Destin : { $cards }
cli-olympos-points = points : { $points } ({ $parts })
cli-olympos-ares = Arès : une épée de plus
cli-olympos-siren = Sirène : pas de traversée de mer avant la prochaine carte Olympe
cli-olympos-erinyes = Érinyes : la prochaine action coûte plus cher
cli-olympos-athena = Athéna : une étoile pour une merveille
cli-olympos-keres = Kères : points perdus à la fin
cli-olympos-zeus-token = jeton de Zeus
cli-olympos-finished = a terminé
cli-olympos-star = étoile
cli-olympos-holds = { $player } contrôle : { $territories }
cli-olympos-tribes = Tribus : { $territories }
cli-olympos-barbarians = Barbares : { $territories }
cli-olympos-free = Libres : { $territories }
cli-olympos-locked = Verrouillés : { $territories }
cli-olympos-row = Ligne { $row } : { $cells }
cli-olympos-cell = { $discovery } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; demande { $needs } ; bonus { $bonuses })
cli-olympos-grey = { $count } identiques
cli-olympos-wonder-row = Merveilles : { $wonders }
cli-olympos-wonder = { $wonder } (étoiles { $stars }, points { $points })
cli-olympos-wonder-built = { $wonder } (construite par { $player })
cli-olympos-gods = Cartes Olympe en attente aux cases : { $spaces } ; déjà révélées : { $gods }
cli-olympos-destiny = Pioche Destin { $pile }, défausse { $discards }

cli-olympos-price = coûte { $price }
cli-olympos-combat = avec le combat, { $price }, épées { $own } contre { $theirs }
cli-olympos-gain = rapporte { $what }
cli-olympos-cubes = dépense les cubes : { $cubes }
cli-olympos-worth = points { $points }
cli-olympos-spends = dépense { $count ->
    [one] { $count } sablier
   *[other] { $count } sabliers
}
cli-olympos-lands = jusqu’à la case { $space }
cli-olympos-again = puis c’est encore à vous
cli-olympos-last = votre dernière action
cli-olympos-hourglasses = rapporte { $count ->
    [one] { $count } sablier
   *[other] { $count } sabliers
}
cli-olympos-prestige = rapporte { $count } de prestige
