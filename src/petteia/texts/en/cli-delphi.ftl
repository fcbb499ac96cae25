# The Oracle of Delphi in the terminal.

cli-delphi-round = Round { $round }; first player: { $first }; last roll of the Titan: { $titan }
cli-delphi-player = { $player } ({ $colour }): favour { $favour }; shield { $shield }; dice: { $dice }; oracle cards: { $cards }; wounds: { $wounds }
cli-delphi-ship = ship at { $hex }, beside: { $sites }
cli-delphi-gods = rows of the gods: { $gods }
cli-delphi-cargo = on board: offerings { $offerings }; statues { $statues }; room for { $hold }
cli-delphi-tasks = open tasks { $count }: { $tasks }
cli-delphi-helpers = ship tile, companions, equipment: { $helpers }
cli-delphi-any-colour = any colour
cli-delphi-zeus = Zeus: { $place }
cli-delphi-place = { $name }, { $where }: { $what }
cli-delphi-where = { $hex }, distance { $distance }
cli-delphi-covered = under clouds
cli-delphi-tile = { $tile }, letter { $letter }
cli-delphi-shrine = shrine of { $player }
cli-delphi-statues = statues { $count }
cli-delphi-offered = Ship tiles to choose from: { $ships }
cli-delphi-display = Equipment on display: { $equipment }
cli-delphi-piles = Piles: oracle cards { $oracle }, wounds { $wounds }, equipment { $equipment }

cli-delphi-favour = costs { $count } favour
cli-delphi-recolour = recoloured to { $colour }
cli-delphi-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
cli-delphi-beside = beside: { $sites }
cli-delphi-fight = at least { $needed } needed, { $percent }% chance
cli-delphi-gain = gain { $count } favour
