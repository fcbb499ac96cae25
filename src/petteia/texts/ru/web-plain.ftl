# Правила простыми словами.

web-face-plain = Простыми словами
web-face-law = По номерам
web-plain-play = Сыграть эту главу
web-plain-law = По номерам: { $section }
web-plain-back = Назад к столу
web-hints-again = Снова показывать все подсказки
web-hints-back = Подсказки снова включены
web-plain-example = Пример: { $title }
web-plain-play-example = Сыграть этот пример
web-plain-found = { $n ->
    [one] { $n } место простыми словами
    [few] { $n } места простыми словами
   *[many] { $n } мест простыми словами
}
web-plain-read = К этой главе
web-learn-examples = Примеры из правил
web-learn-example-done = Этот пример пройден.
