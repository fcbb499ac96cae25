# Мои столы, ссылки, клавиши.

web-tables-all = Все мои столы
web-tables-mine = Ждут вас
web-tables-others = Ждут других
web-tables-open = Ещё не начались
web-tables-past = Закончены
web-tables-more = Показать более старые
web-tables-none = У вас пока нет столов.
web-next-table = К следующему столу (n); ждут вас: { $n }
web-next-none = Ни один другой стол вас не ждёт.

web-share-qr = QR-код
web-share-qr-about = Наведите на него камеру другого устройства, чтобы открыть стол там.
web-share-qr-label = QR-код ссылки { $link }
web-share-sheet = Поделиться
web-share-failed = Устройство не смогло поделиться ссылкой. Скопируйте её.

web-keys = Клавиши
web-keys-page = Везде
web-key-page-help = показать этот список
web-key-page-aid = показать памятку, за столом
web-key-page-next = перейти к следующему столу, который вас ждёт
web-key-page-tables = показать все мои столы
web-key-page-close = закрыть то, что открыто
web-keys-board = На поле
web-key-board-move = перейти к тому, что лежит в эту сторону
web-key-board-legal = перейти к предыдущему или следующему месту, где можно что-то сделать
web-key-board-ends = перейти к первому или последнему месту
web-key-board-take = выбрать
web-key-board-zoom = приблизить или отдалить поле
web-key-board-whole = показать всё поле
web-keys-list = В списке решений
web-key-list-move = перейти к предыдущему или следующему решению
web-key-list-take = принять решение
web-keys-replay = При просмотре партии
web-key-replay-step = шаг назад или вперёд
web-key-replay-ends = перейти к началу или концу

web-settings-follow = Эти настройки действуют на всех ваших устройствах.
web-keys-letters = Отдельные буквы как клавиши
web-keys-show = Показать все клавиши
