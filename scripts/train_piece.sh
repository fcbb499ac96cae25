#!/bin/bash
# One piece of the recipes: compiles the engine if that is needed, then trains all games side by side, from
# checkpoints to checkpoints, within a number of seconds. Needs Python with numpy, Cython and a C compiler; uses
# torch if it is there. Nothing is installed.
#
#   scripts/train_piece.sh SECONDS SEED FROM INTO ["olympos=4 elysium=5 delphi=7" [further options]]
#
# FROM is a folder with GAME.npz, or empty; INTO gets GAME.npz and GAME-curves.json. The numbers are the workers.
set -u
end=$(($(date +%s) + $1))
seed=$2 from=$3 into=$4 games=${5:-olympos=4 elysium=5 delphi=7} more=${6:-}
python=$(command -v python3.12 || command -v python3 || command -v python)
export PYTHONPATH=src PYTHONUNBUFFERED=1
"$python" -m petteia.compiling 2>&1 | tail -3
mkdir -p "$into"
running=
for entry in $games; do
    game=${entry%=*}
    # shellcheck disable=SC2086
    timeout -s KILL $((end + 10 - $(date +%s))) "$python" -m petteia.learn chain --games "$game" --end "$end" \
        --seed "$seed" --start "$from" --into "$into" --workers "${entry#*=}" $more 2>&1 | sed "s/^/$game /" &
    running="$running $!"
done
wait $running
