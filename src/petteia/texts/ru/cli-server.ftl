# Справка по командам для тех, кто держит сервер.

## petteia serve

cli-help-serve-host = Адрес, по которому сервер доступен; 0.0.0.0 открывает его для других.
cli-help-serve-port = Порт сервера.
cli-help-serve-database = sqlite:///ФАЙЛ или postgresql://...; по умолчанию файл в вашей папке данных.
cli-help-serve-open = Открыть страницу в браузере.
cli-help-serve-origin = Ещё один источник, страницы которого могут подключаться; можно указать несколько раз.
cli-help-serve-proxy = Адреса прокси-серверов, заголовкам которых можно верить, через запятую.
cli-help-serve-editions = Можно ли приносить свои издания; по умолчанию только там, куда не подключится никто другой.
cli-help-serve-bots = Сколько процессов отведено ботам.
cli-help-serve-bot-seconds = Сколько времени бот может думать над решением.
cli-help-serve-limit-factor = Умножает все ограничения частоты и количества.
cli-help-serve-log = Подробность журнала: debug, info, warning или error.
cli-help-serve-log-json = Журнал в JSON, по объекту в строке.

## petteia admin

cli-help-admin-list = Показать все столы.
cli-help-admin-show = Показать один стол без того, что скрыто в идущей партии.
cli-help-admin-delete = Удалить стол навсегда.
cli-help-admin-export = Записать партию стола в файл. Запись идущей партии содержит и скрытое.
cli-help-admin-verify = Переиграть каждую сохранённую партию и сверить её с контрольной суммой.
cli-help-admin-backup = Скопировать базу данных в файл, можно и при работающем сервере.
cli-help-admin-database = Как у serve; по умолчанию файл в вашей папке данных.
cli-help-admin-status = Только столы открытые (open), идущие (playing), законченные (over) или прерванные (aborted).
cli-help-admin-id = Идентификатор стола, как в его ссылке.
cli-help-admin-yes = Не переспрашивать.
cli-help-admin-record = Файл для записи партии.
cli-help-admin-copy = Файл для копии; его ещё не должно быть.
