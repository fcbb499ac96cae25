# Die Regeln in einfachen Worten.

web-face-plain = In einfachen Worten
web-face-law = Nach Nummern
web-plain-play = Dieses Kapitel spielen
web-plain-law = Nach Nummern: { $section }
web-plain-back = Zurück zum Tisch
web-hints-again = Alle Hinweise wieder zeigen
web-hints-back = Die Hinweise sind wieder da
web-plain-example = Beispiel: { $title }
web-plain-play-example = Dieses Beispiel spielen
web-plain-found = { $n ->
    [one] eine Stelle in einfachen Worten
   *[other] { $n } Stellen in einfachen Worten
}
web-plain-read = Zum Kapitel
web-learn-examples = Beispiele aus der Spielregel
web-learn-example-done = Dieses Beispiel ist fertig.
