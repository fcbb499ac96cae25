# Das Orakel von Delphi: die Regeln nach ihren Nummern und die Festlegungen zu offenen Punkten.

## Ziel und Material
delphi-rule-1-1 = Zwei bis vier Spieler erfüllen um die Wette zwölf Aufgaben (je drei Kultstätten, Statuen, Opfergaben, Monster) und kehren zu Zeus zurück.
delphi-rule-1-2 = Es gibt sechs Farben, im Uhrzeigersinn auf dem Rad: Rot, Schwarz, Rosa, Blau, Gelb, Grün. Würfel, Wasser, Inseln, Götter und Karten tragen sie.

## Vorbereitung
delphi-rule-2-1 = Die zwölf Spielplanteile bilden einen Plan mit einer einzigen Wasserfläche; Löcher sind Untiefen, auf denen kein Schiff fährt. Außen liegen sechs Stadtplättchen in etwa gleichem Abstand; alles Wasser bleibt verbunden.
delphi-rule-2-2 = Das Loch im Ring aus sechs Wasserfeldern ist das Zeusfeld: Start und Ziel; während des Spiels gilt es als Untiefe.
delphi-rule-2-3 = So viele Opfergaben jeder Farbe, wie Spieler da sind, liegen gleichmäßig verteilt auf den sechs Opfergaben-Inseln, keine Farbe doppelt auf einer. Jede der sechs Tempel-Inseln bekommt einen Tempel.
delphi-rule-2-4 = Es gibt so viele Monster jeder Farbe wie Spieler: zwei auf jeder der drei gekennzeichneten Inseln, die übrigen gleichmäßig auf den sechs anderen (je eines weniger, als Spieler da sind), keine Farbe doppelt auf einer.
delphi-rule-2-5 = In jeder Stadt stehen drei Statuen ihrer Farbe. Die Inselplättchen werden gemischt und liegen verdeckt auf den gerahmten Inseln.
delphi-rule-2-6 = Orakel-, Wunden- und Ausrüstungskarten werden zu Stapeln gemischt, daneben ist Platz für die Ablagen; sechs Ausrüstungen und alle Begleiter liegen offen.
delphi-rule-2-7 = Wer beginnt, hat 3 Gunst, alle Weiteren der Reihe nach je 1 mehr. Schiffsplättchen werden ausgelost; oder es liegt eines mehr aus, als Spieler da sind, und alle wählen gegen den Uhrzeigersinn, angefangen beim letzten Spieler.
delphi-rule-2-8 = Alle haben drei Kultstätten, werfen drei Orakelwürfel und ziehen eine Wunde; der Gott ihrer Farbe rückt aus der untersten Reihe in die Reihe der Spielerzahl, die anderen Götter bleiben unten. Der letzte Spieler hat den Titanenwürfel.
delphi-rule-2-9 = Der Schild steht auf 0, das Schiff bei Zeus. Alle haben zwölf Zeusplättchen; zwei der vier doppelseitigen, zufällig gezogen und bei allen dieselben, zeigen die Monsterseite.

## Der Zug
delphi-rule-3-1 = Zuerst die Wunden: Bei 3 gleichen oder 6 insgesamt hast du eine Erholungsrunde: Du legst 3 nach Wahl ab, und dein Zug ist sofort vorbei, ohne Befragung des Orakels. Ohne Wunde nimmst du 2 Gunst oder einen Götterschritt. Sonst geschieht nichts.
delphi-rule-3-2 = Dann die Aktionen in beliebiger Reihenfolge: je eine mit jedem der drei Würfel, höchstens eine mit einer Orakelkarte, die wie ein Würfel gebraucht wird, und die Sonderaktionen von Göttern der obersten Reihe.
delphi-rule-3-3 = Vor dem Gebrauch darf ein Würfel oder eine Karte im Uhrzeigersinn umgefärbt werden, 1 Gunst je Schritt.
delphi-rule-3-4 = Dann befragst du das Orakel: Wirf die drei Würfel. Alle anderen dürfen je einen Gott in einer gewürfelten Farbe, der nicht ganz unten steht, einen Schritt vorrücken.
delphi-rule-3-5 = Der letzte Spieler der Runde wirft auch den Titanenwürfel: Bei einer 6 nehmen alle 2 Wunden, sonst nehmen alle, deren Schild niedriger ist als der Wurf, 1.

