# Olympos in the terminal.

cli-olympos-order = Time track, next player first: { $players }
cli-olympos-player = { $player }: settlers in stock { $stock }, on the map { $map }; hourglasses { $hourglasses }; swords { $swords }; stars { $stars }; Zeus symbols { $symbols }
cli-olympos-resources = territory tokens: { $tokens }; cubes: { $cubes }
cli-olympos-discoveries = discoveries: { $discoveries }
cli-olympos-wonders = wonders: { $wonders }
cli-olympos-hand = destiny cards: { $cards }
cli-olympos-points = points: { $points } ({ $parts })
cli-olympos-ares = Ares: a further sword
cli-olympos-siren = Siren: no crossing of seas until the next Olympos card
cli-olympos-erinyes = Erinyes: the next action costs more
cli-olympos-athena = Athena: a star for one wonder
cli-olympos-keres = Keres: points lost at the end
cli-olympos-zeus-token = Zeus token
cli-olympos-finished = finished
cli-olympos-star = star
cli-olympos-holds = { $player } holds: { $territories }
cli-olympos-tribes = Tribes: { $territories }
cli-olympos-barbarians = Barbarians: { $territories }
cli-olympos-free = Free: { $territories }
cli-olympos-locked = Locked: { $territories }
cli-olympos-row = Row { $row }: { $cells }
cli-olympos-cell = { $discovery } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; needs { $needs }; bonus { $bonuses })
cli-olympos-grey = { $count } alike
cli-olympos-wonder-row = Wonders: { $wonders }
cli-olympos-wonder = { $wonder } (stars { $stars }, points { $points })
cli-olympos-wonder-built = { $wonder } (built by { $player })
cli-olympos-gods = Olympos cards waiting at spaces: { $spaces }; turned so far: { $gods }
cli-olympos-destiny = Destiny pile { $pile }, discarded { $discards }

cli-olympos-price = costs { $price }
cli-olympos-detour = longer way: { $more } more
cli-olympos-landings = can land on { $spaces }
cli-olympos-combat = with the fight, { $price }, swords { $own } against { $theirs }
cli-olympos-tie-attacker = Democracy decides the tie for you
cli-olympos-tie-defender = Democracy decides the tie against you
cli-olympos-gain = gain { $what }
cli-olympos-cubes = uses cubes: { $cubes }
cli-olympos-worth = points { $points }
cli-olympos-spends = spends { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
}
cli-olympos-lands = to space { $space }
cli-olympos-again = then it is your turn again
cli-olympos-last = your last action
cli-olympos-hourglasses = gain { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
}
cli-olympos-prestige = gain { $count } prestige
