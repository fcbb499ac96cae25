# Wörter des Spielplans im Browser.

delphi-part-sea = Meer
delphi-part-mine = Mein Tableau
delphi-part-others = Die anderen
delphi-part-supply = Auslage
delphi-no-map = Der Spielplan liegt noch nicht aus.
delphi-round = Runde { $n }
delphi-last-round = Letzte Runde
delphi-titan = Titan: { $n }
delphi-wheel = Das Orakelrad
delphi-favour = Gunstplättchen
delphi-shield = Schild
delphi-dice = Orakelwürfel
delphi-cards = Orakelkarten
delphi-gods = Götter
delphi-tasks = Aufgaben
delphi-tasks-left = { $n ->
    [one] noch eine Aufgabe
   *[other] noch { $n } Aufgaben
}
delphi-hold = Lager: { $n } Plätze
delphi-wounds = Wunden; Erholung bei { $equal } gleichen oder { $total } insgesamt
delphi-wound = Wunde ({ $colour })
delphi-god-row = Reihe { $n } von { $top }.
delphi-source-about = Auswählen, um zu sehen, was damit möglich ist; ohne Auswahl wird alles gezeigt.
delphi-task-open = Noch offen.
delphi-task-done = Erfüllt.
delphi-task-given-back = In die Schachtel zurückgelegt.
delphi-frame = Rahmen: { $colour }.
delphi-seen-by = Angesehen von { $names }.
delphi-shrine-of = Kultstätte von { $name }.
delphi-monsters-here = Monster: { $list }.
delphi-offerings-here = Opfergaben: { $list }.
delphi-nothing-left = Hier ist nichts mehr.
delphi-temple-of = Nimmt Opfergaben an: { $colour }.
delphi-sites-for = Freie Plätze für Statuen: { $list }.
delphi-statues-left = { $n ->
    [0] Hier steht keine Statue mehr.
    [one] Hier steht noch eine Statue.
   *[other] Hier stehen noch { $n } Statuen.
}
delphi-wheel-about = Ein Gunstplättchen dreht einen Würfel oder eine Karte im Uhrzeigersinn um eine Farbe weiter.
delphi-titan-about = Der letzte Wurf des Titanen: Bei einer 6 nehmen alle zwei Wunden, sonst alle mit kleinerem Schild eine.
delphi-shield-about = Der Titan verwundet alle, deren Schild kleiner ist als sein Wurf; im Kampf senkt der Schild die nötige Zahl.
delphi-range = Reichweite des Schiffs: { $n }
delphi-keel = Das Schiff darf Untiefen überqueren.
delphi-plays = Spielerfarbe: { $colour }.
delphi-first = Startspieler
delphi-at-zeus = zurück bei Zeus
delphi-played = In diesem Zug gespielt
delphi-wild = Apollon: In diesem Zug zählt jeder Würfel und jede Karte als beliebige Farbe.
delphi-cargo-offering = Opfergabe ({ $colour })
delphi-cargo-statue = Statue ({ $colour })
delphi-recover-about = Wähle drei Wunden, die du ablegst.
delphi-colours-done = Schon erledigte Farben: { $list }.
delphi-task-reward = Belohnung: { $reward }
delphi-choices = Auswahl
delphi-display = Ausliegende Ausrüstung
delphi-companions = Begleiter im Vorrat
delphi-pile-oracle = Orakelkarten im Stapel: { $n }
delphi-pile-wound = Wundenkarten im Stapel: { $n }
delphi-pile-equipment = Ausrüstungskarten im Stapel: { $n }
delphi-pile-discarded = Abgelegt ({ $n }): { $list }.
delphi-pile-none-discarded = Noch nichts ist abgelegt.
delphi-ships-here = Schiffe: { $names }.

## Namen der Orte auf See

delphi-side-n = nördlich
delphi-side-ne = nordöstlich
delphi-side-e = östlich
delphi-side-se = südöstlich
delphi-side-s = südlich
delphi-side-sw = südwestlich
delphi-side-w = westlich
delphi-side-nw = nordwestlich
delphi-hex-near = das { $colour } Wasser { $side } von { $site }
    .dat = dem { $colour } Wasser { $side } von { $site }
delphi-hex-far = das { $colour } Wasser { $n } Felder { $side } von { $site }
    .dat = dem { $colour } Wasser { $n } Felder { $side } von { $site }
delphi-hex-shallow = die Untiefe { $side } von { $site }
    .dat = der Untiefe { $side } von { $site }
delphi-hex-zeus = das Feld des Zeus
    .dat = dem Feld des Zeus
    .name = Zeus

## Was eine Aufgabe verlangt

