# Hinweise für alle, denen etwas zum ersten Mal begegnet: eine Frage oder ein Ereignis.

elysium-hint-after = Deine Säulen sind fort. Effekte deiner Sphäre kannst du noch nutzen, bevor die Epoche endet.
elysium-hint-place = Karten einer Familie oder eines Ranges gehören zusammen. Eine Karte allein ist am Ende nichts wert.
elysium-hint-event-citizen = Jemand konnte nichts nehmen und nahm einen Bürger: Er füllt eine Lücke in einem Mythos und kostet am Ende 2 Punkte.
elysium-hint-event-awakening = Eine neue Epoche: Alle Säulen sind zurück, die Agora ist neu gefüllt, und die Aufgaben sagen, wer beginnt.
