# Die App: ohne Verbindung, Nachrichten.

web-offline = Du bist offline. Beendete Partien und Regeln, die du schon gelesen hast, bleiben lesbar.
web-offline-deciding = Du bist offline. Deine Entscheidung wird gesendet, sobald die Verbindung wieder steht; lass diese Seite offen.
web-offline-missing = Dafür braucht es eine Verbindung: Auf diesem Gerät ist es nicht gespeichert. Es erscheint, sobald du wieder online bist.

web-notices-begin = Auf diesem Gerät benachrichtigen
web-notices-end = Auf diesem Gerät nicht mehr benachrichtigen
web-notices-on = Über meine Tische benachrichtigen
web-notices-push = Nachricht
web-notices-mail = E-Mail
web-notices-mail-about = E-Mails gehen an die Adresse, die du bestätigt hast.
web-notice-kind-turn = Ich bin am Zug
web-notice-kind-invite = Ich bin eingeladen
web-notice-kind-deadline = Meine Zeit läuft ab
web-notice-kind-over = Eine Partie ist zu Ende
web-notices-quiet = Ruhezeit
web-notices-from = von
web-notices-until = bis
web-notices-table = Über diesen Tisch benachrichtigen
web-notices-table-about = Wie und wann du benachrichtigt wirst, wählst du in den Einstellungen.
web-notices-not-insecure = Browser erlauben Nachrichten nur an Adressen mit https://.
web-notices-not-absent = Dieser Browser nimmt hier keine Nachrichten an. Auf iPhone oder iPad füge Petteia zuerst dem Home-Bildschirm hinzu.
web-notices-not-denied = Dieser Browser lässt von Petteia keine Nachrichten zu. Das kannst du in den Einstellungen des Browsers für diese Adresse ändern.
web-notices-not-host = Dieser Server verschickt keine Nachrichten.