## Aktionen jeder Farbe
delphi-rule-4-1 = Ziehe eine Orakelkarte und lege sie offen aus; du darfst beliebig viele haben.
delphi-rule-4-2 = Nimm 2 Gunst.
delphi-rule-4-3 = Sieh dir zwei verdeckte Inselplättchen an und lege sie zurück.

## Aktionen in der Farbe des Würfels
delphi-rule-5-1 = Fahre bis zu 3 Wasserfelder weit auf ein Feld der Farbe; jedes weitere Feld kostet 1 Gunst. Inseln und Untiefen sind gesperrt, Schiffe dürfen sich ein Feld teilen.
delphi-rule-5-2 = Bekämpfe ein Monster der Farbe neben deinem Schiff: Seine Stärke ist 9 minus dein Schild, und ein Wurf (0 bis 9) von mindestens dieser Höhe gewinnt. Eine 0 bringt eine Wunde. Jede weitere Kampfrunde kostet 1 Gunst und senkt die Stärke um 1 mehr. Aufgeben kostet sonst nichts.
delphi-rule-5-3 = Entdecke eine Insel mit Rahmen der Farbe: Decke ihr Plättchen auf. Gehört es zu deinen Kultstätten-Aufgaben, baust du die Kultstätte sofort; sonst erhältst du die Belohnung seines Buchstabens: Psi 4 Gunst, Phi 2 Orakelkarten, Sigma 3 Götterschritte, Omega alle Wunden einer Farbe ablegen und Schild +1.
delphi-rule-5-4 = Baue eine Kultstätte auf einer offenen Insel deiner Aufgaben mit Rahmen der Farbe.
delphi-rule-5-5 = Lade eine Opfergabe der Farbe.
delphi-rule-5-6 = Liefere eine Opfergabe beim Tempel ihrer Farbe ab.
delphi-rule-5-7 = Lade eine Statue der Farbe aus ihrer Stadt.
delphi-rule-5-8 = Errichte eine Statue auf einem Bauplatz ihrer Farbe.
delphi-rule-5-9 = Zum Laden braucht es Platz im Lager (meist sind es 2 Plätze), und wer an einer Insel oder Stadt handelt, muss daneben liegen.
delphi-rule-5-10 = Lege alle deine Wunden der Farbe ab.
delphi-rule-5-11 = Rücke den Gott der Farbe einen Schritt vor.
delphi-rule-5-12 = Eine Aktion ist abgeschlossen, bevor die nächste beginnt.

## Aufgaben und Belohnungen
delphi-rule-6-1 = Belohnungen: Kultstätte ein Götterschritt, Statue ein Begleiter ihrer Farbe, Opfergabe 3 Gunst, Monster eine Ausrüstung aus der Auslage, die wieder auf sechs aufgefüllt wird.
delphi-rule-6-2 = Weiß heißt beliebige Farbe, aber keine doppelt je Aufgabenart. Belohnt wird nur ein abgelegtes Zeusplättchen.

## Götter
delphi-rule-7-1 = Aus der untersten Reihe rückt ein Gott in die Reihe der Spielerzahl, dann mit jedem Schritt eine Reihe weiter. Mehrere Schritte darf man auf mehrere Götter aufteilen.
delphi-rule-7-2 = Ein Gott der obersten Reihe handelt einmal in deinem Zug, ohne Würfel, und geht zurück nach unten. Poseidon: Setze dein Schiff auf ein beliebiges Wasserfeld. Apollon: Ziehe eine Orakelkarte; in diesem Zug haben alle Würfel und eine Karte beliebige Farbe. Artemis: Decke ein verdecktes Inselplättchen auf und nimm seine Belohnung. Aphrodite: Lege alle deine Wunden ab. Ares: Besiege ein Monster neben deinem Schiff. Hermes: Neben einer Stadt nimmst du eine Statue aus einer beliebigen Stadt.
delphi-rule-7-3 = Statt zu handeln, darf ein Gott der obersten Reihe gegen eine Orakelkarte getauscht werden.

