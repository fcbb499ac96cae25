# Was man durch Nachrichten und E-Mail erfährt. Nichts vom Geschehen der Partie steht darin.

server-told-turn = Du bist am Zug
server-told-invite = Du bist eingeladen
server-told-over = Die Partie ist zu Ende
server-told-deadline = Deine Zeit läuft ab
server-told-alone = { $game }
server-told-with = { $rest ->
    [0] { $game } mit { $names }
    [one] { $game } mit { $names } und noch jemandem
   *[other] { $game } mit { $names } und { $rest } weiteren
}
server-told-letter =
    { $body }

    Zum Tisch: { $link }

    Wenn du von Petteia keine E-Mails mehr möchtest: { $off }
server-told-off-ask = Petteia schickt dir dann keine E-Mails mehr über deine Tische.
server-told-off-button = Keine E-Mails mehr
server-told-off-done = Du bekommst keine E-Mails mehr über deine Tische. In den Einstellungen kannst du sie wieder einschalten.
