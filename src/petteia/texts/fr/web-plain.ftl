# Les règles en mots simples.

web-face-plain = En mots simples
web-face-law = Par numéros
web-plain-play = Jouer ce chapitre
web-plain-law = Par numéros : { $section }
web-plain-back = Retour à la table
web-hints-again = Remontrer tous les conseils
web-hints-back = Les conseils sont de retour
web-plain-example = Exemple : { $title }
web-plain-play-example = Jouer cet exemple
web-plain-found = { $n ->
    [one] { $n } passage en mots simples
   *[other] { $n } passages en mots simples
}
web-plain-read = Lire le chapitre
web-learn-examples = Exemples de la règle
web-learn-example-done = Cet exemple est terminé.
