# Befehle für Betreiber: Hinweise.

cli-help-serve-notices = Ob Leute von ihren Tischen durch Push und E-Mail erfahren.
cli-help-serve-contact = mailto:NAME@HOST oder https://HOST: wo Push-Dienste nach diesem Server fragen können; sonst --site oder die Adresse von --mail-from.
cli-help-serve-push-private = Push-Dienste dürfen auch private Adressen haben: für einen eigenen.
cli-help-serve-notices-per-minute = Höchstens so viele Hinweise werden in einer Minute verschickt, von allen Prozessen zusammen.
cli-help-serve-mails-a-day = Höchstens so viele davon gehen an einem Tag als E-Mail hinaus.
