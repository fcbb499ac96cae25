# Refusals about the analysis of finished games.

server-error-analysis-busy = An analysis of yours is still in work. Wait for it, or stop it first.
