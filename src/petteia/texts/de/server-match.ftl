# Was in der Lobby abgelehnt wird.

server-error-seek-known = Partien, die zählen, und Gegner einer bestimmten Stärke kann nur suchen, wer hier einen Namen führt.
