# «Дельфийский оракул» в терминале.

cli-delphi-round = Раунд { $round }; первый игрок: { $first }; последний бросок титана: { $titan }
cli-delphi-player = { $player } ({ $colour }): милости { $favour }; щит { $shield }; кубики: { $dice }; карты оракула: { $cards }; раны: { $wounds }
cli-delphi-ship = корабль на { $hex }, рядом: { $sites }
cli-delphi-gods = ряды богов: { $gods }
cli-delphi-cargo = на борту: подношения { $offerings }; статуи { $statues }; мест { $hold }
cli-delphi-tasks = невыполненных заданий { $count }: { $tasks }
cli-delphi-helpers = жетон корабля, спутники, снаряжение: { $helpers }
cli-delphi-any-colour = любой цвет
cli-delphi-zeus = Зевс: { $place }
cli-delphi-place = { $name }, { $where }: { $what }
cli-delphi-where = { $hex }, расстояние { $distance }
cli-delphi-covered = под облаками
cli-delphi-tile = { $tile }, буква { $letter }
cli-delphi-shrine = святилище ({ $player })
cli-delphi-statues = статуй { $count }
cli-delphi-offered = Жетоны кораблей на выбор: { $ships }
cli-delphi-display = Снаряжение на витрине: { $equipment }
cli-delphi-piles = Колоды: карты оракула { $oracle }, раны { $wounds }, снаряжение { $equipment }

cli-delphi-favour = стоит милостей: { $count }
cli-delphi-recolour = новый цвет: { $colour }
cli-delphi-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
cli-delphi-beside = рядом: { $sites }
cli-delphi-fight = нужно не меньше { $needed }, шанс { $percent } %
cli-delphi-gain = приносит милостей: { $count }
