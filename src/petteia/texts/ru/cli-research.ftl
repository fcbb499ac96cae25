# Команды для тех, кто измеряет и изучает ботов.

## petteia tournament

cli-help-records = Сохранять и запись каждой партии, в папке records.
cli-help-tournament-analyse = Также разобрать каждую партию и сказать, что решило партии; записи сохраняются.

## petteia export

cli-help-export = Записать партии турнира в файлы Parquet.
cli-help-export-folder = Папка турнира.
cli-help-export-out = Папка для файлов; по умолчанию папка турнира.
cli-export-written = { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}

## petteia leaderboard

cli-help-leaderboard = Измерить силу ботов за всеми столами: каждый один среди других, на отложенных для этого начальных числах.
cli-help-leaderboard-folder = Папка таблицы лидеров; то, что в ней уже есть, заново не играется.
cli-help-leaderboard-bots = Боты, которых измеряют, через запятую; по умолчанию все, какие есть.
cli-help-leaderboard-field = Боты, среди которых измеряют, через запятую; по умолчанию greedy и planner.
cli-help-leaderboard-quick = Только боты, которые отвечают сразу, а не думают по часам.
cli-help-leaderboard-game = Только эта игра; можно указать несколько раз.
cli-help-leaderboard-seats = Только столы с таким числом игроков; можно указать несколько раз.
cli-help-leaderboard-games = Партий на каждый показатель: число задаётся для папки один раз, и каждое место занимают одинаково часто.
cli-help-leaderboard-name = Имя измерения, которое определяет его начальные числа; по умолчанию имя этой версии.
cli-leaderboard-done = { $figures ->
    [one] В таблице лидеров { $figures } показатель.
    [few] В таблице лидеров { $figures } показателя.
   *[many] В таблице лидеров { $figures } показателей.
}
