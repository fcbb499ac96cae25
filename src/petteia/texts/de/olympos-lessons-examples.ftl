# Die Beispiele aus der Spielregel von Olympos, Schritt für Schritt nacherzählt.

olympos-lesson-hourglass = Mit einer Sanduhr zahlen
olympos-lesson-hourglass-last = Du stehst auf Feld 4, weiter hinten als alle anderen, also bist du am Zug. Du hast eine Sanduhr.
olympos-lesson-hourglass-settle = Ein neuer Siedler in den Rhodopen kostet 3: 2 für den Siedler, 1 für den Weg. Schicke einen.
olympos-lesson-hourglass-again = Eine Einheit hat die Sanduhr bezahlt, die anderen beiden ist dein Marker gegangen, auf Feld 6. Dort liegt er auf dem von Spieler 2, also bist du noch einmal am Zug. Sanduhren werden immer zuerst ausgegeben; aufsparen kannst du sie nicht.

olympos-lesson-conquest = Ein Angriff übers Meer
olympos-lesson-conquest-swords = Kreta gehört Spieler 2, dir gehört Attika. Du hast die Astronomie, mit der dich ein Meeresfeld 1 statt 2 kostet, und den Hopliten mit seinem Schwert. Spieler 2 hat keines.
olympos-lesson-conquest-attack = Ein neuer Siedler, der in Attika aufbricht: 2. Zwei Meeresfelder: 2. Die Landung auf Kreta: 1. Der Kampf mit mehr Schwertern als die Verteidigung: 1. Zusammen 6. Greif an!
olympos-lesson-conquest-taken = Spieler 2 gibt dir das Gebiets-Plättchen „Holz“ und den Stern von Kreta und bekommt zum Trost eine Sanduhr. Der besiegte Siedler bleibt dort liegen, unter deinem.

olympos-lesson-cells = Was ein Fortschritt verlangt
olympos-lesson-cells-science = Was ein Fortschritt kostet, steht in seinem Feld. Die Wissenschaft: drei Getreide und zwei graue Quadrate. Graue Quadrate, die zusammengehören, stehen für eine Ressource, und zwar für keine, die dort schon gedruckt ist: Zwei Gold gehen, noch mehr Getreide nicht.
olympos-lesson-cells-strategy = Die Strategie: eine Gruppe von drei grauen Quadraten und ein einzelnes. Drei Gold und ein Holz gehen. Vier Gold gehen nicht, denn die Gruppen müssen verschieden sein.
olympos-lesson-cells-philosophy = Die Philosophie: zwei Paare und zwei einzelne, alle vier verschieden. Zum Beispiel zwei Getreide, zwei Holz, ein Stein und ein Gold.
olympos-lesson-cells-surgery = Die Chirurgie: zwei Getreide und zwei Holz. Deine Gebiete zeigen zwei Getreide und ein Holz, und du hast einen Holzwürfel. Das reicht: Entwickle sie.
olympos-lesson-cells-bonus = Nur der Würfel ist weg; Plättchen zeigst du bloß vor. Wähle jetzt einen Bonus: Sanduhren oder Prestige.
olympos-lesson-cells-end = Die Chirurgie hat zwei Siedler in dein Lager gebracht. Mit denselben drei Gebieten kannst du wieder zahlen, solange sie dir gehören.

olympos-lesson-strategy = Einen Fortschritt kaufen
olympos-lesson-strategy-have = Deine Plättchen zeigen zwei Getreide und ein Holz, dazu hast du einen Getreidewürfel. Das sind drei gleiche und eine andere: genau, was die Strategie verlangt.
olympos-lesson-strategy-discover = Sie kostet 7 Zeiteinheiten, denn du hast keinen Nachlass. Entwickle die Strategie.
olympos-lesson-strategy-bonus = Den Getreidewürfel hast du abgegeben, dafür hast du nun zwei Schwerter. Lege deinen Stein auf einen Bonus, der noch frei ist, etwa auf einen Siedler für dein Lager.
olympos-lesson-strategy-end = Jetzt geht dein Marker sieben Felder weit, auf Feld 9. Die drei Gebiete und ihre Plättchen gehören dir weiterhin.

olympos-lesson-stadium = Ein Wunder errichten
olympos-lesson-stadium-stars = Das Stadion verlangt fünf Sterne. Du hast zwei Plättchen, aus Attika und Kreta, einen Stern durch die Architektur und zwei weitere, weil zwei deiner Bonussteine in der Spalte des Stadions liegen.
olympos-lesson-stadium-build = Das sind fünf. Ein Wunder kostet 7 Zeiteinheiten, mit der Architektur aber nur 5. Errichte das Stadion.
olympos-lesson-stadium-end = 10 Punkte, und niemand sonst kann das Stadion noch errichten. Sterne verbrauchen sich nicht: Sie zählen auch für das nächste Wunder.
