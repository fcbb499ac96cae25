# Wer bekannt sein will: Ablehnungen, und was per E-Mail kommt.

server-error-known-name = Diesen Namen, oder einen, der genauso aussieht, hat hier schon jemand. Wähle einen anderen.
server-error-known-already = Du hast hier schon einen Namen.
server-error-not-known = Dafür brauchst du einen Namen, den du hier behältst.
server-error-registration-off = Dieser Server nimmt keine neuen Namen an.
server-error-ticket = Namen gibt es hier nur auf Einladung, und diese Einladung ist falsch, verbraucht oder zu alt. Bitte den Betreiber um eine neue.
server-error-passkey = Dieser Passkey wurde nicht angenommen. Versuche es noch einmal.
server-error-last-key = Dieser Passkey ist dein einziger Weg zurück. Lass dir zuerst Notfallcodes geben.
server-error-mail-off = Dieser Server verschickt keine E-Mails.
server-error-mail-address = Das ist keine E-Mail-Adresse.
server-error-mail-link = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.
server-error-renamed = Du kannst deinen Namen in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} wieder ändern.
server-error-apart = Du und jemand an diesem Tisch spielt nicht miteinander.
server-error-banned = Bis { $until } darfst du keinen Platz einnehmen, keine Tische eröffnen und nichts schreiben. Der Grund des Betreibers: { $why }
server-error-banned-for-good = Du darfst hier keinen Platz mehr einnehmen, keine Tische eröffnen und nichts schreiben. Der Grund des Betreibers: { $why }

server-mail-confirm-subject = Petteia: Ist das deine Adresse?
server-mail-confirm-text =
    Jemand mit einem Namen bei Petteia sagt, das sei seine E-Mail-Adresse.

    Wenn du das warst, öffne innerhalb einer halben Stunde diesen Link:
    { $link }

    Wenn nicht, tu nichts: Dann geschieht auch nichts.
server-mail-sign-in-subject = Petteia: dein Link zum Anmelden
server-mail-sign-in-text =
    Mit diesem Link meldest du dich bei Petteia an. Er gilt einmal, eine halbe Stunde lang:
    { $link }

    Wenn du nicht darum gebeten hast, tu nichts. Gib den Link nie weiter: Wer ihn hat, meldet sich als du an.
