# Das Orakel von Delphi: die Wörter des Spiels.

delphi-title = Das Orakel von Delphi
delphi-blurb = Ein Wettlauf durch die Ägäis: Erfülle mit den Würfeln des Orakels die zwölf Aufgaben des Zeus und kehre vor allen anderen heim.

## Farben, Würfel, Karten

delphi-colour-red = Rot
    .e = rote
    .en = roten
delphi-colour-black = Schwarz
    .e = schwarze
    .en = schwarzen
delphi-colour-pink = Rosa
    .e = rosa
    .en = rosa
delphi-colour-blue = Blau
    .e = blaue
    .en = blauen
delphi-colour-yellow = Gelb
    .e = gelbe
    .en = gelben
delphi-colour-green = Grün
    .e = grüne
    .en = grünen

delphi-player-colour-red = Rot
delphi-player-colour-yellow = Gelb
delphi-player-colour-green = Grün
delphi-player-colour-blue = Blau

delphi-source-red = roter Würfel
    .nom = Der rote Würfel
    .dat = dem roten Würfel
    .about = Ein Orakelwürfel, der Rot zeigt.
delphi-source-black = schwarzer Würfel
    .nom = Der schwarze Würfel
    .dat = dem schwarzen Würfel
    .about = Ein Orakelwürfel, der Schwarz zeigt.
delphi-source-pink = rosa Würfel
    .nom = Der rosa Würfel
    .dat = dem rosa Würfel
    .about = Ein Orakelwürfel, der Rosa zeigt.
delphi-source-blue = blauer Würfel
    .nom = Der blaue Würfel
    .dat = dem blauen Würfel
    .about = Ein Orakelwürfel, der Blau zeigt.
delphi-source-yellow = gelber Würfel
    .nom = Der gelbe Würfel
    .dat = dem gelben Würfel
    .about = Ein Orakelwürfel, der Gelb zeigt.
delphi-source-green = grüner Würfel
    .nom = Der grüne Würfel
    .dat = dem grünen Würfel
    .about = Ein Orakelwürfel, der Grün zeigt.
delphi-source-card-red = rote Orakelkarte
    .nom = Die rote Orakelkarte
    .dat = der roten Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Rot zeigt; eine Karte je Zug.
delphi-source-card-black = schwarze Orakelkarte
    .nom = Die schwarze Orakelkarte
    .dat = der schwarzen Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Schwarz zeigt; eine Karte je Zug.
delphi-source-card-pink = rosa Orakelkarte
    .nom = Die rosa Orakelkarte
    .dat = der rosa Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Rosa zeigt; eine Karte je Zug.
delphi-source-card-blue = blaue Orakelkarte
    .nom = Die blaue Orakelkarte
    .dat = der blauen Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Blau zeigt; eine Karte je Zug.
delphi-source-card-yellow = gelbe Orakelkarte
    .nom = Die gelbe Orakelkarte
    .dat = der gelben Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Gelb zeigt; eine Karte je Zug.
delphi-source-card-green = grüne Orakelkarte
    .nom = Die grüne Orakelkarte
    .dat = der grünen Orakelkarte
    .about = Wird wie ein Würfel gespielt, der Grün zeigt; eine Karte je Zug.
delphi-source-extra = Zusatzaktion
    .nom = Die Zusatzaktion
    .dat = der Zusatzaktion
    .about = Mit der Wasseruhr gekauft; gilt als jede Farbe.

## Götter und Monster

delphi-god-poseidon = Poseidon
    .about = Der blaue Gott versetzt dein Schiff auf irgendein Wasserfeld.
delphi-god-apollo = Apollon
    .about = Der gelbe Gott gibt eine Orakelkarte; in diesem Zug gelten deine Würfel und eine Karte als jede Farbe.
delphi-god-artemis = Artemis
    .about = Die grüne Göttin deckt irgendein verdecktes Inselplättchen für dich auf.
delphi-god-aphrodite = Aphrodite
    .about = Die rote Göttin legt alle deine Wunden ab.
delphi-god-ares = Ares
    .about = Der schwarze Gott bezwingt ein Monster neben deinem Schiff ohne Wurf.
delphi-god-hermes = Hermes
    .about = Neben einer Stadt lädt der rosa Gott eine Statue aus irgendeiner Stadt.

delphi-monster-red = roter Zyklop
    .acc = den roten Zyklopen
    .ein = Ein roter Zyklop
delphi-monster-black = schwarzer Minotaurus
    .acc = den schwarzen Minotaurus
    .ein = Ein schwarzer Minotaurus
delphi-monster-pink = rosa Hydra
    .acc = die rosa Hydra
    .ein = Eine rosa Hydra
delphi-monster-blue = blaue Sirene
    .acc = die blaue Sirene
    .ein = Eine blaue Sirene
delphi-monster-yellow = gelbe Chimäre
    .acc = die gelbe Chimäre
    .ein = Eine gelbe Chimäre
delphi-monster-green = grüne Gorgone
    .acc = die grüne Gorgone
    .ein = Eine grüne Gorgone

## Der Spielplan

delphi-terrain-water = Wasserfeld
delphi-terrain-cloud = Wolkeninsel
delphi-terrain-offering = Opfergaben-Insel
delphi-terrain-temple = Tempel-Insel
delphi-terrain-statue = Statuen-Insel
delphi-terrain-monster = Monster-Insel
delphi-terrain-city = Stadt
delphi-terrain-shallow = Untiefe
delphi-terrain-zeus = Zeusfeld
delphi-map-warning-city-spacing = Auf dieser Karte liegen zwei Städte enger beieinander als üblich.
delphi-map-warning-city-contact = Auf dieser Karte berührt das Wasser einer Stadt das übrige an weniger Stellen als üblich.

delphi-site-cloud-red-1 = Insel Lemnos
    .name = Lemnos
