#!/bin/bash
# round.sh - one round of expert iteration for several games: self-play with the nets of the round before,
# training, and a match against the net on board. While one game trains the next one plays.
#
#   ROUND=0 GAMES="raiatea polynesia" train/round.sh     thumbs play, and a first net is trained
#   ROUND=1 GAMES=... train/round.sh                     searches with the net of round 0 play, and so on
#
# Nets are kept in NETS/GAME-ROUND.net, rows in WORK/GAME-ROUND; rows of earlier rounds that are still
# there are learned from too. PLAY_WITH and LEARN_WITH are more options of selfplay and train.py. README.md tells
# the times, and the commands of the nets on board.
set -eu -o pipefail
cd "$(dirname "$0")/.."
ROUND=${ROUND:-0} GAMES=${GAMES:-$(cd src/games && ls -d ./*/features.def | cut -d/ -f2)}
WORK=${WORK:-build/train/rows} NETS=${NETS:-build/train/nets} BIN=${BIN:-build/train}
PROCESSES=${PROCESSES:-$(nproc)} PLAY=${PLAY:-60} LEARN=${LEARN:-45} MATCH=${MATCH:-20}
MATCH_SEATS=${MATCH_SEATS:-2 3} MATCH_ITERATIONS=${MATCH_ITERATIONS:-300} PYTHON=${PYTHON:-python3}
mkdir -p "$WORK" "$NETS"
make -s -j"$PROCESSES" -C train OUT="$PWD/$BIN"

iterations() { # of the search that plays; thumbs are enough for the first round
    if [ "$ROUND" = 0 ]; then echo 0; return; fi
    case $1 in
    raiatea) echo "${ITERATIONS:-120}" ;;
    polynesia) echo "${ITERATIONS:-100}" ;;
    *) echo "${ITERATIONS:-60}" ;;
    esac
}
rows_of() { # this round and the ones before it; games of searches are few and count more
    local list= times
    for r in $(seq 0 "$ROUND"); do
        times=$((r == 0 ? 1 : ${SEARCH_TIMES:-4}))
        if [ -d "$WORK/$1-$r" ]; then list="$list,$WORK/$1-$r*$times"; fi
    done
    echo "${list#,}"
}
learn() {
    "$PYTHON" train/train.py --features "$NETS/$1.features" --rows "$(rows_of "$1")" --net "$NETS/$1-$ROUND.net" \
        --table "$NETS/$1-$ROUND.c" --seconds "$LEARN" ${LEARN_WITH:-} \
        > "$NETS/$1-$ROUND.log" 2>&1
}
declare -A job
for g in $GAMES; do
    mkdir -p "$WORK/$g-$ROUND"
    "$BIN/selfplay" "$g" --list > "$NETS/$g.features"
    before=built-in
    if [ "$ROUND" != 0 ]; then before=$NETS/$g-$((ROUND - 1)).net; fi
    "$BIN/selfplay" "$g" --out "$WORK/$g-$ROUND" --seconds "$PLAY" --processes "$PROCESSES" --net "$before" \
        --iterations "$(iterations "$g")" --seed $((ROUND + 1)) ${PLAY_WITH:-} | tee "$NETS/$g-$ROUND.games"
    learn "$g" &
    job[$g]=$!
done
for g in $GAMES; do
    wait "${job[$g]}" || { cat "$NETS/$g-$ROUND.log"; exit 1; }
    tail -1 "$NETS/$g-$ROUND.log"
    if [ "$MATCH" = 0 ]; then continue; fi
    for seats in $MATCH_SEATS; do
        "$BIN/match" "$g" --a "$NETS/$g-$ROUND.net" --b built-in --seats "$seats" --iterations "$MATCH_ITERATIONS" \
            --seconds "$MATCH" --processes "$PROCESSES" | tee -a "$NETS/$g-$ROUND.log"
    done
done
