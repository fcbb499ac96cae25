# Советчик в терминале.

cli-advise-title = { $player }, что можно сделать:
cli-advise-idea = { $number }. { $action } [{ $text }]
cli-advise-line = и при этом: { $actions }
cli-advise-help = advise: спросить у советчика, что можно сделать и почему
