# Was ein Bestandteil einer Ausgabe sagt, aus seinen Werten gemacht: für alle, die sie eintragen.

delphi-says-and = { $first } { $second }
delphi-says-about = { $it-about }
delphi-says-colour = Farbe: { $colour }.
delphi-says-reward = Belohnung: { $list }.
delphi-says-no-reward = Keine Belohnung.
delphi-says-favour = { $n } Gunst
delphi-says-oracle-cards = { $n ->
    [one] { $n } Orakelkarte
   *[other] { $n } Orakelkarten
}
delphi-says-god-steps = { $n ->
    [one] { $n } Götterschritt
   *[other] { $n } Götterschritte
}
delphi-says-shield-steps = Schild +{ $n }
delphi-says-companion = { $n } Begleiter
delphi-says-equipment = { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
}
delphi-says-clear-wounds = deine Wunden einer Farbe werden abgelegt
delphi-says-lamp = Neue Aktion ({ $colour }): { $list }, für die Gottheit dieser Farbe.
delphi-says-coin = Du würfelst mindestens einmal { $colour-or }: { $n } Gunst.
delphi-says-statue-now = Sofort: Lade 1 Statue ({ $colours-or }) aus ihrer Stadt.
delphi-says-offering-now = Sofort: Lade 1 Opfergabe ({ $colours-or }) von irgendeiner Insel.
delphi-says-to-top = Sofort: { $list-or } kommt in die oberste Reihe.
delphi-says-storage = Lagerplätze: { $n }.
delphi-says-first-game = Schiffsplättchen einer ersten Partie: { $list }.
delphi-says-compact = Der Plan aus { $tiles } Planteilen mit { $cities } Stadtteilen darum; eine Stadt liegt höchstens { $n } Felder neben ihrem Platz.
