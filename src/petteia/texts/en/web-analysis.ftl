# The way to the analysis, on the page of a replay.

web-analysis = Analysis
