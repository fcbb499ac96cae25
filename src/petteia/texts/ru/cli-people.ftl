# Команды для хозяев: люди, рейтинги, почта.

cli-help-serve-site = Адрес, по которому открывают этот сервер, https://ИМЯ: для ссылок в письмах и ключей входа.
cli-help-serve-mail = smtp://ИМЯ:ПАРОЛЬ@ХОСТ:ПОРТ или smtps://...: через что отправлять почту; без этого писем нет.
cli-help-serve-mail-from = От кого приходят письма: "Petteia <games@example.org>".
cli-help-serve-registration = Кто может получить здесь имя: open, invited (по приглашению от petteia admin ticket) или off.
cli-help-admin-ratings = Пересчитать все рейтинги по сохранённым партиям, которые идут в зачёт, и сказать, что было иначе.
cli-help-admin-ratings-check = Только сравнить; код 1, если что-то расходится.
cli-help-admin-reports = На что люди пожаловались друг на друга, сначала старое.
cli-help-admin-reports-all = И уже разобранное.
cli-help-admin-settle = Отметить жалобу как разобранную; с --ban ещё и заблокировать того, на кого жаловались.
cli-help-admin-report = Номер жалобы, как его показывает petteia admin reports.
cli-help-admin-how = Что сделано, для тех, кто посмотрит позже.
cli-help-admin-ban-days = Заблокировать того, на кого жаловались, на столько дней; 0: навсегда.
cli-help-admin-why = Причина, словами, которые прочтёт заблокированный.
cli-help-admin-ban = Запретить кому-то открывать столы, садиться и писать; идущие партии можно доиграть.
cli-help-admin-who = Имя или номер, как в жалобе.
cli-help-admin-days = На столько дней; 0: навсегда.
cli-help-admin-unban = Снять блокировку.
cli-help-admin-bans = Кто заблокирован, до каких пор и почему.
cli-help-admin-ticket = Приглашения для --registration invited: каждое даёт имя одному человеку. Видны только сейчас.
cli-help-admin-count = Сколько.
cli-help-admin-ticket-days = Сколько дней они действуют.
cli-help-admin-note = Для кого, на память.
cli-help-admin-annul = Больше не засчитывать партию, например, если кому-то подсказывали; все рейтинги изменятся вслед.
cli-help-admin-annul-back = Снова засчитывать.