## Begleiter und Ausrüstung
delphi-rule-8-1 = Ein Held hebt den Schild einmal um 1 (in der überarbeiteten Fassung um 2) und legt von da an Wunden seiner Farbe ab. Ein Halbgott bringt einmal eine Orakelkarte und lässt Würfel seiner Farbe als jede Farbe gelten. Eine Kreatur gibt Reichweite +3, wenn du mit einem Würfel ihrer Farbe fährst, und das Ziel darf jede Farbe haben.
delphi-rule-8-2 = Es gibt 22 Ausrüstungskarten in 16 Arten, jede mit eigener Wirkung; die mit Blitz wirken sofort.

## Ende
delphi-rule-9-1 = Sind alle Aufgaben erfüllt, kehrst du zu Zeus zurück: Fahre mit einem Würfel beliebiger Farbe hin oder lass dich von Poseidon bringen. Die Runde wird zu Ende gespielt.
delphi-rule-9-2 = Wer bei Zeus ist, gewinnt; unter mehreren, wer mehr Orakelkarten hat, dann wer mehr Gunst hat; dann wird der Sieg geteilt.
delphi-rule-9-3 = Ein kürzeres Spiel lässt ein bis vier Plättchen weg, in der Folge Statue, Kultstätte, farbiges Monster, farbige Opfergabe. Die erste Partie hat 8 Aufgaben, einen kompakten Plan und Schiffsplättchen aus der Auswahl für die erste Partie.

## Festlegungen: Einstellungen
delphi-rule-R1 = Es gibt zwei Regelfassungen: die erste Anleitung wörtlich und eine überarbeitete, die in vier Punkten abweicht.
delphi-rule-R2 = Ein Held hebt den Schild um 1, in der überarbeiteten Fassung um 2.
delphi-rule-R3 = Zu einer Kultstätten-Aufgabe passt genau die abgebildete Insel; in der überarbeiteten Fassung jede Insel deiner Farbe.
delphi-rule-R4 = Unnötige Kämpfe und Ladungen sind erlaubt, bringen aber keine Belohnung; in der überarbeiteten Fassung sind sie verboten.
delphi-rule-R5 = Eine Farbe erfüllt das offene Plättchen, das sie zeigt, sonst das weiße, wenn die Farbe in dieser Art noch nicht erfüllt ist.
delphi-rule-R6 = Schiffsplättchen werden ausgelost oder gewählt, wobei eines mehr ausliegt, als Spieler da sind; die kleine Auswahl gibt es nur beim Auslosen.
delphi-rule-R7 = Bei weniger Aufgaben werden farbige Plättchen für alle gleich gezogen; welches Plättchen einer Kultstätte zurückgeht, bestimmen alle reihum selbst.
delphi-rule-R8 = Die erste Partie hat 8 Aufgaben, einen kompakten Plan und eines von vier ausgelosten Schiffsplättchen.

## Festlegungen: Spielplan
delphi-rule-R9 = Über die Anleitung hinaus berührt das Wasser erzeugter Städte mindestens zwei Wasserfelder des Plans, und sie liegen mindestens 6 auseinander; ein vorgegebener Plan, der das nicht erfüllt, wird mit einem Hinweis gespielt.
delphi-rule-R10 = Die anderen Ringlöcher und alle Lücken, die der fertige Plan einschließt, sind Untiefen; was nach außen offen ist, gehört nicht zum Plan.
delphi-rule-R11 = Beide Seiten eines Teils sind in ihrer Wirkung gleich; kompakte Pläne nutzen nur Vorderseiten.
delphi-rule-R12 = Ein kompakter Plan füllt die zwölf Plätze zufällig und legt die Städte so nah an ihre Plätze, wie die Bedingungen es erlauben.
delphi-rule-R13 = Ein zufälliger Plan wächst Teil für Teil über Wasser, bleibt kompakt und hat seine Städte in sechs gleichmäßigen Richtungen.
delphi-rule-R14 = Ein vorgegebener Plan gilt nur, wenn alle Bedingungen erfüllt sind und er in q und r höchstens 25 Felder breit ist; was verletzt ist, wird mit den Plättchen genannt.
delphi-rule-R15 = Opfergaben und Monster werden Insel für Insel ausgeteilt, Tempel zufällig; in einer Sackgasse wird neu begonnen.
delphi-rule-R16 = Bilder und Plätze in einem Feld bedeuten nichts; Inselplättchen heißen nach Spielerfarbe und Nummer.

