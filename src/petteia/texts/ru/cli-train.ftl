### `petteia train`

cli-help-train = Обучить бота оценивать позиции игры: он играет сам с собой.
cli-help-train-into = Куда складывать примеры, сети и кривые. Та же команда продолжит с того, что там есть.
cli-help-train-recipe = «small» — для двух ядер и нескольких минут; «shipped» — рецепт весов, которые поставляются с Petteia.
cli-help-train-start = Веса, с которых начать, вместо оценки, заданной вручную.
cli-help-train-minutes = Остановиться через столько минут.
cli-help-train-engine = Где играть: one, processes или ray; по умолчанию ray, если задана RAY_ADDRESS.
cli-help-train-workers = Число процессов; по умолчанию по одному на ядро.
cli-train-interrupted = Прервано. Та же команда продолжит отсюда.
cli-train-written = Записано в { $folder }: { $files }
cli-train-play = Игра
cli-train-train = Обучение
cli-train-gate = Сравнение с лучшей сетью
cli-train-first = Поколение { $number }: партий { $games }, позиций { $examples }; ошибка на отложенных партиях { $before } → { $after }
cli-train-generation = Поколение { $number }: партий { $games }, позиций { $examples }; ошибка на отложенных партиях { $before } → { $after }; против лучшей сети выигрывает { $shares } { $passed ->
    [yes] и занимает её место
   *[no] и не сохраняется
}
cli-train-table = { $share } при { $seats } игроках
