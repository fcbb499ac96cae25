# Die Regeln von Olympos, eine Nachricht je nummerierter Regel und Festlegung.

## 1 Material

olympos-rule-1-1 = Zwei bis fünf Personen spielen, jede mit den Steinen einer Farbe; die Schachtel enthält je zwanzig, was keine Grenze ist (OLY-R60). Ein Stein ist Siedler (im Lager oder auf der Karte), Marker auf der Zeitleiste oder Bonusmarker.
olympos-rule-1-2 = Die Karte zeigt Landgebiete, die je Getreide, Stein, Holz oder Gold liefern, Meeresfelder und einen nördlichen Rand. Acht Gebiete tragen einen Stern, zwei je Ressource. Der Olymp liefert Stein und trägt das Zeichen des Zeus; die Gebiete von Atlantis zählen doppelt.
olympos-rule-1-3 = Der Entwicklungsplan hat sechs Zeilen mit je fünf Spalten. Die Zeilen 1 bis 5 tragen Fortschritte (rot, gelb, grün, blau, violett), Zeile 6 die Wunder. Die Kosten stehen auf dem Feld; die Plättchen werden je Zeile gemischt, also kostet ein Fortschritt in jeder Partie etwas anderes.
olympos-rule-1-4 = Es gibt 25 Fortschritte auf 55 Plättchen: rote und grüne dreifach (ohne Zahl, mit 4, mit 5), gelbe und blaue doppelt, violette einfach. Dazu fünf Wunder.
olympos-rule-1-5 = Außerdem: 22 Schicksalskarten, 10 Olympos-Karten, 12 Sanduhren, 28 Ressourcenwürfel, 32 Gebiets-Plättchen mit Kreuz auf der Rückseite, 8 Stammes-Plättchen mit Stern auf der Rückseite, ein Zeus-Plättchen und verdeckt liegende Prestige-Plättchen.

## 2 Aufbau

olympos-rule-2-1 = Zu fünft werden alle Plättchen benutzt, zu viert nicht die mit einer 5, zu dritt nicht die mit einer 4 oder 5. Zu zweit gilt Abschnitt 9.
olympos-rule-2-2 = In jeder Zeile kommen die fünf Fortschritte, alle Exemplare als ein Stapel, in zufällige Spalten; ebenso die Wunder in Zeile 6.
olympos-rule-2-3 = Jeder hat vier Siedler im Lager. Der fünfte Stein ist der Zeitmarker; die Marker bilden einen zufälligen Stapel auf dem Startfeld.
olympos-rule-2-4 = Wer in diesem Stapel zuunterst liegt, sperrt Gebiete mit Kreuzen: zu fünft eines je Ressource, zu viert zwei, zu zweit und zu dritt drei. Die Wahl ist frei, doch nie beide Sterngebiete einer Ressource.
olympos-rule-2-5 = Jedes nicht gesperrte Sterngebiet erhält einen Stamm.
olympos-rule-2-6 = Startwürfel werden zufällig verteilt: zu viert einer je Ressource, zu fünft dazu ein zufälliger fünfter, zu dritt drei verschiedene. Zu zweit gilt Abschnitt 9.
olympos-rule-2-7 = Die Schicksalskarten werden gemischt. Neben jedem einfachen Zeusfeld liegt verdeckt eine Olympos-Karte, neben jedem doppelten zwei; die zehnte bleibt ungesehen aus dem Spiel.

## 3 Zugfolge und Zeit

olympos-rule-3-1 = Am Zug ist, wer auf der Zeitleiste am weitesten hinten liegt; auf einem gemeinsamen Feld der oberste Marker.
olympos-rule-3-2 = Nach der Aktion zieht der Marker um ihre Kosten vor. Auf einem besetzten Feld kommt er obenauf.
olympos-rule-3-3 = Eine Sanduhr bezahlt ein Feld. Sanduhren müssen zuerst ausgegeben werden, bevor der Marker zieht.
olympos-rule-3-4 = Wer noch immer Letzter ist, ist noch einmal am Zug.
olympos-rule-3-5 = Ein Zug ist eine Aktion: Expansion oder Entwicklung (Fortschritt oder Wunder). Schicksalskarten darf man im eigenen Zug jederzeit und beliebig viele spielen.

