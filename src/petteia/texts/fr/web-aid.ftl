# L’aide de jeu.

web-aid = Aide de jeu
web-aid-print = Imprimer
web-aid-rows = Ce que vous pouvez faire
