# Как советчик называет то, что решение приносит и чего стоит.

delphi-means-favour = { $n ->
    [one] { $n } милость
    [few] { $n } милости
   *[many] { $n } милостей
}
delphi-means-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
delphi-means-cards = { $n ->
    [one] { $n } карта оракула
    [few] { $n } карты оракула
   *[many] { $n } карт оракула
}
delphi-means-shield = { $n ->
    [one] { $n } деление щита
    [few] { $n } деления щита
   *[many] { $n } делений щита
}
delphi-means-gods = { $n ->
    [one] { $n } шаг богов
    [few] { $n } шага богов
   *[many] { $n } шагов богов
}
delphi-means-offerings = { $n ->
    [one] { $n } подношение на борту
    [few] { $n } подношения на борту
   *[many] { $n } подношений на борту
}
delphi-means-statues = { $n ->
    [one] { $n } статуя на борту
    [few] { $n } статуи на борту
   *[many] { $n } статуй на борту
}
delphi-means-companions = { $n ->
    [one] { $n } спутник
    [few] { $n } спутника
   *[many] { $n } спутников
}
delphi-means-equipment = { $n ->
    [one] { $n } карта снаряжения
    [few] { $n } карты снаряжения
   *[many] { $n } карт снаряжения
}
delphi-means-health = { $n ->
    [one] { $n } единица здоровья
    [few] { $n } единицы здоровья
   *[many] { $n } единиц здоровья
}