## 4 Expansion

olympos-rule-4-1 = Es zieht genau ein Siedler: einer von der Karte oder ein neuer aus dem Lager.
olympos-rule-4-2 = Ein neuer Siedler kostet 2 (mit Medizin 1). Er erscheint am nördlichen Rand oder in einem eigenen Gebiet, nicht dort, wo man nur einen besiegten Siedler hat, und muss sofort ziehen.
olympos-rule-4-3 = Man zieht beliebig weit und auf beliebigem Weg. Land zu betreten kostet 1, Meer 2. Astronomie und Kartographie machen Meer je um 1 billiger. Mit Kavallerie kostet eine ununterbrochene Folge von Landfeldern insgesamt 1.
olympos-rule-4-4 = Jedes Gebiet darf durchquert werden, auch ein besetztes oder gesperrtes. Der nördliche Rand wird nie betreten oder durchquert.
olympos-rule-4-5 = Der Zug endet auf Land, das nicht gesperrt ist und das man nicht beherrscht.
olympos-rule-4-6 = Wer auf einem leeren Gebiet endet, nimmt es ein und erhält ein Gebiets-Plättchen seiner Ressource, einen dort liegenden Stern und auf dem Olymp das Zeus-Plättchen.
olympos-rule-4-7 = Wer auf fremdem Gebiet endet, kämpft, und der Angreifer siegt immer. Es kostet 1 mit mehr Schwertern als der Verteidiger, 2 mit gleich vielen, 3 mit weniger.
olympos-rule-4-8 = Der Verlierer gibt Gebiets-Plättchen und, wenn das Gebiet sie hat, Stern- und Zeus-Plättchen ab und nimmt eine Sanduhr aus dem Vorrat. Der Stein des Angreifers kommt oben auf den Stapel.
olympos-rule-4-9 = Der oberste Stein herrscht. Geht er, fällt die Herrschaft mit allen Plättchen an den Besitzer des Steins darunter. Liegt dort keiner, kommt das Gebiets-Plättchen in den Vorrat, der Stern bleibt auf dem Gebiet, das Zeus-Plättchen auf dem Olymp.
olympos-rule-4-10 = Ein besiegter Siedler darf bleiben oder bei einer Expansion gehen; er darf im selben Zug zum Kampf zurückkehren und zahlt den ganzen Weg.
olympos-rule-4-11 = Stämme haben keine Schwerter und werden bekämpft wie Spieler, erhalten aber keine Sanduhr. Der Sieger nimmt ihr Plättchen als Stern. Ein besiegter Stamm kehrt nie zurück.
olympos-rule-4-12 = Die Aktion kostet neuen Siedler, Weg und Kampf zusammen, bezahlt am Ende.

## 5 Entwicklung

olympos-rule-5-1 = Ein Fortschritt braucht die Ressourcen seines Feldes: aus Gebiets-Plättchen, die man behält, und Würfeln, die man abgibt. Graue Quadrate einer Gruppe sind gleich, verschieden von jeder anderen Gruppe und von den aufgedruckten Ressourcen.
olympos-rule-5-2 = Niemand besitzt denselben Fortschritt zweimal.
olympos-rule-5-3 = Man nimmt ein Plättchen vom Stapel, legt einen Stein auf einen freien Bonus unter diesem Feld und nimmt den Bonus: einen Siedler ins Lager, zwei Sanduhren, einen Würfel oder 2 Prestigepunkte. Der graue Bonus gilt nur zu fünft; Zeile 5 hat keinen.
olympos-rule-5-4 = Ein Fortschritt kostet 7 Zeiteinheiten, 2 weniger für jedes eigene Plättchen Landwirtschaft oder Währung, dessen Ressource im Feld aufgedruckt ist; Grau zählt nicht.
olympos-rule-5-5 = Ein Wunder braucht Sterne: Stern-Plättchen, Architektur und Ingenieurwesen, eigene Bonussteine in seiner Spalte, Schicksalskarten mit Stern (werden abgelegt), den Stern der Athene (einmal). Es kostet 7 Zeiteinheiten, mit Architektur 5.
olympos-rule-5-6 = Jedes Wunder wird nur einmal errichtet.

