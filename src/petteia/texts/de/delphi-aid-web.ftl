# Die Spielhilfe: alles, was man tun kann, auf einer Seite.

delphi-aid-turn = Drei Würfel sind drei Aktionen, jede in ihrer Farbe. Eine Orakelkarte darf wie ein vierter Würfel wirken. Dann würfelst du sofort für den nächsten Zug.
    .name = Dein Zug
delphi-aid-recolour = Jede Gunst dreht einen Würfel oder eine Karte eine Farbe weiter, im Uhrzeigersinn auf dem Rad. Du hast { $favour } Gunst.
    .name = Eine andere Farbe
delphi-aid-sail = Bis zu { $range } Felder weit, auf Wasser in der Farbe des Würfels; jedes Feld mehr kostet { $extra } Gunst. Zu Zeus darf jede Farbe.
    .name = Fahren
delphi-aid-any = Nimm { $gain } Gunst, ziehe eine Orakelkarte oder sieh dir zwei verdeckte Inseln an.
    .name = Mit jeder Farbe
delphi-aid-offering = Neben ihrer Insel mit ihrer Farbe laden, neben dem Tempel dieser Farbe abliefern: 3 Gunst. Du hast Platz für { $hold }.
    .name = Opfergaben
delphi-aid-statue = Neben einer Stadt mit ihrer Farbe laden, neben einem freien Bauplatz dieser Farbe errichten: Wähle einen Begleiter.
    .name = Statuen
delphi-aid-monster = Daneben, mit seiner Farbe: Würfle mindestens { $needed }. Sonst zahle 1 Gunst und versuche es noch einmal, um 1 leichter. Eine 0 verwundet dich. Lohn: Ausrüstung.
    .name = Monster
delphi-aid-shrine = Daneben, mit der Farbe des Rahmens: Die Wolken weichen. Auf deinen Inseln entsteht deine Kultstätte; andere geben, was ihr Buchstabe sagt.
    .name = Inseln unter Wolken
delphi-aid-gods = Ein Würfel in der Farbe des Gottes ist ein Schritt. In der obersten Reihe handelt der Gott für dich ohne Würfel und beginnt dann wieder unten.
    .name = Götter
delphi-aid-wounds = In jeder Runde würfelt der Titan: Über deinem Schild ({ $shield }) verwundet er dich. { $equal } Wunden einer Farbe oder { $total } insgesamt kosten dich einen Zug. Ein Würfel legt alle Wunden seiner Farbe ab.
    .name = Wunden und der Titan
delphi-aid-end = Erfülle alle Aufgaben (dir fehlen { $left }) und kehre als Erstes zu Zeus zurück. Die Runde wird zu Ende gespielt; bei mehreren siegen die meisten Orakelkarten, dann die meiste Gunst.
    .name = Das Ende
