# Wörter des Spielplans im Browser.

elysium-part-market = Tempel und Agora
elysium-part-mine = Mein Reich
elysium-part-others = Die anderen
elysium-temple = Tempel
elysium-agora = Agora
elysium-oracle = Orakel
elysium-domain = Sphäre
elysium-elysium = Elysium
elysium-epoch = Epoche { $n } von { $of }
elysium-round = Runde { $n }
elysium-phase-preparation = Vorbereitung
elysium-phase-awakening = Erwachen
elysium-phase-actions = Aktionen
elysium-phase-writing = Mythen schreiben
elysium-phase-epoch-end = Ende der Epoche
elysium-phase-scoring = Schlusswertung
elysium-phase-over = Das Spiel ist zu Ende
elysium-pile = { $n ->
    [one] Eine Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
}
elysium-discard = abgelegt { $n }
elysium-level = Stufe { $n }
elysium-order = Nummer { $n } in der Spielreihenfolge
elysium-ringed = Sie trägt einen Ring und kann einmal benutzt werden.
elysium-used = In dieser Epoche schon benutzt.
elysium-column-stands = Diese Säule steht noch.
elysium-column-fallen = Diese Säule ist für diese Epoche entfernt.
elysium-citizens = { $n ->
    [one] Ein Bürger
   *[other] { $n } Bürger
}
elysium-citizen-about = Ein Bürger ersetzt eine fehlende Karte in einem Mythos aus mindestens zwei Karten; im Elysium kostet er am Ende 2 SP.
elysium-quest-gives = Gold: { $gold }. SP: { $vp }. Übertragungen: { $transfers }.
elysium-quest-held = Genommen von { $name }.
elysium-family-bonus = Bonus für vollendete Mythen: { $family }
elysium-level-bonus = Bonus für den größten Mythos der Stufe { $n }
elysium-legend-single = Einzelne Karte (Mythos { $n })
elysium-legend-family = Familienmythos { $n }
elysium-legend-level = Stufenmythos { $n }
elysium-legend-points = { $n ->
    [one] Zurzeit einen SP wert.
   *[other] Zurzeit { $n } SP wert.
}

## Kosten und Folgen

elysium-transfers = Übertragungen
elysium-after-this = Noch erreichbar
elysium-after-column = Ohne { $column }
elysium-left-cards = { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
}
elysium-left-quests = Aufgaben { $quests }
elysium-left-no-quest = keine Aufgabe
elysium-cost = { $n ->
    [0] kostenlos
   *[other] { $n } Gold
}
elysium-becomes-single = beginnt einen neuen Mythos
elysium-becomes-family = { $n ->
    [one] Familienmythos aus einer Karte
   *[other] Familienmythos aus { $n } Karten
}
elysium-becomes-level = { $n ->
    [one] Stufenmythos aus einer Karte
   *[other] Stufenmythos aus { $n } Karten
}
elysium-becomes-complete = vollendet
elysium-becomes-bonus = mit Bonusplättchen
