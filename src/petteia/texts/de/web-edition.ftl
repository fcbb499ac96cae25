# Über die Ausgabe, mit der gespielt wird: wessen Spiel es ist und woher seine Werte stammen.

web-edition-about = Über diese Ausgabe
web-edition-sources = Woher ihre Werte stammen
web-edition-default = Die mit Petteia gelieferte Ausgabe ({ $name }).
web-edition-own = An diesem Tisch wird mit einer eigenen Ausgabe gespielt ({ $name }).
web-edition-entries = { $n ->
    [one] ein Eintrag
   *[other] { $n } Einträge
}
web-edition-all = Alle Einträge nach Herkunft
web-edition-printed = Wer das gedruckte Spiel besitzt, kann die gedruckten Werte in eine Kopie der Ausgabedatei eintragen und diese in den Optionen eines neuen Tischs wählen.
web-edition-enter = Hier eintragen
web-source-printed = Gedrucktes Spiel
    .about = Vom Besitzer aus dem gedruckten Spiel übernommen.
web-source-rulebook = Anleitung
    .about = Steht im Text der gedruckten Spielregeln.
web-source-faq = Antworten des Verlags
    .about = Steht in den Antworten des Verlags auf Fragen.
web-source-publisher = Verlag
    .about = Vom Verlag an anderer Stelle angegeben.
web-source-two-sources = Zwei Quellen
    .about = Zwei oder mehr unabhängige Beschreibungen stimmen überein.
web-source-one-source = Eine Quelle
    .about = Nur eine Beschreibung gibt es so an.
web-source-reconstructed = Rekonstruiert
    .about = Unsere eigene Festlegung im Rahmen der Regeln, wo keine Quelle den Wert nennt. Sie kann vom Druck abweichen.
web-independent = Petteia ist eine unabhängige Umsetzung mit eigenen Texten und Bildern, ohne Verbindung zu Autoren oder Verlagen. Olympos ist ein Spiel von Philippe Keyaerts (Ystari), Elysium von Matthew Dunstan und Brett J. Gilbert (Space Cowboys), Das Orakel von Delphi von Stefan Feld (Hall Games, Pegasus Spiele).
