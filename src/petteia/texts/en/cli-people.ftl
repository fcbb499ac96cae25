# Commands for hosts: people, ratings, mail.

cli-help-serve-site = The address under which people reach this server, https://NAME; for links in mail and for passkeys.
cli-help-serve-mail = smtp://USER:PASSWORD@HOST:PORT or smtps://...: where mail is handed in; without it none is sent.
cli-help-serve-mail-from = What mail comes from: "Petteia <games@example.org>".
cli-help-serve-registration = Who may keep a name here: open, invited (with a ticket from petteia admin ticket) or off.
cli-help-admin-ratings = Compute all ratings anew from the stored games that count, and say what was different.
cli-help-admin-ratings-check = Only compare; status 1 if any differs.
cli-help-admin-reports = What people have reported about each other, the oldest first.
cli-help-admin-reports-all = Also those that were worked through.
cli-help-admin-settle = Note that a report was worked through; with --ban also ban the one it is about.
cli-help-admin-report = The report’s id, as petteia admin reports shows it.
cli-help-admin-how = What was done, for those who look later.
cli-help-admin-ban-days = Ban the one reported for so many days; 0: for good.
cli-help-admin-why = The reason, in words that the banned person reads.
cli-help-admin-ban = Ban somebody from making tables, sitting down and writing; running games can be finished.
cli-help-admin-who = A name, or an id as in a report.
cli-help-admin-days = For so many days; 0: for good.
cli-help-admin-unban = Lift somebody’s ban.
cli-help-admin-bans = Who is banned, until when and why.
cli-help-admin-ticket = Tickets for --registration invited: each lets one person keep a name. They are shown this once.
cli-help-admin-count = How many.
cli-help-admin-ticket-days = They work for so many days.
cli-help-admin-note = For whom, for yourself.
cli-help-admin-annul = Let a game count no more, say because somebody was helped; all ratings follow.
cli-help-admin-annul-back = Let it count again.
