# Как советчик называет то, что решение приносит и чего стоит.

olympos-means-time = { $n ->
    [one] { $n } единица времени
    [few] { $n } единицы времени
   *[many] { $n } единиц времени
}
olympos-means-hourglasses = { $n ->
    [one] { $n } песочные часы
    [few] { $n } песочных часов
   *[many] { $n } песочных часов
}
olympos-means-grain = { $n ->
    [one] { $n } кубик зерна
    [few] { $n } кубика зерна
   *[many] { $n } кубиков зерна
}
olympos-means-stone = { $n ->
    [one] { $n } кубик камня
    [few] { $n } кубика камня
   *[many] { $n } кубиков камня
}
olympos-means-wood = { $n ->
    [one] { $n } кубик дерева
    [few] { $n } кубика дерева
   *[many] { $n } кубиков дерева
}
olympos-means-gold = { $n ->
    [one] { $n } кубик золота
    [few] { $n } кубика золота
   *[many] { $n } кубиков золота
}
olympos-means-territories = { $n ->
    [one] { $n } территория
    [few] { $n } территории
   *[many] { $n } территорий
}
olympos-means-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
olympos-means-swords = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
olympos-means-symbols = { $n ->
    [one] { $n } символ Зевса
    [few] { $n } символа Зевса
   *[many] { $n } символов Зевса
}
olympos-means-cards = { $n ->
    [one] { $n } карта Судьбы
    [few] { $n } карты Судьбы
   *[many] { $n } карт Судьбы
}
olympos-means-settlers = { $n ->
    [one] { $n } поселенец на карте
    [few] { $n } поселенца на карте
   *[many] { $n } поселенцев на карте
}
