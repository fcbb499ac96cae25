# Die App: ohne Verbindung, Nachrichten.

web-offline = Du bist offline. Beendete Partien und Regeln, die du schon gelesen hast, bleiben lesbar.
web-offline-deciding = Du bist offline. Deine Entscheidung wird gesendet, sobald die Verbindung wieder steht; lass diese Seite offen.
web-offline-missing = Dafür braucht es eine Verbindung: Auf diesem Gerät ist es nicht gespeichert. Es erscheint, sobald du wieder online bist.
