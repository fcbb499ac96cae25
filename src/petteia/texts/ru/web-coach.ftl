# Советчик за столом.

web-coach-ask = Что можно сделать?
web-coach-thinks = Советчик думает…
web-coach-ideas = Мысли советчика
web-coach-with = При этом: { $what }
web-coach-look = Показать на поле
web-coach-take = Сделать так
web-coach-put = Убрать
web-coach-moments = Сам подсказывает в важные моменты
web-coach-off = Выключить советчика
web-coach-on = Включить советчика
web-coach-seen = Все за столом видят, что вы пользуетесь советами, и до конца партии видят, что пользовались ими.
web-coach-allowed = Игроки могут спрашивать советчика
web-coached = пользуется советами
web-coached-before = в этой партии игроку давали советы
web-level-gentle = мягкий
