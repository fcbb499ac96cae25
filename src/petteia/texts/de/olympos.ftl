# Olympos: alles, was das Spiel sagt. Die Namen der Bestandteile stehen am Ende.
# Formen: Gebiete haben `.to` (nach …), `.from` (aus …), `.in` (in …) und `.acc`, Fortschritte und Wunder `.acc` mit Artikel,
# Ressourcen `.cube` für ihren Würfel.

olympos-title = Olympos
olympos-blurb = Besiedle Griechenland und Atlantis, mache Fortschritte, errichte Wunder und gewinne die Gunst der Götter: Jede Aktion kostet Zeit, und wer am wenigsten verbraucht hat, ist am Zug.

## Optionen

olympos-option-locks = Gesperrte Gebiete
    .help = Wer bestimmt, welche Gebiete in dieser Partie gesperrt sind und, zu zweit, wo die Barbaren leben.
olympos-option-locks-chosen = wählt aus, wer im Startstapel zuunterst liegt
olympos-option-locks-random = werden ausgelost
olympos-option-prestige = Prestige-Plättchen
    .help = Prestige liegt verdeckt. Jeder Gewinn wird angesagt; wer aufpasst, kann mitzählen.
olympos-option-prestige-hidden = bis zum Ende verdeckt
olympos-option-prestige-shown = offen
olympos-option-edition = Ausgabe
    .help = Die eigene Ausgabe des Projekts oder eine Datei mit den Werten deines gedruckten Spiels.

## Fragen

olympos-ask-lay-discovery = Die Fortschritte werden ausgelegt.
olympos-ask-lay-wonder = Die Wunder werden ausgelegt.
olympos-ask-start-pile = Die Zeitmarker werden gestapelt.
olympos-ask-lock = Sperre ein Gebiet, der Reihe nach: Getreide, Stein, Holz, Gold.
olympos-ask-lock-random = Gebiete werden ausgelost und gesperrt.
olympos-ask-barbarian = Setze Barbaren auf ein freies Gebiet, der Reihe nach: Getreide, Stein, Holz, Gold.
olympos-ask-barbarian-random = Barbaren werden zufällig verteilt.
olympos-ask-extra-cube = Der fünfte Startwürfel wird gezogen.
olympos-ask-start-cube = Die Startwürfel werden verteilt.
olympos-ask-turn = Spiele nach Belieben Schicksalskarten, dann führe eine Aktion aus.
olympos-ask-piece = Welcher deiner Siedler in diesem Stapel?
olympos-ask-give = Wähle die Würfel, mit denen du zahlst.
olympos-ask-tile = Wähle eines der Plättchen.
olympos-ask-take = Nimm einen Würfel deiner Wahl.
olympos-ask-bonus = Wähle einen Bonus.
olympos-ask-draw = Eine Schicksalskarte wird gezogen.
olympos-ask-keep = Behalte eine der Karten.
olympos-ask-window = Du darfst Schicksalskarten spielen.
olympos-ask-reveal = Eine Olympos-Karte wird aufgedeckt.
olympos-ask-prayer = Du darfst auf die Olympos-Karte mit Gebeten antworten.
olympos-ask-hades = Hades nimmt dir einen Siedler: Wähle, welchen.

## Aktionen

olympos-action-settle = Neuen Siedler { $origin-from } { $target-to } schicken
olympos-action-move = Siedler { $origin-from } { $target-to } ziehen
olympos-action-flee = Besiegten Siedler { $origin-from } { $target-to } führen
olympos-action-discover = Fortschritt entwickeln: { $discovery }
olympos-action-build = Wunder errichten: { $wonder }
olympos-action-play = „{ $card }“ spielen
    .group = Schicksalskarten
olympos-action-pass = Passen und das Spiel beenden
olympos-action-wait = Warten
olympos-action-detour = Ein Weg, der { $more } mehr kostet
    .group = Ein längerer Weg
olympos-action-done = Keine Karten mehr
    .does = Du spielst in diesem Augenblick keine Karte. Deine Karten behältst du und wirst später wieder gefragt.
