# What people are told by notices and mail. Nothing of what happens in the game stands in it.

server-told-turn = It is your turn
server-told-invite = You are invited
server-told-over = The game is over
server-told-deadline = Your time is running out
server-told-alone = { $game }
server-told-with = { $rest ->
    [0] { $game } with { $names }
    [one] { $game } with { $names } and one more
   *[other] { $game } with { $names } and { $rest } more
}
server-told-letter =
    { $body }

    To the table: { $link }

    If you want no more mail from Petteia: { $off }
server-told-off-ask = Petteia will send you no more mail about your tables.
server-told-off-button = No more mail
server-told-off-done = You will get no more mail about your tables. You can turn it on again in the settings.
