# Ce que disent les notifications et les e-mails. Rien de ce qui se passe dans la partie n’y figure.

server-told-turn = C’est à vous de jouer
server-told-invite = Vous êtes invité à une table
server-told-over = La partie est terminée
server-told-deadline = Votre temps s’achève
server-told-alone = { $game }
server-told-with = { $rest ->
    [0] { $game } avec { $names }
    [one] { $game } avec { $names } et une autre personne
   *[other] { $game } avec { $names } et { $rest } autres
}
server-told-letter =
    { $body }

    Aller à la table : { $link }

    Pour ne plus recevoir de courriels de Petteia : { $off }
server-told-off-ask = Petteia ne vous enverra plus de courriels au sujet de vos tables.
server-told-off-button = Plus de courriels
server-told-off-done = Vous ne recevrez plus de courriels au sujet de vos tables. Vous pouvez les rétablir dans les réglages.
