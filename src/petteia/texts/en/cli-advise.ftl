# The coach in the terminal.

cli-advise-title = What { $player } could do:
cli-advise-idea = { $number }. { $action } [{ $text }]
cli-advise-line = with: { $actions }
cli-advise-help = advise: ask the coach for ideas, with reasons
