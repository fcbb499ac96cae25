# «Элизий» в терминале.

cli-elysium-epoch = Эпоха { $epoch } из { $epochs }, { $phase ->
    [preparation] подготовка
    [awakening] пробуждение
    [actions] действия
    [writing] создание легенд
    [epoch-end] конец эпохи
    [scoring] подсчёт очков
   *[over] игра окончена
}; порядок: { $players }
cli-elysium-families = Семейства: { $families }
cli-elysium-agora = Агора:
cli-elysium-oracle = Оракул:
cli-elysium-card = { $card }, { $family }, уровень { $level }, { $kind }, { $number ->
    [1] колонна: { $columns }
   *[other] обе колонны: { $columns }
}. { $text }
cli-elysium-quests = Задания: { $quests }
cli-elysium-quest = { $quest } (золото { $gold }, очки { $vp }, переводы { $transfers }; { $number ->
    [1] колонна: { $columns }
   *[other] любая из колонн: { $columns }
}; у кого: { $player })
cli-elysium-tiles = Бонусные жетоны: { $tiles }
cli-elysium-tile = { $what }, очки { $vp }: { $player }
cli-elysium-piles = Колода { $pile }, сброс { $discard }
cli-elysium-discard = Сброс: { $cards }
cli-elysium-player = { $player }: золото { $gold }; очки { $vp }; колонны: { $columns }; задание: { $quest }
cli-elysium-prestige = престиж { $prestige }
cli-elysium-domain = Владения: { $cards }; Граждане { $citizens }
cli-elysium-ring = с кольцом
cli-elysium-used = уже применена
cli-elysium-legend = легенда { $number }, { $what }: { $cards }; Граждане { $citizens }; очки { $points }

cli-elysium-take = уровень { $level }, { $kind }, { $number ->
    [1] колонна: { $columns }
   *[other] обе колонны: { $columns }
}
cli-elysium-income = золото { $gold }, очки { $vp }, переводы { $transfers }
cli-elysium-place = цена { $cost }, легенда { $number }: { $form }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cli-elysium-complete = завершена
cli-elysium-bonus = приносит бонусный жетон
