# Что написано на страницах уроков.

web-learn = Учиться играя
web-learn-game = Уроки: { $game }
web-learn-minutes = примерно { $n } мин
web-learn-step = Шаг { $n } из { $length }
web-learn-read-on = Дальше
web-learn-again = Начать заново
web-learn-next = Следующий урок
web-learn-done = Урок пройден.
web-learn-other = Так можно, но этот урок о другом.
web-learn-finished = пройден
web-learn-begun = начат
web-learn-all = Все уроки
web-learn-play = Сыграть партию
web-learn-new = Впервые здесь? Уроки: { $game }