## Festlegungen: Vorbereitung
delphi-rule-R17 = Reihenfolge: Spielerfarben, Plan und Stücke, Karten, Startspieler und Gunst, Schiffe, Würfel, Wunden, Aufgaben, Starteffekte der Schiffe. Farben und Startspieler werden ausgelost oder am Tisch bestimmt.
delphi-rule-R18 = Wer begonnen hat, bleibt an erster Stelle, und der Titanenwürfel bleibt beim letzten Spieler.
delphi-rule-R19 = Für die Würfe der Vorbereitung rückt niemand einen Gott vor.
delphi-rule-R20 = Starteffekte der Schiffe wirken am Ende der Vorbereitung in Sitzreihenfolge; die Götter von Schiff 2 rücken für die erste Wunde nicht vor.

## Festlegungen: Zug und Entscheidungen
delphi-rule-R21 = Ein Zug hat drei Phasen: Wunden, Aktionen, Befragung.
delphi-rule-R22 = Die Aktionen enden erst, wenn alle drei Würfel benutzt sind, und nur auf Ansage; Karte, Götter und Zusatzaktion sind freiwillig.
delphi-rule-R23 = Jede Möglichkeit nennt ihren vollen Preis; Unbezahlbares wird nicht angeboten, und es gilt die billigste Zahlweise.
delphi-rule-R24 = Eine Aktion mit allen Belohnungen ist fertig, bevor etwas anderes geschieht.
delphi-rule-R25 = Die Hauptentscheidung bietet jede bezahlbare Aktion, die Aktionen der Götter und, sobald erlaubt, das Ende des Zuges.
delphi-rule-R26 = Gewinne werden so weit wie möglich genommen; ablehnen darf man nur Sofort-Ladungen.
delphi-rule-R27 = Wirkungen auf mehrere laufen im Uhrzeigersinn und beginnen links vom aktiven Spieler; dieser kommt zuletzt.

## Festlegungen: Wissen und Vorräte
delphi-rule-R28 = Verborgen sind verdeckte Inselplättchen, Stapel und künftige Würfe. Wer ein Plättchen angesehen hat, sieht es weiterhin; die anderen wissen nur, dass es angesehen wurde. Zuschauer sehen, was alle Spieler kennen.
delphi-rule-R29 = Alle Karten, Wunden, Gunst, Ladung, Würfel, Götter, Schilde, Aufgaben und Ablagen liegen offen.
delphi-rule-R30 = Ein leerer Stapel wird aus den Ablagen neu gemischt; gibt es keine, wird nichts gezogen.
delphi-rule-R31 = Gunst geht nie aus.
delphi-rule-R32 = Eine gespielte Orakelkarte liegt bis zum Zugende beiseite und zählt nicht mehr als deine.
delphi-rule-R33 = Dauerhafte Ausrüstung behältst du, sofort wirkende wird abgelegt; es gibt keine Obergrenze.

