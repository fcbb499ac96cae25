# Olympos dans le terminal.

cli-olympos-order = Échelle de temps, du premier à jouer au dernier : { $players }
cli-olympos-player = { $player } : colons en stock { $stock }, sur la carte { $map } ; sabliers { $hourglasses } ; épées { $swords } ; étoiles { $stars } ; symboles Zeus { $symbols }
cli-olympos-resources = jetons Territoire : { $tokens } ; cubes : { $cubes }
cli-olympos-discoveries = découvertes : { $discoveries }
cli-olympos-wonders = merveilles : { $wonders }
cli-olympos-hand = cartes Destin : { $cards }
cli-olympos-points = points : { $points } ({ $parts })
cli-olympos-ares = Arès : une épée de plus
cli-olympos-siren = Sirène : pas de traversée de mer avant la prochaine carte Olympos
cli-olympos-erinyes = Érinyes : la prochaine action coûte plus cher
cli-olympos-athena = Athéna : une étoile pour une merveille
cli-olympos-keres = Kères : points perdus à la fin
cli-olympos-zeus-token = jeton Zeus
cli-olympos-finished = a terminé
cli-olympos-star = étoile
cli-olympos-holds = { $player } contrôle : { $territories }
cli-olympos-tribes = Peuplades : { $territories }
cli-olympos-barbarians = Barbares : { $territories }
cli-olympos-free = Libres : { $territories }
cli-olympos-locked = Condamnés : { $territories }
cli-olympos-row = Ligne { $row } : { $cells }
cli-olympos-cell = { $discovery } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; demande { $needs } ; bonus { $bonuses })
cli-olympos-grey = { $count } identiques
cli-olympos-wonder-row = Merveilles : { $wonders }
cli-olympos-wonder = { $wonder } (étoiles { $stars }, points { $points })
cli-olympos-wonder-built = { $wonder } (bâtie par { $player })
cli-olympos-gods = Cartes Olympos en attente aux cases : { $spaces } ; déjà révélées : { $gods }
cli-olympos-destiny = Pioche Destin { $pile }, défausse { $discards }

cli-olympos-price = coûte { $price }
cli-olympos-detour = chemin plus long : { $more } de plus
cli-olympos-landings = peut arriver sur { $spaces }
cli-olympos-combat = avec le combat, { $price }, épées { $own } contre { $theirs }
cli-olympos-tie-attacker = la démocratie tranche l’égalité pour vous
cli-olympos-tie-defender = la démocratie tranche l’égalité contre vous
cli-olympos-gain = rapporte { $what }
cli-olympos-cubes = dépense les cubes : { $cubes }
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
