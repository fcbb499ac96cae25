# В чём отказывает сервер (docs/protocol.md, раздел 2), и его сообщения.

server-error-bad-request = Сервер не смог это прочитать: { $detail }
server-error-no-token = Этот браузер здесь неизвестен. Загрузите страницу заново.
server-error-forbidden = Это место или этот стол — не ваши, или нет приглашения.
server-error-not-found = Здесь такого нет.
server-error-code = Код неверен, уже использован или устарел.
server-error-not-allowed = По этому адресу так нельзя.
server-error-option = Такой выбор невозможен ({ $option }): { $detail }
server-error-edition = Это издание не подходит: { $detail }
server-error-record = Эта запись не подходит: { $detail }
server-error-other-rules = Эта партия сыграна по версии { $rules } правил. { $programs ->
    [none] Какая Petteia её воспроизводит, здесь неизвестно;
   *[other] Её воспроизводит Petteia { $programs };
} этот сервер играет по версии { $living }.
server-error-name = Имя состоит из 1–24 видимых знаков и букв только одной письменности.
server-error-name-taken = За этим столом уже есть похожее имя. Выберите другое.
server-error-action = Такого действия нет: { $detail }
server-error-not-your-turn = Сейчас не ваш ход.
server-error-stale = Игра тем временем ушла вперёд.
server-error-key-reused = Этот запрос уже использован для другого действия.
server-error-seat-taken = Свободного места там больше нет.
server-error-was-seated = Кто сидит или сидел за этим столом или получил отказ, не занимает мест в идущей партии.
server-error-newcomer-asked = Кто-то уже просит место, или этот вопрос решён.
server-error-seats-open = Игра начнётся, когда все места будут заняты.
server-error-status = { $status ->
    [open] Игра ещё не началась.
    [playing] Игра ещё идёт.
    [over] Игра окончена.
    [stopped] Игра остановлена обновлением программы.
   *[aborted] Игра прервана.
}
server-error-holder-present = Хозяин этого места здесь: никто другой передать его не может.
server-error-time-over = Ваше время истекло.
server-error-no-undo = Вам нечего возвращать.
server-error-undo-asked = Вопрос о возврате хода уже задан, или отвечать не на что.
server-error-too-big = Это больше, чем разрешено.
server-error-too-many = { $seconds ->
    [one] Слишком быстро. Попробуйте через { $seconds } секунду.
    [few] Слишком быстро. Попробуйте через { $seconds } секунды.
   *[many] Слишком быстро. Попробуйте через { $seconds } секунд.
}
server-error-full = Сервер переполнен. Попробуйте позже.
server-error-unavailable = Сервер сейчас не может добраться до столов. Попробуйте ещё раз.
server-error-internal = На сервере произошла ошибка ({ $id }).

server-notice-bot-failed = { $seat }: бот отказал; на этот раз решает бот попроще.
server-notice-reload-this-page = Эта страница старше, чем сервер. Загрузите её заново: ничего не пропадёт.
