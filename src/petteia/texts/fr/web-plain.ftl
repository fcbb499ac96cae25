# Les règles en mots simples.

web-face-plain = En mots simples
web-face-law = Par numéros
web-plain-play = Jouer ce chapitre
web-plain-law = Par numéros : { $section }
web-plain-back = Retour à la table
web-hints-again = Remontrer tous les conseils
web-hints-back = Les conseils sont de retour
