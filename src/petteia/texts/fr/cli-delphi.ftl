# L’Oracle de Delphes dans le terminal.

cli-delphi-round = Manche { $round } ; premier joueur : { $first } ; dernier jet du Titan : { $titan }
cli-delphi-player = { $player } ({ $colour }) : faveurs { $favour } ; bouclier { $shield } ; dés : { $dice } ; cartes Oracle : { $cards } ; blessures : { $wounds }
cli-delphi-ship = bateau en { $hex }, à côté : { $sites }
cli-delphi-gods = rangées des dieux : { $gods }
cli-delphi-cargo = à bord : offrandes { $offerings } ; statues { $statues } ; place pour { $hold }
cli-delphi-tasks = tâches à accomplir { $count } : { $tasks }
cli-delphi-helpers = tuile Bateau, compagnons, équipement : { $helpers }
cli-delphi-any-colour = couleur au choix
cli-delphi-zeus = Zeus : { $place }
cli-delphi-place = { $name }, { $where } : { $what }
cli-delphi-where = { $hex }, distance { $distance }
cli-delphi-covered = sous les nuages
cli-delphi-tile = { $tile }, lettre { $letter }
cli-delphi-shrine = sanctuaire ({ $player })
cli-delphi-statues = statues { $count }
cli-delphi-offered = Tuiles Bateau au choix : { $ships }
cli-delphi-display = Équipement à l’étalage : { $equipment }
cli-delphi-piles = Pioches : cartes Oracle { $oracle }, blessures { $wounds }, équipement { $equipment }

cli-delphi-favour = coûte { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
}
cli-delphi-recolour = changé en { $colour }
cli-delphi-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
cli-delphi-beside = à côté : { $sites }
cli-delphi-fight = il faut au moins { $needed }, { $percent } % de chances
cli-delphi-gain = rapporte { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
}
