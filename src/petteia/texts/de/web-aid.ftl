# Die Spielhilfe.

web-aid = Spielhilfe
web-aid-print = Drucken
web-aid-rows = Was du tun kannst