olympos-action-piece = Den Siedler auf Platz { $level } von unten
olympos-action-give = Mit einem { $resource-cube } zahlen
olympos-action-tile = Das Plättchen „{ $resource }“ nehmen
olympos-action-take = Einen { $resource-cube } nehmen
olympos-action-bonus = Bonus nehmen: { $bonus-gain }
olympos-action-keep = „{ $card }“ behalten
olympos-action-lose = Einen Siedler { $territory-in } aufgeben
olympos-action-lock = Gebiet sperren: { $territory }
olympos-action-barbarian = Barbaren { $territory-in } ansiedeln
olympos-action-lay = Fortschritt auslegen: { $discovery }
olympos-action-lay-wonder = Wunder auslegen: { $wonder }
olympos-action-stack = Als Nächstes kommt der Marker von { $seat } auf den Stapel
olympos-action-cube = Einen { $resource-cube } ziehen
olympos-action-draw = „{ $card }“ ziehen
olympos-action-reveal = { $god } aufdecken

## Ereignisse

olympos-event-lay = Zeile { $row }, Spalte { $column }: { $discovery }.
olympos-event-lay-wonder = Unter Spalte { $column }: { $wonder }.
olympos-event-stack = { $seat } kommt im Startstapel auf Platz { $place } von unten.
olympos-event-lock = { $seat } sperrt { $territory-acc }.
olympos-event-lock-drawn = Gesperrt: { $territory }.
olympos-event-tribes = Auf allen offenen Sterngebieten lassen sich Stämme nieder.
olympos-event-barbarian = { $seat } siedelt { $territory-in } Barbaren an.
olympos-event-barbarian-drawn = Barbaren leben { $territory-in }.
olympos-event-extra-cube = Der fünfte Startwürfel ist ein { $resource-cube }.
olympos-event-start-cube = { $seat } beginnt mit einem { $resource-cube }.
olympos-event-settle = { $seat } schickt einen neuen Siedler { $origin-from } { $target-to }.
olympos-event-move = { $seat } zieht mit einem Siedler { $origin-from } { $target-to }.
olympos-event-flee = { $seat } führt einen besiegten Siedler { $origin-from } { $target-to }.
olympos-event-return = { $seat } führt einen besiegten Siedler { $territory-from } hinaus und sofort zum Kampf zurück.
olympos-event-detour = { $seat } wählt einen Weg, der { $number } mehr kostet als der billigste.
olympos-event-occupy = { $seat } nimmt { $territory-acc } kampflos ein.
olympos-event-conquer = { $seat } erobert { $territory-acc } von { $loser }.
olympos-event-beat-tribe = { $seat } besiegt den Stamm { $territory-in } und nimmt seinen Stern.
olympos-event-beat-barbarians = { $seat } besiegt die Barbaren { $territory-in }.
olympos-event-abandon = { $seat } gibt { $territory-acc } auf; dort ist niemand mehr.
olympos-event-fall-back = { $seat } herrscht wieder { $territory-in }.
olympos-event-barbarians-return = { $seat } gibt { $territory-acc } auf, und dort herrschen wieder die Barbaren.
olympos-event-discover = { $seat } entwickelt { $discovery-acc }.
olympos-event-give = { $seat } zahlt mit einem { $resource-cube }.
olympos-event-tile = { $seat } nimmt für { $discovery-acc } das Plättchen „{ $resource }“.
olympos-event-bonus = { $seat } belegt einen Bonus in Spalte { $column }: { $bonus }.
olympos-event-build = { $seat } errichtet { $wonder-acc }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
olympos-event-use-athena = { $seat } verbraucht den Stern der Athene.
olympos-event-use-card = { $seat } verbraucht „{ $card }“ als Stern.
olympos-event-gain-cube = { $seat } nimmt einen { $resource-cube }.
olympos-event-gain-hourglasses = { $seat } nimmt { $number ->
        [one] eine Sanduhr
       *[other] { $number } Sanduhren
    }.
