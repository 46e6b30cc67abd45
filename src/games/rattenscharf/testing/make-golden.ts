import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rng } from '../../../core/game.ts';
import { type Match, pending, start, submit, takeBack } from '../../../core/match.ts';
import { makeRecord, writeRecord } from '../../../core/record.ts';
import { resultOf } from '../../../core/result.ts';
import { seeded } from '../../../core/rng.ts';
import { rattenscharf } from '../index.ts';
import type { RattenscharfOptions, State } from '../state.ts';
import { anyMove, careful } from './careful.ts';

/**
 * Writes the whole games in golden/. Run it again only when the rules change on purpose (`rules` of the game is raised then):
 * `npx tsx src/games/rattenscharf/testing/make-golden.ts`.
 */
const folder = join(import.meta.dirname, '..', 'golden');

const OPTIONS: readonly RattenscharfOptions[] = [true, false].flatMap((scoreShrunkGroups) =>
  (['random', 'red', 'green'] as const).map((begin) => ({ scoreShrunkGroups, start: begin })),
);

/** One game; now and then a player takes a strip back and lays it again. */
function play(options: RattenscharfOptions, rng: Rng, tries: number): Match {
  const match = start(rattenscharf.game, 2, options, rng);
  for (let [seat] = pending(match); seat !== undefined; [seat] = pending(match)) {
    const s = match.state as State;
    const move = tries === 0 ? anyMove(s, rng) : careful(s, rng, tries);
    submit(match, seat, match.log.length, [move], rng);
    if (rng(25) === 0) takeBack(match, seat, match.log.length);
  }
  return match;
}

function write(name: string, match: Match): void {
  const players = [{ name: 'Rosa' }, { name: 'Grete' }];
  writeFileSync(join(folder, `${name}.json`), writeRecord(makeRecord(match, { players })));
}

/** For each set of options a short game by chance, one that rats end late, one decided by points; and draws, which are rare. */
function main(): void {
  mkdirSync(folder, { recursive: true });
  let seed = 0;
  const find = (options: RattenscharfOptions, tries: number, wanted: string): Match => {
    for (;;) {
      const match = play(options, seeded(seed++), tries);
      if (resultOf(match).ending === wanted) return match;
    }
  };
  OPTIONS.forEach((options, i) => {
    const name = `${options.scoreShrunkGroups ? 'shrunk' : 'plain'}-${options.start}`;
    write(`rats-early-${name}`, find(options, 0, 'rats'));
    write(`rats-late-${name}`, find(options, 60, 'rats'));
    write(`points-${name}`, find(options, 60, 'points'));
    if (i % 2 === 0) write(`draw-${name}`, find(options, 60, 'draw'));
  });
}

main();
