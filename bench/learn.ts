// Games to learn from, and the gate that new networks must pass: see docs/learning.md. Needs threads of its own, so bundle it first:
//   sh train/bundle.sh                                                  makes train/out/learn.mjs, which needs node and nothing else
//   node train/out/learn.mjs play hameln --seconds 60 --out samples      writes samples; --network FILE --iterations 20 searches by a network
//   node train/out/learn.mjs gate hameln --new FILE --seats 3 --budget 40ms --games 240
// Of the searched games that were not led astray play also says, in samples/hameln-places.jsonl, what each place at the table won.
// The gate lets one player with the new network sit among players with the old one (--old FILE), or with none, deal by deal on every seat;
// both answer as soon as their choice is made;
// with --seconds it ends then, whatever has been played. Another --seed plays other deals, and what both found may be added up.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { parseBudget } from '../src/bots/index.ts';
import type { NetworkFile } from '../src/core/learned.ts';
import { fight } from '../src/lab/arena/fight.ts';
import { Fault } from '../src/lab/fault.ts';
import { percent } from '../src/lab/figures.ts';
import { onDuels, onHomework, serveThread } from '../src/lab/learn/threads.ts';
import { gameIds, loadGame } from '../src/lab/load-game.ts';
import type { BotPlayer } from '../src/lab/players.ts';
import { watching } from '../src/lab/watched.ts';
import { complain, flags } from './support/flags.ts';

const PROGRAM = new URL(import.meta.url);

interface Settings {
  readonly turns: string;
  readonly curiosity: string;
  readonly draws: string;
}

function read(file: string): NetworkFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as NetworkFile;
  } catch (error) {
    throw new Fault(`${file} cannot be read as a network: ${error instanceof Error ? error.message : error}.`);
  }
}

const AS_IT_SAYS: Settings = { turns: '', curiosity: '', draws: '' };

/** As it is to be tried: at every number of seats, and with other settings where they are given. */
const readNetwork = (
  file: string,
  seats: readonly number[],
  { turns, curiosity, draws }: Settings = AS_IT_SAYS,
): NetworkFile | undefined => {
  if (file === '' || file === 'none') return undefined;
  const network = read(file);
  return {
    ...network,
    seats,
    turns: Number(turns || network.turns),
    curiosity: Number(curiosity || network.curiosity),
    draws: draws === '' ? network.draws : Number(draws),
  };
};

async function main(): Promise<void> {
  const asked = flags(
    {
      seats: [2, 3, 4, 5],
      seconds: 0,
      shards: 1_000_000,
      'shard-games': 20,
      iterations: 0,
      keep: 8,
      network: '',
      seed: 1,
      out: 'train/out/samples',
      threads: Math.max(1, availableParallelism() - 1),
      new: '',
      old: '',
      turns: '',
      curiosity: '',
      draws: '',
      budget: '40ms',
      'old-budget': '',
      games: 200,
    },
    ['play', 'gate', ...gameIds()],
  );
  const [command, id = ''] = asked.words;
  const { game } = await loadGame(id);
  const seats = game.seats.filter((n) => asked.seats.includes(n));
  const { threads } = asked;
  const until = (seconds: number): number => Date.now() + (asked.seconds || seconds) * 1000;
  if (command === 'play') {
    const { out, shards, 'shard-games': games, keep } = asked;
    mkdirSync(out, { recursive: true });
    const end = until(60);
    const network = readNetwork(asked.network, game.seats, asked);
    const next = new SharedArrayBuffer(4);
    const task = { game: id, seats, iterations: asked.iterations, network, keep, seed: asked.seed };
    const places = new Map(seats.map((n) => [n, watching(n)]));
    let [samples, done, said] = [0, 0, Date.now()];
    await onHomework(PROGRAM, { ...task, folder: out, shards, games, until: end, next }, threads, (report) => {
      samples += report.samples;
      for (const { traits, winners } of report.straight) places.get(report.seats)?.add({ game: {}, seats: {}, traits }, winners);
      done += games;
      if (Date.now() - said < 10_000) return;
      said = Date.now();
      console.error(`${id}: ${done} games, ${samples} samples, ${Math.max(0, Math.round((end - said) / 1000))} s to go`);
    });
    const worth = [...places].map(([n, { watched }]) => ({ seats: n, games: watched.games, traits: watched.traits }));
    const { iterations, seed } = task;
    if (worth.some((row) => row.games > 0))
      appendFileSync(join(out, `${id}-places.jsonl`), `${JSON.stringify({ game: id, iterations, seed, worth })}\n`);
    console.log(JSON.stringify({ game: id, games: done, samples }));
  } else if (command === 'gate') {
    const budget = parseBudget(asked.budget);
    const network = readNetwork(asked.new, game.seats, asked);
    if (!budget || !network) throw new Fault('gate needs --new FILE and --budget such as 40ms');
    const fresh: BotPlayer = { name: 'new', bot: 'master', budget, network };
    const before = readNetwork(asked.old, game.seats);
    const old: BotPlayer = {
      name: 'old',
      bot: before ? 'master' : 'master-1',
      budget: parseBudget(asked['old-budget']) ?? budget,
      network: before,
    };
    const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
    for (const n of seats) {
      const players = [fresh, ...Array<BotPlayer>(n - 1).fill(old)];
      const games = Math.ceil(asked.games / n) * n;
      const workers = onDuels(PROGRAM, threads, until(Number.POSITIVE_INFINITY));
      const { standings } = await fight({ game: id, seats: n, options, seed: asked.seed, players, games, workers }, () => undefined);
      const [row] = standings;
      if (!row) throw new Error('nobody has played');
      const { share, low, high, games: played } = row;
      const { turns, curiosity, draws } = network;
      console.log(
        JSON.stringify({
          game: id,
          seats: n,
          turns,
          curiosity,
          draws,
          budget: asked.budget,
          old: asked['old-budget'] || asked.budget,
          games: played,
          share,
          low,
          high,
          fair: share * n,
        }),
      );
      console.error(`${id} ${n}: ${percent(share)} (${percent(low)}–${percent(high)}), ${(share * n).toFixed(2)} x fair, ${played} games`);
    }
  } else throw new Fault('say play or gate');
}

if (isMainThread) await main().catch(complain);
else if (parentPort) await serveThread(parentPort, workerData);
