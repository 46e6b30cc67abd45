import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rng } from '../../../core/game.ts';
import { type Match, pending, start, submit, takeBack } from '../../../core/match.ts';
import { makeRecord, writeRecord } from '../../../core/record.ts';
import { seeded } from '../../../core/rng.ts';
import { hameln } from '../index.ts';
import type { State } from '../state.ts';
import { anyMove, careful, type Player } from './players.ts';
import { situations } from './situations.ts';

/**
 * Writes the whole games in golden/. Run it again only when the rules change on purpose (`rules` of the game is raised then):
 * `npx tsx src/games/hameln/testing/make-golden.ts`.
 */
const folder = join(import.meta.dirname, '..', 'golden');
const NAMES = ['Rosa', 'Grete', 'Blanka', 'Gerlinde', 'Wieland'];

/** One game; now and then a player takes a step back and thinks again. */
function play(seats: number, player: Player, rng: Rng): Match {
  const match = start(hameln.game, seats, {}, rng);
  for (let [seat] = pending(match); seat !== undefined; [seat] = pending(match)) {
    submit(match, seat, match.log.length, [player(match.state as State, seat, rng)], rng);
    if (rng(60) === 0) takeBack(match, seat, match.log.length);
  }
  return match;
}

function write(name: string, match: Match): void {
  const players = NAMES.slice(0, match.seats).map((n) => ({ name: n }));
  writeFileSync(join(folder, `${name}.json`), writeRecord(makeRecord(match, { players })));
}

/** For each number of seats two games played with care, then random ones until every situation has been seen. */
function main(): void {
  mkdirSync(folder, { recursive: true });
  for (const seats of hameln.game.seats) {
    const wanted = new Set<string>();
    const keep = (name: string, match: Match) => {
      for (const s of situations(match)) wanted.add(s);
      write(`${name}-${seats}`, match);
    };
    keep('careful', play(seats, careful, seeded(seats)));
    keep('careful-again', play(seats, careful, seeded(seats + 10)));
    let kept = 0;
    for (let seed = 0; kept < 4 && seed < 400; seed++) {
      const match = play(seats, anyMove, seeded(100 * seats + seed));
      if (situations(match).some((s) => !wanted.has(s))) keep(`random-${++kept}`, match);
    }
  }
}

main();
