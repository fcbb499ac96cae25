# Refus concernant l’analyse des parties terminées.

server-error-analysis-busy = Une de vos analyses est encore en cours. Attendez-la, ou arrêtez-la d’abord.
