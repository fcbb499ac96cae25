# Die Beispiele aus der Spielregel des Orakels von Delphi, Schritt für Schritt nacherzählt.

delphi-lesson-turn = Ein ganzer erster Zug
delphi-lesson-turn-plan = Dein erster Zug: ein grüner, ein rosa und ein schwarzer Würfel, dazu 5 Gunst. Jeder Würfel ist eine Aktion, in beliebiger Reihenfolge.
delphi-lesson-turn-sail = Der grüne Würfel bringt dich bis zu drei Felder weit auf grünes Wasser. Fahre auf das markierte grüne Feld, drei Felder entfernt.
delphi-lesson-turn-load = Neben dir liegt eine blaue Opfergabe. Auf dem Rad folgt Blau gleich auf Rosa: Für 1 Gunst tut es der rosa Würfel. Lade die blaue Opfergabe. Für 3 Gunst mehr wäre derselbe Würfel rot, und du könntest stattdessen die Insel mit dem roten Rahmen entdecken.
delphi-lesson-turn-god = Mit dem schwarzen Würfel rückst du Ares vor, den schwarzen Gott. Von ganz unten steigt er gleich in die Reihe der Spielerzahl.
delphi-lesson-turn-roll = Mehr ist nicht zu tun. Beende deinen Zug: Deine Würfel werden sofort geworfen.
delphi-lesson-turn-end = Ein roter und zwei blaue Würfel: Das sind deine nächsten Aktionen, und du kannst planen, während die anderen spielen. Dein Wurf hilft auch den Göttern der anderen in diesen Farben, wenn sie nicht mehr ganz unten stehen.

delphi-lesson-recolour = Eine andere Farbe für einen Würfel
delphi-lesson-recolour-wheel = Du möchtest Ares vorrücken, den schwarzen Gott, aber keiner deiner Würfel ist schwarz. Auf dem Rad folgt Rot auf Grün und Schwarz auf Rot.
delphi-lesson-recolour-pay = Von Grün bis Schwarz sind es zwei Schritte zu je 1 Gunst. Rücke Ares mit einem grünen Würfel vor.
delphi-lesson-recolour-end = Das hat 2 Gunst gekostet. Umgefärbt wird nur in einer Richtung, im Uhrzeigersinn: Von Schwarz nach Grün wären es vier Schritte gewesen.

delphi-lesson-dice-and-card = Würfel, eine Karte und ein Gott
delphi-lesson-dice-and-card-used = Zwei Würfel und die grüne Orakelkarte hast du genutzt. Den schwarzen Würfel musst du noch nutzen. Die blaue Karte muss warten, denn in einem Zug darf nur eine Karte gespielt werden.
delphi-lesson-dice-and-card-black = Nutze den schwarzen Würfel: Nimm 2 Gunst.
delphi-lesson-dice-and-card-god = Poseidon, der blaue Gott, steht in der obersten Reihe, und was Götter tun, braucht weder Würfel noch Karte. Lass ihn dein Schiff auf beliebiges Wasser setzen.
delphi-lesson-dice-and-card-end = Poseidon steht wieder ganz unten. Ein Gott verlängert deinen Zug um eine Aktion, und den Zeitpunkt bestimmst du.

delphi-lesson-offering = Eine Opfergabe findet ihren Tempel
delphi-lesson-offering-load = Neben deinem Schiff liegt eine rote Opfergabe, und zwei deiner Würfel sind rot. Lade sie.
delphi-lesson-offering-deliver = Auch der rote Tempel grenzt an dieses Feld. Du musst also gar nicht fahren: Liefere die Opfergabe mit dem anderen roten Würfel ab.
delphi-lesson-offering-end = Eine Aufgabe weniger und 3 Gunst zur Belohnung. Nah genug ist nur, was an das Feld deines Schiffs grenzt.

