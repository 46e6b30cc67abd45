import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rng } from '../../../core/game.ts';
import { type Match, pending, start, submit, takeBack } from '../../../core/match.ts';
import { makeRecord, writeRecord } from '../../../core/record.ts';
import { resultOf } from '../../../core/result.ts';
import { seeded } from '../../../core/rng.ts';
import { diePatin } from '../index.ts';
import type { PatinOptions, State } from '../state.ts';
import { anyMove, careful, mixed } from './play-out.ts';
import { USUAL } from './table.ts';

/**
 * Writes the whole games in golden/. Run it again only when the rules change on purpose (`rules` of the game is raised then):
 * `npx tsx src/games/die-patin/testing/make-golden.ts`.
 */
const folder = join(import.meta.dirname, '..', 'golden');
const NAMES = ['Rosa', 'Olga', 'Cleo', 'Thea', 'Hilda'];

/** One game; those who are asked together answer in any order, and now and then a step is taken back. */
function play(seats: number, options: PatinOptions, rng: Rng, player: typeof anyMove): Match {
  const match = start(diePatin.game, seats, options, rng);
  for (let due = pending(match); due.length > 0; due = pending(match)) {
    const seat = due[rng(due.length)] ?? 0;
    submit(match, seat, match.log.length, [player(match.state as State, seat, rng)], rng);
    if (rng(40) === 0) takeBack(match, seat, match.log.length);
  }
  return match;
}

function write(name: string, match: Match): void {
  const players = NAMES.slice(0, match.seats).map((person) => ({ name: person }));
  writeFileSync(join(folder, `${name}.json`), writeRecord(makeRecord(match, { players })));
}

/** For each number of players a game by chance and two played with some sense; and the rarer endings. */
function main(): void {
  mkdirSync(folder, { recursive: true });
  let seed = 0;
  const find = (seats: number, options: PatinOptions, player: typeof anyMove, wanted: string): Match => {
    for (;;) {
      const match = play(seats, options, seeded(seed++), player);
      if (resultOf(match).ending === wanted) return match;
    }
  };
  for (const seats of diePatin.game.seats) {
    write(`points-${seats}-any`, find(seats, { enterprises: 'random' }, anyMove, 'points'));
    write(`points-${seats}-careful`, find(seats, { enterprises: 'random' }, careful, 'points'));
    write(`points-${seats}-chosen`, find(seats, { enterprises: 'chosen' }, mixed, 'points'));
  }
  write('missions-2', find(2, { enterprises: 'random' }, mixed, 'missions'));
  write('missions-4', find(4, { enterprises: 'chosen' }, mixed, 'missions'));
  write('draw-2', find(2, { enterprises: 'random' }, mixed, 'draw'));
  write('draw-3', find(3, { enterprises: 'random' }, anyMove, 'draw'));
  // All others are of the time before start areas were evened, with four first and then with five, and must stay as they are: so were
  // games that people keep.
  write('points-4-evened', find(4, { enterprises: 'random', starts: 'evened' }, mixed, 'points'));
  write('points-5-evened', find(5, { enterprises: 'chosen', starts: 'evened' }, careful, 'points'));
  write('points-5-evened-5', find(5, USUAL, careful, 'points'));
}

main();
