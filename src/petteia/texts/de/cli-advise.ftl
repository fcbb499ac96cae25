# Der Ratgeber im Terminal.

cli-advise-title = Was { $player } tun könnte:
cli-advise-idea = { $number }. { $action } [{ $text }]
cli-advise-line = dazu: { $actions }
cli-advise-help = advise: den Ratgeber nach Einfällen fragen, mit Gründen
