# Refus à propos du conseiller.

server-error-no-coach = À cette table, personne ne peut consulter le conseiller.
server-error-coach-off = Le conseiller est désactivé pour cette place. Activez-le d’abord.
server-error-coach-busy = Le conseiller n’a pas le temps. Redemandez dans un instant.
