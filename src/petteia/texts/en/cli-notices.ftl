# Commands for hosts: notices.

cli-help-serve-notices = Whether people are told of their tables by push and mail.
cli-help-serve-contact = mailto:NAME@HOST or https://HOST: where push services may ask about this server; by default --site, or the address of --mail-from.
cli-help-serve-push-private = Push services may have private addresses, too: for one of your own.
cli-help-serve-notices-per-minute = At most so many notices are sent in a minute, by all processes together.
cli-help-serve-mails-a-day = At most so many of them are sent by mail in a day.
