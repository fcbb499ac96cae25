# Elysium in the terminal.

cli-elysium-epoch = Epoch { $epoch } of { $epochs }, { $phase ->
    [preparation] preparation
    [awakening] awakening
    [actions] actions
    [writing] writing legends
    [epoch-end] end of the epoch
    [scoring] scoring
   *[over] the game is over
}; order: { $players }
cli-elysium-families = Families: { $families }
cli-elysium-agora = Agora:
cli-elysium-oracle = Oracle:
cli-elysium-card = { $card }, { $family }, level { $level }, { $kind }, { $number ->
    [1] column: { $columns }
   *[other] both columns: { $columns }
}. { $text }
cli-elysium-quests = Quests: { $quests }
cli-elysium-quest = { $quest } (gold { $gold }, points { $vp }, transfers { $transfers }; { $number ->
    [1] column: { $columns }
   *[other] either column: { $columns }
}; taken by: { $player })
cli-elysium-tiles = Bonus tiles: { $tiles }
cli-elysium-tile = { $what }, points { $vp }: { $player }
cli-elysium-piles = Pile { $pile }, discarded { $discard }
cli-elysium-discard = Discard pile: { $cards }
cli-elysium-player = { $player }: gold { $gold }; points { $vp }; columns: { $columns }; quest: { $quest }
cli-elysium-prestige = prestige { $prestige }
cli-elysium-domain = Domain: { $cards }; Citizens { $citizens }
cli-elysium-ring = with ring
cli-elysium-used = used
cli-elysium-legend = legend { $number }, { $what }: { $cards }; Citizens { $citizens }; points { $points }

cli-elysium-take = level { $level }, { $kind }, { $number ->
    [1] column: { $columns }
   *[other] both columns: { $columns }
}
cli-elysium-income = gold { $gold }, points { $vp }, transfers { $transfers }
cli-elysium-place = costs { $cost }, legend { $number }: { $form }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cli-elysium-complete = complete
cli-elysium-bonus = wins a bonus tile
