# Die Analyse einer beendeten Partie im Terminal und in ihrem Bericht.

cli-help-analyse = Sagt, woran sich eine beendete Partie entschied: Glück, Fehler und was besser gewesen wäre
cli-help-analyse-depth = Wie genau hingesehen wird: quick (schnell) oder thorough (gründlich)
cli-help-analyse-seed = Derselbe Startwert ergibt dieselbe Analyse
cli-help-analyse-report = Einen Bericht mit Diagramm in diese HTML-Datei schreiben
cli-eye-working = Die Partie wird betrachtet
cli-eye-title = { $game }: woran sich die Partie entschied
cli-eye-players = Siegchancen in Punkten von hundert, wie zwischen gleich starken Spielern der Stufen „mittel“ und „schwer“.
cli-eye-depth = { $depth ->
    [thorough] Gründlich betrachtet.
    [quick] Schnell betrachtet.
   *[other] Mit eigener Tiefe betrachtet.
}
cli-eye-chart = Siegchancen aller Spieler im Lauf der Partie
cli-eye-number = { NUMBER($n) }
cli-eye-sum = Wie das Ergebnis zustande kam
cli-eye-start = Beginn
cli-eye-luck = Glück
cli-eye-others = andere
cli-eye-mistakes = Fehler
cli-eye-unforeseeable = unvorhersehbar
cli-eye-result = Ergebnis
cli-eye-about = Die Teile ergeben zusammen das Ergebnis. Fehler werden danach beurteilt, was der Spieler wissen konnte; unvorhersehbar ist, was verborgen war und was die Analyse selbst erst später sah.
cli-eye-moments = Die lehrreichsten Augenblicke von { $player }
cli-eye-taken = { $action } (verschenkte { $cost })
cli-eye-better = Besser: { $action } (± { $error })
cli-eye-also = Auch möglich: { $action } ({ $behind } dahinter)
cli-eye-turns = Wendepunkte
cli-eye-written = Der Bericht steht in { $file }.
