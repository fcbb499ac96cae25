# People who want to be known: refusals, and what is sent by mail.

server-error-known-name = Somebody who is known here has that name, or one that looks the same. Choose another.
server-error-known-already = You have a name here already.
server-error-not-known = For this you need a name that you keep here.
server-error-registration-off = This server takes no new names.
server-error-ticket = Names are kept here by invitation, and this ticket is wrong, used or too old. Ask the host for another.
server-error-passkey = This passkey was not accepted. Try again.
server-error-last-key = This passkey is your only way back in. Make recovery codes first.
server-error-mail-off = This server sends no mail.
server-error-mail-address = That is not an e-mail address.
server-error-mail-link = This link has been used or is too old. Ask for a new one.
server-error-renamed = You can change your name again in { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
server-error-apart = You and somebody at this table do not play together.
server-error-banned = Until { $until } you may not take a seat, open tables or write. The host’s reason: { $why }
server-error-banned-for-good = You may no longer take a seat, open tables or write here. The host’s reason: { $why }

server-mail-confirm-subject = Petteia: is this your address?
server-mail-confirm-text =
    Somebody who is known at Petteia says that this is their e-mail address.

    If that was you, open this link within half an hour:
    { $link }

    If not, do nothing: then nothing happens.
server-mail-sign-in-subject = Petteia: your link for signing in
server-mail-sign-in-text =
    With this link you sign in at Petteia. It works once, for half an hour:
    { $link }

    If you did not ask for it, do nothing. Never pass the link on: whoever has it is signed in as you.
