# Памятка.

web-aid = Памятка
web-aid-print = Напечатать
web-aid-rows = Что можно сделать