delphi-site-cloud-red-2 = Insel Thasos
    .name = Thasos
delphi-site-cloud-black-1 = Insel Melos
    .name = Melos
delphi-site-cloud-black-2 = Insel Kythnos
    .name = Kythnos
delphi-site-cloud-pink-1 = Insel Kos
    .name = Kos
delphi-site-cloud-pink-2 = Insel Leros
    .name = Leros
delphi-site-cloud-blue-1 = Insel Andros
    .name = Andros
delphi-site-cloud-blue-2 = Insel Tenos
    .name = Tenos
delphi-site-cloud-yellow-1 = Insel Chios
    .name = Chios
delphi-site-cloud-yellow-2 = Insel Ikaria
    .name = Ikaria
delphi-site-cloud-green-1 = Insel Syros
    .name = Syros
delphi-site-cloud-green-2 = Insel Keos
    .name = Keos
delphi-site-offering-1 = Insel Naxos
    .name = Naxos
delphi-site-offering-2 = Insel Paros
    .name = Paros
delphi-site-offering-3 = Insel Thera
    .name = Thera
delphi-site-offering-4 = Insel Chalke
    .name = Chalke
delphi-site-offering-5 = Insel Siphnos
    .name = Siphnos
delphi-site-offering-6 = Insel Lesbos
    .name = Lesbos
delphi-site-temple-1 = Insel Delos
    .name = Delos
delphi-site-temple-2 = Insel Ägina
    .name = Ägina
delphi-site-temple-3 = Insel Samos
    .name = Samos
delphi-site-temple-4 = Insel Patmos
    .name = Patmos
delphi-site-temple-5 = Insel Kythera
    .name = Kythera
delphi-site-temple-6 = Insel Imbros
    .name = Imbros
delphi-site-statue-1 = Insel Rhodos
    .name = Rhodos
delphi-site-statue-2 = Insel Salamis
    .name = Salamis
delphi-site-statue-3 = Insel Skyros
    .name = Skyros
delphi-site-statue-4 = Insel Amorgos
    .name = Amorgos
delphi-site-statue-5 = Insel Ios
    .name = Ios
delphi-site-statue-6 = Insel Mykonos
    .name = Mykonos
delphi-site-monster-1 = Insel Seriphos
    .name = Seriphos
delphi-site-monster-2 = Insel Kasos
    .name = Kasos
delphi-site-monster-3 = Insel Nisyros
    .name = Nisyros
delphi-site-monster-4 = Insel Telos
    .name = Telos
delphi-site-monster-5 = Insel Skiathos
    .name = Skiathos
delphi-site-monster-6 = Insel Anaphe
    .name = Anaphe
delphi-site-monster-7 = Insel Kimolos
    .name = Kimolos
delphi-site-monster-8 = Insel Sikinos
    .name = Sikinos
delphi-site-monster-9 = Insel Karpathos
    .name = Karpathos
delphi-site-city-red = Stadt Theben
    .name = Theben
delphi-site-city-black = Stadt Sparta
    .name = Sparta
delphi-site-city-pink = Stadt Korinth
    .name = Korinth
delphi-site-city-blue = Stadt Athen
    .name = Athen
delphi-site-city-yellow = Stadt Argos
    .name = Argos
delphi-site-city-green = Stadt Pylos
    .name = Pylos

## Aufgaben und Inseln

delphi-task-kind-shrine = Kultstätte
    .about = Ein Gott deiner Wahl rückt 1 Schritt vor.
delphi-task-kind-statue = Statue
    .about = 1 Begleiter in der Farbe der Statue.
delphi-task-kind-offering = Opfergabe
    .about = 3 Gunst.
delphi-task-kind-monster = Monster
    .about = 1 Ausrüstung aus der Auslage.

delphi-task-shrine-1 = Kultstätte 1
    .about = Baue eine Kultstätte auf Insel 1 deiner eigenen Farbe.
delphi-task-shrine-2 = Kultstätte 2
    .about = Baue eine Kultstätte auf Insel 2 deiner eigenen Farbe.
delphi-task-shrine-3 = Kultstätte 3
    .about = Baue eine Kultstätte auf Insel 3 deiner eigenen Farbe.
delphi-task-statue-1 = Statue 1
    .about = Errichte eine Statue in einer Farbe, die du noch nicht errichtet hast.
delphi-task-statue-2 = Statue 2
    .about = Errichte eine Statue in einer Farbe, die du noch nicht errichtet hast.
delphi-task-statue-3 = Statue 3
    .about = Errichte eine Statue in einer Farbe, die du noch nicht errichtet hast.
delphi-task-offering-white = Opfergabe beliebiger Farbe
    .about = Liefere eine Opfergabe in einer Farbe, die du noch nicht geliefert hast.
delphi-task-monster-white = Monster beliebiger Farbe
    .about = Besiege ein Monster in einer Farbe, die du noch nicht besiegt hast.
delphi-task-offering-yellow = gelbe Opfergabe
    .about = Liefere sie beim Tempel ihrer Farbe ab.
delphi-task-offering-blue = blaue Opfergabe
    .about = Liefere sie beim Tempel ihrer Farbe ab.
delphi-task-offering-pink = rosa Opfergabe
    .about = Liefere sie beim Tempel ihrer Farbe ab.
delphi-task-offering-green = grüne Opfergabe
    .about = Liefere sie beim Tempel ihrer Farbe ab.
delphi-task-monster-yellow = gelbes Monster
    .about = Besiege ein Monster dieser Farbe.
delphi-task-monster-blue = blaues Monster
    .about = Besiege ein Monster dieser Farbe.
delphi-task-monster-red = rotes Monster
    .about = Besiege ein Monster dieser Farbe.
