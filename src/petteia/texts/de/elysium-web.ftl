# Wörter des Spielplans im Browser.

elysium-part-market = Tempel und Agora
elysium-part-mine = Mein Reich
elysium-part-others = Die anderen
elysium-agora = Agora
elysium-temple = Tempel
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
    [one] Eine Karte im Zugstapel
   *[other] { $n } Karten im Zugstapel
}
elysium-discard = abgelegt { $n }
elysium-level = Rang { $n }
elysium-order = Nummer { $n } der Zugreihenfolge
elysium-ringed = Sie trägt einen Ring und kann einmal genutzt werden.
elysium-used = In dieser Epoche schon genutzt.
elysium-column-title = Die { $column } Säule
elysium-column-stands = Diese Säule steht noch.
elysium-column-fallen = Diese Säule ist für diese Epoche entfernt.
elysium-citizens = { $n ->
    [one] Ein Bürger
   *[other] { $n } Bürger
}
elysium-citizen-about = Ein Bürger ersetzt eine fehlende Karte in einem Mythos aus mindestens zwei Karten; im Elysium kostet er am Ende 2 SP.
elysium-quest-spoken = { $quest }: { $gold } Gold, { $vp ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $vp } Punkte
}, { $transfers ->
    [0] keine Übergänge
    [one] ein Übergang
   *[other] { $transfers } Übergänge
}
elysium-quest-held = Genommen von { $name }.
elysium-family-bonus = Bonus für vollendete Mythen: { $family }
elysium-level-bonus = Bonus für den größten Mythos des Ranges { $n }
elysium-bonus-free = { $n } SP, noch zu haben.
elysium-bonus-of = { $n } SP: { $name }.
elysium-taken = In dieser Epoche genommene Karten: { $n } von 3
elysium-legend-single = Einzelne Karte (Mythos { $n })
elysium-legend-family = Familienmythos { $n }
elysium-legend-level = Mythos { $n } eines Ranges
elysium-legend-points = { $n ->
    [one] Zurzeit einen SP wert.
   *[other] Zurzeit { $n } SP wert.
}

## Kosten und Folgen

elysium-transfers = Übergänge
elysium-after-this = Noch erreichbar
elysium-after-column = Ohne die { $column } Säule
elysium-left-cards = { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
}
elysium-left-quests = { $n ->
    [1] Aufgabe { $quests }
   *[other] Aufgaben { $quests }
}
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
    [one] Mythos eines Ranges aus einer Karte
   *[other] Mythos eines Ranges aus { $n } Karten
}
elysium-becomes-complete = vollendet
elysium-becomes-bonus = mit Bonusplättchen

## Über die Ausgabe

elysium-edition-credits = Ein Spiel von Matthew Dunstan und Brett J. Gilbert, erschienen 2015 bei Space Cowboys.
elysium-edition-sources = Ablauf, Aufbau, Mythen und Wertung folgen der Anleitung. Effekt, Rang und Säulen fast aller Karten, die Aufgaben, der Giebel und die Rangboni sind unser eigener Entwurf im Rahmen der Regeln und erheben nicht den Anspruch, dem Druck zu gleichen.

# How a step is decided on the board.
elysium-hint-turn = Wähle eine Karte oder eine Aufgabe am Tempel: Deine Säulen müssen ihre Farben noch zeigen. Bevor du entscheidest, siehst du, was nach jeder möglichen Säule noch erreichbar bleibt.
elysium-hint-column = Wähle eine deiner Säulen. Bevor du entscheidest, wird grau, was danach nicht mehr erreichbar ist. Karten deiner Sphäre, die leuchten, kannst du vorher nutzen.
elysium-hint-write = Wähle eine Karte deiner Sphäre, die in dein Elysium übergeht: Mythen sind von einer Familie oder von einem Rang. Deine Aufgabe sagt, wie viele Karten übergehen dürfen.

# Headings of the rules.
elysium-section-1 = Spielmaterial
elysium-section-2 = Aufbau
elysium-section-3 = Fünf Epochen zu vier Phasen
elysium-section-4 = Wie Karten wirken
elysium-section-5 = Mythen
elysium-section-6 = Spielende

# Fragen mit ihrem Anlass, und was du bereuen könntest.
elysium-quoted = „{ $card }“
elysium-a-citizen = ein Bürger
elysium-card-of = { $card } von { $name }
elysium-card-by = { $card } mit dem Effekt von { $lender }
elysium-because-place = Zu welchem Mythos kommt { $card }?
elysium-because-pay = { $what ->
    [card] { $up ->
        [yes] Legst du bis zu { $n } Karten deiner Sphäre ab?
       *[no] { $n ->
            [one] Legst du eine Karte deiner Sphäre ab?
           *[other] Legst du { $n } Karten deiner Sphäre ab?
        }
    }
    [gold] { $up ->
        [yes] Zahlst du bis zu { $n } Gold?
       *[no] Zahlst du { $n } Gold?
    }
    [vp] { $up ->
        [yes] Zahlst du bis zu { $n } SP?
       *[no] Zahlst du { $n } SP?
    }
   *[prestige] { $up ->
        [yes] Zahlst du bis zu { $n } EP?
       *[no] Zahlst du { $n } EP?
    }
}
elysium-because-gift = Welche deiner Karten gibst du?
elysium-because-swap = Was nimmst du für { $card }?
elysium-because-left = { $question } (noch { $n })
elysium-regret-end = { $n ->
    [one] Du könntest noch etwas übergehen lassen.
   *[other] Du könntest noch etwas übergehen lassen: { $n } Möglichkeiten.
} Was in deiner Sphäre bleibt, ist in der letzten Epoche verloren.
elysium-regret-decline = Was von diesem Effekt übrig ist, verfällt.

# Überschriften der Entscheidungen.
elysium-group-take = Karten
elysium-group-quest = Aufgaben
elysium-group-remove = Säulen
elysium-group-use = Effekte deiner Karten
elysium-group-transfer = Übergänge

# Was die Zeichen bedeuten.
elysium-legend-kinds = Wann eine Karte wirkt
elysium-legend-families = Familien
elysium-legend-columns = Säulen
elysium-legend-tokens = Was alle haben
elysium-legend-column = Muss noch stehen, um zu nehmen, was ihre Farbe zeigt; nach jeder Karte oder Aufgabe geht eine.
elysium-legend-gold = Bezahlt Übergänge: so viel wie der Rang der Karte.
elysium-legend-vp = Siegpunkte, die schon gewonnen sind.
elysium-legend-prestige = Mit Ares: Die Plätze darin bringen am Ende 16, 8, 4 und 2.
elysium-legend-quest = Die Aufgabe dieser Epoche: Reihenfolge, Gold, SP und Übergänge.
elysium-legend-transfers = Wie viele Karten aus der Sphäre ins Elysium übergehen dürfen.

# Vorlagen für einen neuen Tisch.
elysium-preset-first = Die fünf Familien, die die Regel für den Anfang vorschlägt.
elysium-preset-standard = Fünf zufällige Familien.
