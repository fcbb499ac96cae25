# Die Lektionen des Orakels von Delphi: ihre Titel und was Schritt für Schritt gesagt wird.

delphi-lesson-dice = Würfel und Fahrten
delphi-lesson-dice-race = Zeus hat allen dieselben Aufgaben gestellt: Kultstätten, Statuen, Opfergaben, Monster. Wer alle erfüllt und als Erstes zu Zeus zurückkehrt, gewinnt. Hier beginnt die Fahrt deines Schiffs.
delphi-lesson-dice-tasks = Das erste Spiel ist kürzer: Acht Aufgaben genügen. Von deinen drei Kultstätten wählst du eine, auf die du verzichtest: Gib die dritte zurück. In anderen Partien kannst du auch dein Schiff wählen.
delphi-lesson-dice-sail = Deine drei Würfel sind deine Aktionen, und ihre Farben zählen. Ein roter bringt dich bis zu drei Felder weit auf rotes Wasser. Was mehr braucht, kostet Gunst: die dunklen Zahlen auf dem Meer. Fahre auf das rote Feld zwischen Paros und Kasos.
delphi-lesson-dice-sail-other = Das ginge auch, aber was du brauchst, liegt auf Paros. Fahre auf das rote Feld zwischen Paros und Kasos.
delphi-lesson-dice-load = Auf Paros liegt eine rote Opfergabe, und du hast noch einen roten Würfel. Lade sie.
delphi-lesson-dice-load-other = Das kann warten. Lade zuerst die rote Opfergabe.
delphi-lesson-dice-black = Ihr Tempel steht auf Samos. Mit dem schwarzen Würfel erreichst du schwarzes Wasser daneben: Fahre hin. Wähle erst den Würfel, dann zeigt das Brett nur seine Wege.
delphi-lesson-dice-black-other = Deine Opfergabe gehört nach Samos. Fahre auf schwarzes Wasser daneben.
delphi-lesson-dice-any = Kein Würfel ist je nutzlos: Mit jeder Farbe kannst du 2 Gunst nehmen oder eine Orakelkarte ziehen, die dir später als Würfel dient. Und jede Gunst färbt einen Würfel um einen Schritt um, im Uhrzeigersinn auf dem Rad.
delphi-lesson-dice-oracle = Deine Würfel sind gebraucht. Beende deinen Zug: Du wirfst sie gleich neu und kannst planen, während die anderen spielen.
delphi-lesson-dice-end = Wer in einer Runde zuletzt spielt, würfelt auch für den Titanen. Ist dein Schild niedriger als der Wurf, nimmst du eine Wunde. Deiner hat gehalten.

delphi-lesson-cargo = Opfergaben und Statuen
delphi-lesson-cargo-deliver = Zwei rote Würfel und ein grüner. Du liegst neben dem roten Tempel auf Samos: Liefere die rote Opfergabe ab.
delphi-lesson-cargo-deliver-other = Übergib zuerst, was du an Bord hast: Liefere die Opfergabe ab.
delphi-lesson-cargo-favour = Deine erste Aufgabe ist erfüllt, und eine Opfergabe bringt 3 Gunst. Sie zählt für die weiße Aufgabe, die jede Farbe annimmt; aber jede deiner Opfergaben muss eine andere haben.
delphi-lesson-cargo-city = Nun eine Statue. Theben ist die rote Stadt, und das Wasser daneben ist grün. Fahre mit dem grünen Würfel hin.
delphi-lesson-cargo-statue = Lade mit dem letzten Würfel eine rote Statue. Die meisten Schiffe haben Platz für zwei Stücke.
delphi-lesson-cargo-turn = Beende deinen Zug und sieh, was das Orakel antwortet.
delphi-lesson-cargo-far = Rote Statuen dürfen auf Salamis stehen. Das rosa Feld zwischen Salamis und Anaphe ist vier Felder entfernt: Drei sind frei, das vierte kostet 1 Gunst. Fahre hin.
delphi-lesson-cargo-far-other = Fahre auf das rosa Feld zwischen Salamis und Anaphe; du wirst sehen, wozu es gut ist.
delphi-lesson-cargo-raise = Errichte die Statue auf Salamis, mit dem roten Würfel.
delphi-lesson-cargo-companion = Eine Statue bringt einen Begleiter ihrer Farbe. Helden stärken deinen Schild, mit Halbgöttern gelten deren Würfel als jede Farbe, mit Kreaturen fährst du weiter. Nimm Odysseus, einen Helden.
delphi-lesson-cargo-end = Zwei Aufgaben sind erfüllt. Was im Lager liegt, bleibt dort, bis du es ablieferst. Später findest du Ausrüstung, die eine Opfergabe oder Statue aus der Ferne lädt, oder auch nichts, wenn dir das lieber ist.