delphi-task-monster-black = schwarzes Monster
    .about = Besiege ein Monster dieser Farbe.
delphi-task-double-1 = gelbe Opfergabe oder gelbes Monster
    .about = Es zählt die obere Seite: gelbe Opfergabe oder gelbes Monster.
delphi-task-double-2 = blaue Opfergabe oder blaues Monster
    .about = Es zählt die obere Seite: blaue Opfergabe oder blaues Monster.
delphi-task-double-3 = rosa Opfergabe oder rotes Monster
    .about = Es zählt die obere Seite: rosa Opfergabe oder rotes Monster.
delphi-task-double-4 = grüne Opfergabe oder schwarzes Monster
    .about = Es zählt die obere Seite: grüne Opfergabe oder schwarzes Monster.

delphi-island-red-1 = Insel 1 von Rot
    .about = Rot darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-red-2 = Insel 2 von Rot
    .about = Rot darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-red-3 = Insel 3 von Rot
    .about = Rot darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-yellow-1 = Insel 1 von Gelb
    .about = Gelb darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-yellow-2 = Insel 2 von Gelb
    .about = Gelb darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-yellow-3 = Insel 3 von Gelb
    .about = Gelb darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-green-1 = Insel 1 von Grün
    .about = Grün darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-green-2 = Insel 2 von Grün
    .about = Grün darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-green-3 = Insel 3 von Grün
    .about = Grün darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-blue-1 = Insel 1 von Blau
    .about = Blau darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-blue-2 = Insel 2 von Blau
    .about = Blau darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.
delphi-island-blue-3 = Insel 3 von Blau
    .about = Blau darf hier eine Kultstätte bauen; wer sie sonst aufdeckt, erhält die Belohnung des Buchstabens.

delphi-letter-psi = Psi (Ψ)
    .about = 4 Gunst.
delphi-letter-phi = Phi (Φ)
    .about = 2 Orakelkarten.
delphi-letter-sigma = Sigma (Σ)
    .about = 3 Götterschritte, frei verteilt.
delphi-letter-omega = Omega (Ω)
    .about = Lege deine Wunden einer Farbe ab; Schild +1.

## Begleiter

delphi-companion-kind-hero = Held
    .about = Einmal: Schild +1 (überarbeitete Regeln: +2). Wunden dieser Farbe legst du stets ab.
delphi-companion-kind-demigod = Halbgott
    .about = Einmal: 1 Orakelkarte. Würfel und Karten dieser Farbe gelten als jede Farbe.
delphi-companion-kind-creature = Kreatur
    .about = Fahrt mit dieser Farbe: Reichweite +3, Zielfarbe beliebig.

delphi-companion-aias = Aias
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); rosa Wunden legst du stets ab.
delphi-companion-helena = Helena
    .about = Halbgott: einmal 1 Orakelkarte; rosa Würfel und Karten gelten als jede Farbe.
delphi-companion-pan = Pan
    .about = Kreatur: Fahrt mit Rosa mit Reichweite +3 und beliebiger Zielfarbe.
delphi-companion-bellerophon = Bellerophon
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); gelbe Wunden legst du stets ab.
delphi-companion-minos = Minos
    .about = Halbgott: einmal 1 Orakelkarte; gelbe Würfel und Karten gelten als jede Farbe.
delphi-companion-gryphos = Greif
    .about = Kreatur: Fahrt mit Gelb mit Reichweite +3 und beliebiger Zielfarbe.
delphi-companion-theseus = Theseus
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); schwarze Wunden legst du stets ab.
delphi-companion-kirke = Kirke
    .about = Halbgott: einmal 1 Orakelkarte; schwarze Würfel und Karten gelten als jede Farbe.
delphi-companion-cheiron = Cheiron
    .about = Kreatur: Fahrt mit Schwarz mit Reichweite +3 und beliebiger Zielfarbe.
delphi-companion-hektor = Hektor
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); grüne Wunden legst du stets ab.
delphi-companion-perseus = Perseus
    .about = Halbgott: einmal 1 Orakelkarte; grüne Würfel und Karten gelten als jede Farbe.
delphi-companion-pegasus = Pegasus
    .about = Kreatur: Fahrt mit Grün mit Reichweite +3 und beliebiger Zielfarbe.
delphi-companion-achilles = Achilles
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); blaue Wunden legst du stets ab.
delphi-companion-herakles = Herakles
    .about = Halbgott: einmal 1 Orakelkarte; blaue Würfel und Karten gelten als jede Farbe.
delphi-companion-nereide = Nereide
    .about = Kreatur: Fahrt mit Blau mit Reichweite +3 und beliebiger Zielfarbe.
delphi-companion-odysseus = Odysseus
    .about = Held: einmal Schild +1 (überarbeitete Regeln: +2); rote Wunden legst du stets ab.
delphi-companion-penthesilea = Penthesilea
    .about = Halbgott: einmal 1 Orakelkarte; rote Würfel und Karten gelten als jede Farbe.
delphi-companion-phoenix = Phönix
    .about = Kreatur: Fahrt mit Rot mit Reichweite +3 und beliebiger Zielfarbe.

## Ausrüstung

delphi-equipment-eq-01 = Breites Segel
    .about = Dein Schiff kommt 1 Feld weiter.
delphi-equipment-eq-02 = Flacher Kiel
    .about = Dein Schiff darf Untiefen überqueren; sie zählen nicht mit.
delphi-equipment-eq-03 = Weiheschale
    .about = Jede Belohnung für Opfergabe, Statue oder Monster bringt auch 1 Götterschritt.
delphi-equipment-eq-04 = Eichentruhe
    .about = 1 Lagerplatz mehr. Einmal: Schild +1.
delphi-equipment-eq-05 = Langer Speer
    .about = Kämpfe, entdecke und baue Kultstätten über 1 Wasserfeld hinweg.
