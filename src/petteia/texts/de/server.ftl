# Was der Server ablehnt (docs/protocol.md, Abschnitt 2), und seine Hinweise.

server-error-bad-request = Der Server konnte das nicht lesen: { $detail }
server-error-no-token = Dieser Browser ist hier nicht bekannt. Lade die Seite neu.
server-error-forbidden = Dieser Platz oder Tisch gehört dir nicht, oder die Einladung fehlt.
server-error-not-found = Das gibt es hier nicht.
server-error-code = Der Code ist falsch, verbraucht oder zu alt.
server-error-not-allowed = Das geht unter dieser Adresse nicht.
server-error-option = Diese Wahl geht nicht ({ $option }): { $detail }
server-error-edition = Die Ausgabe ist nicht zu gebrauchen: { $detail }
server-error-record = Die Aufzeichnung ist nicht zu gebrauchen: { $detail }
server-error-other-rules = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt. { $programs ->
    [none] Welches Petteia sie nachspielt, ist hier nicht bekannt;
   *[other] Petteia { $programs } spielt sie nach;
} dieser Server spielt nach Fassung { $living }.
server-error-name = Ein Name hat 1 bis 24 sichtbare Zeichen und Buchstaben nur einer Schrift.
server-error-name-taken = An diesem Tisch sieht schon ein Name so aus. Bitte einen anderen wählen.
server-error-action = Eine solche Aktion gibt es nicht: { $detail }
server-error-not-your-turn = Du bist nicht an der Reihe.
server-error-stale = Am Tisch ist es inzwischen weitergegangen.
server-error-key-reused = Diese Anfrage wurde schon für eine andere Aktion verwendet.
server-error-seat-taken = Dort ist kein Platz mehr frei.
server-error-was-seated = Wer an diesem Tisch sitzt oder saß oder abgelehnt wurde, nimmt keinen Platz der laufenden Partie ein.
server-error-newcomer-asked = Es fragt schon jemand nach einem Platz, oder diese Frage ist erledigt.
server-error-seats-open = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
server-error-status = { $status ->
    [open] Das Spiel hat noch nicht begonnen.
    [playing] Das Spiel läuft noch.
    [over] Das Spiel ist zu Ende.
    [stopped] Das Spiel wurde durch eine Aktualisierung des Programms angehalten.
   *[aborted] Das Spiel wurde abgebrochen.
}
server-error-holder-present = Wer diesen Platz hat, ist da: Niemand sonst kann ihn übergeben.
server-error-time-over = Deine Zeit ist abgelaufen.
server-error-no-undo = Es gibt nichts, was du zurücknehmen könntest.
server-error-undo-asked = Jemand hat schon um eine Rücknahme gebeten, oder es gibt nichts zu beantworten.
server-error-too-big = Das ist größer als erlaubt.
server-error-too-many = { $seconds ->
    [one] Das war zu schnell. Versuch es in einer Sekunde wieder.
   *[other] Das war zu schnell. Versuch es in { $seconds } Sekunden wieder.
}
server-error-full = Der Server ist voll. Versuch es später wieder.
server-error-unavailable = Der Server kommt gerade nicht an seine Tische. Versuch es noch einmal.
server-error-internal = Der Server hat einen Fehler gemacht ({ $id }).

server-notice-bot-failed = Der Bot auf dem Platz von { $seat } ist ausgefallen; dieses Mal entscheidet ein einfacherer.
server-notice-reload-this-page = Diese Seite ist älter als der Server. Lade sie neu: Es geht nichts verloren.
