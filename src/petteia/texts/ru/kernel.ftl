# Слова, нужные каждой игре.

kernel-seat = Игрок { $number }
kernel-chance = Случай
kernel-nobody = никто
kernel-nothing = ничего
kernel-list = { $start } и { $last }
kernel-list-or = { $start } или { $last }

## Почему действие невозможно

kernel-reason-game-over = Игра окончена.
kernel-reason-unknown-action = Такого действия в этой игре нет.
kernel-reason-not-asked = Сейчас вопрос другой: { $ask }
kernel-reason-chance-decides = Сейчас решает случай, а не игрок.
