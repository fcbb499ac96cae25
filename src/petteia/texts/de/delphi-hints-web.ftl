# Hinweise für alle, denen etwas zum ersten Mal begegnet: eine Frage oder ein Ereignis.

delphi-hint-return-shrine = Wähle die Kultstätte, auf die du verzichtest: am besten die, deren Insel noch niemand gefunden hat.
delphi-hint-fight-on = Jeder weitere Versuch kostet 1 Gunst und ist um 1 leichter.
delphi-hint-god-step = Götter in der obersten Reihe handeln für dich ohne Würfel. Es lohnt sich, bald einen hinaufzubringen.
delphi-hint-choose-companion = Helden stärken deinen Schild, Halbgötter machen Würfel ihrer Farbe beliebig, Kreaturen lassen dich weiter fahren.
delphi-hint-choose-equipment = Ausrüstung wirkt sofort oder für den Rest des Spiels: Zeige auf eine Karte, um zu lesen, was sie tut.
delphi-hint-event-titan-rolled = Der Titan schlägt in jeder Runde einmal zu: Wessen Schild niedriger ist als der Wurf, nimmt eine Wunde.
delphi-hint-event-god-reacts = Andere haben eine Farbe deiner Götter gewürfelt; einer, der die unterste Reihe verlassen hat, stieg auf.