delphi-lesson-monsters = Monster
delphi-lesson-monsters-strength = Auf Anaphe lauert eine rosa Hydra. Die Stärke eines Monsters ist 9 minus dein Schild; dein Schild steht auf 3, also musst du mit einem Würfel von 0 bis 9 mindestens 6 würfeln.
delphi-lesson-monsters-fight = Du hast keinen rosa Würfel, aber Rosa folgt auf dem Rad gleich auf Schwarz: Für 1 Gunst tut es der schwarze. Kämpfe gegen die Hydra!
delphi-lesson-monsters-fight-other = Die Hydra wartet. Bekämpfe sie mit dem schwarzen Würfel.
delphi-lesson-monsters-on = Eine 2, das reicht nicht. Du kannst aufgeben oder 1 Gunst zahlen und noch einmal würfeln, und nun ist die Hydra um 1 schwächer. Kämpfe weiter!
delphi-lesson-monsters-equipment = Eine 8! Die Hydra ist besiegt, und du wählst eine Ausrüstung aus der Auslage. Nimm die Rote Münze: 2 Gunst, sooft du Rot würfelst.
delphi-lesson-monsters-end = Es gibt noch viel mehr: Lampen, die du für einen Gott entzündest, eine Seekarte, die zwei Inseln zeigt und eine aufdeckt, eine vergoldete Leiter, die einen Gott nach oben bringt. Und hüte dich vor der 0: Sie bringt eine Wunde.

delphi-lesson-islands = Inseln unter Wolken
delphi-lesson-islands-clouds = Irgendwo unter den Wolken liegen die Inseln für deine Kultstätten: Sie tragen deine Farbe und den Buchstaben der Aufgabe. Jede hat einen Rahmen: Ein Würfel dieser Farbe vertreibt die Wolken.
delphi-lesson-islands-near = Thasos hat einen roten Rahmen. Fahre mit dem grünen Würfel auf das grüne Feld daneben.
delphi-lesson-islands-explore = Entdecke nun Thasos mit dem roten Würfel.
delphi-lesson-islands-god = Eine deiner Inseln! Deine Kultstätte steht sofort. Dafür macht einer deiner Götter einen Schritt: Rücke Poseidon vor.
delphi-lesson-islands-peek = Mit jedem Würfel darfst du zwei verdeckte Inseln aus der Ferne ansehen. Tu es mit dem schwarzen.
delphi-lesson-islands-peek-other = Auch nicht schlecht, aber wer die Inseln kennt, spart Fahrten. Sieh dir zwei an.
delphi-lesson-islands-look = Welche Insel? Nur du wirst sehen, was sie ist.
delphi-lesson-islands-again = Und welche jetzt?
delphi-lesson-islands-end = Was du gesehen hast, bleibt für dich sichtbar. Auf einer offenen eigenen Insel baust du die Kultstätte einfach. Die anderen geben, was ihr Buchstabe sagt: Gunst, Orakelkarten, Götterschritte oder Heilung einer Farbe und einen stärkeren Schild.

delphi-lesson-gods = Wunden und Götter
delphi-lesson-gods-wounds = Der Titan hat eine 6 geworfen: zwei Wunden für alle. Mit drei gleichen oder sechs insgesamt musst du dich erholen und verlierst den Zug. Ohne Wunde beginnt dein Zug mit 2 Gunst oder einem Götterschritt.
delphi-lesson-gods-clear = Zwei deiner Wunden sind blau, und deine Würfel auch. Ein Würfel legt alle Wunden seiner Farbe ab: Tu es.
delphi-lesson-gods-clear-other = Erst die Wunden: Noch eine blaue, und du verlierst einen Zug.
delphi-lesson-gods-advance = Blau ist die Farbe Poseidons. Rücke den Gott des Meeres mit einem blauen Würfel vor.
delphi-lesson-gods-top = Noch einmal, und Poseidon steht in der obersten Reihe.
delphi-lesson-gods-poseidon = In der obersten Reihe handelt ein Gott für dich, ganz ohne Würfel. Poseidon setzt dein Schiff auf beliebiges Wasser. Eine deiner Aufgaben ist ein gelbes Monster: Geh neben die Chimäre auf Telos oder auf Karpathos.
delphi-lesson-gods-poseidon-other = Poseidon ist bereit, und die Chimäre ist weit. Lass dich neben Telos oder Karpathos tragen.
delphi-lesson-gods-others = Apollon macht deine Würfel zu jeder Farbe, Artemis deckt eine Insel auf, Aphrodite heilt alle Wunden, Ares besiegt ein Monster, Hermes holt eine Statue. Oder du tauschst einen Gott gegen eine Orakelkarte. Danach beginnt er wieder ganz unten.
delphi-lesson-gods-end = Und würfeln andere, darf einer deiner Götter in einer gewürfelten Farbe vorrücken, wenn er nicht mehr ganz unten steht. Es lohnt sich also, mehrere ein wenig anzuheben.

delphi-lesson-end = Der Heimweg
delphi-lesson-end-done = Eine andere Partie: Alle acht Aufgaben sind erfüllt, nur der Heimweg bleibt.
delphi-lesson-end-home = Zu Zeus darfst du mit einem Würfel jeder Farbe, und es sind drei Felder. Fahre heim!
delphi-lesson-end-home-other = Alles ist schon getan. Fahre mit einem deiner Würfel heim zu Zeus.
delphi-lesson-end-round = Die Runde wird zu Ende gespielt, und es könnte noch jemand ankommen. Dann entscheidet die Zahl der Orakelkarten: Ziehe mit einem Würfel eine.
delphi-lesson-end-card = Und noch eine mit dem letzten Würfel.
delphi-lesson-end-last = Das war alles. Beende deinen Zug und sieh, ob Spieler 2 heimkommt.
delphi-lesson-end-end = Niemand kam: Du hast gewonnen! Kommen in einer Runde mehrere an, siegen die meisten Orakelkarten, dann die meiste Gunst. Und jetzt auf zu einer eigenen Fahrt!
