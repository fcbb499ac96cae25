# Слова игрового поля в браузере.

olympos-part-map = Карта
olympos-part-hand = Рука
olympos-part-development = Развитие
olympos-part-players = Игроки
olympos-choices = Выбор
olympos-detour = Более длинный путь
olympos-detour-less = Короче
olympos-detour-more = Длиннее
olympos-detour-take = Более длинный путь: +{ $n }
olympos-detour-chosen = Выбран более длинный путь: +{ $n }
olympos-gods-turned = Открытые карты Олимпа
olympos-piles = Колода Судьбы { $destiny }, сброшено { $discards } · карты Олимпа { $olympos }
olympos-tokens = Жетоны
olympos-cubes = Кубики
olympos-any-resource = любой ресурс
olympos-discount = Открытия, где указан ресурс «{ $resource }», стоят на 2 меньше
olympos-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## Знаки

olympos-sign-star = звезда
olympos-sign-zeus = жетон Зевса
olympos-sign-track = Поле шкалы времени
olympos-sign-stock = Поселенцы в запасе
olympos-sign-hourglasses = Песочные часы
olympos-sign-swords = Мечи
olympos-sign-symbols = Символы Зевса
olympos-sign-stars = Жетоны звёзд
olympos-sign-prestige = Престиж
olympos-sign-hand = Карты Судьбы
olympos-holder-tribe = племя
olympos-holder-barbarians = варвары

## Что где лежит

olympos-land-resource = Даёт ресурс: { $resource }.
olympos-land-atlantis = Часть Атлантиды: приносит два очка.
olympos-land-locked = Закрыто: пройти можно, остановиться нельзя.
olympos-land-star = Отмечена звездой: здесь с самого начала живёт племя, если территория не закрыта.
olympos-land-star-tribe = Племя охраняет здесь звезду.
olympos-land-star-lying = Здесь лежит жетон звезды для того, кто придёт следующим.
olympos-land-star-held = Звезда у того, кто здесь правит.
olympos-land-zeus = Жетон Зевса у того, кто здесь правит.
olympos-land-pile = Сверху вниз: { $holders }.
olympos-sea = Море: войти стоит 2, с астрономией или картографией дешевле.
olympos-track-space = Поле { $n } шкалы времени
olympos-track-single = Поле Зевса: карта Судьбы каждому, кто до него дойдёт; карт Олимпа осталось: { $n }.
olympos-track-double = Двойное поле Зевса: первый и последний открывают по карте; карт Олимпа осталось: { $n }.
olympos-track-cross = Крест: дальше пути нет.
olympos-track-bonus = { $n ->
    [one] { $n } очко тому, кто здесь закончит.
    [few] { $n } очка тому, кто здесь закончит.
   *[many] { $n } очков тому, кто здесь закончит.
}
olympos-cell-tiles = { $n ->
    [one] Остался { $n } жетон.
    [few] Осталось { $n } жетона.
   *[many] Осталось { $n } жетонов.
}
olympos-cell-owners = Уже есть у игроков: { $names }.
olympos-discards = Сброшено: { $list }.
olympos-cell-kinds = Остались жетоны с ресурсом: { $list }.
olympos-wonder-figures = Нужно звёзд: { $stars }; приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
olympos-wonder-discs = Фишки в этой колонке, каждая — звезда: { $list }.
olympos-has-zeus = Владеет жетоном Зевса
olympos-finished = игра закончена
olympos-order = Номер { $n } в порядке хода
olympos-wonder-built = Строитель: { $name }.

## Цена и последствия