## 6 Was Fortschritte bewirken

olympos-rule-6-1 = Medizin: Ein neuer Siedler kostet 1 statt 2.
olympos-rule-6-2 = Kavallerie: sofort zwei Sanduhren; eine ununterbrochene Folge von Landfeldern kostet insgesamt 1.
olympos-rule-6-3 = Orakel: Für jede Schicksalskarte, die du ziehst, siehst du dir drei an und behältst eine.
olympos-rule-6-4 = Astronomie: Jedes Meeresfeld kostet 1 weniger.
olympos-rule-6-5 = Kartographie: Jedes Meeresfeld kostet 1 weniger; mit Astronomie ist das Meer frei.
olympos-rule-6-6 = Metallurgie und Hoplit: je ein Schwert.
olympos-rule-6-7 = Phalanx: ein Schwert und sofort eine Schicksalskarte.
olympos-rule-6-8 = Strategie: zwei Schwerter.
olympos-rule-6-9 = Kult und Polytheismus: je ein Zeus-Symbol.
olympos-rule-6-10 = Hellenismus: ein Zeus-Symbol und sofort eine Schicksalskarte.
olympos-rule-6-11 = Kunst: zwei Zeus-Symbole.
olympos-rule-6-12 = Demokratie: Du gewinnst Gleichstände, bei Schwertern als Angreifer und Verteidiger, bei Mehrheiten für Schicksalskarten und bei Olympos-Karten.
olympos-rule-6-13 = Handel: sofort zwei Würfel nach Wahl.
olympos-rule-6-14 = Chirurgie: zwei Siedler ins Lager.
olympos-rule-6-15 = Architektur: ein Stern, und Wunder kosten 2 weniger.
olympos-rule-6-16 = Währung und Landwirtschaft: Nachlass nach 5.4. Die beiden Plättchen tragen verschiedene Ressourcen; wer zuerst kauft, wählt.
olympos-rule-6-17 = Poesie zählt am Ende 3, Philosophie 5 Punkte.
olympos-rule-6-18 = Wissenschaft: am Ende ein Punkt je eigenem Fortschritt.
olympos-rule-6-19 = Stadtstaat: am Ende ein Punkt je eigenem Siedler auf der Karte, auch besiegte.
olympos-rule-6-20 = Absolutismus: am Ende zwei Punkte je Schwert auf eigenen Fortschritten.
olympos-rule-6-21 = Ingenieurwesen: ein Stern und am Ende drei Punkte je eigenem Stern-Plättchen.

## 7 Schicksals- und Olympos-Karten

