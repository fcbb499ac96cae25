# Rules of tables, newcomers, and the devices of a person.

web-table-rules = What holds at this table
web-table-rules-away = Whoever is away for two minutes may be replaced by a bot ({ $level }) until they come back. The seat stays theirs.
web-table-rules-undo = Nobody’s own decision is taken back without their consent, not even while a bot stands in for them. Those who leave or give up hand over their say with the seat.
web-table-rules-left = A seat that is left goes to a bot. A newcomer may take it if everybody who is still at the table agrees, and the game is marked. Nobody who sits or sat at the table may: the hand is secret.
web-table-rules-names = No two names at a table look alike.
web-table-rules-kept = Tables at which nothing happens for a long time are removed; finished games are kept as long as this server’s owner wants.
web-stand-in = Bot that steps in for people who are away

web-leave-for-good = Leave for good
web-leave-means = A bot ({ $level }) plays your seat from now on. You cannot come back to this game, nor take another seat in it; a newcomer may take yours if the others agree. To be away for a while, let a bot play for you instead.
web-left-seat = The seat of { $name } was left. You may take it if everybody at the table agrees.
web-newcomer-ask = Ask for this seat
web-newcomer-title = A question about a newcomer
web-newcomer-question = { $name } would like to take the seat of { $seat }.
web-newcomer-means = A newcomer sees the hidden cards of that seat. Agree if you trust that this is nobody who sits here already; the game will be marked.
web-newcomer-waiting = Waiting for the consent of { $names }.
web-newcomer-mark = a newcomer took this seat over
web-newcomer-game = A newcomer took a seat over in this game

web-devices = Your devices
web-devices-lead = You need no account here: you are known by a secret that each of your devices keeps. Here you see these devices, add one, or sign one out.
web-devices-list = Signed in as you
web-device-unnamed = A device
web-device-this = (this one)
web-device-seen = last used { $when }
web-device-sign-out = Sign out
web-device-this-sure = This browser will count as somebody new. Without another device or a code you lose your seats and tables for good.
web-devices-sign-out-others = Sign out all others
web-devices-days = { $days ->
    [one] A device that is not used for a day is signed out.
   *[other] A device that is not used for { $days } days is signed out.
}
web-devices-for-ever = Devices stay signed in until you sign them out.
web-devices-add = Add a device
web-devices-add-text = Show a code here and type it in on the other device, on this same page.
web-devices-show-code = Show a code
web-devices-code-note = It works once, for ten minutes. Whoever types it in is you.
web-devices-claim = Use a code of another device
web-devices-claim-text = Type in the code that your other device shows.
web-devices-code = Code
web-devices-use-code = Use the code
web-devices-claim-sure = This browser will count as that person. Who it has been until now, with those seats and tables, is lost unless another device is signed in as the same.
web-devices-claimed = This browser now counts as the same person as your other device.
web-error-signed-out = This device was signed out. Load the page again to watch as somebody new.

# Whoever has been deleted.
web-somebody = somebody

# People: the ways to their pages.
web-account = Your name here
web-table-people = People at this table