delphi-equipment-eq-06 = Holzkran
    .about = Lade und errichte Statuen über 1 Wasserfeld hinweg.
delphi-equipment-eq-07 = Wurfnetz
    .about = Lade und liefere Opfergaben über 1 Wasserfeld hinweg.
delphi-equipment-eq-08 = Blaue Lampe
    .about = Neue Aktion (Blau): 1 Gunst, 1 Orakelkarte, Poseidon +1.
delphi-equipment-eq-09 = Grüne Lampe
    .about = Neue Aktion (Grün): 1 Gunst, 1 Orakelkarte, Artemis +1.
delphi-equipment-eq-10 = Rosa Lampe
    .about = Neue Aktion (Rosa): 1 Gunst, 1 Orakelkarte, Hermes +1.
delphi-equipment-eq-11 = Kräutersalbe
    .about = Erholung erst bei 4 gleichen oder 8 Wunden.
delphi-equipment-eq-12 = Wasseruhr
    .about = Einmal je Zug: 3 Gunst für eine weitere Aktion jeder Farbe.
delphi-equipment-eq-13 = Gelbe Münze
    .about = Du würfelst mindestens einmal Gelb: 2 Gunst.
delphi-equipment-eq-14 = Rote Münze
    .about = Du würfelst mindestens einmal Rot: 2 Gunst.
delphi-equipment-eq-15 = Schwarze Münze
    .about = Du würfelst mindestens einmal Schwarz: 2 Gunst.
delphi-equipment-eq-16 = Hanfseil
    .about = Sofort: Lade 1 Statue (Rot, Grün oder Gelb) aus ihrer Stadt.
delphi-equipment-eq-17 = Lederriemen
    .about = Sofort: Lade 1 Statue (Rosa, Blau oder Schwarz) aus ihrer Stadt.
delphi-equipment-eq-18 = Weidenkorb
    .about = Sofort: Lade 1 Opfergabe (Rot, Grün oder Gelb) von irgendeiner Insel.
delphi-equipment-eq-19 = Tonkrug
    .about = Sofort: Lade 1 Opfergabe (Rosa, Blau oder Schwarz) von irgendeiner Insel.
delphi-equipment-eq-20 = Vergoldete Leiter
    .about = Sofort: Poseidon, Hermes, Artemis oder Aphrodite kommt in die oberste Reihe.
delphi-equipment-eq-21 = Seekarte
    .about = Sofort: Sieh dir 2 verdeckte Inseln an, decke eine auf und nimm, was sie bringt.
delphi-equipment-eq-22 = Füllhorn
    .about = Sofort: 3 Gunst, 1 Orakelkarte, 2 Götterschritte.

## Schiffsplättchen

delphi-ship-ship-1 = Schildkröte
    .about = Dein Schild beginnt 2 Schritte weiter.
delphi-ship-ship-2 = Adler
    .about = Deine Götter beginnen in der Einstiegsreihe und kehren nach Gebrauch dorthin zurück.
delphi-ship-ship-3 = Hase
    .about = Start: Gib 1 Zeusplättchen deiner Wahl ohne Belohnung ab.
delphi-ship-ship-4 = Chamäleon
    .about = Einen Würfel oder eine Karte umzufärben kostet dich 1 Gunst weniger.
delphi-ship-ship-5 = Delfin
    .about = Dein Schiff kommt 2 Felder weiter.
delphi-ship-ship-6 = Biene
    .about = Jedes Mal, wenn du Gunst nimmst, nimm 1 mehr; auch beim Start.
delphi-ship-ship-7 = Elster
    .about = Start: Nimm 1 Ausrüstung aus der Auslage und ziehe 1 Orakelkarte.
delphi-ship-ship-8 = Krabbe
    .about = Du darfst in beide Richtungen umfärben. 4 Lagerplätze.

## Aktionen

delphi-action-draw-card = Orakelkarte ziehen ({ $source })
delphi-action-take-favour = Gunst nehmen ({ $source })
delphi-action-peek = 2 Inseln ansehen ({ $source })
delphi-action-sail = Zu { $hex-dat } fahren ({ $source })
delphi-action-fight = Auf der { $site } gegen { $monster-acc } kämpfen ({ $source })
delphi-action-explore = Die { $site } entdecken ({ $source })
delphi-action-build-shrine = Auf der { $site } eine Kultstätte bauen ({ $source })
delphi-action-load-offering = Die { $colour-e } Opfergabe von der { $site } laden ({ $source })
delphi-action-deliver-offering = Die { $colour-e } Opfergabe abliefern ({ $source })
delphi-action-load-statue = Eine { $colour-e } Statue laden ({ $source })
delphi-action-raise-statue = Auf der { $site } die { $colour-e } Statue errichten ({ $source })
delphi-action-clear-wounds = Alle { $colour-en } Wunden ablegen ({ $source })
delphi-action-advance-god = { $god } vorrücken ({ $source })
delphi-action-lamp = Die { $colour-e } Lampe nutzen ({ $source })
delphi-action-poseidon = Poseidon: Schiff auf { $hex } setzen
delphi-action-apollo = Apollon: Karte ziehen; in diesem Zug gilt jede Farbe
delphi-action-artemis = Artemis: die { $site } aufdecken
delphi-action-aphrodite = Aphrodite: alle Wunden ablegen
delphi-action-ares = Ares: { $monster-acc } auf der { $site } besiegen
delphi-action-hermes = Hermes: eine { $colour-e } Statue holen
delphi-action-swap-god = { $god } gegen eine Orakelkarte tauschen
delphi-action-end-turn = Zug beenden
    .does = Dein Zug ist damit vorbei; dann sind die anderen dran.
