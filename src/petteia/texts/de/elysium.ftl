# Elysium: was das Spiel erzählt.

elysium-title = Elysium
elysium-blurb = Sammle Götter, Helden und Ungeheuer in deiner Sphäre und lass sie in dein Elysium übergehen, um Mythen zu schreiben.

## Aktionen

elysium-action-side = Seite { $side } des Giebels
elysium-action-family = { $family } kommt ins Spiel
elysium-action-start = { $seat } beginnt
elysium-action-draw = „{ $card }“ ziehen
elysium-action-take = „{ $card }“ nehmen
elysium-action-quest = { $quest } nehmen
elysium-action-citizen = Einen Bürger nehmen
elysium-action-remove = Die { $column-acc } Säule entfernen
elysium-action-use = „{ $card }“ nutzen
elysium-action-transfer = „{ $card }“ übergehen lassen
elysium-action-transfer-citizen = Einen Bürger übergehen lassen
elysium-action-begin = Einen neuen Mythos beginnen
elysium-action-join = Mythos { $legend } fortführen
elysium-action-end = Beenden
    .does = Du tust jetzt nichts mehr; danach sind die anderen dran.
elysium-action-first = „{ $card }“ zuerst ausführen
elysium-action-pick = „{ $card }“ wählen
elysium-action-pick-citizen = Einen Bürger von { $seat } wählen
elysium-action-borrow = Den Effekt von „{ $card }“ nutzen
elysium-action-option = Möglichkeit { $option }
elysium-action-pay = { $amount } zahlen
elysium-action-decline = Es dabei belassen

## Fragen

elysium-ask-pediment = Welche Seite des Giebels liegt oben?
elysium-ask-families = Welche Familien spielen mit?
elysium-ask-start = Wer beginnt?
elysium-ask-fill = Karten werden ausgelegt.
elysium-ask-turn = Nimm eine Karte oder eine Aufgabe, oder nutze vorher einen Effekt.
elysium-ask-column = Entferne eine Säule oder nutze vorher einen Effekt.
elysium-ask-after = Nutze weitere Effekte oder beende deinen Zug.
elysium-ask-write = Lass Karten übergehen, nutze Mythos-Effekte oder beende deine Phase.
elysium-ask-place = Zu welchem Mythos kommt die Karte?
elysium-ask-order = Welcher Effekt kommt zuerst?
elysium-ask-pay = Zahlst du den Preis?
elysium-ask-discard = Welche Karte legst du ab?
elysium-ask-add = Welche Karte legst du in deine Sphäre?
elysium-ask-draw = Eine Karte wird gezogen.
elysium-ask-swap = Welche Karte tauschst du?
elysium-ask-transfer = Welche Karte lässt du übergehen?
elysium-ask-borrow = Wessen Effekt nutzt du?
elysium-ask-choose = Welche Möglichkeit wählst du?

## Ereignisse

