# Hilfe zu den Befehlen für alle, die einen Server betreiben.

## petteia serve

cli-help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-help-serve-port = Port, auf dem gelauscht wird.
cli-help-serve-database = sqlite:///DATEI oder postgresql://...; sonst eine Datei in deinem Datenordner.
cli-help-serve-open = Öffnet die Seite im Browser.
cli-help-serve-origin = Eine weitere Herkunft, deren Seiten sich verbinden dürfen; darf mehrfach angegeben werden.
cli-help-serve-proxy = Adressen der Proxys, deren Weiterleitungs-Kopfzeilen geglaubt wird, durch Kommas getrennt.
cli-help-serve-editions = Ob eigene Ausgaben mitgebracht werden dürfen; sonst nur, wo niemand anders sich verbinden kann.
cli-help-serve-bots = In wie vielen Prozessen die Bots nachdenken.
cli-help-serve-bot-seconds = Wie lange ein Bot für eine Entscheidung brauchen darf.
cli-help-serve-limit-factor = Vervielfacht alle begrenzten Raten und Anzahlen.
cli-help-serve-log = Wie viel protokolliert wird: debug, info, warning oder error.
cli-help-serve-log-json = Protokoll in JSON, ein Objekt je Zeile.

## petteia admin

cli-help-admin-list = Zeigt alle Tische.
cli-help-admin-show = Zeigt einen Tisch, ohne das, was in einer laufenden Partie verborgen ist.
cli-help-admin-delete = Entfernt einen Tisch endgültig.
cli-help-admin-export = Schreibt die Aufzeichnung eines Tisches in eine Datei. Die einer laufenden Partie enthält auch Verborgenes.
cli-help-admin-verify = Spielt jede gespeicherte Partie nach und vergleicht sie mit ihrer Prüfsumme.
cli-help-admin-backup = Kopiert die Datenbank in eine Datei, auch während der Server läuft.
cli-help-admin-database = Wie bei serve; sonst die Datei in deinem Datenordner.
cli-help-admin-status = Nur Tische, die offen (open), im Gang (playing), beendet (over) oder abgebrochen (aborted) sind.
cli-help-admin-id = Die Kennung des Tisches, wie in seinem Link.
cli-help-admin-yes = Fragt nicht nach.
cli-help-admin-record = Datei, in die die Aufzeichnung kommt.
cli-help-admin-copy = Datei für die Kopie; es darf sie noch nicht geben.
