# Befehle für Betreiber: Leute, Wertungen, E-Mail.

cli-help-serve-site = Die Adresse, unter der man diesen Server erreicht, https://NAME; für Links in E-Mails und für Passkeys.
cli-help-serve-mail = smtp://NAME:PASSWORT@HOST:PORT oder smtps://...: wo E-Mails abgegeben werden; ohne das wird keine verschickt.
cli-help-serve-mail-from = Von wem E-Mails kommen: "Petteia <spiele@example.org>".
cli-help-serve-registration = Wer hier einen Namen behalten darf: open, invited (mit einer Einladung von petteia admin ticket) oder off.
cli-help-admin-ratings = Alle Wertungen aus den gespeicherten Partien, die zählen, neu berechnen und sagen, was anders war.
cli-help-admin-ratings-check = Nur vergleichen; Status 1, wenn etwas abweicht.
cli-help-admin-reports = Was Leute übereinander gemeldet haben, das Älteste zuerst.
cli-help-admin-reports-all = Auch die erledigten.
cli-help-admin-settle = Festhalten, dass eine Meldung erledigt ist; mit --ban auch die gemeldete Person sperren.
cli-help-admin-report = Die Kennung der Meldung, wie petteia admin reports sie zeigt.
cli-help-admin-how = Was getan wurde, für alle, die später nachsehen.
cli-help-admin-ban-days = Die gemeldete Person für so viele Tage sperren; 0: für immer.
cli-help-admin-why = Der Grund, in Worten, die die gesperrte Person liest.
cli-help-admin-ban = Jemandem verbieten, Tische aufzumachen, sich zu setzen und zu schreiben; laufende Partien lassen sich beenden.
cli-help-admin-who = Ein Name oder eine Kennung wie in einer Meldung.
cli-help-admin-days = Für so viele Tage; 0: für immer.
cli-help-admin-unban = Eine Sperre aufheben.
cli-help-admin-bans = Wer gesperrt ist, bis wann und warum.
cli-help-admin-ticket = Einladungen für --registration invited: Jede lässt eine Person einen Namen behalten. Sie werden nur jetzt gezeigt.
cli-help-admin-count = Wie viele.
cli-help-admin-ticket-days = So viele Tage gelten sie.
cli-help-admin-note = Für wen, für dich selbst.
cli-help-admin-annul = Eine Partie nicht mehr zählen lassen, etwa weil jemandem geholfen wurde; alle Wertungen folgen.
cli-help-admin-annul-back = Sie wieder zählen lassen.
