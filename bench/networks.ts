/**
 * What the networks cost: microseconds of processor time to judge one position for all seats, features included, and the bytes that the
 * server sends, headers included, when a master sits down. Positions are those of whole games by the master with a few iterations.
 * Needs `npm run build`, for the bytes.
 *
 *   npx tsx bench/networks.ts [hameln …] [--games 3] [--rounds 20]
 */
import './support/processor-clock.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { BOTS, loadNetwork, type Network } from '../src/bots/index.ts';
import { type AnyGame, CHANCE } from '../src/core/game.ts';
import { seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';
import { loadGame } from '../src/lab/load-game.ts';
import { root, serve } from '../test/e2e/support/server.ts';
import { flags } from './support/flags.ts';

const asked = flags({ games: 3, rounds: 20 }, Object.keys(GAMES));

/** Every position in which somebody is asked. */
function positions(game: AnyGame, seats: number, seed: number, network: Network): unknown[] {
  const rng = seeded(seed);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
  const state: unknown = game.setup(seats, options);
  const seen: unknown[] = [];
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    if (seat !== CHANCE) seen.push(structuredClone(state));
    const question = { game, view: game.view(state, seat), seat, budget: { iterations: 8 }, rng, network };
    game.apply(state, seat, seat === CHANCE ? game.roll(state, rng) : BOTS.master(question));
  }
  return seen;
}

function microseconds(network: Network, seats: number, seen: readonly unknown[], rounds: number): number {
  const judgeAll = (): void => {
    for (const state of seen) network.judge(state, seats);
  };
  // Until the compiler knows it.
  for (let n = 0; n < rounds; n++) judgeAll();
  const began = performance.now();
  for (let n = 0; n < rounds; n++) judgeAll();
  return (1000 * (performance.now() - began)) / (rounds * seen.length);
}

/** The built file with these numbers in it. */
function assetWith(weights: string): string {
  const folder = join(root, 'dist', 'web', 'assets');
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(weights.slice(0, 80)),
  );
  if (!name) throw new Error('no built file has this network in it: run "npm run build" first');
  return name;
}

/** As a browser would ask for it; a proper one takes Brotli. */
const sent = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    const request: ClientRequest = get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer: IncomingMessage) => {
      const { socket } = answer;
      answer.resume().on('end', () => done(socket.bytesRead));
    });
    request.on('error', fail);
  });

const server = await serve();
try {
  for (const id of asked.words.length > 0 ? asked.words : Object.keys(GAMES)) {
    const { game } = await loadGame(id);
    const file = (await game.advice?.learned?.())?.network;
    const network = await loadNetwork(game);
    if (!file || !network) {
      console.log(`${id}: has no network`);
      continue;
    }
    const bytes = await sent(`${server.url}/assets/${assetWith(file.weights)}`);
    const times = network.seats.map((seats) => {
      const seen = Array.from({ length: asked.games }, (_, seed) => positions(game, seats, seed, network)).flat();
      return `${microseconds(network, seats, seen, asked.rounds).toFixed(0)} µs with ${seats}`;
    });
    console.log(`${id}: ${(bytes / 1000).toFixed(1)} kB over the wire; ${times.join(', ')}`);
  }
} finally {
  await server.stop();
}