elysium-event-pediment = Der Giebel zeigt die Seite { $side }.
elysium-event-family = { $family } kommt ins Spiel.
elysium-event-start = { $seat } beginnt.
elysium-event-epoch = Epoche { $number } beginnt.
elysium-event-awakening = Die Agora der Epoche { $number } wird neu ausgelegt.
elysium-event-revealed = „{ $card }“ erscheint { $place }.
elysium-event-reshuffle = Der Ablagestapel wird zum neuen Zugstapel mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
elysium-event-turn = Runde { $number }: { $seat } ist am Zug.
elysium-event-taken = { $seat } nimmt „{ $card }“.
elysium-event-quest = { $seat } nimmt { $quest }.
elysium-event-citizen = { $seat } nimmt einen Bürger.
elysium-event-column = { $seat } entfernt die { $column-acc } Säule.
elysium-event-sits-out = { $seat } kann keine Aufgabe nehmen und setzt diese Runde aus.
elysium-event-used = { $seat } nutzt „{ $card }“.
elysium-event-instant = „{ $card }“ wirkt sofort für { $seat }.
elysium-event-triggered = „{ $card }“ wird für { $seat } ausgelöst.
elysium-event-borrow = { $seat } nutzt den Effekt von „{ $card }“ mit „{ $by }“.
elysium-event-gain = { $seat } erhält { $number } { $resource }.
elysium-event-lose = { $seat } verliert { $number } { $resource }.
elysium-event-give = { $seat } gibt { $number } { $resource } an { $other }.
elysium-event-pay = { $seat } zahlt { $number } { $resource }.
elysium-event-discard = { $seat } legt „{ $card }“ { $place-from } ab.
elysium-event-discard-from = { $seat } legt „{ $card }“ aus der Sphäre von { $owner } ab.
elysium-event-discard-citizen = { $seat } legt einen Bürger aus der Sphäre von { $owner } ab.
elysium-event-added = { $seat } legt „{ $card }“ in die eigene Sphäre.
elysium-event-drawn = { $seat } zieht „{ $card }“ in die eigene Sphäre.
elysium-event-drawn-twice = { $seat } zieht „{ $card }“; die Karte liegt schon in der Sphäre und wird abgelegt.
elysium-event-swap = { $seat } tauscht „{ $card }“ gegen „{ $other }“ { $place-from }.
elysium-event-swap-with = { $seat } tauscht mit { $owner } „{ $card }“ gegen „{ $other }“.
elysium-event-swap-citizen = { $seat } gibt { $other } einen Bürger für „{ $card }“.
elysium-event-unfinished = { $seat } erhält eine unvollendete Aufgabe.
elysium-event-order = Die neue Zugreihenfolge: { $seats }.
elysium-event-transfer = { $seat } bringt „{ $card }“ { $cost ->
        [0] kostenlos
       *[other] für { $cost } Gold
    } ins Elysium: { $form-id ->
        [single] Mythos { $legend } beginnt
       *[other] Mythos { $legend } hat jetzt { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } { $form-of }
    }.
elysium-event-transfer-citizen = { $seat } bringt einen Bürger { $cost ->
        [0] kostenlos
       *[other] für { $cost } Gold
    } ins Elysium: Mythos { $legend } hat jetzt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } { $form-of }.
elysium-event-family-bonus = { $seat } vollendet einen { $family }-Mythos und erhält das Bonusplättchen ({ $number } SP).
elysium-event-level-bonus = { $seat } erhält das Bonusplättchen für { $level } ({ $number } SP).
elysium-event-level-bonus-moves = { $seat } übernimmt das Bonusplättchen für { $level } von { $other } ({ $number } SP).
elysium-event-cleared = Alle Sphären und einzelnen Karten werden abgeräumt.
elysium-event-chronos = „{ $card }“ zahlt sich am Ende für { $seat } aus.
elysium-event-score = { $seat } kommt auf { $number } SP.

## Gründe

elysium-reason-enough-cards = Du hast in dieser Epoche schon drei Karten genommen.
elysium-reason-not-in-agora = „{ $card }“ liegt nicht in der Agora.
elysium-reason-at-oracle = „{ $card }“ liegt beim Orakel, für dich nicht erreichbar.
elysium-reason-same-card = Dieselbe Karte wie „{ $card }“ liegt schon in deiner Sphäre.
elysium-reason-needs-columns = Für „{ $card }“ { $columns-count ->
        [one] fehlt
       *[other] fehlen
    } dir { $columns-the } Säule.