olympos-rule-7-1 = Wer ein Zeusfeld erreicht oder überschreitet, zieht am Ende des Zuges eine Schicksalskarte, je Feld eine, und darf sie sofort spielen. Die Hand ist verdeckt.
olympos-rule-7-2 = Die Arten: eine Sanduhr je Plättchen einer Ressource; drei Sanduhren für die klare Mehrheit an Plättchen einer Ressource; ein Würfel; ein Zeus-Symbol mehr nach dem Aufdecken einer Olympos-Karte; ein Prestigepunkt je Plättchen einer Ressource; drei Prestigepunkte für Plättchen aller vier Ressourcen; ein Stern für ein Wunder.
olympos-rule-7-3 = Am einfachen Zeusfeld wird eine Olympos-Karte am Ende des Zuges des Ersten aufgedeckt, der es erreicht, nach der Schicksalskarte; am doppelten eine für den Ersten und eine für den Letzten. Sie wirkt vor dem nächsten Zug.
olympos-rule-7-4 = Zeus-Symbole zählen von Fortschritten, dem Zeus-Plättchen und jetzt gespielten Schicksalskarten. Gute Karten treffen alle mit den meisten, mindestens einem; schlechte alle mit den wenigsten.
olympos-rule-7-5 = Zeus: 3 Prestigepunkte. Hekate: ein Siedler ins Lager. Artemis: ein Würfel nach Wahl. Ares: zwei Schwerter bis zur nächsten Olympos-Karte. Athene: ein Stern für ein Wunder. Erinnyen: Die nächste Aktion kostet 2 mehr. Hades: Ein Siedler nach Wahl kommt von der Karte ins Lager. Keren: 2 Punkte weniger am Ende. Sirene: bis zur nächsten Olympos-Karte kein Weg über das Meer. Nemesis: Die Hand wird abgelegt.
olympos-rule-7-6 = Artemis und Hades gelten im Uhrzeigersinn, beginnend mit dem, der die Karte aufgedeckt hat.
olympos-rule-7-7 = Ist der Schicksalsstapel leer, werden die abgelegten Karten gemischt.

## 8 Das Ende

olympos-rule-8-1 = Wer das letzte Zeusfeld erreicht oder überschritten hat und wieder am Zug ist, passt oder führt eine letzte Aktion aus, die nicht über das Kreuz hinausführen darf.
olympos-rule-8-2 = Das Spiel endet, wenn alle fertig sind.
olympos-rule-8-3 = Punkte: Platz auf der Zeitleiste (0 bis 5), Prestige-Plättchen, 1 je beherrschtem Gebiet, 2 in Atlantis, 2 je Fortschritt, 8 bis 12 je Wunder, die wertenden Fortschritte, 2 weniger für die Keren, 1 je Schicksalskarte auf der Hand. Würfel und Sanduhren zählen nichts.
olympos-rule-8-4 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Fortschritte und Wunder zusammen hat; wer dann noch gleich ist, teilt sich den Sieg.

## 9 Zu zweit

olympos-rule-9-1 = Zu zweit fällt Spalte 5 weg. Von den fünf Fortschritten jeder Zeile liegen vier zufällige aus, je ein Plättchen (von Landwirtschaft und Währung beide; der Käufer wählt eines, das andere verlässt das Spiel), und vier der fünf Wunder.
olympos-rule-9-2 = Der Unterste sperrt zwölf Gebiete, drei je Ressource und höchstens einen Stern je Ressource, und setzt dann vier Barbaren auf leere Gebiete verschiedener Ressourcen.
olympos-rule-9-3 = Barbaren haben ein Schwert. Besiegt bleiben sie unten im Stapel und herrschen wieder, sobald das Gebiet verlassen wird.
olympos-rule-9-4 = Zu zweit beginnt jeder mit einem zufälligen Würfel.

## 10 Festlegungen

