# Meine Tische, Teilen, Tasten.

web-tables-all = Alle meine Tische
web-tables-mine = Warten auf dich
web-tables-others = Warten auf andere
web-tables-open = Noch nicht begonnen
web-tables-past = Zu Ende
web-tables-more = Ältere zeigen
web-tables-none = Du hast noch keine Tische.
web-next-table = { $n ->
    [one] Zum nächsten Tisch, der auf dich wartet (n)
   *[other] Zum nächsten von { $n } Tischen, die auf dich warten (n)
}
web-next-none = Kein anderer Tisch wartet auf dich.

web-share-qr = QR-Code
web-share-qr-about = Richte die Kamera eines anderen Geräts darauf, um den Tisch dort zu öffnen.
web-share-qr-label = QR-Code von { $link }
web-share-sheet = Teilen
web-share-failed = Dieses Gerät konnte den Link nicht teilen. Kopiere ihn stattdessen.

web-keys = Tasten
web-keys-page = Überall
web-key-page-help = diese Liste zeigen
web-key-page-aid = am Tisch: die Spielhilfe zeigen
web-key-page-next = zum nächsten Tisch, der auf dich wartet
web-key-page-tables = alle meine Tische zeigen
web-key-page-close = Offenes schließen
web-keys-board = Auf dem Brett
web-key-board-move = zu dem, was in dieser Richtung liegt
web-key-board-legal = zum vorigen oder nächsten Ort, an dem etwas möglich ist
web-key-board-ends = zum ersten oder letzten Ort
web-key-board-take = wählen
web-key-board-zoom = das Brett näher holen, weiter weg schieben
web-key-board-whole = das ganze Brett zeigen
web-keys-list = In der Liste der Entscheidungen
web-key-list-move = zur vorigen oder nächsten Entscheidung
web-key-list-take = entscheiden
web-keys-replay = Beim Nachspielen
web-key-replay-step = ein Schritt zurück oder vor
web-key-replay-ends = zum Anfang oder zum Ende

web-settings-follow = Diese Einstellungen gelten für dich auf allen deinen Geräten.
web-keys-letters = Einzelne Buchstaben als Tasten
web-keys-show = Alle Tasten zeigen