elysium-reason-has-quest = Du hast deine Aufgabe schon.
elysium-reason-no-such-quest = { $quest } gibt es in diesem Spiel nicht.
elysium-reason-quest-gone = { $quest } ist schon vergeben.
elysium-reason-quest-needs = { $quest } verlangt die { $columns-or } Säule.
elysium-reason-card-open = Du kannst noch „{ $card }“ nehmen.
elysium-reason-quest-open = Eine Aufgabe kann noch genommen werden: { $quest }.
elysium-reason-column-gone = Deine { $column } Säule ist schon entfernt.
elysium-reason-not-in-domain = „{ $card }“ liegt nicht in deiner Sphäre.
elysium-reason-not-by-choice = Der Effekt von „{ $card }“ lässt sich nicht nach Belieben nutzen.
elysium-reason-other-phase = Der Effekt von „{ $card }“ gehört in eine andere Phase.
elysium-reason-ring-gone = „{ $card }“ trägt keinen Ring mehr.
elysium-reason-already-used = „{ $card }“ wurde in dieser Epoche schon genutzt.
elysium-reason-eleusis-alone = „{ $card }“ braucht eine weitere Eleusis-Karte in deiner Sphäre.
elysium-reason-price-too-high = Der Preis von „{ $card }“ ist { $number } { $resource }: So viel hast du nicht.
elysium-reason-price-needs-cards = Der Preis von „{ $card }“ { $number ->
        [one] ist eine Karte
       *[other] sind { $number } Karten
    } deiner Sphäre: Das kannst du nicht bezahlen.
elysium-reason-would-do-nothing = „{ $card }“ würde jetzt nichts bewirken.
elysium-reason-not-waiting = „{ $card }“ wurde nicht ausgelöst.
elysium-reason-card-not-meant = Der Effekt lässt „{ $card }“ nicht zu.
elysium-reason-not-meant = Der Effekt lässt das nicht zu.
elysium-reason-must-choose = Hier kannst du nicht verzichten.
elysium-reason-price = Der Preis beträgt { $number }.
elysium-reason-option-impossible = Die andere Möglichkeit lässt sich ganz erfüllen, diese nicht.
elysium-reason-option-costs-nothing = Die andere Möglichkeit lässt sich wenigstens zum Teil erfüllen, diese würde dich nichts kosten.
elysium-reason-no-transfers-left = Deine Aufgabe erlaubt keinen weiteren Übergang.
elysium-reason-too-expensive = Der Übergang von „{ $card }“ kostet { $cost } Gold; du hast { $gold }.
elysium-reason-citizen-too-expensive = Der Übergang des Bürgers kostet { $cost } Gold; du hast { $gold }.
elysium-reason-no-citizen = In deiner Sphäre liegt kein Bürger.
elysium-reason-citizen-needs-legend = Ein Bürger schließt sich nur einem unvollendeten Mythos mit mindestens zwei Karten an.
elysium-reason-citizen-begins-nothing = Ein Bürger kann keinen Mythos beginnen.
elysium-reason-no-such-legend = Einen Mythos { $number } hast du nicht.
elysium-reason-does-not-fit = „{ $card }“ passt nicht zu Mythos { $number }.

## Wertung

elysium-score-tokens = Erhaltene Siegpunkte
elysium-score-chronos = Chronos-Effekte
elysium-score-family-legends = Familienmythen
elysium-score-level-legends = Mythen eines Ranges
elysium-score-family-bonus = Bonusplättchen der Familien
elysium-score-level-bonus = Bonusplättchen der Ränge
elysium-score-prestige = Ehrenpunkte
elysium-score-citizens = Bürger

## Einstellungen

elysium-option-set = Familien
    .help = Fünf Familien nach Vorschlag der Spielregel oder fünf zufällige.
elysium-option-set-first = Erste Partie
elysium-option-set-plenty = Viele Punkte
elysium-option-set-contest = Wettstreit
elysium-option-set-scarce = Mangel
elysium-option-set-combos = Kombinationen
elysium-option-set-many_ways = Viele Wege zum Sieg
elysium-option-set-random = Zufällig
elysium-option-families = Gewählte Familien
    .help = Genau fünf; dann gilt die Auswahl darüber nicht.
elysium-option-families-zeus = Zeus
elysium-option-families-hades = Hades
elysium-option-families-hephaestus = Hephaistos
elysium-option-families-poseidon = Poseidon
elysium-option-families-athena = Athene
elysium-option-families-ares = Ares
elysium-option-families-apollo = Apollo
elysium-option-families-hermes = Hermes
elysium-option-pediment = Giebel
    .help = Die Seite bestimmt, welche Säule welche Aufgabe öffnet.
