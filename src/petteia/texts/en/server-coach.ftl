# Refusals about the coach.

server-error-no-coach = At this table nobody may be coached.
server-error-coach-off = The coach is switched off for this seat. Switch it on first.
server-error-coach-busy = The coach has no time just now. Ask again in a moment.
