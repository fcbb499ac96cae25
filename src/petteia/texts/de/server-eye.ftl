# Absagen zur Analyse beendeter Partien.

server-error-analysis-busy = Eine Analyse von dir läuft noch. Warte sie ab oder brich sie zuerst ab.
