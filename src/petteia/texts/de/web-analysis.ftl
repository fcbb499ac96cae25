# Der Weg zur Analyse, auf der Seite der Wiedergabe.

web-analysis = Analyse
