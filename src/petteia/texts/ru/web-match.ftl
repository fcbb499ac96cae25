# Быстрая игра, поиск соперников и рейтинги.

web-match = Быстрая игра
web-match-lead = Скажите, во что хотите сыграть. Партия начнётся, как только наберётся достаточно желающих.
web-match-call = Сыграйте с теми, кто сейчас здесь
web-match-call-now = { $n ->
    [one] { $n } человек ищет соперников
    [few] { $n } человека ищут соперников
   *[many] { $n } человек ищут соперников
}
web-match-kind = Вид партии
web-match-rated = Идёт в рейтинг
web-match-rated-about = Играют только те, у кого здесь есть имя, и никто не пользуется советами.
web-match-rated-guest = Чтобы играть на рейтинг или выбирать соперников по рейтингу, нужно завести здесь имя.
web-match-low = Соперники от
web-match-high = до
web-match-any = любые
web-match-bots = Если никто не придёт
web-match-bots-never = ждать дальше
web-match-bots-after = { $seconds ->
    [30] боты через полминуты
    [60] боты через минуту
   *[other] боты через { NUMBER($minutes) } мин.
}
web-match-look = Найти соперников
web-match-looking = Ищем соперников
web-match-since = Вы ждёте уже { $time }.
web-match-bots-in = Через { $time } подключатся боты.
web-match-stop = Прекратить поиск
web-match-stays = Не закрывайте эту страницу: вместе с ней закончится и поиск.
web-match-found = Стол найден
web-match-waiting = Кто ищет
web-match-none = Сейчас никто не ищет. Скажите, чего хотите вы, и другие увидят это здесь.
web-match-join = Присоединиться
web-match-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-match-no-clock = без часов
web-match-range = соперники с рейтингом от { $low } до { $high }
web-match-range-low = соперники с рейтингом от { $low }
web-match-range-high = соперники с рейтингом до { $high }
web-match-why-known = Только для тех, у кого здесь есть имя.
web-match-why-range = Здесь ищут соперников с другим рейтингом.
web-match-tables = Открытые столы
web-match-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

web-ratings = Рейтинги
web-ratings-lead = Все начинают с 1500 очков. Число после ± показывает, насколько оценка надёжна: с вероятностью 95 процентов настоящая сила лежит в этих пределах. С каждой партией они сужаются.
web-ratings-rules = Партия идёт в рейтинг, если у всех за столом есть здесь имя и её доиграли те же люди, без советчика и с обычным изданием. Место в списке рейтинг получает после { $n } партий; до того он предварительный.
web-ratings-place = Место
web-ratings-name = Имя
web-ratings-points = Очки
web-ratings-games = Партии
web-ratings-figure = { $points } ± { $give }
web-ratings-provisional = предварительный
web-ratings-find = Найти по имени
web-ratings-none = В этой игре рейтинга пока нет ни у кого.
web-ratings-none-found = Ни у кого с таким именем нет рейтинга в этой игре.
web-ratings-mine = Ваш рейтинг
web-ratings-before = Назад
web-ratings-after = Дальше
web-ratings-bots = Боты для сравнения
web-ratings-bots-about = Их сила известна по турниру ботов, и партии здесь её не меняют.
web-ratings-bot = бот
web-ratings-counted = Эта партия пошла в рейтинг.
web-ratings-counts = Эта партия идёт в рейтинг.
web-ratings-counts-not = Эта партия не идёт в рейтинг: { $why }
web-ratings-why-casual = стол создан не для этого.
web-ratings-why-origin = она началась не с начала.
web-ratings-why-edition = в ней используется собственное издание.
web-ratings-why-hands = место перешло к другому или за кого-то играл бот.
web-ratings-why-coached = кто-то пользовался советами.
web-ratings-why-unfinished = её не доиграли.
web-ratings-why-bots = сила одного из ботов за столом неизвестна.
web-ratings-why-guests = не у всех за столом есть здесь имя.
web-ratings-why-twice = кто-то играет за несколько мест.
web-ratings-why-alone = за столом только один человек.
web-ratings-why-nobody = когда время истекло, больше никого не было, или владелец сервера её аннулировал.