olympos-event-gain-settlers = { $seat } legt { $number ->
        [one] einen Siedler
       *[other] { $number } Siedler
    } ins Lager.
olympos-event-gain-prestige = { $seat } gewinnt { $number ->
        [one] einen Prestigepunkt
       *[other] { $number } Prestigepunkte
    }.
olympos-event-pay = { $seat } verbraucht { $price ->
        [one] eine Zeiteinheit
       *[other] { $price } Zeiteinheiten
    }{ $spaces ->
        [0] { $price ->
            [one] {" "}mit einer Sanduhr
           *[other] {" "}nur mit Sanduhren
        } und bleibt auf Feld { $space }.
       *[other] { $hourglasses ->
            [0] {""}
            [one] , davon 1 mit einer Sanduhr,
           *[other] , davon { $hourglasses } mit Sanduhren,
        }{ $spaces ->
            [one] {" "}und rückt ein Feld vor
           *[other] {" "}und rückt { $spaces } Felder vor
        }, auf Feld { $space }.
    }
olympos-event-wait = { $seat } kann nichts tun und wartet; der Marker rückt auf Feld { $space }.
olympos-event-zeus-space = { $seat } erreicht Zeusfeld { $number }.
olympos-event-draw = { $seat } zieht „{ $card }“.
olympos-event-draw-hidden = { $seat } zieht eine Schicksalskarte.
olympos-event-look = { $seat } sieht sich „{ $card }“ an.
olympos-event-look-hidden = { $seat } sieht sich eine Schicksalskarte an.
olympos-event-keep = { $seat } behält „{ $card }“.
olympos-event-keep-hidden = { $seat } behält eine der Karten.
olympos-event-discard = { $seat } legt ab: { $cards }.
olympos-event-reshuffle = Die abgelegten Schicksalskarten werden zu einem neuen Stapel gemischt.
olympos-event-no-card = Für { $seat } gibt es keine Schicksalskarte mehr.
olympos-event-play = { $seat } spielt „{ $card }“.
olympos-event-god = { $seat } deckt eine Olympos-Karte auf: { $god }.
olympos-event-pray = { $seat } antwortet mit „{ $card }“.
olympos-event-touch = { $god }: { $seats-count ->
        [one] Betroffen ist { $seats }.
       *[other] Betroffen sind { $seats }.
    }
