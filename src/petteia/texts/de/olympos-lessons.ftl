# Die Lektionen von Olympos: ihre Titel und was Schritt für Schritt gesagt wird.

olympos-lesson-settlers = Siedler und Zeit
olympos-lesson-settlers-time = Willkommen in Griechenland. Gebiete, Fortschritte und Wunder bringen Punkte, und wer die meisten hat, gewinnt. Du zahlst mit Zeit: Jede Aktion hat ihren Preis, und um so viel rückt dein Marker auf der Zeitleiste vor. Am Zug ist, wer am weitesten hinten liegt.
olympos-lesson-settlers-land = Ein neuer Siedler kostet 2, jedes Gebiet, das er betritt, kostet 1. Schicke einen aus dem Norden nach Makedonien: zusammen 3.
olympos-lesson-settlers-land-other = Das ginge auch. Nimm in dieser Lektion Makedonien: Es ist nah und liefert Gold.
olympos-lesson-settlers-last = Makedonien und sein Goldplättchen sind dein. Die anderen haben je 4 ausgegeben, für den Olymp und Thessalien; du stehst auf Feld 3. Du liegst am weitesten hinten und bist deshalb noch einmal am Zug.
olympos-lesson-settlers-second = Nimm auch die Rhodopen. Der neue Siedler darf im Norden aufbrechen oder in Makedonien, denn das gehört dir; beides kostet 3. Die Rhodopen liefern Stein.
olympos-lesson-settlers-second-other = Schicke diesmal einen neuen Siedler in die Rhodopen: Einer, der nur hinzieht, würde Makedonien aufgeben, und das Gold wäre weg.
olympos-lesson-settlers-move = Ein Siedler auf der Karte kann weiterziehen, und dann kostet nur der Weg: 1 für Land, 2 für Meer. Was er verlässt, gehört dir nicht mehr. Einen Steinwürfel hast du ohnehin, also führe den Siedler aus den Rhodopen nach Mysien, zum Holz.
olympos-lesson-settlers-closed = Gebiete mit einem Kreuz sind gesperrt: Durchziehen darf man, bleiben nicht. Gewählt werden sie vor dem Spiel von einer Person. Zu zweit bewachen außerdem Barbaren vier weitere Gebiete.
olympos-lesson-settlers-end = Jedes Gebiet ist am Ende einen Punkt wert, und sein Plättchen hilft immer wieder, Fortschritte zu bezahlen. Wie das geht, zeigt die nächste Lektion.

olympos-lesson-discoveries = Fortschritte
olympos-lesson-discoveries-board = Das ist der Entwicklungsplan. Jeder Fortschritt zeigt, was er braucht: die Medizin zum Beispiel einen Stein und ein Holz. Plättchen deiner Gebiete zeigst du nur vor, Würfel gibst du ab.
olympos-lesson-discoveries-medicine = Mysien ist dein Holz, der Würfel dein Stein. Entwickle die Medizin: Wie jeder Fortschritt dauert das 7 Zeiteinheiten, und von da an kostet dich ein neuer Siedler 1 weniger.
olympos-lesson-discoveries-medicine-other = Das ist auch möglich. Aber billigere Siedler lohnen sich jedes Mal: Nimm vorerst die Medizin.
olympos-lesson-discoveries-bonus = Unter jedem Fortschritt warten ein paar Boni auf die, die zuerst kommen. Hier sind es ein Siedler für dein Lager und ein Getreidewürfel, anderswo Sanduhren oder Lorbeer, also Prestige: Punkte am Ende. Wähle einen.
olympos-lesson-discoveries-choices = Manche Fortschritte wollen mehr wissen. Für ein graues Feld sagst du, welche Ressource du gibst. Landwirtschaft und Währung gibt es als Plättchen mit verschiedenen Ressourcen, und wer zuerst kauft, wählt; der Handel bringt dir zwei Würfel deiner Wahl.
olympos-lesson-discoveries-end = Ein Fortschritt ist 2 Punkte wert. Du stehst jetzt auf Feld 17, also sind eine Weile die anderen am Zug. Und unterwegs bist du an einem Zeusfeld vorbeigekommen; was das bedeutet, sagt die nächste Lektion.