## Festlegungen: Farben
delphi-rule-R34 = Umfärben kostet 1 Gunst je Schritt im Uhrzeigersinn, für Würfel wie Karten, und gehört zur Aktion.
delphi-rule-R35 = Mit Schiff 4 kostet jedes Umfärben 1 weniger, nie unter 0.
delphi-rule-R36 = Mit Schiff 8 wird der kürzere Weg auf dem Rad berechnet.
delphi-rule-R37 = Zeigt ein Würfel oder eine Karte die Farbe eines Halbgottes, auch durch Bezahlen, gilt er oder sie als jede Farbe.
delphi-rule-R38 = Apollons Zug macht unbenutzte Würfel und die eine Karte kostenlos beliebig; eine zweite Karte erlaubt er nicht.
delphi-rule-R39 = Je Zug wird nur eine Orakelkarte gespielt, wie auch immer ihre Farbe bezahlt ist.
delphi-rule-R40 = Die Zusatzaktion kostet 3 Gunst, einmal je Zug, und gilt als jede Farbe; sie ist weder Würfel noch Karte.
delphi-rule-R41 = Aktionen jeder Farbe nehmen jeden Würfel und jede Karte ohne Aufpreis.
delphi-rule-R42 = Eine Lampe ist eine Aktion für Würfel und Karten ihrer Farbe: 1 Gunst, 1 Orakelkarte, dann ein Schritt ihres Gottes.

## Festlegungen: Fahren und Reichweite
delphi-rule-R43 = Eine Fahrt führt auf ein anderes Wasserfeld der Farbe, auf kürzestem Weg über Wasser.
delphi-rule-R44 = Die Reichweite ist 3, dazu Segel, Schiff 5 und Kreatur; jedes weitere Feld kostet 1 Gunst.
delphi-rule-R45 = Mit dem flachen Kiel darf man Untiefen und das Zeusfeld überqueren, ohne dass sie zählen, aber nicht dort enden.
delphi-rule-R46 = Gilt der Würfel oder die Karte als Farbe einer Kreatur, ist die Reichweite um 3 größer und die Zielfarbe beliebig.
delphi-rule-R47 = Neben heißt: Das Feld des Schiffes berührt das Feld der Insel; bei Stadtplättchen zählt das Stadtfeld.
delphi-rule-R48 = Speer, Kran und Netz erreichen auch ein Ziel, das zwei Felder entfernt jenseits von Wasser liegt, ebenso für Ares und Hermes.
delphi-rule-R49 = Der erste Schritt führt von Zeus auf eines seiner sechs Wasserfelder; danach ist sein Feld eine Untiefe.
delphi-rule-R50 = Zu Zeus darf nur, wer keine offene Aufgabe hat, mit einer Fahrt beliebiger Farbe oder durch Poseidon; das Feld zählt als ein Schritt.

## Festlegungen: Aktionen und Belohnungen
delphi-rule-R51 = Das Lager fasst, was Schiff und Eichentruhe angeben; über Bord werfen darf man nichts.
delphi-rule-R52 = Eine Ladung nennt Insel und Farbe; eine Opfergabe gehört zu ihrem Tempel, eine Statue auf einen freien Platz ihrer Farbe.
delphi-rule-R53 = Entdecken deckt das Plättchen auf: Ein passendes bekommt deine Kultstätte, jedes andere gibt die Belohnung seines Buchstabens.
delphi-rule-R54 = Gebaut wird auf einem offenen Plättchen, das zu einer offenen Aufgabe passt, in seiner Rahmenfarbe.
delphi-rule-R55 = Das erste von zwei Plättchen wird angesehen, bevor das zweite genannt wird; liegen nur noch ein oder zwei verdeckt, sind es diese.
delphi-rule-R56 = Wunden ablegen und Götter vorrücken gibt es nur, wo es etwas bewirkt.
delphi-rule-R57 = In Kampfrunde k braucht es 9 minus Schild minus (k − 1); nach einer verlorenen zahlst du 1 Gunst oder gibst auf.
delphi-rule-R58 = Eine 0 bringt eine Wunde, auch wenn sie gewinnt; Wunden unterbrechen nichts.
delphi-rule-R59 = Der Begleiter wird unter denen in der Farbe der Statue gewählt, die im Vorrat sind, und wirkt ab dem nächsten Schritt.
delphi-rule-R60 = Ein Held legt Wunden seiner Farbe ab, wenn er dazukommt und sobald sie gezogen werden.
delphi-rule-R61 = Der Schild reicht höchstens bis 5; weitere Schritte verfallen.
delphi-rule-R62 = Reihenfolge: Wirkung auf dem Plan, Zeusplättchen ab, seine Belohnung, dann der Schritt der Weiheschale.
delphi-rule-R63 = Jeder Götterschritt ist eine Entscheidung; Schritte, die kein Gott machen kann, verfallen.
delphi-rule-R64 = Eine Münze gibt nach deinem eigenen Wurf 2 Gunst, wenn ein Würfel ihre Farbe zeigt, einmal je Wurf.
delphi-rule-R65 = Mit Schiff 6 bringt jedes einzelne Nehmen von Gunst 1 mehr.
delphi-rule-R66 = Jede offene Ausrüstung darf genommen werden; die Auslage wird aufgefüllt, dann wirkt ein Sofort-Effekt oder verfällt.
delphi-rule-R67 = Seil, Riemen, Korb und Krug laden ein passendes Stück aus der Ferne, oder nichts.
delphi-rule-R68 = Die Seekarte zeigt zwei verdeckte Plättchen, das erste, bevor das zweite genannt wird, und deckt eines davon auf; das gilt als Entdecken.
delphi-rule-R69 = Die vergoldete Leiter bringt einen von vier Göttern aus jeder Reihe ganz nach oben.

