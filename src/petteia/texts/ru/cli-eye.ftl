# Разбор законченной партии в терминале и в отчёте.

cli-help-analyse = Показать, что решило законченную партию: удача, ошибки и что было бы лучше
cli-help-analyse-depth = Насколько внимательно смотреть: quick (быстро) или thorough (тщательно)
cli-help-analyse-seed = Одно и то же зерно даёт один и тот же разбор
cli-help-analyse-report = Записать отчёт с графиком в этот файл HTML
cli-eye-working = Идёт разбор партии
cli-eye-title = { $game }: что решило партию
cli-eye-players = Шансы на победу в пунктах из ста, как между равными игроками среднего и высокого уровня.
cli-eye-depth = { $depth ->
    [thorough] Тщательный разбор.
    [quick] Быстрый разбор.
   *[other] Разбор особой глубины.
}
cli-eye-chart = Шансы всех игроков на победу по ходу партии
cli-eye-number = { NUMBER($n) }
cli-eye-sum = Из чего сложился результат
cli-eye-start = начало
cli-eye-luck = удача
cli-eye-others = другие
cli-eye-mistakes = ошибки
cli-eye-unforeseeable = непредвидимое
cli-eye-result = результат
cli-eye-about = Части в сумме дают результат. Об ошибках судят по тому, что игрок мог знать; непредвидимое — это то, что было скрыто, и то, что сам разбор увидел лишь позже.
cli-eye-moments = Самые поучительные моменты: { $player }
cli-eye-taken = { $action } (потеряно: { $cost })
cli-eye-better = Лучше: { $action } (± { $error })
cli-eye-also = Тоже возможно: { $action } (хуже на { $behind })
cli-eye-turns = Переломные моменты
cli-eye-written = Отчёт записан в файл { $file }.
