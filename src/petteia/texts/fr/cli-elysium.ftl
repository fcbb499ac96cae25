# Elysium dans le terminal.

cli-elysium-epoch = Époque { $epoch } sur { $epochs }, { $phase ->
    [preparation] préparation
    [awakening] éveil
    [actions] actions
    [writing] écriture des légendes
    [epoch-end] fin de l’époque
    [scoring] décompte
   *[over] la partie est terminée
} ; ordre : { $players }
cli-elysium-families = Familles : { $families }
cli-elysium-agora = Agora :
cli-elysium-oracle = Oracle :
cli-elysium-card = { $card }, { $family }, niveau { $level }, { $kind }, { $number ->
    [1] colonne : { $columns }
   *[other] les deux colonnes : { $columns }
}. { $text }
cli-elysium-quests = Quêtes : { $quests }
cli-elysium-quest = { $quest } (or { $gold }, PV { $vp }, transferts { $transfers } ; { $number ->
    [1] colonne : { $columns }
   *[other] l’une des colonnes : { $columns }
} ; prise par : { $player })
cli-elysium-tiles = Tuiles bonus : { $tiles }
cli-elysium-tile = { $what }, PV { $vp } : { $player }
cli-elysium-piles = Pioche { $pile }, défausse { $discard }
cli-elysium-discard = Défausse : { $cards }
cli-elysium-player = { $player } : or { $gold } ; PV { $vp } ; colonnes : { $columns } ; quête : { $quest }
cli-elysium-prestige = prestige { $prestige }
cli-elysium-domain = Domaine : { $cards } ; Citoyens { $citizens }
cli-elysium-ring = avec anneau
cli-elysium-used = utilisée
cli-elysium-legend = légende { $number }, { $what } : { $cards } ; Citoyens { $citizens } ; PV { $points }

cli-elysium-take = niveau { $level }, { $kind }, { $number ->
    [1] colonne : { $columns }
   *[other] les deux colonnes : { $columns }
}
cli-elysium-income = or { $gold }, PV { $vp }, transferts { $transfers }
cli-elysium-place = coûte { $cost }, légende { $number } : { $form }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cli-elysium-complete = achevée
cli-elysium-bonus = rapporte une tuile bonus
