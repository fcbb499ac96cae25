# The app: without a connection, notices.

web-offline = You are offline. Games that are over and rules you have read stay readable.
web-offline-deciding = You are offline. Your decision will be sent once the connection is back; keep this page open.
web-offline-missing = This needs a connection: it is not kept on this device. It appears once you are online again.
