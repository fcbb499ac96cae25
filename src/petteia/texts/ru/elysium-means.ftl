# Как советчик называет то, что решение приносит и чего стоит.

elysium-means-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
elysium-means-columns = { $n ->
    [one] { $n } колонна
    [few] { $n } колонны
   *[many] { $n } колонн
}
elysium-means-domain = { $n ->
    [one] { $n } карта во Владениях
    [few] { $n } карты во Владениях
   *[many] { $n } карт во Владениях
}
elysium-means-written = { $n ->
    [one] { $n } карта в легендах
    [few] { $n } карты в легендах
   *[many] { $n } карт в легендах
}
elysium-means-citizens = { $n ->
    [one] { $n } Гражданин
    [few] { $n } Гражданина
   *[many] { $n } Граждан
}
elysium-means-quest = { $n ->
    [one] { $n } задание
    [few] { $n } задания
   *[many] { $n } заданий
}
