#!/bin/bash
# Learns whole games, one after another: quick games first, then a network, games searched by it, a better network, and the gate.
#   GAMES="hameln:60:300 die-patin:90:200:200" bash train/loop.sh     game, seconds of quick games, seconds of searched ones for each generation
# Needs train/out/learn.mjs (sh train/bundle.sh), node and PyTorch. Networks and figures are left in $OUT, samples in $WORK: called again,
# it goes on with those, and makes only the generations that are not there.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${OUT:=train/out/networks}" "${WORK:=train/out/work}" "${NODE:=node}" "${PYTHON:=python3}"
: "${GAMES:=hameln:60:120 rattenscharf:60:120 die-patin:60:120 pied-piper:60:120}"
: "${TRAIN:=30}" "${ITERATIONS:=16}" "${HIDDEN:=64 32}" "${COMMIT:=$(git rev-parse HEAD 2>/dev/null || echo unknown)}"
# Further flags for train.py, such as "--rate 3e-3 --trust 0.7": they win over the loop's own.
: "${FLAGS:=}"
# Lines such as "hameln 3 0 0.6 40ms 120 3 1": game, seats, turns, curiosity, time a decision, games, generation (the newest unless it is said),
# and the generation that it plays against (the search without a network unless it is said). Each ends after so many seconds.
: "${GATES:=}" "${GATE_SECONDS:=100000}"
# A folder with networks to go on from, such as hameln.json: they are the first generation.
: "${INIT:=}"
mkdir -p "$OUT" "$WORK"
export PYTHONUNBUFFERED=1
declare -A learning

say() { echo "[$(date +%H:%M:%S)] $*"; }
lab() { "$NODE" --max-semi-space-size=64 train/out/learn.mjs "$@" 2>>"$OUT/errors.log"; }
# Learning and playing share nothing: while a network learns the next games are played.
learn() { # game, generation, further flags
  local game=$1 generation=$2
  shift 2
  "$PYTHON" train/train.py "$game" --out "$OUT/$game-$generation.json" --seconds "$TRAIN" --commit "$COMMIT" --hidden $HIDDEN "$@" $FLAGS >>"$OUT/train-$game.log" 2>&1 &
  learning[$game]=$!
}
learned() { [ -z "${learning[$1]:-}" ] || wait "${learning[$1]}"; unset "learning[$1]"; }
# With two seats alone it learns quickly enough.
seats() { case $1 in die-patin) echo --seats 2,3,3,4,4,5,5 ;; esac; }
newest() { ls "$OUT"/"$1"-*.json | sed -E 's/.*-([0-9]+)\.json$/\1/' | sort -n | tail -1; }

"$PYTHON" train/train.py --self-check
longest=0
for entry in $GAMES; do
  IFS=: read -r game parts <<<"$entry"
  [ ! -f "$INIT/$game.json" ] || cp -n "$INIT/$game.json" "$OUT/$game-1.json"
  count=$(tr : ' ' <<<"$parts" | wc -w)
  [ "$count" -le "$longest" ] || longest=$count
done
for ((generation = 1; generation <= longest; generation++)); do
  for entry in $GAMES; do
    IFS=: read -r game parts <<<"$entry"
    seconds=$(cut -sd: -f"$generation" <<<"$parts:")
    [ "${seconds:-0}" != 0 ] && [ ! -f "$OUT/$game-$generation.json" ] || continue
    learned "$game"
    say "$game: games of generation $generation"
    play=(--seconds "$seconds" --seed "$generation" $(seats "$game") --out "$WORK/$generation")
    if [ "$generation" = 1 ]; then
      lab play "$game" "${play[@]}" --keep 8 --shard-games 40
      learn "$game" 1 --data "$WORK/1"
    else
      before=$OUT/$game-$((generation - 1)).json
      lab play "$game" "${play[@]}" --keep 60 --shard-games 4 --iterations "$ITERATIONS" --network "$before"
      learn "$game" "$generation" --data $(seq -f "$WORK/%g" 1 "$generation") --init "$before" --rate 5e-4
    fi
  done
done
say "the gate"
while read -r game seats turns curiosity budget games generation old; do
  [ -n "$game" ] || continue
  learned "$game"
  generation=${generation:-$(newest "$game")}
  lab gate "$game" --seats "$seats" --turns "$turns" --curiosity "$curiosity" --budget "$budget" --games "$games" --seconds "$GATE_SECONDS" \
    --new "$OUT/$game-$generation.json" ${old:+--old "$OUT/$game-$old.json"} --seed 77 |
    sed "s/^{/{\"generation\":$generation,\"old\":\"${old:-none}\",/" | tee -a "$OUT/gate.jsonl"
done <<<"$GATES"
for game in "${!learning[@]}"; do learned "$game"; done
find "$WORK" -name "*-places.jsonl" -exec cat {} + >"$OUT/places.jsonl"
cat "$OUT"/train-*.log
say "done"