delphi-action-draft-ship = Schiff „{ $ship }“ nehmen
delphi-action-drop-task = Abgeben: { $task }
delphi-action-recover = Wunden ablegen: { $first }, { $second }, { $third }
delphi-action-bonus-favour = 2 Gunst nehmen
delphi-action-bonus-god = { $god } vorrücken
delphi-action-fight-on = 1 Gunst zahlen und weiterkämpfen
delphi-action-give-up = Den Kampf aufgeben
delphi-action-look-at = Die { $site } ansehen
delphi-action-god-step = { $god } vorrücken
delphi-action-heal = Die { $colour-en } Wunden ablegen
delphi-action-choose-companion = { $companion } nehmen
delphi-action-choose-equipment = „{ $equipment }“ nehmen
delphi-action-take-offering = Die { $colour-e } Opfergabe von der { $site } laden
delphi-action-take-statue = Eine { $colour-e } Statue laden
delphi-action-take-nothing = Nichts laden
delphi-action-chart = Die { $site } ansehen
delphi-action-uncover = Die { $site } aufdecken
delphi-action-ladder = { $god } in die oberste Reihe
delphi-action-react = { $god } vorrücken
delphi-action-map = Spielplan Nummer { NUMBER($number, useGrouping: 0) }
delphi-action-put-offering = Eine { $colour-e } Opfergabe auf die { $site }
delphi-action-put-temple = Der { $colour-e } Tempel auf die { $site }
delphi-action-put-monster = { $monster-ein } auf die { $site }
delphi-action-show-equipment = „{ $equipment }“ wird aufgedeckt
delphi-action-first-player = { $seat } beginnt
delphi-action-deal-colour = Spielerfarbe: { $colour }
delphi-action-deal-ship = Das Schiff „{ $ship }“
delphi-action-offer-ship = Das Schiff „{ $ship }“ liegt aus
delphi-action-turn-tasks = Umgedreht: { $first } und { $second }
delphi-action-remove-task = Zurück in die Schachtel: { $task }
delphi-action-roll = { $first }, { $second }, { $third }
delphi-action-titan = Der Titan zeigt { $number }
delphi-action-battle = Der Kampfwürfel zeigt { $number }
delphi-action-wound = Eine { $colour-e } Wunde
delphi-action-oracle = Eine { $colour-e } Orakelkarte
delphi-action-island = { $island } auf der { $site }

## Fragen

delphi-ask-map = Der Spielplan wird gezogen.
delphi-ask-offerings = Die Opfergaben werden verteilt.
delphi-ask-temples = Die Tempel werden verteilt.
delphi-ask-monsters = Die Monster werden verteilt.
delphi-ask-display = Ausrüstung wird aufgedeckt.
delphi-ask-first-player = Der Startspieler wird ausgelost.
delphi-ask-colours = Die Spielerfarben werden ausgelost.
delphi-ask-ships = Die Schiffsplättchen werden ausgelost.
delphi-ask-ship-offer = Schiffsplättchen werden ausgelegt.
delphi-ask-draft-ship = Wähle ein Schiffsplättchen.
delphi-ask-setup-roll = Die ersten Würfel fallen.
delphi-ask-first-wound = Alle ziehen eine erste Wunde.
delphi-ask-turn-tasks = Zwei doppelseitige Zeusplättchen werden umgedreht.
delphi-ask-remove-task = Ein Zeusplättchen kommt zurück in die Schachtel.
delphi-ask-drop-task = Welches Zeusplättchen gibst du ab?
delphi-ask-return-shrine = Welches Kultstättenplättchen gibst du zurück?
delphi-ask-recover = Erholungsrunde: Lege drei Wunden ab.
delphi-ask-no-wounds = Keine Wunden: Nimm 2 Gunst oder rücke einen Gott vor.
delphi-ask-act = Wähle eine Aktion.
delphi-ask-end = Deine Würfel sind benutzt. Zug beenden?
delphi-ask-battle = Der Kampfwürfel fällt.
delphi-ask-fight-on = Die Kampfrunde ist verloren. Weiterkämpfen oder aufgeben?
delphi-ask-peek-tiles = Welche Insel siehst du dir an?
delphi-ask-glimpse = Ein Inselplättchen wird angesehen.
delphi-ask-settle-island = Ein Inselplättchen wird aufgedeckt.
delphi-ask-god-step = Welcher Gott rückt vor?
delphi-ask-oracle = Eine Orakelkarte wird gezogen.
delphi-ask-wound = Eine Wundenkarte wird gezogen.
delphi-ask-omega-colour = Wunden welcher Farbe legst du ab?
delphi-ask-choose-companion = Welcher Begleiter kommt zu dir?
delphi-ask-choose-equipment = Welche Ausrüstung nimmst du?
delphi-ask-load-now = Was lädst du?
delphi-ask-chart-tiles = Seekarte: Welche Insel siehst du dir an?
delphi-ask-chart-uncover = Seekarte: Welche der beiden deckst du auf?
delphi-ask-ladder-god = Vergoldete Leiter: Welcher Gott kommt in die oberste Reihe?
delphi-ask-roll = Das Orakel wird befragt.
delphi-ask-titan = Der Titanenwürfel fällt.
delphi-ask-react-god = Ein Gott in einer gewürfelten Farbe rückt vor: welcher?

## Ereignisse