olympos-lesson-gods = Schicksal und Götter
olympos-lesson-gods-zeus = Wer ein Zeusfeld erreicht oder überschreitet, zieht eine Schicksalskarte. Karten darfst du im eigenen Zug jederzeit spielen; „Keine Karten mehr“ heißt nur: diesmal nicht. Jede Karte, die am Ende noch auf deiner Hand ist, zählt einen Punkt.
olympos-lesson-gods-play = Deine ist eine Gabe aus Stein. Spiele sie: Einen Würfel kannst du gut gebrauchen.
olympos-lesson-gods-hades = Wer als Erstes ein Zeusfeld erreicht, deckt auch eine Olympos-Karte auf. Gütige Götter beschenken, wer die meisten Zeus-Symbole hat, die kleinen Blitze; finstere treffen, wer die wenigsten hat. Das hier ist Hades, ein finsterer, und du hast gar keinen Blitz.
olympos-lesson-gods-lose = Hades holt einen Siedler von der Karte zurück in dein Lager. Welchen, bestimmst du: Lass den in Mysien gehen und behalte Makedonien mit seinem Gold.
olympos-lesson-gods-symbols = Zeus-Symbole stehen auf Fortschritten wie dem Kult, und der Olymp selbst bringt eines. Deshalb blieb Spieler 2 verschont.
olympos-lesson-gods-end = Noch zwei Hinweise. Mit dem Orakel siehst du drei Karten an und behältst eine. Und willst du auf einem bestimmten Feld landen, darfst du absichtlich einen längeren Weg nehmen und bezahlen.

olympos-lesson-fights = Kämpfe
olympos-lesson-fights-swords = Der Olymp gehört Spieler 2, aber du darfst angreifen. Wer angreift, siegt immer; nur der Preis ist verschieden: 1 mit mehr Schwertern als die Verteidigung, 2 mit gleich vielen, 3 mit weniger.
olympos-lesson-fights-attack = Ihr habt beide kein Schwert. Mit der Medizin kostet dich ein Siedler 1, der Weg zum Olymp 1, der Kampf 2. Erobere den Olymp!
olympos-lesson-fights-attack-other = Kein schlechter Zug, aber in dieser Lektion wird gekämpft. Erobere den Olymp.
olympos-lesson-fights-beaten = Der Olymp ist dein, mit Stein und Zeus-Plättchen, und Spieler 2 bekam zum Trost eine Sanduhr. Doch dann nahm dir Spieler 3, der ein Schwert hat, Makedonien ab. Das Gold ist weg; eine Sanduhr hast du.
olympos-lesson-fights-flee = Dein Siedler ist besiegt, aber nicht verloren: Er liegt unter dem Stein des Siegers. Er darf bleiben, zum Kampf zurückkehren oder gehen. Führe ihn in die Rhodopen, einen Schritt weit.
olympos-lesson-fights-hourglass = Eine Sanduhr bezahlt eine Zeiteinheit, immer bevor dein Marker zieht. Der Schritt kostete 1, also hast du dich gar nicht bewegt und bist noch einmal am Zug.
olympos-lesson-fights-end = Wo Sterne sind, leben Stämme. Sie haben keine Schwerter; besiegst du einen, gehört sein Stern dir, für Wunder. Und liegen einmal mehrere deiner Siedler in einem Stapel, wirst du gefragt, welcher geht.

olympos-lesson-end = Wunder und das Ende
olympos-lesson-end-late = Eine andere Partie, und sie ist fast vorbei: Du stehst auf Feld 67, das letzte Zeusfeld ist die 72. Zeit für etwas Großes.
olympos-lesson-end-wonder = Dir gehören vier Gebiete mit Sternen, und genau das braucht das Zyklopentor. Errichte es: 7 Zeiteinheiten für 8 Punkte.
olympos-lesson-end-wonder-other = Nicht schlecht, aber nichts ist hier so viel wert wie das Tor. Errichte es.
olympos-lesson-end-cards = Du hast das letzte Zeusfeld überschritten und eine Karte gezogen. Ein Würfel ist nichts mehr wert, eine Karte auf der Hand aber einen Punkt: Spiele keine Karten mehr.
olympos-lesson-end-cross = Spieler 2 hat gepasst. Nach dem letzten Zeusfeld bleibt allen noch ein Zug: passen oder ein letztes Mal handeln, ohne über das Kreuz hinauszukommen. Vorher kannst du nur dann warten, ein Feld weiter, wenn dir gar nichts anderes möglich ist.
olympos-lesson-end-pass = Je früher du aufhörst, desto mehr zählt dein Platz auf der Leiste, bis zu 5 Punkte. Was du noch tun könntest, lohnt sich nicht: Passe.
olympos-lesson-end-pass-other = Das ginge, aber jeder Schritt nach vorn verschlechtert deinen Platz auf der Leiste. Passe diesmal.
olympos-lesson-end-scores = Die Partie ist zu Ende. Du hast 20 Punkte: 4 für die Leiste, 2 für Lorbeer, also Prestige, 4 für Gebiete, 2 für deinen Fortschritt, 8 für das Tor, 2 für Karten und 2 weniger wegen der Keren, einer finsteren Olympos-Karte.
olympos-lesson-end-end = Spieler 3 gewinnt mit 25: viele Fortschritte und Karten und ein Gebiet von Atlantis, das doppelt zählt. Jetzt weißt du alles Nötige. Spiele eine eigene Partie!
