# Что говорит часть издания, по её значениям: для тех, кто их вносит.

elysium-says-quest = Игроков: { $players-or }, задание { $number }: { $list }.
elysium-says-unfinished = Тому, кто не смог взять задание: { $list }.
elysium-says-transfers = { $n ->
    [one] { $n } перевод
    [few] { $n } перевода
   *[many] { $n } переводов
}
elysium-says-level = За самую большую легенду { $level-gen }: { $amount }.
elysium-says-columns = Колонны слева направо: { $columns }.
