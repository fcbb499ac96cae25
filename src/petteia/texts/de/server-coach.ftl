# Was zum Ratgeber abgelehnt wird.

server-error-no-coach = An diesem Tisch darf sich niemand beraten lassen.
server-error-coach-off = Der Ratgeber ist für diesen Platz ausgeschaltet. Schalte ihn zuerst ein.
server-error-coach-busy = Der Ratgeber hat gerade keine Zeit. Frag gleich noch einmal.
