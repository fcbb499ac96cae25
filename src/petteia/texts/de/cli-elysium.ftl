# Elysium im Terminal.

cli-elysium-epoch = Epoche { $epoch } von { $epochs }, { $phase ->
    [preparation] Vorbereitung
    [awakening] Erwachen
    [actions] Aktionen
    [writing] Legenden schreiben
    [epoch-end] Ende der Epoche
    [scoring] Wertung
   *[over] das Spiel ist zu Ende
}; Reihenfolge: { $players }
cli-elysium-families = Familien: { $families }
cli-elysium-agora = Agora:
cli-elysium-oracle = Orakel:
cli-elysium-card = { $card }, { $family }, Stufe { $level }, Säule: { $columns }. { $text }
cli-elysium-quests = Aufgaben: { $quests }
cli-elysium-quest = { $quest } (Gold { $gold }, Punkte { $vp }, Transfers { $transfers }; Säule: { $columns }; genommen von: { $player })
cli-elysium-tiles = Bonusplättchen: { $tiles }
cli-elysium-tile = { $what }, Punkte { $vp }: { $player }
cli-elysium-piles = Stapel { $pile }, abgelegt { $discard }
cli-elysium-player = { $player }: Gold { $gold }; Punkte { $vp }; Säulen: { $columns }; Aufgabe: { $quest }
cli-elysium-prestige = Prestige { $prestige }
cli-elysium-domain = Reich: { $cards }; Bürger { $citizens }
cli-elysium-ring = mit Ring
cli-elysium-used = benutzt
cli-elysium-legend = Legende { $number }, { $what }: { $cards }; Bürger { $citizens }; Punkte { $points }

cli-elysium-take = Stufe { $level }, Säule: { $columns }
cli-elysium-income = Gold { $gold }, Punkte { $vp }, Transfers { $transfers }
cli-elysium-place = kostet { $cost }, Legende { $number }: { $form }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
cli-elysium-complete = vollständig
cli-elysium-bonus = bringt ein Bonusplättchen
