# Что говорит часть издания, по её значениям: для тех, кто их вносит.

delphi-says-and = { $first } { $second }
delphi-says-about = { $it-about }
delphi-says-colour = Цвет: { $colour }.
delphi-says-reward = Награда: { $list }.
delphi-says-no-reward = Без награды.
delphi-says-favour = { $n ->
    [one] { $n } милость
    [few] { $n } милости
   *[many] { $n } милостей
}
delphi-says-oracle-cards = { $n ->
    [one] { $n } карта оракула
    [few] { $n } карты оракула
   *[many] { $n } карт оракула
}
delphi-says-god-steps = { $n ->
    [one] { $n } шаг бога
    [few] { $n } шага богов
   *[many] { $n } шагов богов
}
delphi-says-shield-steps = щит +{ $n }
delphi-says-companion = { $n ->
    [one] { $n } спутник
    [few] { $n } спутника
   *[many] { $n } спутников
}
delphi-says-equipment = { $n ->
    [one] { $n } карта снаряжения
    [few] { $n } карты снаряжения
   *[many] { $n } карт снаряжения
}
delphi-says-clear-wounds = раны одного цвета сбрасываются
delphi-says-lamp = Новое действие ({ $colour }): { $list }, для бога этого цвета.
delphi-says-coin = Выпал хотя бы один кубик цвета ({ $colour-or }): { $n ->
    [one] { $n } милость
    [few] { $n } милости
   *[many] { $n } милостей
}.
delphi-says-statue-now = Сразу: погрузите 1 статую из её города. Возможные цвета: { $colours-or }.
delphi-says-offering-now = Сразу: погрузите 1 подношение с любого острова. Возможные цвета: { $colours-or }.
delphi-says-to-top = Сразу: { $list-or } встаёт в верхний ряд.
delphi-says-storage = Мест в трюме: { $n }.
delphi-says-first-game = Жетоны кораблей для первой партии: { $list }.
delphi-says-compact = Карта из { $tiles } частей и { $cities } частей с городами вокруг; город лежит не дальше { $n } полей от своего места.
