# Команды для хозяев: уведомления.

cli-help-serve-notices = Сообщать ли людям об их столах через push и по почте.
cli-help-serve-contact = mailto:NAME@HOST или https://HOST: куда push-службы могут обратиться по поводу этого сервера; иначе --site или адрес из --mail-from.
cli-help-serve-push-private = Push-службы могут иметь и частные адреса: для собственной службы.
cli-help-serve-notices-per-minute = Не больше стольких уведомлений в минуту, со всех процессов вместе.
cli-help-serve-mails-a-day = Не больше стольких из них в день по почте.
