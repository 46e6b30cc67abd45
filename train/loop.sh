#!/bin/bash
# Learns whole games, one after another: quick games first, then a network, games searched by it, a better network, and the gate.
#   GAMES="hameln:60:300 die-patin:90:400" bash train/loop.sh         game, seconds of quick games, seconds of searched ones
# Needs train/out/learn.mjs (sh train/bundle.sh), node and PyTorch. Networks and figures are left in $OUT, samples in $WORK: called again,
# it goes on with those.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${OUT:=train/out/networks}" "${WORK:=train/out/work}" "${NODE:=node}" "${PYTHON:=python3}"
: "${GAMES:=hameln:60:120 rattenscharf:60:120 die-patin:60:120 pied-piper:60:120}"
: "${TRAIN:=30}" "${ITERATIONS:=16}" "${HIDDEN:=64 32}" "${COMMIT:=$(git rev-parse HEAD 2>/dev/null || echo unknown)}"
# Lines such as "hameln 3 0 0.6 40ms 120": game, seats, turns, curiosity, time a decision, games, against the search without a network.
: "${GATES:=}"
# A folder with networks to go on from, such as hameln.json.
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
  "$PYTHON" train/train.py "$game" --out "$OUT/$game-$generation.json" --seconds "$TRAIN" --commit "$COMMIT" --hidden $HIDDEN "$@" >>"$OUT/train-$game.log" 2>&1 &
  learning[$game]=$!
}
learned() { [ -z "${learning[$1]:-}" ] || wait "${learning[$1]}"; unset "learning[$1]"; }
# With two seats alone it learns quickly enough.
seats() { case $1 in die-patin) echo --seats 2,3,3,4,4,5,5 ;; esac; }

"$PYTHON" train/train.py --self-check
for entry in $GAMES; do
  IFS=: read -r game first second <<<"$entry"
  say "$game: quick games"
  lab play "$game" --seconds "$first" --keep 8 --seed 1 --shard-games 40 $(seats "$game") --out "$WORK/1"
  if [ -f "$INIT/$game.json" ]; then cp "$INIT/$game.json" "$OUT/$game-1.json"; else learn "$game" 1 --data "$WORK/1"; fi
done
for entry in $GAMES; do
  IFS=: read -r game first second <<<"$entry"
  learned "$game"
  [ "$second" != 0 ] || continue
  say "$game: games searched by the network"
  lab play "$game" --seconds "$second" --keep 60 --seed 2 --shard-games 4 --iterations "$ITERATIONS" --network "$OUT/$game-1.json" $(seats "$game") --out "$WORK/2"
  learn "$game" 2 --data "$WORK/1" "$WORK/2" --init "$OUT/$game-1.json" --rate 5e-4
done
say "the gate"
while read -r game seats turns curiosity budget games generation; do
  [ -n "$game" ] || continue
  learned "$game"
  generation=${generation:-2}
  lab gate "$game" --seats "$seats" --turns "$turns" --curiosity "$curiosity" --budget "$budget" --games "$games" --new "$OUT/$game-$generation.json" --seed 77 |
    sed "s/^{/{\"generation\":$generation,/" | tee -a "$OUT/gate.jsonl"
done <<<"$GATES"
for game in "${!learning[@]}"; do learned "$game"; done
cat "$OUT"/train-*.log
say "done"
