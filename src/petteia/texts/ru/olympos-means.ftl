# Как советчик называет то, что решение приносит и чего стоит.

olympos-means-time = { $n ->
    [one] { $n } поле времени
    [few] { $n } поля времени
   *[many] { $n } полей времени
}
olympos-means-hourglasses = { $n ->
    [one] { $n } песочные часы
    [few] { $n } песочных часов
   *[many] { $n } песочных часов
}
olympos-means-grain = { $n } зерно
olympos-means-stone = { $n } камень
olympos-means-wood = { $n } дерево
olympos-means-gold = { $n } золото
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
