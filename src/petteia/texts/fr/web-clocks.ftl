# Pendules et délais.

web-clock = Temps de réflexion
web-clock-live = en direct : { $bank } pour la partie et { NUMBER($seconds) } s de plus à chaque décision ; { $out }
web-clock-bank = en direct : { $bank } pour la partie ; { $out }
web-clock-slow = par correspondance : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par tour ; { $out }
web-clock-kind-none = sans pendule
web-clock-kind-live = en direct : une réserve de minutes, et des secondes à chaque décision
web-clock-kind-correspondence = par correspondance : tant d’heures par tour
web-clock-minutes = Minutes pour la partie
web-clock-seconds = Secondes par décision
web-clock-hours = Heures par tour
web-clock-out = Quand le temps de quelqu’un est écoulé
web-clock-choose-bot = un robot continue à sa place
web-clock-choose-end = la partie s’arrête, et cette personne a perdu
web-clock-out-bot = ensuite un robot continue
web-clock-out-end = ensuite la partie s’arrête
web-clock-fair = Le temps ne court que lorsque la table vous attend. Pendant que les robots réfléchissent ou que le serveur est arrêté, il est suspendu.
web-clock-days = { $days } j { $hours } h
web-clock-until = jusqu’à { $when }
web-clock-left = Il reste { $time } à { $name }.
web-clock-own = Il vous reste { $time }.
web-clock-over = Temps écoulé : { $names }
