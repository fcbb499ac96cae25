# Приложение: без связи, уведомления.

web-offline = Вы не в сети. Завершённые партии и правила, которые вы уже открывали, можно читать.
web-offline-deciding = Вы не в сети. Ваше решение уйдёт, как только связь вернётся; не закрывайте эту страницу.
web-offline-missing = Здесь нужна связь: на этом устройстве этого нет. Страница откроется, когда вы снова будете в сети.

web-notices-begin = Уведомлять на этом устройстве
web-notices-end = Больше не уведомлять на этом устройстве
web-notices-on = Сообщать о моих столах
web-notices-push = Уведомление
web-notices-mail = Письмо
web-notices-mail-about = Письма приходят на адрес, который вы подтвердили.
web-notice-kind-turn = Мой ход
web-notice-kind-invite = Меня приглашают
web-notice-kind-deadline = Моё время на исходе
web-notice-kind-over = Партия окончена
web-notices-quiet = Тихие часы
web-notices-from = с
web-notices-until = до
web-notices-table = Сообщать об этом столе
web-notices-table-about = Как и когда вам сообщать, выбирается в настройках.
web-notices-not-insecure = Браузеры разрешают уведомления только на адресах с https://.
web-notices-not-absent = Этот браузер здесь не принимает уведомлений. На iPhone или iPad сначала добавьте Petteia на экран «Домой».
web-notices-not-denied = Браузер не разрешает уведомления от Petteia. Это можно изменить в его настройках для этого адреса.
web-notices-not-host = Этот сервер не рассылает уведомлений.
