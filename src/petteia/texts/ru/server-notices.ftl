# Что сообщают уведомления и письма. О самой партии в них ничего нет.

server-told-turn = Ваш ход
server-told-invite = Вас приглашают за стол
server-told-over = Партия окончена
server-told-deadline = Ваше время на исходе
server-told-alone = { $game }
server-told-with = { $rest ->
    [0] { $game }: вместе с вами { $names }
    [one] { $game }: вместе с вами { $names } и ещё { $rest } игрок
    [few] { $game }: вместе с вами { $names } и ещё { $rest } игрока
   *[other] { $game }: вместе с вами { $names } и ещё { $rest } игроков
}
server-told-letter =
    { $body }

    К столу: { $link }

    Если вы больше не хотите получать письма от Petteia: { $off }
server-told-off-ask = Petteia больше не будет присылать вам письма о ваших столах.
server-told-off-button = Больше не присылать
server-told-off-done = Писем о ваших столах больше не будет. Включить их снова можно в настройках.