olympos-event-touch-nobody = { $god }: Niemand ist betroffen.
olympos-event-lose = { $seat } verliert einen Siedler { $territory-in }; er kommt zurück ins Lager.
olympos-event-discard-hand = { $seat } muss ablegen: { $cards }.
olympos-event-pass = { $seat } passt.
olympos-event-finish = { $seat } beendet das Spiel auf Feld { $space }.
olympos-event-end = Das Spiel ist zu Ende. { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Gründe

olympos-reason-lock-resource = Jetzt ist ein Gebiet mit { $resource } zu sperren. Dieses ist keines: { $territory }.
olympos-reason-lock-twice = Schon gesperrt: { $territory }.
olympos-reason-lock-star = Von den beiden Sterngebieten mit { $resource } darf nur eines gesperrt werden.
olympos-reason-barbarian-resource = Jetzt ist ein Gebiet mit { $resource } verlangt. Dieses ist keines: { $territory }.
olympos-reason-barbarian-taken = Gesperrt oder besetzt: { $territory }.
olympos-reason-no-stock = Du hast keinen Siedler im Lager.
olympos-reason-not-controlled = Du herrschst nicht { $territory-in }.
olympos-reason-no-piece-there = Du hast keinen Siedler { $territory-in }.
olympos-reason-none-conquered = Du hast keinen besiegten Siedler { $territory-in }.
olympos-reason-target-locked = Gesperrt: { $territory }. Durchqueren ist erlaubt, dort anhalten nicht.
olympos-reason-target-own = Du herrschst bereits { $territory-in }.
olympos-reason-siren = Die Sirene singt: Ohne das Meer führt kein Weg { $origin-from } { $target-to }.
olympos-reason-no-route = Es führt kein Weg { $origin-from } { $target-to }.
olympos-reason-detour-none = Keine Expansion ist auf einem Weg möglich, der { $more } mehr kostet: Er führt nirgendwohin oder über das Kreuz hinaus.
olympos-reason-detour-way = Kein Weg { $origin-from } { $target-to } kostet genau { $more } mehr als der billigste.
olympos-reason-detour-chosen = Du hast einen Weg gewählt, der { $more } mehr kostet: Jetzt ist nur eine Expansion auf einem solchen Weg möglich.
olympos-reason-beyond-cross = Das kostet { $price }; ohne das Kreuz zu überschreiten, kannst du höchstens { $left } zahlen.
olympos-reason-piece-not-yours = Diesen Siedler { $territory-in } kannst du nicht wählen.
olympos-reason-discovery-not-in-game = Dieser Fortschritt ist nicht im Spiel: { $discovery }.
olympos-reason-discovery-owned = Du hast { $discovery-acc } schon.
olympos-reason-discovery-gone = Für { $discovery-acc } ist kein Plättchen mehr da.
olympos-reason-discovery-unpaid = Deine Gebiets-Plättchen und Würfel reichen nicht für { $discovery-acc }. Mindestens fehlt: { $missing }.
olympos-reason-discovery-unpaid-grey = Deine Gebiets-Plättchen und Würfel reichen nicht für { $discovery-acc }. Zum Beispiel damit würden sie reichen: { $missing }.
olympos-reason-give-not-needed = Ein { $resource-cube } wäre in dieser Zahlung überflüssig.
olympos-reason-give-order = Gezahlt wird in der Reihenfolge Getreide, Stein, Holz, Gold: Ein { $resource-cube } kann jetzt nicht folgen.
olympos-reason-tile-gone = Für { $discovery-acc } gibt es kein Plättchen „{ $resource }“ zu nehmen.
olympos-reason-bonus-not-here = Diesen Bonus gibt es unter diesem Fortschritt nicht: { $bonus }.
olympos-reason-bonus-taken = Dieser Bonus ist schon vergeben: { $bonus }.
olympos-reason-wonder-not-in-game = Dieses Wunder ist nicht im Spiel: { $wonder }.
olympos-reason-wonder-built = { $seat } hat { $wonder-acc } schon errichtet.
olympos-reason-wonder-stars = Für { $wonder-acc } brauchst du { $needed } Sterne; du hast { $stars }.
olympos-reason-card-not-held = Du hast „{ $card }“ nicht auf der Hand.
olympos-reason-card-for-gods = „{ $card }“ wird gespielt, nachdem eine Olympos-Karte aufgedeckt wurde.
olympos-reason-card-for-wonders = „{ $card }“ wird beim Bau eines Wunders verwendet.
olympos-reason-card-no-effect = „{ $card }“ würde jetzt nichts bewirken.
olympos-reason-card-not-your-turn = „{ $card }“ kannst du nur im eigenen Zug spielen.
olympos-reason-card-not-prayer = Nur Gebete antworten auf eine Olympos-Karte; „{ $card }“ ist keines.
olympos-reason-card-not-looked-at = „{ $card }“ ist nicht unter den Karten, die du dir ansiehst.
olympos-reason-no-pass-yet = Vor dem letzten Zeusfeld darf niemand passen.
olympos-reason-no-waiting = Warten darfst du nur, wenn du gar nichts tun kannst.
olympos-reason-no-waiting-at-end = Am Ende wartet niemand: Passe stattdessen.

## Wertung

olympos-score-track = Platz auf der Zeitleiste
olympos-score-prestige = Prestige-Plättchen
olympos-score-territories = Gebiete
olympos-score-atlantis = Atlantis
olympos-score-discoveries = Fortschritte
olympos-score-wonders = Wunder
olympos-score-poetry = Poesie
olympos-score-philosophy = Philosophie
olympos-score-science = Wissenschaft
olympos-score-city = Stadtstaat
olympos-score-absolutism = Absolutismus
olympos-score-engineering = Ingenieurwesen
olympos-score-keres = Keren
olympos-score-destiny = Schicksalskarten auf der Hand

## Gebiete

olympos-territory-illyria = Illyrien
    .to = nach Illyrien
    .from = aus Illyrien
    .in = in Illyrien
    .acc = Illyrien
olympos-territory-macedonia = Makedonien
    .to = nach Makedonien
    .from = aus Makedonien
    .in = in Makedonien
    .acc = Makedonien
olympos-territory-rhodope = Rhodopen
    .to = in die Rhodopen
    .from = aus den Rhodopen
    .in = in den Rhodopen
    .acc = die Rhodopen
olympos-territory-thrace = Thrakien
    .to = nach Thrakien
    .from = aus Thrakien
    .in = in Thrakien
    .acc = Thrakien
olympos-territory-epirus = Epirus
    .to = nach Epirus
    .from = aus Epirus
    .in = in Epirus
    .acc = Epirus
olympos-territory-chalcidice = Chalkidike
    .to = auf die Chalkidike
    .from = von der Chalkidike
    .in = auf der Chalkidike
    .acc = die Chalkidike
olympos-territory-olympos = Olymp
    .to = auf den Olymp
    .from = vom Olymp
    .in = auf dem Olymp
    .acc = den Olymp
olympos-territory-thessaly = Thessalien
    .to = nach Thessalien
    .from = aus Thessalien
    .in = in Thessalien
    .acc = Thessalien
olympos-territory-aetolia = Ätolien
    .to = nach Ätolien
    .from = aus Ätolien
    .in = in Ätolien
    .acc = Ätolien
olympos-territory-boeotia = Böotien
    .to = nach Böotien
    .from = aus Böotien
    .in = in Böotien
    .acc = Böotien
olympos-territory-attica = Attika
    .to = nach Attika
    .from = aus Attika
    .in = in Attika
    .acc = Attika
olympos-territory-euboea = Euböa
    .to = nach Euböa
    .from = von Euböa
    .in = auf Euböa
    .acc = Euböa
olympos-territory-elis = Elis
    .to = nach Elis
    .from = aus Elis
    .in = in Elis
    .acc = Elis
olympos-territory-arcadia = Arkadien
    .to = nach Arkadien
    .from = aus Arkadien
    .in = in Arkadien
    .acc = Arkadien
olympos-territory-argolis = Argolis
    .to = in die Argolis
    .from = aus der Argolis
    .in = in der Argolis
    .acc = die Argolis
olympos-territory-messenia = Messenien
    .to = nach Messenien
    .from = aus Messenien
    .in = in Messenien
    .acc = Messenien
olympos-territory-laconia = Lakonien
    .to = nach Lakonien
    .from = aus Lakonien
    .in = in Lakonien
    .acc = Lakonien
olympos-territory-troad = Troas
    .to = in die Troas
    .from = aus der Troas
    .in = in der Troas
    .acc = die Troas
olympos-territory-mysia = Mysien
    .to = nach Mysien
    .from = aus Mysien
    .in = in Mysien
    .acc = Mysien
olympos-territory-bithynia = Bithynien
    .to = nach Bithynien
    .from = aus Bithynien
    .in = in Bithynien
    .acc = Bithynien
olympos-territory-lydia = Lydien
    .to = nach Lydien
    .from = aus Lydien
    .in = in Lydien
    .acc = Lydien
olympos-territory-ionia = Ionien
    .to = nach Ionien
    .from = aus Ionien
    .in = in Ionien
    .acc = Ionien
olympos-territory-caria = Karien
    .to = nach Karien
    .from = aus Karien
    .in = in Karien
    .acc = Karien
olympos-territory-lycia = Lykien
    .to = nach Lykien
    .from = aus Lykien
    .in = in Lykien
    .acc = Lykien
olympos-territory-lesbos = Lesbos
    .to = nach Lesbos
    .from = von Lesbos
    .in = auf Lesbos
    .acc = Lesbos
olympos-territory-naxos = Naxos
    .to = nach Naxos
    .from = von Naxos
    .in = auf Naxos
    .acc = Naxos
olympos-territory-rhodes = Rhodos
    .to = nach Rhodos
    .from = von Rhodos
    .in = auf Rhodos
    .acc = Rhodos
olympos-territory-crete = Kreta
    .to = nach Kreta
    .from = von Kreta
    .in = auf Kreta
    .acc = Kreta
olympos-territory-ampheres = Ampheres
    .to = nach Ampheres
    .from = von Ampheres
    .in = auf Ampheres
    .acc = Ampheres
olympos-territory-atlas = Atlas
    .to = nach Atlas
    .from = von Atlas
    .in = auf Atlas
    .acc = Atlas
olympos-territory-gadeiros = Gadeiros
    .to = nach Gadeiros
    .from = von Gadeiros
    .in = auf Gadeiros
    .acc = Gadeiros
olympos-territory-mestor = Mestor
    .to = nach Mestor
    .from = von Mestor
    .in = auf Mestor
    .acc = Mestor
olympos-territory-north = Nördlicher Rand
    .to = zum nördlichen Rand
    .from = vom nördlichen Rand
    .in = am nördlichen Rand
    .acc = den nördlichen Rand
    .about = Hier erscheinen neue Siedler. Niemand betritt oder durchquert ihn.

## Meeresfelder

olympos-sea-ionian = Ionisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-corinth = Golf von Korinth
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-sicilian = Sizilisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-thermaic = Thermaischer Golf
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-thracian = Thrakisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-propontis = Propontis
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-aegean = Ägäisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-aeolian = Äolisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-myrtoan = Myrtoisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-icarian = Ikarisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-cretan = Kretisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-carpathian = Karpathisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-libyan = Libysches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.
olympos-sea-egyptian = Ägyptisches Meer
    .about = Ein Meeresfeld: Es zu betreten kostet 2, mit Astronomie und Kartographie weniger.

## Ressourcen

olympos-resource-grain = Getreide
    .cube = Getreidewürfel
olympos-resource-stone = Stein
    .cube = Steinwürfel
olympos-resource-wood = Holz
    .cube = Holzwürfel
olympos-resource-gold = Gold
    .cube = Goldwürfel

## Fortschritte

olympos-discovery-medicine = Medizin
    .acc = die Medizin
    .about = Ein neuer Siedler kostet 1 statt 2.
olympos-discovery-cavalry = Kavallerie
    .acc = die Kavallerie
    .about = Sofort zwei Sanduhren. Jede ununterbrochene Folge von Landfeldern kostet insgesamt 1.
olympos-discovery-astronomy = Astronomie
    .acc = die Astronomie
    .about = Jedes Meeresfeld kostet 1 weniger; addiert sich mit der Kartographie.
olympos-discovery-metallurgy = Metallurgie
    .acc = die Metallurgie
    .about = Ein Schwert.
olympos-discovery-cult = Kult
    .acc = den Kult
    .about = Ein Zeus-Symbol.
olympos-discovery-oracle = Orakel
    .acc = das Orakel
    .about = Statt eine Schicksalskarte zu ziehen, siehst du dir drei an und behältst eine.
olympos-discovery-agriculture = Landwirtschaft
    .acc = die Landwirtschaft
    .about = Fortschritte, deren Feld die Ressource deines Plättchens zeigt, kosten 2 weniger; addiert sich mit der Währung.
olympos-discovery-money = Währung
    .acc = die Währung
    .about = Fortschritte, deren Feld die Ressource deines Plättchens zeigt, kosten 2 weniger; addiert sich mit der Landwirtschaft.
olympos-discovery-hoplite = Hoplit
    .acc = den Hopliten
    .about = Ein Schwert.
olympos-discovery-polytheism = Polytheismus
    .acc = den Polytheismus
    .about = Ein Zeus-Symbol.
olympos-discovery-cartography = Kartographie
    .acc = die Kartographie
    .about = Jedes Meeresfeld kostet 1 weniger; addiert sich mit der Astronomie.
olympos-discovery-trade = Handel
    .acc = den Handel
    .about = Nimm sofort zwei Würfel deiner Wahl.
olympos-discovery-architecture = Architektur
    .acc = die Architektur
    .about = Ein Stern; Wunder kosten 2 weniger.
olympos-discovery-phalanx = Phalanx
    .acc = die Phalanx
    .about = Ein Schwert; ziehe eine Schicksalskarte.
olympos-discovery-hellenism = Hellenismus
    .acc = den Hellenismus
    .about = Ein Zeus-Symbol; ziehe eine Schicksalskarte.
olympos-discovery-democracy = Demokratie
    .acc = die Demokratie
    .about = Du gewinnst Gleichstände: Schwerter, Zeus-Symbole, Mehrheiten für Schicksalskarten.
olympos-discovery-surgery = Chirurgie
    .acc = die Chirurgie
    .about = Zwei Siedler kommen in dein Lager.
olympos-discovery-strategy = Strategie
    .acc = die Strategie
    .about = Zwei Schwerter.
olympos-discovery-art = Kunst
    .acc = die Kunst
    .about = Zwei Zeus-Symbole.
olympos-discovery-poetry = Poesie
    .acc = die Poesie
    .about = Drei Punkte am Ende.
olympos-discovery-philosophy = Philosophie
    .acc = die Philosophie
    .about = Fünf Punkte am Ende.
olympos-discovery-science = Wissenschaft
    .acc = die Wissenschaft
    .about = Am Ende ein Punkt je eigenem Fortschritt, dieser eingeschlossen.
olympos-discovery-city = Stadtstaat
    .acc = den Stadtstaat
    .about = Am Ende ein Punkt je eigenem Siedler auf der Karte, besiegte eingeschlossen.
olympos-discovery-absolutism = Absolutismus
    .acc = den Absolutismus
    .about = Am Ende zwei Punkte je Schwert auf deinen Fortschritten.
olympos-discovery-engineering = Ingenieurwesen
    .acc = das Ingenieurwesen
    .about = Ein Stern; am Ende drei Punkte je Stern-Plättchen.

## Wunder

olympos-wonder-gate = Zyklopentor
    .acc = das Zyklopentor
olympos-wonder-stadium = Stadion
    .acc = das Stadion
olympos-wonder-zeus_statue = Zeusstatue
    .acc = die Zeusstatue
olympos-wonder-colossus = Koloss
    .acc = den Koloss
olympos-wonder-parthenon = Parthenon
    .acc = den Parthenon

## Schicksalskarten

olympos-destiny-leisure_grain = Muße (Getreide)
    .about = Eine Sanduhr je eigenem Gebiets-Plättchen „Getreide“.
olympos-destiny-leisure_stone = Muße (Stein)
    .about = Eine Sanduhr je eigenem Gebiets-Plättchen „Stein“.
olympos-destiny-leisure_wood = Muße (Holz)
    .about = Eine Sanduhr je eigenem Gebiets-Plättchen „Holz“.
olympos-destiny-leisure_gold = Muße (Gold)
    .about = Eine Sanduhr je eigenem Gebiets-Plättchen „Gold“.
olympos-destiny-primacy_grain = Vorrang (Getreide)
    .about = Drei Sanduhren, wenn du mehr Gebiets-Plättchen „Getreide“ hast als alle anderen.
olympos-destiny-primacy_stone = Vorrang (Stein)
    .about = Drei Sanduhren, wenn du mehr Gebiets-Plättchen „Stein“ hast als alle anderen.
olympos-destiny-primacy_wood = Vorrang (Holz)
    .about = Drei Sanduhren, wenn du mehr Gebiets-Plättchen „Holz“ hast als alle anderen.
olympos-destiny-primacy_gold = Vorrang (Gold)
    .about = Drei Sanduhren, wenn du mehr Gebiets-Plättchen „Gold“ hast als alle anderen.
olympos-destiny-gift_grain = Gabe (Getreide)
    .about = Nimm einen Getreidewürfel.
olympos-destiny-gift_stone = Gabe (Stein)
    .about = Nimm einen Steinwürfel.
olympos-destiny-gift_wood = Gabe (Holz)
    .about = Nimm einen Holzwürfel.
olympos-destiny-gift_gold = Gabe (Gold)
    .about = Nimm einen Goldwürfel.
olympos-destiny-renown_grain = Ruhm (Getreide)
    .about = Ein Prestigepunkt je eigenem Gebiets-Plättchen „Getreide“.
olympos-destiny-renown_stone = Ruhm (Stein)
    .about = Ein Prestigepunkt je eigenem Gebiets-Plättchen „Stein“.
olympos-destiny-renown_wood = Ruhm (Holz)
    .about = Ein Prestigepunkt je eigenem Gebiets-Plättchen „Holz“.
olympos-destiny-renown_gold = Ruhm (Gold)
    .about = Ein Prestigepunkt je eigenem Gebiets-Plättchen „Gold“.
olympos-destiny-prayer = Gebet
    .about = Gespielt, nachdem eine Olympos-Karte aufgedeckt wurde: ein Zeus-Symbol mehr für diese Karte.
olympos-destiny-harmony = Harmonie
    .about = Drei Prestigepunkte, wenn du von jeder Ressource ein Gebiets-Plättchen hast.
olympos-destiny-inspiration = Eingebung
    .about = Beim Bau eines Wunders abgelegt: ein Stern dafür.

## Götter

olympos-god-zeus = Zeus
    .about = Wer die meisten Zeus-Symbole hat: drei Prestigepunkte.
olympos-god-hecate = Hekate
    .about = Wer die meisten Zeus-Symbole hat: ein Siedler ins Lager.
olympos-god-artemis = Artemis
    .about = Wer die meisten Zeus-Symbole hat: ein Würfel nach Wahl.
olympos-god-ares = Ares
    .about = Wer die meisten Zeus-Symbole hat: zwei Schwerter bis zur nächsten Olympos-Karte.
olympos-god-athena = Athene
    .about = Wer die meisten Zeus-Symbole hat: ein Stern für ein einziges Wunder.
olympos-god-erinyes = Erinnyen
    .about = Wer die wenigsten Zeus-Symbole hat: Die nächste Aktion kostet 2 mehr.
olympos-god-hades = Hades
    .about = Wer die wenigsten Zeus-Symbole hat: Ein Siedler nach Wahl kommt von der Karte ins Lager.
olympos-god-keres = Keren
    .about = Wer die wenigsten Zeus-Symbole hat: zwei Punkte weniger am Ende.
olympos-god-siren = Sirene
    .about = Wer die wenigsten Zeus-Symbole hat: bis zur nächsten Olympos-Karte kein Weg über das Meer.
olympos-god-nemesis = Nemesis
    .about = Wer die wenigsten Zeus-Symbole hat: Alle Schicksalskarten auf der Hand werden abgelegt.

## Boni

olympos-bonus-settler = Siedler
    .about = Ein Siedler kommt in dein Lager.
    .gain = ein Siedler
olympos-bonus-hourglass = Sanduhren
    .about = Zwei Sanduhren.
    .gain = 2 Sanduhren
olympos-bonus-prestige = Prestige
    .about = Zwei Prestigepunkte.
    .gain = 2 Prestige
olympos-bonus-cube-grain = Getreidewürfel
    .about = Ein Würfel dieser Ressource.
    .gain = ein Getreidewürfel
olympos-bonus-cube-stone = Steinwürfel
    .about = Ein Würfel dieser Ressource.
    .gain = ein Steinwürfel
olympos-bonus-cube-wood = Holzwürfel
    .about = Ein Würfel dieser Ressource.
    .gain = ein Holzwürfel
olympos-bonus-cube-gold = Goldwürfel
    .about = Ein Würfel dieser Ressource.
    .gain = ein Goldwürfel
