# Elysium im Terminal.

cli-elysium-epoch = Epoche { $epoch } von { $epochs }, { $phase ->
    [preparation] Vorbereitung
    [awakening] Erwachen
    [actions] Aktionen
    [writing] Mythen schreiben
    [epoch-end] Ende der Epoche
    [scoring] Wertung
   *[over] das Spiel ist zu Ende
}; Reihenfolge: { $players }
cli-elysium-families = Familien: { $families }
cli-elysium-agora = Agora:
cli-elysium-oracle = Orakel:
cli-elysium-card = { $card }, { $family }, Rang { $level }, { $kind }, { $number ->
    [1] Säule: { $columns }
   *[other] beide Säulen: { $columns }
}. { $text }
cli-elysium-quests = Aufgaben: { $quests }
cli-elysium-quest = { $quest } (Gold { $gold }, SP { $vp }, Übergänge { $transfers }; { $number ->
    [1] Säule: { $columns }
   *[other] eine der Säulen: { $columns }
}; genommen von: { $player })
cli-elysium-tiles = Bonusplättchen: { $tiles }
cli-elysium-tile = { $what }, SP { $vp }: { $player }
cli-elysium-piles = Stapel { $pile }, abgelegt { $discard }
cli-elysium-discard = Ablagestapel: { $cards }
cli-elysium-player = { $player }: Gold { $gold }; SP { $vp }; Säulen: { $columns }; Aufgabe: { $quest }
cli-elysium-prestige = EP { $prestige }
cli-elysium-domain = Sphäre: { $cards }; Bürger { $citizens }
cli-elysium-ring = mit Ring
cli-elysium-used = schon genutzt
cli-elysium-legend = Mythos { $number }, { $what }: { $cards }; Bürger { $citizens }; SP { $points }

cli-elysium-take = Rang { $level }, { $kind }, { $number ->
    [1] Säule: { $columns }
   *[other] beide Säulen: { $columns }
}
cli-elysium-income = Gold { $gold }, SP { $vp }, Übergänge { $transfers }
cli-elysium-place = kostet { $cost }, Mythos { $number }: { $form }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
cli-elysium-complete = vollendet
cli-elysium-bonus = bringt ein Bonusplättchen
