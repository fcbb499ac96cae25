# Refus du salon.

server-error-seek-known = Il faut avoir un nom ici pour chercher des parties qui comptent ou des adversaires d’une certaine cote.
