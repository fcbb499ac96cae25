# Das Orakel von Delphi im Terminal.

cli-delphi-round = Runde { $round }; Startspieler: { $first }; letzter Titanenwurf: { $titan }
cli-delphi-player = { $player } ({ $colour }): Gunst { $favour }; Schild { $shield }; Würfel: { $dice }; Orakelkarten: { $cards }; Wunden: { $wounds }
cli-delphi-ship = Schiff auf { $hex }, daneben: { $sites }
cli-delphi-gods = Reihen der Götter: { $gods }
cli-delphi-cargo = an Bord: Opfergaben { $offerings }; Statuen { $statues }; Platz für { $hold }
cli-delphi-tasks = offene Aufgaben { $count }: { $tasks }
cli-delphi-helpers = Schiffsplättchen, Begleiter, Ausrüstung: { $helpers }
cli-delphi-any-colour = beliebige Farbe
cli-delphi-zeus = Zeus: { $place }
cli-delphi-place = { $name }, { $where }: { $what }
cli-delphi-where = { $hex }, Entfernung { $distance }
cli-delphi-covered = unter Wolken
cli-delphi-tile = { $tile }, Buchstabe { $letter }
cli-delphi-shrine = Kultstätte von { $player }
cli-delphi-statues = Statuen { $count }
cli-delphi-offered = Schiffsplättchen zur Auswahl: { $ships }
cli-delphi-display = Ausliegende Ausrüstung: { $equipment }
cli-delphi-piles = Stapel: Orakelkarten { $oracle }, Wunden { $wounds }, Ausrüstung { $equipment }

cli-delphi-favour = kostet { $count } Gunst
cli-delphi-recolour = umgefärbt zu { $colour }
cli-delphi-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
cli-delphi-beside = daneben: { $sites }
cli-delphi-fight = mindestens { $needed } nötig, Chance { $percent } %
cli-delphi-gain = bringt { $count } Gunst
