# Часы и сроки.

web-clock = Время на обдумывание
web-clock-live = вживую: { $bank } на партию и ещё { NUMBER($seconds) } с за каждое решение; { $out }
web-clock-bank = вживую: { $bank } на партию; { $out }
web-clock-slow = по переписке: { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} на ход; { $out }
web-clock-kind-none = без часов
web-clock-kind-live = вживую: запас минут и секунды за каждое решение
web-clock-kind-correspondence = по переписке: столько-то часов на ход
web-clock-minutes = Минут на партию
web-clock-seconds = Секунд за решение
web-clock-hours = Часов на ход
web-clock-out = Когда чьё-то время истекло
web-clock-choose-bot = дальше играет бот
web-clock-choose-end = партия кончается, и этот игрок проиграл
web-clock-out-bot = затем играет бот
web-clock-out-end = затем партия кончается
web-clock-fair = Время идёт, только пока стол ждёт вас. Пока думают боты или сервер не работает, оно стоит.
web-clock-days = { $days } д { $hours } ч
web-clock-until = до { $when }
web-clock-left = Осталось у игрока { $name }: { $time }.
web-clock-own = У вас осталось: { $time }.
web-clock-over = Время истекло: { $names }
