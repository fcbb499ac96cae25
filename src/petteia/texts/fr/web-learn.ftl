# Ce que disent les pages des leçons.

web-learn = Apprendre en jouant
web-learn-game = Leçons : { $game }
web-learn-minutes = environ { $n } min
web-learn-step = Étape { $n } sur { $length }
web-learn-read-on = Continuer
web-learn-again = Recommencer
web-learn-next = Leçon suivante
web-learn-done = Cette leçon est terminée.
web-learn-other = Vous le pourriez, mais cette leçon parle d’autre chose.
web-learn-finished = terminée
web-learn-begun = commencée
web-learn-all = Toutes les leçons
web-learn-play = Jouer une partie
web-learn-new = Première fois ? Leçons : { $game }
