# Le conseiller à la table.

web-coach-ask = Que pourrais-je faire ?
web-coach-thinks = Le conseiller réfléchit…
web-coach-ideas = Idées du conseiller
web-coach-with = Avec : { $what }
web-coach-look = Montrer sur le plateau
web-coach-take = Faire cela
web-coach-put = Ranger
web-coach-moments = De lui-même aux moments importants
web-coach-off = Désactiver le conseiller
web-coach-on = Activer le conseiller
web-coach-seen = Toute la table voit que vous jouez avec le conseiller, et jusqu’à la fin de la partie que vous l’avez fait.
web-coach-allowed = Les joueurs peuvent consulter le conseiller
web-coached = joue avec le conseiller
web-coached-before = a joué avec le conseiller dans cette partie
web-level-gentle = doux
