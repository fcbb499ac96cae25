# Hilfe zu den Befehlen für alle, die einen Server betreiben.

## petteia serve

cli-help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-help-serve-port = Port, auf dem gelauscht wird.
cli-help-serve-database = sqlite:///DATEI oder postgresql://...; sonst eine Datei in deinem Datenordner.
cli-help-serve-news = redis://RECHNER:PORT eines Servers, über den mehrere Prozesse einander Änderungen melden; sonst tut auch das PostgreSQL.
cli-help-serve-open = Öffnet die Seite im Browser.
cli-help-serve-origin = Eine weitere Herkunft, deren Seiten sich verbinden dürfen; darf mehrfach angegeben werden.
cli-help-serve-proxy = Adressen der Proxys, deren Weiterleitungs-Kopfzeilen geglaubt wird, durch Kommas getrennt.
cli-help-serve-connections = Wie viele Verbindungen eine Adresse gleichzeitig haben darf.
cli-help-serve-editions = Eigene Ausgaben: off (keine), private (wenige und kleine) oder on (alle); sonst on nur, wo niemand anders sich verbinden kann.
cli-help-serve-bots = In wie vielen Prozessen die Bots nachdenken: mindestens zwei; 0, wenn petteia bots anderswo läuft.
cli-help-serve-bot-seconds = Wie lange ein Bot für eine Entscheidung brauchen darf.
cli-help-serve-keep = STATUS=TAGE: wie viele Tage ein unbenutzter Tisch bleibt; 0: für immer; kann mehrmals stehen.
cli-help-serve-token-days = Tage, nach denen ein unbenutztes Gerät vergessen wird; 0: nie.
cli-help-serve-limit-factor = Vervielfacht alle begrenzten Raten und Anzahlen.
cli-help-serve-log = Wie viel protokolliert wird: debug, info, warning oder error.
cli-help-serve-log-json = Protokoll in JSON, ein Objekt je Zeile.
cli-help-serve-security-log = Eine eigene Datei für Abweisungen, falsche Schlüssel, Löschungen und geänderte Einladungen.

## petteia bots

cli-help-bots-database = postgresql://...: die Datenbank, die die Server benutzen.
cli-help-bots-news = redis://RECHNER:PORT, wenn die Server einander dort Änderungen melden.
cli-help-bots-metrics-port = Port, an dem dieser Prozess seine Zahlen nennt (/metrics), nur auf dieser Maschine.

## petteia admin

cli-help-admin-list = Zeigt alle Tische.
cli-help-admin-show = Zeigt einen Tisch, ohne das, was in einer laufenden Partie verborgen ist.
cli-help-admin-delete = Entfernt einen Tisch endgültig.
cli-help-admin-export = Schreibt die Aufzeichnung eines Tisches in eine Datei. Die einer laufenden Partie enthält auch Verborgenes.
cli-help-admin-tidy = Tische und Geräte entfernen, die lange niemand benutzt hat, wie es ein laufender Server von selbst tut.
cli-help-admin-dry-run = Nichts entfernen, nur die Tische nennen.
cli-help-admin-verify = Spielt jede gespeicherte Partie nach und vergleicht sie mit ihrer Prüfsumme.
cli-help-admin-backup = Kopiert die Datenbank in eine Datei, auch während der Server läuft.
cli-help-admin-database = Wie bei serve; sonst die Datei in deinem Datenordner.
cli-help-admin-status = Nur Tische, die offen (open), im Gang (playing), beendet (over), abgebrochen (aborted) oder durch eine Aktualisierung angehalten (stopped) sind.
cli-help-admin-id = Die Kennung des Tisches, wie in seinem Link.
cli-help-admin-yes = Fragt nicht nach.
cli-help-admin-record = Datei, in die die Aufzeichnung kommt.
cli-help-admin-copy = Datei für die Kopie; es darf sie noch nicht geben.
