# Слова игрового поля в браузере.

delphi-part-sea = Море
delphi-part-mine = Мой планшет
delphi-part-others = Соперники
delphi-part-supply = Витрина
delphi-no-map = Карта ещё не выложена.
delphi-round = Раунд { $n }
delphi-last-round = Последний раунд
delphi-titan = Титан: { $n }
delphi-wheel = Колесо оракула
delphi-favour = Жетоны милости
delphi-shield = Щит
delphi-dice = Кубики оракула
delphi-cards = Карты оракула
delphi-gods = Боги
delphi-tasks = Задания
delphi-tasks-left = { $n ->
    [one] осталось { $n } задание
    [few] осталось { $n } задания
   *[many] осталось { $n } заданий
}
delphi-hold = Трюм, мест: { $n }
delphi-wounds = Раны; отдых при { $equal } одного цвета или { $total } всего
delphi-wound = Рана ({ $colour })
delphi-god-row = Ряд { $n } из { $top }.
delphi-source-about = Выберите, чтобы увидеть, что с этим можно сделать; без выбора показано всё.
delphi-task-open = Ещё не выполнено.
delphi-task-done = Выполнено.
delphi-task-given-back = Убрано в коробку.
delphi-frame = Рамка: { $colour }.
delphi-seen-by = Видели: { $names }.
delphi-shrine-of = Святилище: { $name }.
delphi-monsters-here = Чудовища: { $list }.
delphi-offerings-here = Подношения: { $list }.
delphi-nothing-left = Здесь ничего не осталось.
delphi-temple-of = Принимает подношения, цвет: { $colour }.
delphi-sites-for = Свободные места для статуй: { $list }.
delphi-statues-left = { $n ->
    [0] Статуй здесь не осталось.
    [one] Здесь осталась { $n } статуя.
    [few] Здесь остались { $n } статуи.
   *[many] Здесь осталось { $n } статуй.
}
delphi-wheel-about = За один жетон милости кубик или карта сдвигается на один цвет по часовой стрелке.
delphi-titan-about = Последний бросок титана: при 6 каждый берёт две раны, иначе одну берут те, у кого щит ниже.
delphi-shield-about = Титан ранит тех, чей щит меньше его броска; в бою щит уменьшает нужное число.
delphi-range = Дальность корабля: { $n }
delphi-keel = Корабль может проходить мели.
delphi-plays = Цвет игрока: { $colour }.
delphi-first = Первый игрок
delphi-at-zeus = снова у Зевса
delphi-played = Сыграна в этом ходу
delphi-wild = Аполлон: в этом ходу каждый кубик и каждая карта считаются любого цвета.
delphi-cargo-offering = Подношение ({ $colour })
delphi-cargo-statue = Статуя ({ $colour })
delphi-recover-about = Выберите три раны, которые сбросите.
delphi-colours-done = Уже выполненные цвета: { $list }.
delphi-task-reward = Награда: { $reward }
delphi-choices = Выбор
delphi-display = Снаряжение на витрине
delphi-companions = Спутники в запасе
delphi-pile-oracle = Карт оракула в колоде: { $n }
delphi-pile-wound = Карт ран в колоде: { $n }
delphi-pile-equipment = Карт снаряжения в колоде: { $n }
delphi-pile-discarded = Сброшено ({ $n }): { $list }.
delphi-pile-none-discarded = Сброс пуст.
delphi-ships-here = Корабли: { $names }.

## Названия мест на море

delphi-side-n = к северу
delphi-side-ne = к северо-востоку
delphi-side-e = к востоку
delphi-side-se = к юго-востоку
delphi-side-s = к югу
delphi-side-sw = к юго-западу
delphi-side-w = к западу
delphi-side-nw = к северо-западу
delphi-hex-near = { $colour } поле { $side } от { $site }
delphi-hex-far = { $colour } поле { $side } от { $site }, на расстоянии { $n }
delphi-hex-shallow = мель { $side } от { $site }
delphi-hex-zeus = поле Зевса
    .name = Зевса

## Чего требует задание

