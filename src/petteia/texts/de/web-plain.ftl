# Die Regeln in einfachen Worten.

web-face-plain = In einfachen Worten
web-face-law = Nach Nummern
web-plain-play = Dieses Kapitel spielen
web-plain-law = Nach Nummern: { $section }
web-plain-back = Zurück zum Tisch
web-hints-again = Alle Hinweise wieder zeigen
web-hints-back = Die Hinweise sind wieder da