delphi-event-map-drawn = Spielplan Nummer { NUMBER($number, useGrouping: 0) } wird ausgelegt.
delphi-event-offering-placed = Eine { $colour-e } Opfergabe liegt auf der { $site }.
delphi-event-temple-placed = Der { $colour-e } Tempel steht auf der { $site }.
delphi-event-monster-placed = { $monster-ein } lauert auf der { $site }.
delphi-event-pieces-again = Das letzte Stück passt nirgends hin: Es wird neu verteilt.
delphi-event-equipment-shown = „{ $equipment }“ kommt in die Auslage.
delphi-event-first-player = { $seat } beginnt.
delphi-event-colour-dealt = { $seat } spielt { $colour }.
delphi-event-ship-dealt = { $seat } bekommt das Schiff „{ $ship }“.
delphi-event-ship-offered = Das Schiff „{ $ship }“ liegt aus.
delphi-event-ship-chosen = { $seat } wählt das Schiff „{ $ship }“.
delphi-event-tasks-turned = Diese Zeusplättchen zeigen Monster: { $tasks }.
delphi-event-task-removed = Diese Aufgabe ist nicht im Spiel: { $task }.
delphi-event-own-task-removed = { $seat } gibt ein Kultstättenplättchen zurück: { $task }.
delphi-event-task-spared = { $seat } gibt ein Zeusplättchen ab: { $task }.
delphi-event-gods-raised = Alle Götter von { $seat } beginnen in der Einstiegsreihe.
delphi-event-round-begins = Runde { $round } beginnt.
delphi-event-turn-begins = { $seat } ist am Zug.
delphi-event-recovers = { $seat } erholt sich und legt Wunden ab: { $colours }.
delphi-event-unhurt = { $seat } hat keine Wunden.
delphi-event-pays = { $seat } zahlt { $favour } Gunst.
delphi-event-recolours = { $seat } zahlt { $favour } Gunst: { $source-nom } gilt als { $colour }.
delphi-event-draws-card = { $seat } zieht mit { $source-dat } eine Orakelkarte.
delphi-event-takes-favour = { $seat } nimmt mit { $source-dat } Gunst.
delphi-event-peeks = { $seat } sieht sich mit { $source-dat } Inseln an.
delphi-event-sails =
    { $steps ->
        [one] { $seat } fährt mit { $source-dat } { $steps } Feld weit zu { $hex-dat }.
       *[other] { $seat } fährt mit { $source-dat } { $steps } Felder weit zu { $hex-dat }.
    }
delphi-event-fights = { $seat } kämpft mit { $source-dat } gegen { $monster-acc } auf der { $site }.
delphi-event-battle-roll = { $seat } würfelt { $number } in Kampfrunde { $round }; nötig ist mindestens { $needed }.
delphi-event-fights-on = { $seat } zahlt { $favour } Gunst und kämpft weiter.
delphi-event-gives-up = { $seat } gibt gegen { $monster-acc } auf.
delphi-event-beats = { $seat } besiegt { $monster-acc } auf der { $site }.
delphi-event-explores = { $seat } entdeckt mit { $source-dat } die { $site }.
delphi-event-island-revealed = Die Wolken über der { $site } reißen auf: { $island }, Buchstabe { $letter }.
delphi-event-looks = { $seat } blickt unter die Wolken: { $sites }.
delphi-event-glimpses = { $seat } sieht auf der { $site }: { $island }.
delphi-event-glimpses-hidden = { $seat } sieht, was auf der { $site } liegt.
delphi-event-builds = { $seat } baut mit { $source-dat } auf der { $site }.
delphi-event-shrine-built = Eine Kultstätte von { $seat } steht auf der { $site } ({ $island }).
delphi-event-letter-reward = { $seat } erhält die Belohnung für { $letter }.
delphi-event-loads-offering = { $seat } lädt mit { $source-dat } die { $colour-e } Opfergabe von der { $site }.
delphi-event-delivers = { $seat } liefert mit { $source-dat } die { $colour-e } Opfergabe auf der { $site } ab.
delphi-event-loads-statue = { $seat } lädt mit { $source-dat } eine { $colour-e } Statue in der { $site }.
delphi-event-raises = { $seat } errichtet mit { $source-dat } die { $colour-e } Statue auf der { $site }.
delphi-event-clears-wounds =
    { $count ->
        [one] { $seat } legt mit { $source-dat } { $count } { $colour-e } Wunde ab.
       *[other] { $seat } legt mit { $source-dat } { $count } { $colour-e } Wunden ab.
    }
delphi-event-advances-god = { $seat } ehrt { $god } mit { $source-dat }.
delphi-event-uses-lamp = { $seat } nutzt mit { $source-dat } die Ausrüstung „{ $equipment }“.
delphi-event-ends-turn = { $seat } beendet den Zug.
delphi-event-god-moves = { $seat }: { $god } rückt in Reihe { $row } vor.
delphi-event-god-ready = { $god } steht für { $seat } bereit.
delphi-event-god-acts = { $seat } ruft { $god } an.
delphi-event-ship-set = Das Schiff von { $seat } kommt auf { $hex }.
delphi-event-god-swapped = { $seat } tauscht { $god } gegen eine Orakelkarte.
delphi-event-god-home = { $seat }: { $god } geht zurück in { $row ->
        [0] die unterste Reihe
       *[other] Reihe { $row }
    }.
delphi-event-god-reacts = Der Wurf nützt auch { $seat }: { $god } rückt in Reihe { $row } vor.
delphi-event-task-fulfilled =
    { $left ->
        [0] { $seat } erfüllt die letzte Aufgabe: { $task }.
        [one] { $seat } erfüllt eine Aufgabe: { $task }. Noch offen: { $left }.
       *[other] { $seat } erfüllt eine Aufgabe: { $task }. Noch offen: { $left }.
    }
delphi-event-favour-gained = { $seat } nimmt { $favour } Gunst.
delphi-event-oracle-drawn = { $seat } zieht eine { $colour-e } Orakelkarte.
delphi-event-shield-rises = Der Schild von { $seat } steigt auf { $shield }.
delphi-event-heals =
    { $count ->
        [one] { $seat } legt { $count } { $colour-e } Wunde ab.
       *[other] { $seat } legt { $count } { $colour-e } Wunden ab.
    }