delphi-todo-shrine = Постройте святилище на острове, на котором для вас стоит { $letter }: исследуйте облака, пока не найдёте его.
delphi-todo-shrine-here = Постройте святилище. Ваш остров { $letter } лежит здесь: { $site }.
delphi-todo-statue = Погрузите статую в городе и воздвигните её на острове со свободным местом её цвета; каждый раз другого цвета.
delphi-todo-offering = Погрузите { $colour } подношение на острове и доставьте его в храм того же цвета.
delphi-todo-offering-white = Погрузите подношение цвета, который ещё не доставлен, и доставьте его в храм того же цвета.
delphi-todo-monster = Победите это чудовище: { $monster }.
delphi-todo-monster-white = Победите чудовище цвета, который ещё не побеждён.
delphi-todo-where = Где: { $list }.
delphi-price = милостей: { $n }

## Виды решений

delphi-do-draw-card = Взять карту оракула
delphi-do-take-favour = Взять милости
delphi-do-peek = Осмотреть острова
delphi-do-recover = Сбросить три раны

## Цена и последствия

delphi-line-favour = К оплате милостей
delphi-line-recolour = Смена цвета
delphi-recoloured = { $colour }, милостей: { $n }
delphi-line-steps = Поля / дальность
delphi-line-extra = Поля сверх дальности
delphi-line-needed = Нужно выбросить не меньше
delphi-line-odds = Шансы на победу
delphi-line-gain = Получено милостей

## Об издании

delphi-edition-credits = Игра Штефана Фельда, изданная Hall Games и Pegasus Spiele в 2016 году.
delphi-edition-sources = Правила, действия, цены и награды следуют буклету; острова, жетоны, спутники, снаряжение и корабли сверены с двумя и более описаниями. В печатной игре у снаряжения и кораблей нет имён: имена наши, как и способ составления случайных карт и предел раундов.

# How a step is decided on the board.
delphi-hint-act = Выберите поле, чтобы приплыть или действовать там, бога, рану или кнопку под картой. Светлый контур — бесплатно, золотой пунктир стоит указанных милостей. Если сначала выбрать кубик, карту или бога, видно только то, что они могут.
delphi-hint-recover = Выберите по очереди три своих раны.

# Headings of the rules.
delphi-section-1 = Цель и состав игры
delphi-section-2 = Подготовка
delphi-section-3 = Ход
delphi-section-4 = Действия любого цвета
delphi-section-5 = Действия цвета кубика
delphi-section-6 = Задания и награды
delphi-section-7 = Боги
delphi-section-8 = Спутники и снаряжение
delphi-section-9 = Конец игры

# О чём можно пожалеть.
delphi-regret-favour = Это стоит { $n } { $n ->
    [one] жетон милости
    [few] жетона милости
   *[many] жетонов милости
}.
delphi-regret-end = Вы заканчиваете ход, хотя ещё можете действовать.
delphi-regret-lost = То, от чего вы здесь отказываетесь, не вернётся.

# Заголовки списка решений.
delphi-group-sail = Плавание
delphi-group-any = С любым кубиком
delphi-group-islands = Рядом с кораблём
delphi-group-gods = Боги

# Что значат знаки.
delphi-legend-colours = Цвета
delphi-legend-gods = Боги
delphi-legend-have = Что у вас есть
delphi-legend-range = Ваш корабль: на столько полей ведёт один кубик.
delphi-legend-left = Задания, которые вам ещё осталось выполнить.
delphi-legend-letters = Буквы островов: что они дают всем, кроме хозяина
delphi-legend-tasks = Задания и награды за них
delphi-legend-companions = Спутники

# Заготовки нового стола.
delphi-preset-first = Восемь заданий, компактная карта, один из четырёх простых кораблей.
delphi-preset-standard = Двенадцать заданий, компактная карта, любой корабль.

# Почему задан вопрос.
delphi-because-fight-on = { $monster }: раунд проигран. В следующем для победы нужно выбросить не меньше { $needed } ({ $odds }). Сражаться дальше или прекратить бой?
delphi-because-choose-companion = Статуя воздвигнута ({ $colour })
delphi-because-choose-equipment = Ваша награда
delphi-because-omega-colour = Буква Омега
delphi-because-load-now = Ваше новое снаряжение
delphi-because-react-god = { $name } выбрасывает цвета ваших богов
