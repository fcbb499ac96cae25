# Die Lektionen von Elysium: ihre Titel und was Schritt für Schritt gesagt wird.

elysium-lesson-columns = Säulen, Karten und Aufgaben
elysium-lesson-columns-agora = Willkommen auf der Agora. Eine Epoche hat vier Runden, und in jeder nimmst du etwas: zusammen drei Karten und eine Aufgabe. Was du nehmen kannst, bestimmen deine vier Säulen.
elysium-lesson-columns-take = Jede Karte nennt eine Säule, die du noch haben musst. Die Goldenen Dreifüße brauchen Rot. Nimm sie: Sie bringen sofort Gold.
elysium-lesson-columns-take-other = Eine gute Wahl, aber die Dreifüße passen zu dem, was noch kommt. Nimm sie.
elysium-lesson-columns-remove = Du hast 2 Gold erhalten. Nun muss eine deiner Säulen weichen, welche du willst; es muss nicht die rote sein. Für das Nächste brauchst du Rot, Blau und Gelb, also trenne dich von Grün.
elysium-lesson-columns-remove-other = Die brauchst du bald. Trenne dich von Grün.
elysium-lesson-columns-quest = Auch Aufgaben brauchen eine Säule: Aufgabe 1 will Rot oder Blau. Sie bringt Gold und zwei Übergänge, und mit der niedrigsten Nummer beginnst du die nächste Epoche. Nimm sie, bevor es jemand anders tut.
elysium-lesson-columns-quest-other = Karten können warten, die Aufgabe nicht. Nimm Aufgabe 1.
elysium-lesson-columns-blue = Wieder muss eine Säule weichen. Rot und Gelb willst du für Karten: Entferne Blau.
elysium-lesson-columns-end = Spieler 2 hat die andere Aufgabe genommen. Zwei Runden bleiben und zwei Säulen. Welche Säule du aufgibst, das ist die Kernfrage dieses Spiels.

elysium-lesson-effects = Was Karten tun
elysium-lesson-effects-kinds = Deine Karten liegen in deiner Sphäre und wirken dort: manche sofort wie die Dreifüße, manche einmal je Epoche, manche die ganze Zeit, manche erst am Ende des Spiels.
elysium-lesson-effects-net = Das Unzerreißbare Netz wirkt sofort: 3 Gold für dich, und wer von den anderen am meisten hat, verliert 1. Nimm es; Gelb genügt.
elysium-lesson-effects-yellow = Gelb hat seine Schuldigkeit getan: Entferne es und sieh zu, was Spieler 2 nimmt.
elysium-lesson-effects-cyclopes = Die Zyklopen! Sie stellen dich vor die Wahl: eine Karte ablegen oder 2 Gold verlieren. Deine Karten sind mehr wert: Gib das Gold her.
elysium-lesson-effects-cyclopes-other = Das würde dich eine Karte kosten, und du brauchst beide für einen Mythos. Gib das Gold her.
elysium-lesson-effects-owl = Nur Rot ist noch da. Nimm die Eule der Athene: Du kannst sie einmal je Epoche nutzen.
elysium-lesson-effects-use = Im eigenen Zug darfst du Effekte nutzen, bevor oder nachdem du etwas nimmst. Nutze die Eule: 1 Gold und 1 Punkt für dich und ein kleines Geschenk für die anderen.
elysium-lesson-effects-use-other = Das kommt danach. Nutze zuerst die Eule.
elysium-lesson-effects-citizen = Spieler 2 hatte nur noch Gelb und konnte damit nichts nehmen. Dann nimmt man einen Bürger, eine verdeckte Karte. Bürger füllen Lücken in Mythen, kosten aber am Ende je 2 Punkte.
elysium-lesson-effects-choices = Manche Karten fragen mehr: welcher Effekt zuerst kommt, welche Karte oder wessen Bürger gemeint ist, welchen Effekt du borgst, wie viel du zahlst oder ob du aufhörst. Was möglich ist, siehst du jedes Mal.

elysium-lesson-legends = Mythen
elysium-lesson-legends-writing = Die Aktionen der Epoche sind vorbei, und die Aufgaben werden belohnt. Deine lässt zwei Karten ins Elysium übergehen. Dort wirken sie nicht mehr, aber nur dort werden sie zu Mythen.
elysium-lesson-legends-first = Ein Übergang kostet so viel Gold, wie der Rang der Karte zeigt. Beginne mit den Goldenen Dreifüßen, Rang 1.
elysium-lesson-legends-second = Nun das Unzerreißbare Netz: dieselbe Familie, Rang 2. Lass es übergehen.
elysium-lesson-legends-join = Ein Familienmythos hat die Ränge 1, 2 und 3 einer Familie, ein Mythos eines Ranges gleichrangige Karten verschiedener Familien. Du könntest einen neuen beginnen, doch einzelne Karten sind nichts wert: Führe Mythos 1 fort. Willst du nichts übergehen lassen, beende die Phase.
elysium-lesson-legends-join-other = Dann stünden beide Karten allein. Führe den Mythos fort, den du hast.
elysium-lesson-legends-families = Zwei Karten einer Familie bringen 3 Punkte, drei bringen 6, und wer eine Familie als Erstes vollendet, bekommt 5 dazu. Mythen eines Ranges wachsen auf fünf Karten: 2, 4, 8, 12 Punkte.
elysium-lesson-legends-end = Alle Säulen kehren zurück, die Agora wird neu gefüllt, und dank Aufgabe 1 fängst du an. Fünf solche Epochen hat das Spiel.

elysium-lesson-end = Die letzte Epoche
elysium-lesson-end-last = Die fünfte und letzte Epoche einer anderen Partie. Was jetzt in deiner Sphäre bleibt, ist nichts wert: Bring hinüber, was du kannst.
elysium-lesson-end-titans = In deinem zweiten Mythos liegt der Adler des Zeus allein: Zeus, Rang 1. Die Titanomachie ist Zeus, Rang 3. Lass sie übergehen.
elysium-lesson-end-titans-other = Das würde helfen, aber die Titanomachie führt zu mehr. Lass sie übergehen.
elysium-lesson-end-join = Führe mit ihr Mythos 2 fort.
elysium-lesson-end-citizen = Rang 2 fehlt, und ein Bürger kann dafür einspringen. Das kostet 2 Gold und am Ende 2 Punkte, vollendet aber die Familie: 6 Punkte, und 5 dazu, weil du damit als Erstes fertig bist. Lass einen Bürger übergehen.
elysium-lesson-end-citizen-other = Lass die Lücke nicht offen: Lass einen Bürger übergehen.
elysium-lesson-end-chronos = Alle Sphären werden geräumt, einzelne Karten auch. Dann zahlen die Chronos-Karten in Mythen: Dein Bronzepalast brachte dir 5 Punkte.
elysium-lesson-end-scores = Du hast 43 Punkte: 18 schon gesammelte, 5 durch Chronos, 6 und 12 für Mythen, 5 und 3 für Bonusplättchen und 6 weniger wegen dreier Bürger.
elysium-lesson-end-end = Das schlägt die 34 von Spieler 2; bei Gleichstand entschiede das Gold. Jetzt weißt du, wozu Säulen, Aufgaben und Mythen gut sind. Spiele eine eigene Partie!
