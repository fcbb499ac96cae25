# Правила простыми словами.

web-face-plain = Простыми словами
web-face-law = По номерам
web-plain-play = Сыграть эту главу
web-plain-law = По номерам: { $section }
web-plain-back = Назад к столу
web-hints-again = Снова показывать все подсказки
web-hints-back = Подсказки снова включены
