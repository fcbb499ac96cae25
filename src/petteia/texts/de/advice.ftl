# Warum ein Einfall einen Gedanken wert ist: was der Ratgeber sagt. Gründe entstehen aus dem, was sich ändert.

advice-only = Etwas anderes kannst du nicht tun.
advice-points = { $part }: { $about ->
    [yes] in der Wertung ungefähr { $n } mehr
   *[no] in der Wertung { $n } mehr
}.
advice-loses = { $part }: { $about ->
    [yes] in der Wertung ungefähr { $n } weniger
   *[no] in der Wertung { $n } weniger
}.
advice-gains = Das bringt: { $what }.
advice-costs = Das kostet: { $what }.
advice-leads = Es bereitet den nächsten Schritt vor: { $action } ({ $n } in der Wertung).
advice-denies = { $seat } kann dann nicht mehr als Nächstes: { $action }.
advice-threat = Vorsicht: { $seat } kann mit „{ $action }“ antworten, das nimmt dir { $n } in der Wertung.
advice-reply = { $seat } macht dann wahrscheinlich weiter mit: { $action }.
advice-again = Du bleibst am Zug.
advice-passes = Danach ist { $seat } am Zug.
advice-next = So könnte es weitergehen: { $action }.
advice-promise = Sofort ist nichts zu sehen; es bereitet vor, was später kommt.
advice-equal = Das ist etwa so gut wie der erste Einfall.