delphi-todo-shrine = Baue deine Kultstätte auf der Insel, die für dich { $letter } zeigt: Entdecke Wolkeninseln, bis sie gefunden ist.
delphi-todo-shrine-here = Baue deine Kultstätte, { $site }: Dort liegt deine Insel { $letter }.
delphi-todo-statue = Lade in einer Stadt eine Statue und errichte sie auf einer Insel mit freiem Bauplatz ihrer Farbe; jedes Mal in einer anderen Farbe.
delphi-todo-offering = Lade die { $colour } Opfergabe von einer Insel und bringe sie zum Tempel ihrer Farbe.
delphi-todo-offering-white = Lade eine Opfergabe in einer noch nicht abgelieferten Farbe und bringe sie zum Tempel ihrer Farbe.
delphi-todo-monster = Besiege dieses Monster: { $monster }.
delphi-todo-monster-white = Besiege ein Monster in einer noch nicht besiegten Farbe.
delphi-todo-where = Wo: { $list }.
delphi-price = kostet { $n } Gunst

## Arten von Entscheidungen

delphi-do-draw-card = Orakelkarte ziehen
delphi-do-take-favour = Gunst nehmen
delphi-do-peek = Inseln ansehen
delphi-do-recover = Drei Wunden ablegen

## Kosten und Folgen

delphi-line-favour = Zu zahlende Gunst
delphi-line-recolour = Umgefärbt
delphi-recoloured = { $colour }, für { $n } Gunst
delphi-line-steps = Felder / Reichweite
delphi-line-extra = Felder über die Reichweite hinaus
delphi-line-needed = Wurf mindestens
delphi-line-odds = Siegchance
delphi-line-gain = Erhaltene Gunst

## Über die Ausgabe

delphi-edition-credits = Ein Spiel von Stefan Feld, erschienen 2016 bei Hall Games und Pegasus Spiele.
delphi-edition-sources = Regeln, Aktionen, Kosten und Belohnungen folgen der Anleitung; Inseln, Plättchen, Begleiter, Ausrüstung und Schiffe sind mit zwei oder mehr Beschreibungen abgeglichen. Ausrüstung und Schiffe tragen im Druck keine Namen: Die sind von uns, ebenso der Bau zufälliger Spielpläne und die Rundengrenze.

# How a step is decided on the board.
delphi-hint-act = Wähle ein Feld, um dorthin zu fahren oder dort zu handeln, einen Gott, eine Wunde oder einen Knopf unter der Karte. Ein heller Rand ist frei, ein gestrichelter goldener kostet die Gunst daneben. Wählst du zuerst Würfel, Karte oder Gott, siehst du nur, was damit geht.
delphi-hint-recover = Wähle nacheinander drei deiner Wunden.

# Headings of the rules.
delphi-section-1 = Ziel und Spielmaterial
delphi-section-2 = Aufbau
delphi-section-3 = Ein Zug
delphi-section-4 = Aktionen jeder Farbe
delphi-section-5 = Aktionen der Würfelfarbe
delphi-section-6 = Aufgaben und Belohnungen
delphi-section-7 = Götter
delphi-section-8 = Begleiter und Ausrüstung
delphi-section-9 = Spielende

# Was du bereuen könntest.
delphi-regret-favour = Das kostet { $n } Gunst.
delphi-regret-end = Du beendest deinen Zug, obwohl du noch handeln könntest.
delphi-regret-lost = Was du hier aufgibst, kommt nicht zurück.

# Überschriften der Entscheidungen.
delphi-group-sail = Fahren
delphi-group-any = Mit jedem Würfel
delphi-group-islands = Neben dem Schiff
delphi-group-gods = Götter

# Was die Zeichen bedeuten.
delphi-legend-colours = Farben
delphi-legend-gods = Götter
delphi-legend-have = Was du hast
delphi-legend-range = Dein Schiff: So viele Felder weit bringt dich ein Würfel.
delphi-legend-left = Aufgaben, die dir noch fehlen.
delphi-legend-letters = Buchstaben der Inseln: was sie anderen als ihren Besitzern geben
delphi-legend-tasks = Aufgaben und was sie bringen
delphi-legend-companions = Begleiter

# Vorlagen für einen neuen Tisch.
delphi-preset-first = Acht Aufgaben, ein kompakter Plan, eines von vier einfachen Schiffen.
delphi-preset-standard = Zwölf Aufgaben, ein kompakter Plan, alle Schiffe möglich.

# Warum etwas gefragt wird.
delphi-because-fight-on = { $monster }: Diese Runde ist verloren. In der nächsten siegt, wer mindestens { $needed } würfelt ({ $odds }). Weiterkämpfen oder aufgeben?
delphi-because-choose-companion = Statue errichtet ({ $colour })
delphi-because-choose-equipment = Deine Belohnung
delphi-because-omega-colour = Der Buchstabe Omega
delphi-because-load-now = Deine neue Ausrüstung
delphi-because-react-god = { $name } hat Farben deiner Götter gewürfelt