elysium-option-pediment-random = Zufällig
elysium-option-pediment-A = Seite A
elysium-option-pediment-B = Seite B
elysium-option-edition = Ausgabe
    .help = Das eigene Material des Projekts oder eine Datei mit deiner Ausgabe.

## Material

elysium-family-zeus = Zeus
    .about = Siegpunkte auf vielerlei Art.
elysium-family-hades = Hades
    .about = Übergänge, auch kostenlose, und die Mysterien von Eleusis.
elysium-family-hephaestus = Hephaistos
    .about = Gold.
elysium-family-poseidon = Poseidon
    .about = Verluste für alle anderen.
elysium-family-athena = Athene
    .about = Viel für dich, ein wenig für die anderen.
elysium-family-ares = Ares
    .about = Ehrenpunkte (EP), die am Ende zählen.
elysium-family-apollo = Apollo
    .about = Das Orakel, das Karten der nächsten Epoche zeigt.
elysium-family-hermes = Hermes
    .about = Effekte anderer Karten, noch einmal genutzt.
elysium-column-red = rote
    .acc = rote
    .the = die rote
elysium-column-blue = blaue
    .acc = blaue
    .the = die blaue
elysium-column-green = grüne
    .acc = grüne
    .the = die grüne
elysium-column-yellow = gelbe
    .acc = gelbe
    .the = die gelbe
elysium-column-any = beliebige weitere
    .acc = beliebige
    .the = eine beliebige weitere
elysium-quest-1 = Aufgabe 1
elysium-quest-2 = Aufgabe 2
elysium-quest-3 = Aufgabe 3
elysium-quest-4 = Aufgabe 4
elysium-quest-unfinished = Unvollendete Aufgabe
    .about = Die Rückseite eines Plättchens für alle, die keine Aufgabe nehmen konnten.
elysium-side-A = A
elysium-side-B = B
elysium-level-1 = Rang 1
elysium-level-2 = Rang 2
elysium-level-3 = Rang 3
elysium-kind-instant = Sofort
    .adj = Sofort
    .about = Wirkt in dem Moment, in dem die Karte genommen wird, und nur dann.
elysium-kind-permanent = Dauerhaft
    .adj = Dauer
    .about = Wirkt, solange die Karte in der Sphäre liegt, in jedem Zug.
elysium-kind-activate = Aktivieren
    .adj = Aktivieren
    .about = Kann einmal in jeder Epoche im eigenen Zug genutzt werden.
elysium-kind-once = Einmalig
    .adj = Einmal
    .about = Kann ein einziges Mal genutzt werden; der Ring zeigt, dass es noch aussteht.
elysium-kind-legend = Mythos
    .adj = Mythos
    .about = Kann beim Schreiben der Mythen genutzt werden.
elysium-kind-chronos = Chronos
    .adj = Chronos
    .about = Zahlt sich am Spielende aus, wenn die Karte Teil eines Mythos ist.
elysium-kind-chronos_family = Chronos =
    .adj = Chronos
    .about = Zahlt sich am Spielende aus, am besten in einem Familienmythos.
elysium-kind-chronos_level = Chronos ≠
    .adj = Chronos
    .about = Zahlt sich am Spielende aus, am besten in einem Mythos eines Ranges.
elysium-kind-eleusis = Eleusis
    .adj = Eleusis
    .about = Kann einmal in jeder Epoche genutzt werden, mit einer weiteren Eleusis-Karte in der Sphäre.
elysium-resource-gold = Gold
elysium-resource-vp = SP
elysium-resource-prestige = EP
elysium-place-agora = in der Agora
    .from = aus der Agora
elysium-place-oracle = beim Orakel
    .from = vom Orakel
elysium-place-discard = im Ablagestapel
    .from = vom Ablagestapel
elysium-place-domain = in der Sphäre
    .from = aus der eigenen Sphäre
elysium-place-other_domains = in einer anderen Sphäre
    .from = aus einer anderen Sphäre
elysium-form-single = eine einzelne Karte
    .of = allein
elysium-form-family = ein Familienmythos
    .of = einer Familie
elysium-form-level = ein Mythos eines Ranges
    .of = eines Ranges
