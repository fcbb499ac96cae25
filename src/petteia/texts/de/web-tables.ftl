# Regeln der Tische, Neue am Tisch, und die Geräte einer Person.

web-table-rules = Was an diesem Tisch gilt
web-table-rules-away = Wer zwei Minuten weg ist, kann bis zur Rückkehr von einem Bot ({ $level }) vertreten werden. Der Platz bleibt reserviert.
web-table-rules-undo = Was jemand selbst entschieden hat, wird ohne dessen Zustimmung nicht zurückgenommen, auch nicht, solange ein Bot einspringt. Wer geht oder aufgibt, gibt mit dem Platz auch die Stimme ab.
web-table-rules-left = Ein verlassener Platz geht an einen Bot. Jemand Neues darf ihn einnehmen, wenn alle zustimmen, die noch am Tisch sind; die Partie wird gekennzeichnet. Wer am Tisch sitzt oder saß, darf es nicht: Die Hand ist geheim.
web-table-rules-names = Keine zwei Namen an einem Tisch sehen gleich aus.
web-table-rules-kept = Tische, an denen lange nichts geschieht, werden entfernt; beendete Partien bleiben so lange, wie der Betreiber des Servers sie aufbewahrt.
web-stand-in = Bot, der Abwesende vertritt

web-leave-for-good = Endgültig gehen
web-leave-means = Ab jetzt spielt ein Bot ({ $level }) deinen Platz. Du kannst in diese Partie nicht zurückkehren und keinen anderen Platz einnehmen; jemand Neues kann deinen bekommen, wenn die anderen zustimmen. Wer nur eine Weile weg ist, lässt besser einen Bot für sich spielen.
web-left-seat = Der Platz von { $name } wurde verlassen. Du kannst ihn einnehmen, wenn alle am Tisch zustimmen.
web-newcomer-ask = Um den Platz bitten
web-newcomer-title = Eine Frage zu jemand Neuem
web-newcomer-question = { $name } möchte den Platz von { $seat } einnehmen.
web-newcomer-means = Wer den Platz bekommt, sieht dessen verdeckte Karten. Stimme zu, wenn du sicher bist, dass es niemand ist, der schon hier sitzt; die Partie wird gekennzeichnet.
web-newcomer-waiting = Es fehlt noch die Zustimmung von { $names }.
web-newcomer-mark = diesen Platz hat jemand Neues übernommen
web-newcomer-game = In dieser Partie hat jemand Neues einen Platz übernommen

web-devices = Deine Geräte
web-devices-lead = Ein Konto brauchst du hier nicht: Man kennt dich an einem Geheimnis, das jedes deiner Geräte aufbewahrt. Hier siehst du diese Geräte, fügst eines hinzu oder meldest eines ab.
web-devices-list = Deine angemeldeten Geräte
web-device-unnamed = Ein Gerät
web-device-this = (dieses)
web-device-seen = zuletzt benutzt { $when }
web-device-sign-out = Abmelden
web-device-this-sure = Dieser Browser gilt danach als jemand Neues. Ohne ein anderes Gerät oder einen Code sind deine Plätze und Tische endgültig verloren.
web-devices-sign-out-others = Alle anderen abmelden
web-devices-days = { $days ->
    [one] Ein Gerät, das einen Tag lang nicht benutzt wird, wird abgemeldet.
   *[other] Ein Gerät, das { $days } Tage lang nicht benutzt wird, wird abgemeldet.
}
web-devices-for-ever = Geräte bleiben angemeldet, bis du sie abmeldest.
web-devices-add = Ein Gerät hinzufügen
web-devices-add-text = Zeige hier einen Code an und gib ihn auf dem anderen Gerät auf dieser selben Seite ein.
web-devices-show-code = Code anzeigen
web-devices-code-note = Er gilt einmal, zehn Minuten lang. Wer ihn eingibt, gilt als du.
web-devices-claim = Code eines anderen Geräts verwenden
web-devices-claim-text = Gib den Code ein, den dein anderes Gerät anzeigt.
web-devices-code = Code
web-devices-use-code = Code verwenden
web-devices-claim-sure = Dieser Browser gilt danach als diese Person. Was er bisher war, geht mit seinen Plätzen und Tischen verloren, wenn kein anderes Gerät so angemeldet ist.
web-devices-claimed = Dieser Browser gilt jetzt als dieselbe Person wie dein anderes Gerät.
web-error-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um als jemand Neues zuzusehen.

# Whoever has been deleted.
web-somebody = jemand

# People: the ways to their pages.
web-account = Dein Name hier
web-table-people = Wer am Tisch sitzt
