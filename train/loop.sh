#!/bin/bash
# Learns whole games, one after another: quick games first, then a network, games searched by it, a better network, and the gate.
#   GAMES="hameln die-patin" FIRST=60 SECOND=300 bash train/loop.sh
# Needs train/out/learn.mjs (sh train/bundle.sh), node and PyTorch. Networks and figures are left in $OUT. Samples are left in $WORK:
# called again, it goes on with them.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${OUT:=train/out/networks}" "${WORK:=train/out/work}" "${NODE:=node}" "${PYTHON:=python3}"
: "${GAMES:=hameln rattenscharf die-patin pied-piper}"
: "${FIRST:=60}" "${SECOND:=120}" "${TRAIN:=30}" "${ITERATIONS:=24}" "${HIDDEN:=96 32}" "${COMMIT:=$(git rev-parse HEAD 2>/dev/null || echo unknown)}"
# Lines such as "hameln 3 0 40ms 120": game, seats, turns, time a decision, games. Old is what the tree has, or none.
: "${GATES:=}" "${OLD:=none}"
mkdir -p "$OUT" "$WORK"
export PYTHONUNBUFFERED=1

say() { echo "[$(date +%H:%M:%S)] $*"; }
lab() { "$NODE" --max-semi-space-size=64 train/out/learn.mjs "$@"; }
learn() { # game, generation, further flags
  local game=$1 generation=$2
  shift 2
  "$PYTHON" train/train.py "$game" --out "$OUT/$game-$generation.json" --seconds "$TRAIN" --commit "$COMMIT" --hidden $HIDDEN "$@" >>"$OUT/train.log" 2>&1
}

"$PYTHON" train/train.py --self-check
for game in $GAMES; do
  say "$game: quick games"
  lab play "$game" --seconds "$FIRST" --keep 8 --seed 1 --shard-games 40 --out "$WORK/1" 2>/dev/null
  # Learning and playing share nothing: the next game is played meanwhile.
  learn "$game" 1 --data "$WORK/1" &
  eval "first_${game//-/_}=$!"
done
if [ "$SECOND" != 0 ]; then
  for game in ${GAMES2:-$GAMES}; do
    name="first_${game//-/_}"
    wait "${!name}"
    say "$game: games searched by the network"
    lab play "$game" --seconds "$SECOND" --keep 60 --seed 2 --shard-games 4 --iterations "$ITERATIONS" --network "$OUT/$game-1.json" --out "$WORK/2" 2>/dev/null
    learn "$game" 2 --data "$WORK/1" "$WORK/2" --init "$OUT/$game-1.json" --rate 1e-3 &
  done
fi
wait
cat "$OUT/train.log"
say "the gate"
echo "$GATES" | while read -r game seats turns budget games generation; do
  [ -n "$game" ] || continue
  generation=${generation:-2}
  [ "$generation" != 2 ] || [ -f "$OUT/$game-2.json" ] || generation=1
  old=$OLD
  [ "$old" != first ] || old="$OUT/$game-1.json"
  lab gate "$game" --seats "$seats" --turns "$turns" --budget "$budget" --games "$games" --new "$OUT/$game-$generation.json" --old "$old" --seed 77 2>/dev/null |
    sed "s/^{/{\"generation\":$generation,/" | tee -a "$OUT/gate.jsonl"
done
say "done"
