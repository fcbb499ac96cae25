# What the server says no to (docs/protocol.md, section 2), and its notices.

server-error-bad-request = The server could not read that: { $detail }
server-error-no-token = This browser is not known here. Load the page again.
server-error-forbidden = This seat or table is not yours, or the invitation is missing.
server-error-not-found = There is no such thing here.
server-error-code = The code is wrong, used up or too old.
server-error-not-allowed = That is not possible at this address.
server-error-option = This choice does not work ({ $option }): { $detail }
server-error-edition = The edition cannot be used: { $detail }
server-error-record = The record cannot be used: { $detail }
server-error-other-rules = This was played by version { $rules } of the rules. { $programs ->
    [none] Which Petteia replays it is not known here;
   *[other] Petteia { $programs } replays it;
} this server plays by version { $living }.
server-error-name = A name has 1 to 24 characters that can be seen, and letters of one script only.
server-error-name-taken = Somebody at this table already has a name that looks like this one. Choose another.
server-error-action = There is no such action: { $detail }
server-error-not-your-turn = It is not your turn.
server-error-stale = The table has moved on meanwhile.
server-error-key-reused = This request has already served for another action.
server-error-seat-taken = There is no free seat there any more.
server-error-was-seated = Whoever sits or sat at this table, or was refused, takes no seat while its game is played.
server-error-newcomer-asked = Somebody is already asking for a seat, or this question has been settled.
server-error-seats-open = The game can begin once all seats are taken.
server-error-status = { $status ->
    [open] The game has not begun yet.
    [playing] The game is still being played.
    [over] The game is over.
    [stopped] The game was stopped by an update of the program.
   *[aborted] The game was ended without a result.
}
server-error-holder-present = Whoever holds this seat is here: nobody else can hand it over.
server-error-time-over = Your time has run out.
server-error-no-undo = There is nothing you can take back.
server-error-undo-asked = Somebody has already asked to take something back, or there is nothing to answer.
server-error-too-big = That is larger than allowed.
server-error-too-many = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
}
server-error-full = The server is full. Try again later.
server-error-unavailable = The server cannot reach its tables at the moment. Try again.
server-error-internal = The server made a mistake ({ $id }).

server-notice-bot-failed = The bot of { $seat } has failed; a simpler one decides this time.
server-notice-reload-this-page = This page is older than the server. Load it again: nothing is lost.
