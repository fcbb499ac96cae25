# Что говорит часть издания, по её значениям: для тех, кто их вносит.

olympos-says-and = { $first } { $second }
olympos-says-about = { $it-about }
olympos-says-resource = Ресурс: { $resource-low }.
olympos-says-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} в конце.
olympos-says-star = Здесь племя хранит звезду.
olympos-says-sign = { $n ->
    [one] { $n } символ Зевса тому, кто её держит.
    [few] { $n } символа Зевса тому, кто её держит.
   *[many] { $n } символов Зевса тому, кто её держит.
}
olympos-says-atlantis = Часть Атлантиды.
olympos-says-land = По суше: { $list }.
olympos-says-sea = По морю: { $list }.
olympos-says-enter = Отсюда новые поселенцы приходят в места: { $list }.
olympos-says-cross = Крест стоит на поле { $space }; дальше него хода нет.
olympos-says-space = Поле { $space }: { $n ->
    [one] { $n } карта Судьбы
    [few] { $n } карты Судьбы
   *[many] { $n } карт Судьбы
} каждому, кто сюда дошёл.
olympos-says-turned-by-first = Первый, кто сюда дошёл, открывает карту Олимпа.
olympos-says-turned-by-last = Последний, кто сюда дошёл, открывает карту Олимпа.
olympos-says-turned-by-both = Первый и последний, кто сюда дошёл, открывают по карте Олимпа.
olympos-says-end = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} тому, кто закончил на поле { $space }.
olympos-says-cost = Цена: { $list }.
olympos-says-amount = { $resource-low } × { $n }
olympos-says-grey = другой ресурс × { $n }
olympos-says-bonus = Места бонусов: { $list }.
olympos-says-bonus-five = Впятером ещё: { $bonus }.
olympos-says-row = Ряд { $n }.
olympos-says-tiles = На жетонах: { $list }.
olympos-says-stars = Звёзд для постройки: { $n }.
olympos-says-copies = В колоде: { $n }.
olympos-says-cubes = Кубиков в общем запасе: { $n }.
olympos-says-hourglasses-per-token = Песочные часы × { $n } за каждый ваш жетон территории { $resource-gen }.
olympos-says-hourglasses-if-most = Песочные часы × { $n }, если у вас больше всех жетонов территории { $resource-gen }.
olympos-says-cube = Возьмите один кубик { $resource-gen }.
olympos-says-prestige-per-token = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
} за каждый ваш жетон территории { $resource-gen }.
