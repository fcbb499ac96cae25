# Refusals of the lobby.

server-error-seek-known = Only people who keep a name here look for games that count, or for opponents of a certain rating.
