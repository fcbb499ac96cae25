# Was in der Lobby abgelehnt wird.

server-error-seek-known = Partien, die zählen, und Gegner mit einer bestimmten Wertung kann nur suchen, wer hier einen Namen führt.
