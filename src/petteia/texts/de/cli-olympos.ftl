# Olympos im Terminal.

cli-olympos-order = Zeitleiste, vorn steht, wer am Zug ist: { $players }
cli-olympos-player = { $player }: Siedler im Lager { $stock }, auf der Karte { $map }; Sanduhren { $hourglasses }; Schwerter { $swords }; Sterne { $stars }; Zeus-Symbole { $symbols }
cli-olympos-resources = Gebiets-Plättchen: { $tokens }; Würfel: { $cubes }
cli-olympos-discoveries = Fortschritte: { $discoveries }
cli-olympos-wonders = Wunder: { $wonders }
cli-olympos-hand = Schicksalskarten: { $cards }
cli-olympos-points = Punkte: { $points } ({ $parts })
cli-olympos-ares = Ares: ein weiteres Schwert
cli-olympos-siren = Sirene: bis zur nächsten Olympos-Karte kein Weg über das Meer
cli-olympos-erinyes = Erinnyen: Die nächste Aktion kostet mehr
cli-olympos-athena = Athene: ein Stern für ein Wunder
cli-olympos-keres = Keren: Punktverlust am Ende
cli-olympos-zeus-token = Zeus-Plättchen
cli-olympos-finished = fertig
cli-olympos-star = Stern
cli-olympos-holds = { $player } beherrscht: { $territories }
cli-olympos-tribes = Stämme: { $territories }
cli-olympos-barbarians = Barbaren: { $territories }
cli-olympos-free = Frei: { $territories }
cli-olympos-locked = Gesperrt: { $territories }
cli-olympos-row = Zeile { $row }: { $cells }
cli-olympos-cell = { $discovery } ({ $tiles } Plättchen; braucht { $needs }; Bonus { $bonuses })
cli-olympos-grey = { $count } gleiche
cli-olympos-wonder-row = Wunder: { $wonders }
cli-olympos-wonder = { $wonder } (Sterne { $stars }, Punkte { $points })
cli-olympos-wonder-built = { $wonder } (errichtet von { $player })
cli-olympos-gods = Olympos-Karten warten an den Feldern: { $spaces }; bisher aufgedeckt: { $gods }
cli-olympos-destiny = Schicksalsstapel { $pile }, abgelegt { $discards }

cli-olympos-price = kostet { $price }
cli-olympos-detour = längerer Weg: { $more } mehr
cli-olympos-landings = kann landen auf { $spaces }
cli-olympos-combat = mit Kampf, { $price }, Schwerter { $own } gegen { $theirs }
cli-olympos-tie-attacker = Demokratie entscheidet den Gleichstand für dich
cli-olympos-tie-defender = Demokratie entscheidet den Gleichstand gegen dich
cli-olympos-gain = bringt { $what }
cli-olympos-cubes = verbraucht Würfel: { $cubes }
cli-olympos-worth = Punkte { $points }
cli-olympos-spends = verbraucht { $count ->
    [one] { $count } Sanduhr
   *[other] { $count } Sanduhren
}
cli-olympos-lands = auf Feld { $space }
cli-olympos-again = danach bist du noch einmal dran
cli-olympos-last = deine letzte Aktion
cli-olympos-hourglasses = bringt { $count ->
    [one] { $count } Sanduhr
   *[other] { $count } Sanduhren
}
cli-olympos-prestige = bringt { $count } Prestige
