# Hinweise für alle, denen etwas zum ersten Mal begegnet: eine Frage oder ein Ereignis.

olympos-hint-lock = In einem gesperrten Gebiet kann kein Siedler bleiben. Sperre, was dir nicht fehlen wird.
olympos-hint-give = Plättchen deiner Gebiete werden nur gezeigt; Würfel werden verbraucht. Wähle, was dir am wenigsten fehlen wird.
olympos-hint-bonus = Jeder Bonus liegt hier nur einmal. Wer zuerst kommt, wählt unter den freien.
olympos-hint-window = Jetzt dürfen Schicksalskarten gespielt werden. Was du behältst, ist am Ende je einen Punkt wert.
olympos-hint-hades = Hades nimmt einen deiner Siedler von der Karte. Wähle den, dessen Gebiet du am wenigsten brauchst.
olympos-hint-event-conquer = Ein Gebiet hat den Besitzer gewechselt: Der besiegte Siedler liegt unter dem Sieger und darf gehen oder wiederkommen; dafür gab es eine Sanduhr.
olympos-hint-event-god = Eine Olympos-Karte wurde aufgedeckt, weil jemand als Erstes ein Zeusfeld erreicht hat. Sie trifft, wer die meisten oder die wenigsten Zeus-Symbole hat.
