# Die nummerierten Regeln von Elysium und die Entscheidungen zu offenen Fragen.

## Material

elysium-rule-1-1 = Zwei bis vier Personen spielen. Es gibt acht Familien mit je 21 Karten; fünf Familien, also 105 Karten, sind im Spiel. Jede Rückseite ist ein Bürger.
elysium-rule-1-2 = Eine Karte hat eine Familie, einen Rang von 1 bis 3, eine Bedingung aus einer oder zwei Säulen (Schwarz heißt beliebige Farbe), eine Art und einen Effekt.
elysium-rule-1-3 = Alle haben vier Säulen (rot, blau, grün, gelb). Es gibt sechs Aufgaben (vier zu dritt oder zu viert, zwei zu zweit; die Rückseite ist die unvollendete Aufgabe), einen zweiseitigen Giebel, 19 Bonusplättchen, Gold, Siegpunkte (SP), Ringe, Ehrenpunkte (EP; nur mit Ares) und das Orakel (nur mit Apollo).

## Aufbau

elysium-rule-2-1 = Die Seite des Giebels wird zufällig gewählt; die Aufgaben liegen aufsteigend darunter. Zu zweit liegt jede der beiden Aufgaben unter zwei Farben.
elysium-rule-2-2 = Fünf Familien werden gewählt, ausgelost oder einem Vorschlag der Spielregel entnommen; für die erste Partie Athene, Hades, Hephaistos, Poseidon und Zeus.
elysium-rule-2-3 = In der Agora liegen offen drei Karten pro Person und eine weitere.
elysium-rule-2-4 = Alle erhalten vier Säulen, 4 Gold und eine Reihenfolgescheibe: Wer beginnt, entscheidet der Zufall, die anderen folgen im Uhrzeigersinn. Alle erhalten so viele SP wie die Zahl ihrer Scheibe.
elysium-rule-2-5 = Mit Apollo liegen vier Karten offen beim Orakel.

## Fünf Epochen mit je vier Phasen

elysium-rule-3-1 = Phase I, ab der zweiten Epoche: Was in der Agora übrig ist, wird abgelegt; die Karten des Orakels kommen in die Agora, die Agora wird aufgefüllt, und vier neue Karten kommen zum Orakel.
elysium-rule-3-2 = Phase II: In vier Runden nehmen alle in Zugreihenfolge je eine Familienkarte oder eine Aufgabe. In der Epoche sind das für alle genau eine Aufgabe und drei Karten.
elysium-rule-3-3 = Um etwas zu nehmen, müssen die Säulen der Bedingung unter deinen verbliebenen sein; bei einer Aufgabe die Farbe darüber am Giebel.
elysium-rule-3-4 = Nach dem Nehmen entfernst du genau eine Säule deiner Wahl, ob sie nötig war oder nicht.
elysium-rule-3-5 = Eine Karte kommt in deine Sphäre. Dieselbe Karte (mit demselben Bild) darf dort nicht zweimal liegen.
elysium-rule-3-6 = Wer noch eine Karte nehmen muss, aber keine der Agora und keine Aufgabe nehmen kann, nimmt einen Bürger: die oberste Karte des Stapels, verdeckt und ungesehen. Solange etwas genommen werden kann, ist das nicht erlaubt.
elysium-rule-3-7 = Wem nur noch die Aufgabe fehlt und wer keine nehmen kann, setzt die vierte Runde aus und erhält eine unvollendete Aufgabe, wenn alle fertig sind.
elysium-rule-3-8 = In deinem Zug darfst du beliebig viele Effekte deiner Sphäre nutzen (Aktivieren, Einmalig, Eleusis): vor dem Nehmen, danach, solange die Säule noch nicht entfernt ist, oder am Ende; nie in fremden Zügen.
elysium-rule-3-9 = Phase III: Die Reihenfolge richtet sich neu nach den Nummern der Aufgaben. Wer eine unvollendete hat, kommt zuletzt, untereinander in der bisherigen Folge.
elysium-rule-3-10 = Alle erhalten Gold und SP ihrer Aufgabe.
elysium-rule-3-11 = In der neuen Reihenfolge dürfen alle Karten aus der Sphäre ins Elysium übergehen lassen, höchstens so viele, wie die Aufgabe erlaubt; jede kostet Gold in Höhe ihres Ranges.
elysium-rule-3-12 = Die Aufgaben kommen zurück zum Tempel.
elysium-rule-3-13 = Phase IV: Alle Säulen kehren zurück, gedrehte Karten werden aufgerichtet, der Epochenmarker rückt vor.