olympos-rule-R1 = Der hinterste Marker ist am Zug, in einem Stapel der oberste; wer fertig ist, zählt nicht mit. Ein Spieler kann mehrmals hintereinander am Zug sein.
olympos-rule-R2 = Ein ankommender Marker kommt obenauf. Einer, der nicht zieht, weil Sanduhren alles bezahlt haben, behält seinen Platz im Stapel.
olympos-rule-R3 = Ein Zug: eine Aktion, Bezahlung, die erreichten Zeusfelder der Reihe nach. Davor, dazwischen und danach darf man Schicksalskarten spielen, wie OLY-R42 es sagt.
olympos-rule-R4 = Sanduhren zahlen zuerst, eins zu eins, auch wenn ihr Besitzer es anders möchte; aufsparen kann man sie nicht.
olympos-rule-R5 = Expansion kostet neuen Siedler, Weg und Kampf; Entwicklung 7 abzüglich Nachlässen; zuletzt kommt der Aufschlag der Erinnyen. Keine Aktion kostet weniger als 1.
olympos-rule-R6 = Vor dem letzten Zeusfeld darf niemand passen. Wer keine erlaubte Aktion hat, wartet: Der Marker rückt ein Feld vor, keine Sanduhr wird verbraucht, der Aufschlag bleibt.
olympos-rule-R7 = Keine Aktion darf den Marker, nachdem Sanduhren gezahlt haben, über das Kreuz hinausführen, zu keiner Zeit.
olympos-rule-R8 = Der Unterste wählt alle Kreuze offen. Olymp und Atlantis dürfen gesperrt werden; ist der Olymp gesperrt, entfällt das Zeus-Plättchen. Gesperrte Gebiete darf man durchqueren.
olympos-rule-R9 = Startwürfel: zu dritt und viert verschiedene; zu fünft kommt der fünfte aus den übrigen 24; zu zweit zieht jeder einen aus allen 28.
olympos-rule-R10 = Sitzordnung und Startstapel sind unabhängig; der Uhrzeigersinn gilt nur für Gebete, Artemis und Hades.
olympos-rule-R11 = Neue Siedler erscheinen am nördlichen Rand oder wo der Spieler gerade herrscht, und müssen ein erlaubtes Ziel erreichen.
olympos-rule-R12 = Ein Gebiet zu durchqueren, wer auch dort ist, verlangt keinen Kampf und hat keine Wirkung.
olympos-rule-R13 = Man nennt Stein und Ziel; genommen wird der billigste Weg. Vorher darf man einen längeren Weg wählen, indem man sagt, wie viel er mehr kostet: Dann zieht der Siedler auf einem Weg, der um genau so viel teurer ist, und eine andere Aktion ist nicht mehr möglich. Gebiete dürfen mehrmals betreten werden. Ein Aufpreis, der nirgendwohin führt, kann nicht genannt werden.
olympos-rule-R14 = Mit Kavallerie kostet das erste betretene Land 1, direkt anschließendes Land nichts. Ein Meeresfeld beendet die Folge; der Ausgangsort gehört nicht dazu.
olympos-rule-R15 = Ein Zug endet nie auf dem Meer, am nördlichen Rand, auf einem Kreuz oder wo der Spieler zu Beginn der Aktion herrschte.
olympos-rule-R16 = Ein überdeckter Stein darf gehen und zum Kampf zurückkehren. Er muss mindestens ein anderes Feld betreten, und alles Betretene wird bezahlt.
olympos-rule-R17 = Der alte Ort ist aufgegeben, sobald der Stein ihn verlässt, noch vor der Ankunft.
olympos-rule-R18 = Der nördliche Rand ist nur Geburtsort; kein Weg führt hinein.
olympos-rule-R19 = Alle blauen Felder sind Meer, auch Golfe und Meerengen; Inselchen ohne Umrandung gibt es nicht.
olympos-rule-R20 = Mehrere eigene Steine in einem Stapel bleiben, wo sie sind, und jeder darf später ziehen.
olympos-rule-R21 = Geht der oberste Stein, herrscht der Besitzer des nächsten mit allen Plättchen, ohne Kampf und Sanduhr. Ist es derselbe Spieler, ändert sich nichts.
olympos-rule-R22 = Geht der letzte Stein, kommt das Plättchen in den Vorrat. Ein Stern bleibt auf dem Gebiet und geht ohne Kampf an den Nächsten; das Zeus-Plättchen wartet ebenso auf dem Olymp.
olympos-rule-R23 = Geht ein Stein von unten, geschieht sonst nichts; die Reihenfolge der anderen bleibt.
olympos-rule-R24 = Nur der Besitzer des obersten Steins verteidigt, gibt Plättchen ab und erhält die Sanduhr.
olympos-rule-R25 = Eine Sanduhr je erlittenem Angriff, auch für Spieler, die fertig sind; keine, wenn die Herrschaft nur zurückfällt oder an Hades verloren geht.
olympos-rule-R26 = Gebiets-Plättchen gehen nie aus: Es gibt so viele wie Gebiete.
olympos-rule-R27 = Schwerter sind die auf eigenen Fortschritten und zwei für den, den Ares auszeichnet.
olympos-rule-R28 = Stämme haben kein Schwert, Barbaren eines. Man muss sie bekämpfen; sie erhalten keine Sanduhr.
olympos-rule-R29 = Der Preis des Kampfes ist zu sehen, bevor der Zug bestätigt wird; Schwerter sind offen.
olympos-rule-R30 = Demokratie zählt in jedem Vergleich, den sie berührt, einen halben Punkt: Sie entscheidet Gleichstände, sonst nichts. Sie wirkt auch gegen Stämme und Barbaren; zwei Besitzer bleiben gleich.
olympos-rule-R31 = Gute Olympos-Karten: Wer mit Demokratie bei den meisten gleichauf ist, profitiert allein, sogar wenn niemand ein Symbol hat; mehrere solche Besitzer profitieren alle. Die Spielregel verlangt mindestens ein Symbol; diese Ausnahme macht die FAQ des Verlags.
olympos-rule-R32 = Schlechte Olympos-Karten: Wer mit Demokratie bei den wenigsten gleichauf ist, wird verschont, solange ein Gleichgestellter keine hat.
olympos-rule-R33 = Bei „Vorrang“ gilt Gleichstand um die meisten für Besitzer der Demokratie als Mehrheit. Weder Endstand noch Reihenfolge auf der Zeitleiste entscheidet sie.
olympos-rule-R34 = Kosten und Boni gehören zum Feld. Ein Feld ohne Plättchen ist geschlossen.
olympos-rule-R35 = Würfel ergänzen nur, was an Plättchen fehlt. Zahlen darf man jede Menge, in der kein Würfel entbehrlich ist, nicht nur die kleinste: zwei Holz, um ein Gold zu behalten. Gibt es mehrere, wählt, wer kauft.
olympos-rule-R36 = Eine graue Gruppe ist eine Ressource nach Wahl des Käufers, verschieden von den anderen Gruppen und von jeder aufgedruckten Ressource des Feldes.
olympos-rule-R37 = Reihenfolge eines Fortschritts: Preis festlegen, Würfel abgeben, Plättchen mit Wirkung nehmen, Bonus wählen, Zeit zahlen. Er muss bezahlbar sein, wenn man ihn wählt, mit dem, was man dann hat. Ein Würfel aus einer Karte, die man beim Wählen der Würfel spielt, darf noch mitzahlen; Würfel aus Wirkung und Bonus kommen zu spät. Sanduhren, die man vor dem Zahlen der Zeit gewinnt, zahlen mit; ein Nachlass verbilligt sich nicht selbst.
olympos-rule-R38 = Der Bonus ist Pflicht, auf einem freien Platz unter dem eben gemachten Fortschritt. Der graue Platz gilt nur zu fünft; Zeile 5 hat keinen.
olympos-rule-R39 = Der Käufer wählt eines der noch vorhandenen Plättchen Landwirtschaft oder Währung. Nachlass geben nur farbig aufgedruckte Ressourcen.
olympos-rule-R40 = Zuerst zählen bleibende Sterne; dann wird der Stern der Athene verbraucht, dann Eingebungen, so wenige wie nötig.
olympos-rule-R41 = Man darf beliebig viele Wunder errichten. Bonussteine zählen weiter; ein Wunder ist kein Fortschritt.
olympos-rule-R42 = Im eigenen Zug darf man bei jeder Entscheidung, nach der man gefragt wird, Karten spielen, und nur solche, die etwas bewirken; während nach Gebeten gefragt wird, nur diese. Ob gefragt wird, hängt nicht von den Karten ab. Auf das Ziehen während einer Aktion folgt vor der Bezahlung einmal Gelegenheit, Karten zu spielen. Keine Aktion darf gewählt werden, die erst noch nicht gespielte oder gezogene Karten bezahlen könnten.
olympos-rule-R43 = Gemeinsam überschrittene Zeusfelder werden nacheinander abgehandelt: ziehen, Karten spielen, Olympos-Karte aufdecken, wenn eine fällig ist.
olympos-rule-R44 = Am doppelten Feld deckt der Erste eine Karte auf und der Letzte die andere.
olympos-rule-R45 = Das Orakel sieht drei Karten an und behält eine; ein zu kleiner Stapel wird aus den abgelegten ergänzt. Das gilt auch für Phalanx und Hellenismus, die sofort ziehen lassen.
olympos-rule-R46 = Abgelegte Karten liegen offen, auch die des Orakels.
olympos-rule-R47 = Ein leerer Stapel entsteht neu aus den abgelegten Karten. Sind beide leer, wird nicht gezogen.
olympos-rule-R48 = Nach dem Aufdecken einer Olympos-Karte wird jeder einmal nach Gebeten gefragt, im Uhrzeigersinn ab dem, der sie aufgedeckt hat; man darf beliebig viele spielen.
olympos-rule-R49 = Nach Gebeten gefragt wird jeder, der eine Schicksalskarte hält, welche auch immer; man darf stets mit nichts antworten.
olympos-rule-R50 = Was Ares und die Sirene bewirken, endet im Augenblick, in dem die nächste Olympos-Karte aufgedeckt wird; nach der letzten gilt es bis zum Schluss.
olympos-rule-R51 = Alle Gleichgestellten trifft die volle Wirkung. Bei Hades wählt das Opfer irgendeinen eigenen Stein, oben oder überdeckt; ohne Steine geschieht nichts. Nemesis nimmt die ganze Hand.
olympos-rule-R52 = Auf dem Kreuz zu landen ist erlaubt und zählt 0.
olympos-rule-R53 = Wer auf oder hinter dem letzten Zeusfeld liegt, hat im nächsten Zug die Wahl: passen oder eine letzte Aktion. Die Aktion dorthin war nicht die letzte.
olympos-rule-R54 = Der Aufschlag der Erinnyen zählt gegen das Kreuz. Wer passt, zahlt ihn nie.
olympos-rule-R55 = Wer fertig ist, wertet weiter, kann angegriffen werden, wird von Olympos-Karten getroffen und darf mit Gebeten antworten, spielt aber keine anderen Karten mehr.
olympos-rule-R56 = In der Endphase passt, wer keine erlaubte Aktion hat; davor dürfen Karten gespielt werden.
olympos-rule-R57 = Es zählt die Herrschaft, nicht der Stein. Der Stadtstaat zählt auch überdeckte Steine, die Wissenschaft sich selbst, der Absolutismus nur aufgedruckte Schwerter, das Ingenieurwesen Stern-Plättchen.
olympos-rule-R58 = Bei Gleichstand gewinnen mehr Fortschritte und Wunder zusammen; wer dann noch gleich ist, teilt sich den Sieg.
olympos-rule-R59 = Verborgen sind Hände, die Reihenfolge des Stapels, nicht aufgedeckte Olympos-Karten und Prestigesummen. Jeder einzelne Prestigegewinn ist offen.
olympos-rule-R60 = Sanduhren, Würfel, Prestige und Steine sind unbegrenzt, was immer die Schachtel enthält; Plättchen, Sterne, das Zeus-Plättchen und Karten nicht.
olympos-rule-R61 = Es gibt 26 Prestige-Plättchen; nur die Summen zählen.
olympos-rule-R62 = Barbaren kommen auf vier Gebiete verschiedener Ressourcen ohne Kreuz und ohne Stamm; Olymp und Atlantis sind erlaubt.
olympos-rule-R63 = Ein Barbar bleibt ganz unten. Liegt kein Spielerstein mehr über ihm, herrschen die Barbaren wieder und müssen erneut bekämpft werden. Sie besitzen nichts und werden nie gezählt oder bewegt.
olympos-rule-R64 = Zu zweit: Spalten 1 bis 4, vier von fünf Fortschritten je Zeile und vier von fünf Wundern, je ein Plättchen. Von Landwirtschaft und Währung liegen beide; der Käufer wählt eines, das andere verlässt das Spiel.