olympos-line-new-settler = Новый поселенец
olympos-line-leg = Путь: { $area }
olympos-line-route = Самый дешёвый путь
olympos-line-detour = Более длинный путь
olympos-line-landings = Можно встать на
olympos-line-combat = Бой, противник: { $holder }; мечи { $mine } против { $theirs }
olympos-line-tie = Демократия решает ничью
olympos-tie-attacker = в вашу пользу
olympos-tie-defender = против вас
olympos-line-base = Развитие
olympos-line-surcharge = Эринии
olympos-line-total = Всего времени
olympos-line-cubes = Плата кубиками
olympos-line-stars = Нужно звёзд
olympos-line-stars-athena = Потрачено звёзд Афины
olympos-line-stars-cards = Потрачены карты
olympos-line-points = Очки
olympos-line-gains = Вы получаете
olympos-line-hourglasses = Оплачено часами
olympos-line-hourglasses-gained = Получено часов
olympos-line-prestige-gained = Получено престижа
olympos-line-cubes-gained = Получено кубиков
olympos-line-landing = Маркер встанет на поле
olympos-line-zeus-spaces = Достигнутые поля Зевса
olympos-line-then = Затем
olympos-then-me = снова ваш ход
olympos-then-others = ходит другой игрок
olympos-then-finished = вы закончили игру

## Об издании

olympos-edition-credits = Игра Филиппа Кейартса, изданная Ystari в 2011 году.
olympos-edition-sources = Ход игры, цены, подготовка, действие открытий, карт Судьбы и Олимпа и подсчёт очков следуют тексту правил. Карта, шкала времени, большинство цен и бонусов и четыре из пяти чудес света даны в правилах только рисунками: их мы реконструировали.

# How a step is decided on the board.
olympos-hint-turn = Выберите территорию для поселенца, открытие или чудо света: возможное обведено золотом. До решения видны цена во времени и поле, на которое встанет маркер.

# Headings of the rules.
olympos-section-1 = Состав игры
olympos-section-2 = Подготовка
olympos-section-3 = Очерёдность и время
olympos-section-4 = Расширение
olympos-section-5 = Развитие
olympos-section-6 = Действие открытий
olympos-section-7 = Карты Судьбы и Олимпа
olympos-section-8 = Конец игры
olympos-section-9 = Игра вдвоём

# Вопросы с их причиной и то, о чём можно пожалеть.
olympos-because-prayer = { $name } открывает карту «{ $god }». Вы можете ответить молитвами.
olympos-because-lock = Закройте территорию. Ресурс: { $resource }; осталось закрыть: { $left }.
olympos-because-barbarian = Поселите варваров на свободной территории. Ресурс: { $resource }.
olympos-regret-more = Это на { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
} времени дороже самого дешёвого пути: всего { $total }.
olympos-regret-pass = Вы пасуете, и ваша игра на этом закончится, хотя вы ещё можете действовать.

# Заголовки списка решений.
olympos-group-settle = Новые поселенцы
olympos-group-move = Переходы
olympos-group-flee = Куда уходит побеждённый поселенец
olympos-group-discover = Открытия
olympos-group-build = Чудеса света

# Что значат знаки.
olympos-legend-signs = Что есть у игроков
olympos-legend-resources = Ресурсы
olympos-legend-track = Сколько времени потрачено; следующим ходит тот, кто потратил меньше всех.
olympos-legend-stock = Поселенцы, которых ещё можно отправить.
olympos-legend-hourglasses = Каждые оплачивают одну единицу времени; они тратятся первыми.
olympos-legend-swords = Если мечей больше, чем у защищающегося, бой дешевле.
olympos-legend-symbols = Они решают, кому карта Олимпа помогает и кому вредит.
olympos-legend-stars = Нужны, чтобы строить чудеса света.
olympos-legend-prestige = Очки в конце игры.
olympos-legend-hand = Карты на руке, тайные, пока не сыграны.
olympos-legend-tribe = Охраняет звезду; сражаются с ним как с игроком без мечей.
olympos-legend-barbarians = Держат территорию в партиях вдвоём.

# Заготовки нового стола.
olympos-preset-first = Территории закрываются по жребию, престиж открыт.
olympos-preset-standard = Территории закрываются по жребию, престиж скрыт.