## Arten von Effekten

elysium-rule-4-1 = Sofort: muss genutzt werden, wenn die Karte genommen wird, und nur dann.
elysium-rule-4-2 = Dauerhaft: wirkt, solange die Karte in der Sphäre liegt, auch in fremden Zügen.
elysium-rule-4-3 = Aktivieren: einmal je Epoche, im eigenen Zug; die Karte wird gedreht.
elysium-rule-4-4 = Einmalig: Beim Nehmen kommt ein Ring darauf; entferne ihn, um den Effekt einmal im Spiel zu nutzen. Er geht verloren, wenn die Karte übergeht.
elysium-rule-4-5 = Mythos: in Phase III, solange die Karte in der Sphäre liegt.
elysium-rule-4-6 = Chronos: am Spielende, wenn die Karte Teil eines Mythos im Elysium ist.
elysium-rule-4-7 = Eleusis: nur mit mindestens einer weiteren Eleusis-Karte in der Sphäre.
elysium-rule-4-8 = Effekte von Karten im Elysium wirken nicht mehr, außer Chronos. Kartentext geht vor Regel, und eine Karte kann sich selbst betreffen. Übergänge durch Effekte kosten Gold und folgen den Regeln für Mythen, sofern die Karte nichts anderes sagt.

## Mythen

elysium-rule-5-1 = Ein Familienmythos besteht aus einer Familie und verschiedenen Rängen, bis zu drei Karten. Ein Mythos eines Ranges besteht aus einem Rang und verschiedenen Familien, bis zu fünf Karten.
elysium-rule-5-2 = Eine übergegangene Karte beginnt einen Mythos oder führt einen fort und bleibt für immer dort. Erst die zweite Karte entscheidet, welche Art Mythos aus einer einzelnen wird.
elysium-rule-5-3 = Ein Bürger schließt sich nur einem Mythos aus mindestens zwei Karten an, steht für eine fehlende Karte und kostet deren Rang. Am Ende kostet jeder Bürger im Elysium 2 SP; wer in der Sphäre bleibt, kostet nichts.
elysium-rule-5-4 = Bonusplättchen der Familien: Der erste vollendete Mythos einer Familie erhält 5 SP, der zweite 2 SP; beide können an dieselbe Person gehen.
elysium-rule-5-5 = Bonusplättchen der Ränge: Der erste Mythos eines Ranges mit mindestens zwei Karten erhält es. Es wandert zu der Person, die in einem Mythos dieses Ranges mehr Karten hat (gleich viele genügen nicht); mit fünf Karten bleibt es für immer.

## Das Ende

elysium-rule-6-1 = Nach der fünften Epoche werden alle Karten der Sphären und alle einzelnen Karten der Elysien entfernt.
elysium-rule-6-2 = Dann kommen die Chronos-Effekte.
elysium-rule-6-3 = Mythen zählen: Familienmythen 3 SP für zwei und 6 für drei Karten; Mythen eines Ranges 2, 4, 8 und 12 für zwei bis fünf Karten.
elysium-rule-6-4 = Bonusplättchen zählen.
elysium-rule-6-5 = Mit Ares zählen die Plätze bei den Ehrenpunkten 16, 8, 4 und 2 SP. Bei Gleichstand wird die Summe der Plätze gleichmäßig geteilt. Ohne EP gibt es keine Punkte.
elysium-rule-6-6 = Jeder Bürger im Elysium kostet 2 SP.
elysium-rule-6-7 = Wer die meisten SP hat, gewinnt; bei Gleichstand, wer davon das meiste Gold hat; wer dann noch gleichauf liegt, teilt sich den Sieg.

## Entscheidungen