delphi-lesson-statue = Eine Statue findet ihren Platz
delphi-lesson-statue-load = Neben dir liegt die rote Stadt. Lade mit einem roten Würfel eine rote Statue.
delphi-lesson-statue-sail = Die Insel mit einem roten Bauplatz ist nah. Fahre mit dem gelben Würfel auf das gelbe Feld daneben.
delphi-lesson-statue-raise = Errichte die Statue mit dem zweiten roten Würfel.
delphi-lesson-statue-companion = Geladen, gebracht und errichtet in einem einzigen Zug. Ein roter Begleiter schließt sich dir an: Nimm Odysseus oder wen du willst.
delphi-lesson-statue-end = Zwei Würfel in der Farbe der Statue und einer für die Fahrt: So viel verlangt eine Statue. Es muss nicht alles in einem Zug sein; im Lager kann sie warten.

delphi-lesson-fight = Ein Monster in zwei Kampfrunden
delphi-lesson-fight-strength = Neben dir lauert ein rotes Monster. Seine Stärke ist 9, und dein Schild auf der 2 senkt sie auf 7.
delphi-lesson-fight-fight = Du hast einen roten Würfel und 3 Gunst. Kämpfe: Du musst mindestens 7 würfeln.
delphi-lesson-fight-on = Eine 5 ist zu wenig. Für 1 Gunst kämpfst du weiter, und das Monster ist nun um 1 schwächer: 6 genügt. Geht dir die Gunst aus, kannst du nicht zwischendurch mit einem anderen Würfel welche nehmen; erst wird zu Ende gekämpft.
delphi-lesson-fight-equipment = Eine 7: besiegt! Nimm dir zur Belohnung eine Ausrüstung aus der Auslage.
delphi-lesson-fight-end = Hättest du aufgegeben, wäre sonst nichts verloren gewesen. Aber der nächste Kampf gegen dieses Monster beginnt wieder mit voller Stärke.

delphi-lesson-own-island = Eine eigene Insel
delphi-lesson-own-island-frame = Neben dir liegt eine Insel mit gelbem Rahmen, und du hast einen gelben Würfel.
delphi-lesson-own-island-explore = Entdecke sie und sieh, was die Wolken verbergen.
delphi-lesson-own-island-god = Sie ist auf einem deiner Zeusplättchen abgebildet, also steht deine Kultstätte sofort, ohne weiteren Würfel. Zur Belohnung macht einer deiner Götter einen Schritt: Rücke Poseidon vor oder wen du willst.
delphi-lesson-own-island-end = Wäre es die Insel von jemand anderem gewesen, hättest du bekommen, was ihr Buchstabe sagt, und gebaut hätte dort später, wem sie gehört.

delphi-lesson-wounds = Sechs Wunden
delphi-lesson-wounds-six = Du hast sechs Wunden, und Spieler 2 beendet gerade einen Zug. Lies weiter: Dann bist du am Zug.
delphi-lesson-wounds-recover = Sechs Wunden zu Beginn deines Zugs: Du musst dich erholen. Lege drei davon ab, welche du willst.
delphi-lesson-wounds-end = Und damit ist dein Zug vorbei: keine Aktionen, und die Würfel bleiben, wie sie sind. Drei Wunden einer Farbe hätten dasselbe bewirkt. Lege also rechtzeitig welche ab.

delphi-lesson-reaction = Götter und fremde Würfe
delphi-lesson-reaction-wait = Artemis und Aphrodite stehen nicht mehr ganz unten, Ares schon. Gleich würfelt Spieler 2. Lies weiter und sieh, welche Farben kommen.
delphi-lesson-reaction-react = Rot, Schwarz und Grün. Rot ist die Farbe der Aphrodite, Grün die der Artemis: Eine von beiden darf vorrücken. Ares, der schwarze Gott, darf es nicht, denn er steht noch ganz unten. Wähle Artemis oder Aphrodite.
delphi-lesson-reaction-end = Ein Gott und ein Schritt, so viele Farben auch passen. Das geschieht bei jedem Wurf der anderen und kostet dich nichts.
