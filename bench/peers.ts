// The same random games of Rattenscharf, by the same rules, once by our engine and once as a boardgame.io game in its own local
// client. boardgame.io is given the kind way: its move returns a new state (our clone), so that Immer never wraps ours.
// It is installed into a temporary folder for the run; the product does not depend on it.
//   npx tsx bench/peers.ts [milliseconds for each]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clone } from '../src/core/clone.ts';
import { type AnyMove, CHANCE, type Rng } from '../src/core/game.ts';
import { pick, seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';

const MILLISECONDS = Number(process.argv[2] ?? 3000);
const PEER = 'boardgame.io@0.50.2';
const { game } = await GAMES.rattenscharf();
const OPTIONS = { scoreShrunkGroups: true, start: 'random' };

interface Client {
  getState(): { readonly G: unknown };
  start(): void;
  stop(): void;
  readonly moves: Readonly<Record<string, (move: AnyMove) => void>>;
}
interface Peer {
  Client(setting: object): Client;
}

function install(folder: string): Peer {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PEER], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${PEER} could not be installed; is the npm registry reachable?`);
  return createRequire(join(folder, 'package.json'))('boardgame.io/client') as Peer;
}

/** The next entry of a random game: chance if it is due, else a move of whoever is asked. */
function next(state: unknown, rng: Rng): { readonly seat: number; readonly move: AnyMove } | undefined {
  const seat = game.pending(state)[0];
  if (seat === undefined) return undefined;
  return { seat, move: seat === CHANCE ? game.roll(state, rng) : pick(game.moves(state, seat), rng) };
}

function ours(rng: Rng): number {
  const state = game.setup(2, OPTIONS);
  let entries = 0;
  for (let entry = next(state, rng); entry; entry = next(state, rng)) {
    game.apply(state, entry.seat, entry.move);
    entries++;
  }
  return entries;
}

function theirs({ Client }: Peer): (rng: Rng) => number {
  const act = ({ G }: { readonly G: unknown }, entry: { readonly seat: number; readonly move: AnyMove }): unknown => {
    const state = clone(G);
    game.apply(state, entry.seat, entry.move);
    return state;
  };
  return (rng) => {
    const client = Client({ game: { setup: () => game.setup(2, OPTIONS), moves: { act } }, numPlayers: 2, debug: false });
    client.start();
    let entries = 0;
    for (let entry = next(client.getState().G, rng); entry; entry = next(client.getState().G, rng)) {
      client.moves.act?.(entry as never);
      entries++;
    }
    client.stop();
    return entries;
  };
}

function rate(playGame: (rng: Rng) => number): number {
  const rng = seeded(1);
  const began = performance.now();
  let entries = 0;
  while (performance.now() - began < MILLISECONDS) entries += playGame(rng);
  return (1000 * entries) / (performance.now() - began);
}

const folder = mkdtempSync(join(tmpdir(), 'ratskeller-peers-'));
const peer = theirs(install(folder));
rate(ours);
const [us, them] = [rate(ours), rate(peer)];
console.log(`this engine    ${Math.round(us)} entries/s`);
console.log(`boardgame.io   ${Math.round(them)} entries/s`);
console.log(`ratio          ${Math.round(us / them)} x`);
rmSync(folder, { recursive: true, force: true });
