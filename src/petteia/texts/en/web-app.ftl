# The app: without a connection, notices.

web-offline = You are offline. Games that are over and rules you have read stay readable.
web-offline-deciding = You are offline. Your decision will be sent once the connection is back; keep this page open.
web-offline-missing = This needs a connection: it is not kept on this device. It appears once you are online again.

web-notices-begin = Tell me on this device
web-notices-end = No more notices on this device
web-notices-on = Tell me about my tables
web-notices-push = Notice
web-notices-mail = E-mail
web-notices-mail-about = E-mail goes to the address that you have confirmed.
web-notice-kind-turn = It is my turn
web-notice-kind-invite = I am invited
web-notice-kind-deadline = My time is running out
web-notice-kind-over = A game is over
web-notices-quiet = Quiet hours
web-notices-from = from
web-notices-until = until
web-notices-table = Tell me about this table
web-notices-table-about = How and when you are told is chosen in the settings.
web-notices-not-insecure = Browsers allow notices at addresses with https:// only.
web-notices-not-absent = This browser takes no notices here. On an iPhone or iPad, add Petteia to the home screen first.
web-notices-not-denied = This browser does not let Petteia send notices. You can change that in the browser’s settings for this address.
web-notices-not-host = This server sends no notices.
