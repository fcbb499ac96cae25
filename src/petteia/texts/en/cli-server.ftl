# Help of the commands for those who run a server.

## petteia serve

cli-help-serve-host = Address to listen on; 0.0.0.0 lets others in.
cli-help-serve-port = Port to listen on.
cli-help-serve-database = sqlite:///FILE or postgresql://...; by default a file in your data folder.
cli-help-serve-news = redis://HOST:PORT of a server over which several processes tell each other of changes; by default PostgreSQL does that too.
cli-help-serve-open = Open the page in a browser.
cli-help-serve-origin = Another origin whose pages may connect; may be given several times.
cli-help-serve-proxy = Addresses of proxies whose forwarding headers are believed, separated by commas.
cli-help-serve-connections = How many connections an address may have at the same time.
cli-help-serve-editions = Editions of people’s own: off, private (few and small) or on; by default on only where nobody else can connect.
cli-help-serve-bots = How many processes bots think in: at least two; 0 if petteia bots runs elsewhere.
cli-help-serve-bot-seconds = How long a bot may take for a decision.
cli-help-serve-keep = STATUS=DAYS: for how many days an unused table stays; 0: for ever; may be repeated.
cli-help-serve-token-days = Days after which a device that was not used is forgotten; 0: never.
cli-help-serve-limit-factor = Multiplies all rates and counts that are limited.
cli-help-serve-log = How much to log: debug, info, warning or error.
cli-help-serve-log-json = Log in JSON, one object a line.
cli-help-serve-security-log = A file of its own for refusals, bad tokens, deletions and changed invites.

## petteia bots

cli-help-bots-database = postgresql://...: the database that the servers use.
cli-help-bots-news = redis://HOST:PORT, if the servers tell each other of changes there.
cli-help-bots-metrics-port = Port at which this process tells its figures (/metrics), on this machine only.

## petteia admin

cli-help-admin-list = List all tables.
cli-help-admin-show = Show one table, without what is hidden in a running game.
cli-help-admin-delete = Remove a table for good.
cli-help-admin-export = Write a table’s record to a file. That of a running game contains what is hidden in it.
cli-help-admin-tidy = Remove tables and devices that nobody has used for long, as a running server does by itself.
cli-help-admin-dry-run = Remove nothing, only name the tables.
cli-help-admin-verify = Replay every stored game and compare it with its digest.
cli-help-admin-backup = Copy the database to a file, also while the server is running.
cli-help-admin-database = As for serve; by default the file in your data folder.
cli-help-admin-status = Only tables that are open, playing, over, aborted or stopped by an update (stopped).
cli-help-admin-id = The table’s id, as in its link.
cli-help-admin-yes = Do not ask first.
cli-help-admin-record = File to write the record to.
cli-help-admin-copy = File to copy to; it must not exist yet.
