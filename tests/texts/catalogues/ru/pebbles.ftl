pebbles-title = Камешки
pebbles-blurb = Берите камешки из кучи.

pebbles-action-take = Взять { $number ->
    [one] { $number } камешек
    [few] { $number } камешка
   *[many] { $number } камешков
}
pebbles-action-look = Посмотреть свой амулет
pebbles-action-roll = На кубике { $number }
pebbles-action-charm = Амулет — { $charm }

pebbles-ask-turn = Взять камешки или посмотреть амулет?
pebbles-ask-roll = Бросается кубик.
pebbles-ask-look = Раздаётся амулет.

pebbles-event-taken = { $player } берёт { $number ->
    [one] { $number } камешек
    [few] { $number } камешка
   *[many] { $number } камешков
}.
pebbles-event-rolled = Кубик добавляет { $number }, участвуют { $players }.
pebbles-event-looked = { $player } смотрит { $charm-acc }.
pebbles-event-looked-hidden = { $player } смотрит амулет.

pebbles-reason-has-charm = { $player } уже знает свой амулет.
pebbles-reason-too-few = Осталось только { $left ->
    [one] { $left } камешек
    [few] { $left } камешка
   *[many] { $left } камешков
}.

pebbles-score-pebbles = Камешки
pebbles-option-heap = Куча
    .help = Сколько камешков в куче
pebbles-option-mood = Настроение
pebbles-option-mood-calm = спокойное
pebbles-option-mood-wild = буйное
pebbles-option-edition = Издание

pebbles-charm-old-owl = старая сова
    .acc = старую сову
    .about = Она видит ночью.
pebbles-charm-moon-2 = вторая луна
    .acc = вторую луну

pebbles-effect-give = Отдайте { $number } за { $charm-acc }
