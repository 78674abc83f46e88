#!/bin/sh
# A simulation as an array of Slurm jobs: each plays one shard, the last one adds them up.
#
#   sbatch --array=1-100 examples/cluster/slurm.sh
#   sbatch --dependency=singleton examples/cluster/slurm.sh     after all of them: the result
#
# Shards that failed can be played again alone (--array=17,42); the result does not change.
#SBATCH --job-name=vaka-sim
#SBATCH --cpus-per-task=4
#SBATCH --mem=2G
#SBATCH --time=02:00:00
#SBATCH --output=%x-%A-%a.log
set -eu

shards=${SHARDS:-100}
parts=${PARTS:-parts}
vaka=${VAKA:-vaka}

play() {
    mkdir -p "$parts"
    "$vaka" sim raiatea --seats 3 --bots hard,normal,normal --games 100000 --seed 1 \
        --threads "${SLURM_CPUS_PER_TASK:-1}" --shard "$1/$shards" > "$parts/$1.new"
    mv "$parts/$1.new" "$parts/$1.part"
}

if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then
    play "$SLURM_ARRAY_TASK_ID"
else
    "$vaka" sim merge "$parts"/*.part --csv > result.csv
    "$vaka" sim merge "$parts"/*.part
fi
