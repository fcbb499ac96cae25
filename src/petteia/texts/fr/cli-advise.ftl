# Le conseiller dans le terminal.

cli-advise-title = Ce que { $player } pourrait faire :
cli-advise-idea = { $number }. { $action } [{ $text }]
cli-advise-line = avec : { $actions }
cli-advise-help = advise : demander des idées au conseiller, avec leurs raisons
