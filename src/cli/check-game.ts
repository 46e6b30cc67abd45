import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Options } from '../core/game.ts';
import type { GamePackage } from '../core/registry.ts';
import { fork, seeded } from '../core/rng.ts';
import { conforms, explainer, type Finding, variants } from '../games/conformance.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { gameArgument, seedFlag, whole } from './flags.ts';
import { LAWS } from './laws.ts';
import { print, table } from './output.ts';
import { progress } from './progress.ts';

interface Flags {
  readonly games: number;
  readonly seed: number;
}

/** A finding and the variant in which it was made. */
interface Found extends Finding {
  readonly options: Options;
}

export function addCheckGame(program: Command): void {
  program
    .command('check-game')
    .description('Check random games, for every number of seats and every variant, against the laws each game must obey.')
    .argument(...gameArgument)
    .option('--games <k>', 'games for each number of seats and each variant', whole('--games', 1, 1_000_000), 5)
    .option(...seedFlag)
    .addHelpText('after', '\nExample: ratskeller check-game rattenscharf --games 20 --seed 1')
    .action(checkGame);
}

async function checkGame(id: string, flags: Flags): Promise<void> {
  const pack = await loadGame(id);
  const found = await findings(pack, flags.games, flags.seed);
  print(report(found));
  const broken = new Set(found.map((f) => f.law));
  if (broken.size > 0) throw new Fault(`${id} breaks ${broken.size} of its laws: ${[...broken].join(', ')}.`, 1);
}

/** One game at a time, so that a bar can move and a Ctrl-C is heard: the suite itself forbids all clocks. */
export async function findings(pack: Pick<GamePackage, 'game' | 'physics' | 'texts'>, games: number, seed: number): Promise<Found[]> {
  const all = variants(pack.game);
  const explains = await explainer(pack);
  const physics = await pack.physics();
  const bar = progress('check-game', all.length * games);
  const rng = seeded(seed);
  const found: Found[] = [];
  for (const options of all) {
    for (let game = 0; game < games; game++) {
      const some = conforms(pack.game, options, physics, { games: 1, seed: fork(rng), explains });
      found.push(...some.map((finding) => ({ ...finding, game, options })));
      bar.step();
      await setImmediate();
    }
  }
  bar.stop();
  return found;
}

/** One line a law, with the first place where it is broken. */
export function report(found: readonly Found[]): string {
  const names = [...new Set([...Object.keys(LAWS), ...found.map((f) => f.law)])];
  const rows = names.map((law) => {
    const breaks = found.filter((f) => f.law === law);
    const [first] = breaks;
    return first ? ['FAULT', law, `${breaks.length} times, first: ${place(first)}: ${first.detail}`] : ['ok', law, LAWS[law] ?? ''];
  });
  return table(rows);
}

const place = ({ game, n, seats, options }: Found): string => `game ${game}, entry ${n}, ${seats} seats, ${JSON.stringify(options)}`;