delphi-event-all-wounds-cleared =
    { $count ->
        [one] { $seat } legt die einzige Wunde ab.
       *[other] { $seat } legt alle { $count } Wunden ab.
    }
delphi-event-companion-joins = { $companion } begleitet von nun an { $seat }.
delphi-event-equipment-taken = { $seat } nimmt die Ausrüstung „{ $equipment }“.
delphi-event-equipment-idle = „{ $equipment }“ bewirkt bei { $seat } jetzt nichts.
delphi-event-takes-offering = { $seat } lädt die { $colour-e } Opfergabe von der { $site }.
delphi-event-takes-statue = { $seat } lädt eine { $colour-e } Statue aus der { $site }.
delphi-event-takes-nothing = { $seat } lädt nichts.
delphi-event-rolled = Das Orakel antwortet { $seat }: { $colours }.
delphi-event-titan-rolled = Der Titan greift mit Stärke { $number } an.
delphi-event-wounded = { $seat } erleidet eine { $colour-e } Wunde.
delphi-event-hero-discards =
    { $count ->
        [one] Der Held von { $seat } wehrt { $count } { $colour-e } Wunde ab.
       *[other] Der Held von { $seat } wehrt { $count } { $colour-e } Wunden ab.
    }
delphi-event-reaches-zeus = { $seat } hat alle Aufgaben erfüllt und kehrt zu Zeus zurück!
delphi-event-last-round = Diese Runde ist die letzte.
delphi-event-round-limit =
    { $rounds ->
        [one] Das Spiel endet nach { $rounds } Runde.
       *[other] Das Spiel endet nach { $rounds } Runden.
    }
