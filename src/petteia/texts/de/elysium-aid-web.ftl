# Die Spielhilfe: alles, was man tun kann, auf einer Seite.

elysium-aid-turn = Fünf Epochen zu vier Runden. In jeder Runde nimmst du eines, insgesamt drei Karten und eine Aufgabe, und gibst danach eine deiner Säulen ab. Du hast noch { $columns }.
    .name = Eine Epoche
elysium-aid-take = Du musst die Säule noch haben, die sie nennt; abgeben darfst du danach jede. Sie kommt in deine Sphäre und wirkt dort.
    .name = Karte nehmen
elysium-aid-quest = Verlangt eine ihrer Säulen. Am Ende der Epoche bringt sie Gold, Punkte und Übergänge; ihre Zahl ist dein Platz in der nächsten Epoche.
    .name = Aufgabe nehmen
elysium-aid-citizen = Ist nichts erreichbar, nimmst du einen Bürger. Er füllt eine Lücke in einem Mythos und kostet am Ende 2 Punkte.
    .name = Nichts zu nehmen
elysium-aid-use = Im eigenen Zug, vor oder nach dem Nehmen: Manche Effekte gelten einmal je Epoche, andere immer oder am Ende.
    .name = Karte nutzen
elysium-aid-transfer = Ein Übergang kostet so viel Gold wie der Rang der Karte. Du hast { $gold } Gold. In deinem Elysium wirkt eine Karte nicht mehr, aber sie zählt.
    .name = Mythen schreiben
elysium-aid-legends = Ein Familienmythos hat die Ränge 1, 2 und 3 einer Familie: { $two } Punkte für zwei Karten, { $three } für drei. Ein Mythos eines Ranges hat Karten desselben Ranges aus verschiedenen Familien: { $levels } Punkte für zwei bis fünf Karten.
    .name = Mythen
elysium-aid-end = Nach der fünften Epoche werden Sphären und einzelne Karten abgeräumt, Chronos-Karten in Mythen zahlen, Mythen, Bonusplättchen und Ehrenpunkte zählen; jeder Bürger im Elysium kostet 2.
    .name = Das Ende