## Festlegungen: Wunden, Titan, Götter, Ende
delphi-rule-R70 = Wunden werden nur zu Beginn deines Zuges geprüft; in einer Erholungsrunde bleiben die Würfel, wie sie sind.
delphi-rule-R71 = Erholt sich der letzte Spieler, greift der Titan nicht an; in der überarbeiteten Fassung doch.
delphi-rule-R72 = Der Titanenwürfel fällt mit den Würfeln des letzten Spielers; die Wunden kommen nach den Götterschritten.
delphi-rule-R73 = Hat ein Schiff Zeus erreicht, greift der Titan nicht mehr an.
delphi-rule-R74 = Alle drei Würfel werden geworfen, auch bei Zeus; dann Münzen, die Götter der anderen, der Titan.
delphi-rule-R75 = Alle anderen rücken je einen Gott in gewürfelter Farbe aus einer mittleren Reihe vor: von selbst, wenn es nur einen gibt, sonst nach Wahl.
delphi-rule-R76 = Sonderaktionen brauchen keinen Würfel; je Zug sind beliebig viele möglich, und jede wird nur angeboten, wo sie etwas bewirkt.
delphi-rule-R77 = Jeder Gott der obersten Reihe darf gegen eine Orakelkarte getauscht werden, solange eine zu ziehen ist.
delphi-rule-R78 = Ein Gott kehrt zurück, wenn seine Aktion mit allen Belohnungen fertig ist; mit Schiff 2 in die Einstiegsreihe.
delphi-rule-R79 = Artemis entdeckt aus der Ferne, Ares gewinnt einen Kampf mit Belohnung, Hermes holt eine Statue beliebiger Farbe.
delphi-rule-R80 = Zurückgegebene Plättchen ändern auf dem Plan nichts; ihre Farbe ist für das weiße Plättchen frei.
delphi-rule-R81 = Bei Zeus müssen die restlichen Würfel noch benutzt werden; das Schiff fährt nicht mehr.
delphi-rule-R82 = Die Runde wird zu Ende gespielt; wer vor der ersten Ankunft sitzt, kommt nicht mehr dran.
delphi-rule-R83 = Eine einzige Ankunft in der Runde gewinnt; ein Schiff, das noch am Start liegt, ist nicht angekommen.
delphi-rule-R84 = Bei mehreren Ankünften entscheiden mehr ungespielte Orakelkarten, dann mehr Gunst; dann wird der Sieg geteilt.
delphi-rule-R85 = Alle Übrigen werden gereiht nach weniger offenen Aufgaben, mehr Orakelkarten, mehr Gunst.
delphi-rule-R86 = Nach der Rundengrenze endet das Spiel, und hat niemand Zeus erreicht, wird eine Rangfolge aller gebildet.
