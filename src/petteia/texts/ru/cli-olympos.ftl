# «Олимп» в терминале.

cli-olympos-order = Шкала времени, первым стоит тот, чей ход: { $players }
cli-olympos-player = { $player }: поселенцев в запасе { $stock }, на карте { $map }; песочных часов { $hourglasses }; мечей { $swords }; звёзд { $stars }; символов Зевса { $symbols }
cli-olympos-resources = жетоны территорий: { $tokens }; кубики: { $cubes }
cli-olympos-discoveries = открытия: { $discoveries }
cli-olympos-wonders = чудеса света: { $wonders }
cli-olympos-hand = карты Судьбы: { $cards }
cli-olympos-points = очки: { $points } ({ $parts })
cli-olympos-ares = Арес: ещё один меч
cli-olympos-siren = Сирена: до следующей карты Олимпа нельзя пересекать море
cli-olympos-erinyes = Эринии: следующее действие стоит дороже
cli-olympos-athena = Афина: звезда для одного чуда света
cli-olympos-keres = Керы: потеря очков в конце
cli-olympos-zeus-token = жетон Зевса
cli-olympos-finished = игра закончена
cli-olympos-star = звезда
cli-olympos-holds = Правит { $player }: { $territories }
cli-olympos-tribes = Племена: { $territories }
cli-olympos-barbarians = Варвары: { $territories }
cli-olympos-free = Свободны: { $territories }
cli-olympos-locked = Закрыты: { $territories }
cli-olympos-row = Ряд { $row }: { $cells }
cli-olympos-cell = { $discovery } (жетонов { $tiles }; нужно { $needs }; бонус { $bonuses })
cli-olympos-grey = одинаковых { $count }
cli-olympos-wonder-row = Чудеса света: { $wonders }
cli-olympos-wonder = { $wonder } (звёзд { $stars }, очков { $points })
cli-olympos-wonder-built = { $wonder } (уже построено: { $player })
cli-olympos-gods = Карты Олимпа ждут на полях: { $spaces }; уже открыты: { $gods }
cli-olympos-destiny = Колода Судьбы { $pile }, в сбросе { $discards }

cli-olympos-price = цена { $price }
cli-olympos-detour = более длинный путь: +{ $more }
cli-olympos-landings = можно встать на { $spaces }
cli-olympos-combat = вместе с боем, { $price }, мечи { $own } против { $theirs }
cli-olympos-tie-attacker = Демократия решает ничью в вашу пользу
cli-olympos-tie-defender = Демократия решает ничью против вас
cli-olympos-gain = приносит: { $what }
cli-olympos-cubes = тратит кубики: { $cubes }
cli-olympos-worth = очков { $points }
cli-olympos-spends = тратит { $count ->
    [one] { $count } песочные часы
    [few] { $count } песочных часов
   *[many] { $count } песочных часов
}
cli-olympos-lands = до поля { $space }
cli-olympos-again = затем снова ваш ход
cli-olympos-last = ваше последнее действие
cli-olympos-hourglasses = приносит песочных часов: { $count }
cli-olympos-prestige = приносит престижа: { $count }
