# L’accès à l’analyse, sur la page de relecture.

web-analysis = Analyse
