# Was auf den Seiten der Lektionen steht.

web-learn = Spielend lernen
web-learn-game = Lektionen: { $game }
web-learn-minutes = etwa { $n } min
web-learn-step = Schritt { $n } von { $length }
web-learn-read-on = Weiter
web-learn-again = Von vorn
web-learn-next = Nächste Lektion
web-learn-done = Diese Lektion ist geschafft.
web-learn-other = Das dürftest du, aber in dieser Lektion geht es um etwas anderes.
web-learn-finished = beendet
web-learn-begun = begonnen
web-learn-all = Alle Lektionen
web-learn-play = Eine Partie spielen
web-learn-new = Neu hier? Lektionen: { $game }