delphi-event-game-over =
    { $winners-count ->
        [one] Das Spiel ist zu Ende. { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende. { $winners } teilen sich den Sieg.
    }

## Gründe

delphi-reason-no-die = Du hast keinen unbenutzten { $colour-en } Würfel.
delphi-reason-no-card = Du hast keine { $colour-e } Orakelkarte.
delphi-reason-card-played = Du hast in diesem Zug schon eine Orakelkarte gespielt.
delphi-reason-no-extra-action = Eine Zusatzaktion hat nur, wer die Wasseruhr besitzt.
delphi-reason-extra-action-used = Du hast die Zusatzaktion dieses Zuges schon genutzt.
delphi-reason-not-enough-favour = Das kostet { $need } Gunst, du hast { $have }.
delphi-reason-wrong-colour = Die Aktion verlangt { $colour }, du willst sie mit { $source-dat } ausführen: Umfärben kostet { $cost } Gunst, du hast { $have }.
delphi-reason-field-colour = Das Feld zeigt { $colour }, du willst es mit { $source-dat } erreichen: Umfärben kostet { $cost } Gunst, du hast { $have }.
delphi-reason-ship-home = Dein Schiff ist zu Zeus zurückgekehrt und fährt nicht mehr.
delphi-reason-not-water = Dorthin fährt kein Schiff: { $hex } ({ $terrain }).
delphi-reason-off-map = Das liegt nicht auf dem Spielplan: { $hex }.
delphi-reason-same-hex = Dein Schiff ist schon dort.
delphi-reason-zeus-closed =
    { $left ->
        [one] Zeus wartet, bis alle Aufgaben erfüllt sind; { $left } ist noch offen.
       *[other] Zeus wartet, bis alle Aufgaben erfüllt sind; { $left } sind noch offen.
    }
delphi-reason-no-way = Über Wasser führt kein Weg zu { $hex-dat }.
delphi-reason-too-far = { $steps } Felder bei Reichweite { $range }: Das kostet zusammen { $cost } Gunst, du hast { $have }.
delphi-reason-creature-colour = Die Kreatur verlangt { $colour }, du willst mit { $source-dat } fahren: Das kostet zusammen { $cost } Gunst, du hast { $have }.
delphi-reason-not-beside = Dein Schiff liegt nicht neben der { $site }.
delphi-reason-nothing-there = Bei der { $site } gibt es nichts in { $colour }.
delphi-reason-island-face-up = Das Plättchen auf der { $site } liegt schon offen.
delphi-reason-island-face-down = Das Plättchen auf der { $site } liegt noch verdeckt.
delphi-reason-no-shrine-task = Das Plättchen auf der { $site } passt zu keiner deiner offenen Kultstätten-Aufgaben.
delphi-reason-no-room =
    { $hold ->
        [one] Dein Lager ist voll: { $hold } Stück ist an Bord.
       *[other] Dein Lager ist voll: { $hold } Stücke sind an Bord.
    }
delphi-reason-not-needed = Keine deiner offenen Aufgaben braucht dieses Stück in { $colour }.
delphi-reason-not-aboard = Du hast kein solches Stück in { $colour } an Bord.
delphi-reason-no-building-site = Auf der { $site } ist kein Bauplatz in { $colour } frei.
delphi-reason-no-hidden-island = Kein Inselplättchen liegt mehr verdeckt.
delphi-reason-island-named = Die { $site } hast du schon angesehen: Nenne eine andere Insel.
delphi-reason-island-not-looked-at = Du hast die { $site } nicht gerade angesehen.
delphi-reason-no-wound-of-colour = Du hast keine { $colour-e } Wunde.
delphi-reason-no-wounds = Du hast keine Wunden.
delphi-reason-too-few-wounds =
    { $have ->
        [0] Du hast keine { $colour-e } Wunde.
        [one] Du hast nur { $have } { $colour-e } Wunde.
       *[other] Du hast nur { $have } { $colour-e } Wunden.
    }
delphi-reason-colours-in-order = Nenne die Wunden in der Reihenfolge des Orakels: { $colours }.
delphi-reason-god-at-top = { $god } steht schon in der obersten Reihe.
delphi-reason-god-at-bottom = { $god } steht in der untersten Reihe.
delphi-reason-god-not-at-top = { $god } steht in { $row ->
        [0] der untersten Reihe
       *[other] Reihe { $row }
    }, nicht in der obersten.
delphi-reason-god-not-rolled = Die Farbe von { $god } wurde nicht gewürfelt.
delphi-reason-god-not-on-card = { $god } steht nicht auf der Karte.
delphi-reason-no-city-beside = Dein Schiff liegt nicht neben einer Stadt.
delphi-reason-no-oracle-cards = Es gibt keine Orakelkarte mehr zu ziehen.
delphi-reason-no-lamp = Du hast keine { $colour-e } Lampe.
delphi-reason-lamp-needs-die = Eine Lampe braucht einen Würfel oder eine Karte.
delphi-reason-companion-other-colour = { $companion } hat eine andere Farbe als die { $colour-e } Statue.
delphi-reason-companion-taken = { $companion } begleitet schon jemanden.
delphi-reason-equipment-not-shown = „{ $equipment }“ liegt nicht in der Auslage.
delphi-reason-not-on-card = Die Karte bietet dieses Stück in { $colour } nicht an.
delphi-reason-ship-not-offered = Das Schiff „{ $ship }“ liegt nicht aus.
delphi-reason-task-not-open = Das ist keine deiner offenen Aufgaben: { $task }.
delphi-reason-task-no-shrine = Zurück geht ein Kultstättenplättchen, nicht dieses: { $task }.
delphi-reason-dice-left =
    { $count ->
        [one] { $count } Würfel ist noch unbenutzt.
       *[other] { $count } Würfel sind noch unbenutzt.
    }

## Wertung und Einstellungen

delphi-score-shrine = Kultstätten
delphi-score-statue = Statuen
delphi-score-offering = Opfergaben
delphi-score-monster = Monster
delphi-score-spared = Erlassene Aufgabe
delphi-score-zeus = Rückkehr zu Zeus
delphi-option-first_game = Erste Partie
    .help = Acht Aufgaben, ein kompakter Spielplan und eines von vier ausgelosten Schiffsplättchen.
delphi-option-tasks = Anzahl der Aufgaben
    .help = 12 bis hinunter zu 8 Zeusplättchen für jeden.
delphi-option-map = Spielplan
    .help = Kompakt, frei zufällig oder selbst gebaut.
delphi-option-map-compact = Kompakt
delphi-option-map-random = Zufällig
delphi-option-map-custom = Selbst gebaut
delphi-option-map_text = Spielplan als Text
    .help = Für einen selbst gebauten Spielplan: achtzehn Teile wie L1:4b@-3,5. Bleibt das Feld leer, gilt ein Beispiel.
delphi-option-ships = Schiffsplättchen
    .help = Ausgelost oder reihum gewählt; dann liegt eines mehr aus, als Personen mitspielen.
delphi-option-ships-random = Ausgelost
delphi-option-ships-draft = Reihum gewählt
delphi-option-ship_pool = Schiffsauswahl
    .help = Alle acht Schiffsplättchen oder die vier für die erste Partie.
delphi-option-ship_pool-all = Alle acht
delphi-option-ship_pool-first-game = Vier für die erste Partie
delphi-option-rules = Regelfassung
    .help = Die erste Anleitung oder die überarbeitete Fassung mit stärkeren Helden und ohne unnötige Kämpfe.
delphi-option-rules-rulebook = Erste Anleitung
delphi-option-rules-revised = Überarbeitete Fassung
delphi-option-first_player = Startspieler
    .help = Ausgelost oder ein bestimmter Platz.
delphi-option-first_player-drawn = Ausgelost
delphi-option-first_player-seat-1 = Platz 1
delphi-option-first_player-seat-2 = Platz 2
delphi-option-first_player-seat-3 = Platz 3
delphi-option-first_player-seat-4 = Platz 4
delphi-option-colour_1 = Farbe von Platz 1
    .help = Eine Farbe, das Los oder die nächste in der Folge Rot, Gelb, Grün, Blau, die niemand gewählt hat; nach ihr richtet sich, auf welche Inseln die Kultstätten des Platzes kommen.
delphi-option-colour_1-next = Die nächste freie
delphi-option-colour_1-drawn = Ausgelost
delphi-option-colour_1-red = Rot
delphi-option-colour_1-yellow = Gelb
delphi-option-colour_1-green = Grün
delphi-option-colour_1-blue = Blau
delphi-option-colour_2 = Farbe von Platz 2
delphi-option-colour_2-next = Die nächste freie
delphi-option-colour_2-drawn = Ausgelost
delphi-option-colour_2-red = Rot
delphi-option-colour_2-yellow = Gelb
delphi-option-colour_2-green = Grün
delphi-option-colour_2-blue = Blau
delphi-option-colour_3 = Farbe von Platz 3
delphi-option-colour_3-next = Die nächste freie
delphi-option-colour_3-drawn = Ausgelost
delphi-option-colour_3-red = Rot
delphi-option-colour_3-yellow = Gelb
delphi-option-colour_3-green = Grün
delphi-option-colour_3-blue = Blau
delphi-option-colour_4 = Farbe von Platz 4
delphi-option-colour_4-next = Die nächste freie
delphi-option-colour_4-drawn = Ausgelost
delphi-option-colour_4-red = Rot
delphi-option-colour_4-yellow = Gelb
delphi-option-colour_4-green = Grün
delphi-option-colour_4-blue = Blau
delphi-option-max_rounds = Rundengrenze
    .help = Nach dieser Runde endet das Spiel; 0 heißt keine Grenze.
delphi-option-edition = Ausgabe
    .help = Das eigene Material des Projekts oder eine Datei mit deiner Ausgabe.