elysium-rule-R-two-player-quest = Zu zweit genügt eine der beiden Farben über einer Aufgabe.
elysium-rule-R-prestige-tie-rounding = Geteilte Plätze bei den Ehrenpunkten werden abgerundet; der Rest verfällt.
elysium-rule-R-who-picks-lost-card = Wer handelt, wählt: das Opfer, wenn sich ein Effekt an die Opfer richtet, du, wenn du in fremde Sphären greifst.
elysium-rule-R-choice-must-be-possible = Eine Möglichkeit, die sich ganz erfüllen lässt, geht vor. Lässt sich keine ganz erfüllen, geht eine, deren Verlust sich zum Teil erfüllen lässt, einer vor, die nichts kosten würde. Sonst ist die Wahl frei, so weit es geht.
elysium-rule-R-forced-discard-citizen = Ein Bürger darf abgelegt werden, außer wenn eine Familienkarte verlangt ist.
elysium-rule-R-duplicate-in-domain = Kein Effekt bringt ein zweites Exemplar in eine Sphäre; ein gezogenes wird abgelegt und die nächste Karte gezogen.
elysium-rule-R-supply = Marker und Ringe gehen nie aus. Über 999 999 999 einer Art zählt niemand.
elysium-rule-R-citizen-in-chronos = Ein Bürger zählt als Karte und vollendet Mythen, hat aber weder Familie noch Rang.
elysium-rule-R-arrival-from-common-stock = Karten, die durch Effekte von gemeinsamen Orten kommen, gelten als genommen: Ring, Sofort-Effekt und Auslöser wirken.
elysium-rule-R-draw-pile-empty = Ist der Zugstapel leer, wird der Ablagestapel zum neuen gemischt. Gibt es auch den nicht, wird nichts gezogen.
elysium-rule-R-discarded-citizen = Ein abgelegter Bürger verlässt das Spiel verdeckt und ungesehen.
elysium-rule-R-oracle-reach-blocks-citizen = Eine Karte, die dir eine Dauerregel öffnet, zählt, als läge sie in der Agora: Solange du sie nehmen kannst, darfst du keinen Bürger nehmen.
elysium-rule-R-eleusis-frequency = Ein Eleusis-Effekt wirkt einmal je Epoche, wie Aktivieren.
elysium-rule-R-legend-frequency = Ein Mythos-Effekt wirkt einmal je Epoche.
elysium-rule-R-most-tie = Alle Gleichen haben das meiste. Wovon niemand etwas hat, davon hat niemand das meiste.
elysium-rule-R-effects-on-other-turns = Dauerhafte Karten wirken in jedem Zug, Auslöser wie Dauerregeln, denn die Spielregel nennt sie ständig aktiv. Effekte, die man nach Belieben nutzt, und Auslöser von Mythos-Karten gehören in den eigenen Zug und den eigenen Schritt der Phase III.
elysium-rule-R-handed-over = Was andere dir geben müssen, gilt als erhalten, einmal für den ganzen Schritt.
elysium-rule-R-price-agreed = Wer einen Effekt nutzt, der mit einem Preis beginnt, ist mit dem Preis einverstanden.
elysium-rule-R-only-duplicates = Es wird nicht weiter gezogen, wenn der Stapel leer ist und auf dem Ablagestapel nur Karten liegen, die schon in der Sphäre sind.
elysium-rule-R-first-companion = Eine einzelne Karte im Elysium beginnt einen Mythos, dessen Art die zweite Karte festlegt; sie schließt sich nie einem anderen an.
elysium-rule-R-each-copy = Die beiden Exemplare einer Karte sind zwei Karten: Wird das eine genutzt oder wirkt sein Sofort-Effekt, ist das andere weder gedreht noch stumm. Dasselbe Exemplar wirkt je Epoche einmal (ein Sofort-Effekt: je Zug einmal) für dieselbe Person, auch wenn es die Sphäre verlässt und zurückkommt.
elysium-rule-R-left-the-domain = Eine Karte, die die Sphäre verlassen hat, bringt nichts mehr, auch wenn das Ereignis, das sie auslöst, vorher kam. Nur wer übergeht, sieht noch den eigenen Übergang.
elysium-rule-R-order-matters = Werden mehrere deiner Effekte zugleich ausgelöst, bestimmst du die Reihenfolge; gefragt wirst du nur, wo sie einen Unterschied machen kann.
elysium-rule-R-price-for-nothing = Nach einem Preis mitten in einem Effekt wird nicht gefragt, wenn sich nichts ausführen ließe, was dahinter steht.
