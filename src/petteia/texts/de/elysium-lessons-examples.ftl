# Die Beispiele aus der Spielregel von Elysium, Schritt für Schritt nacherzählt.

elysium-lesson-itself = Eine Karte, die sich selbst bezahlt
elysium-lesson-itself-sandals = In deiner Sphäre liegen die Flügelschuhe. Solange sie dort liegen, bringen sie dir 1 Gold, sooft du eine Hermes-Karte übergehen lässt.
elysium-lesson-itself-transfer = Sie sind selbst eine Hermes-Karte, und eine Karte kann sich selbst betreffen. Lass die Flügelschuhe übergehen: Das kostet 1 Gold.
elysium-lesson-itself-end = Ihr eigener Übergang hat dir 1 Gold zurückgebracht. Von nun an liegen sie im Elysium und tun nichts mehr: Die nächste Hermes-Karte brächte kein Gold.

elysium-lesson-any-order = Ein Mythos in beliebiger Reihenfolge
elysium-lesson-any-order-second = Die drei Ränge der Athene liegen in deiner Sphäre, und drei Karten darfst du übergehen lassen. Ein Mythos wächst in beliebiger Reihenfolge: Beginne mit der Eule, Rang 2.
elysium-lesson-any-order-first = Nun der Heilige Ölbaum, Rang 1.
elysium-lesson-any-order-join = Beide sind Athenes Karten und gehören zusammen: Führe Mythos 1 fort.
elysium-lesson-any-order-third = Zuletzt die Akropolis, Rang 3.
elysium-lesson-any-order-join-third = Auch sie führt Mythos 1 fort.
elysium-lesson-any-order-end = Vollendet: am Ende 6 Punkte, und 5 dazu, weil es der erste Mythos der Athene ist. Du hättest auch mehrere Mythen nebeneinander bilden können; einer muss nicht fertig sein, bevor der nächste beginnt.

elysium-lesson-order = Wer in der nächsten Epoche anfängt
elysium-lesson-order-discs = Ihr seid zu viert, und die Zugreihenfolge war 1, 2, 3, 4. Du und Spieler 3 habt eure drei Karten, aber keine Aufgabe: Keine passt zu eurer letzten Säule. Also setzt ihr beide in der vierten Runde aus. Lies weiter und sieh zu, wie die anderen fertig werden.
elysium-lesson-order-last = Wer Aufgabe 1 hat, beginnt, Aufgabe 2 folgt. Die mit unvollendeter Aufgabe kommen zuletzt, in ihrer bisherigen Reihenfolge: Du bist jetzt an dritter Stelle, Spieler 3 an vierter. Auch sie bringt noch 1 Gold und einen einzigen Übergang: Nutze ihn.
elysium-lesson-order-end = Jetzt darf Spieler 3 eine Karte übergehen lassen. In der nächsten Epoche beginnt Spieler 4, und du bist an dritter Stelle.
