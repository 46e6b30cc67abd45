// The same random games of each kind, by the same rules, once by our engine and once as a boardgame.io game in its own local
// client. boardgame.io is given the kind way: its move returns a new state (our clone), so that Immer never wraps ours.
// It is installed into bench/peers when it is first needed; the product does not depend on it.
//   npx tsx bench/engine-peers.ts [game …] [--milliseconds 3000]          for each
import { clone } from '../src/core/clone.ts';
import { type AnyGame, type AnyMove, CHANCE, type Rng } from '../src/core/game.ts';
import { withDefaults } from '../src/core/options.ts';
import { pick, seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';
import { flags } from './support/flags.ts';
import { installPeers } from './support/peers.ts';

const { milliseconds, words } = flags({ milliseconds: 3000 }, Object.keys(GAMES));

interface Client {
  getState(): { readonly G: unknown };
  start(): void;
  stop(): void;
  readonly moves: Readonly<Record<string, (move: AnyMove) => void>>;
}
interface Peer {
  Client(setting: object): Client;
}

/** The next entry of a random game: chance if it is due, else a move of whoever is asked. */
function next(game: AnyGame, state: unknown, rng: Rng): { readonly seat: number; readonly move: AnyMove } | undefined {
  const seat = game.pending(state)[0];
  if (seat === undefined) return undefined;
  return { seat, move: seat === CHANCE ? game.roll(state, rng) : pick(game.moves(state, seat), rng) };
}

type Play = (rng: Rng) => number;

function ours(game: AnyGame, seats: number): Play {
  return (rng) => {
    const state: unknown = game.setup(seats, withDefaults(game, {}));
    let entries = 0;
    for (let entry = next(game, state, rng); entry; entry = next(game, state, rng)) {
      game.apply(state, entry.seat, entry.move);
      entries++;
    }
    return entries;
  };
}

function theirs({ Client }: Peer, game: AnyGame, seats: number): Play {
  const act = ({ G }: { readonly G: unknown }, entry: { readonly seat: number; readonly move: AnyMove }): unknown => {
    const state = clone(G);
    game.apply(state, entry.seat, entry.move);
    return state;
  };
  const setup = (): unknown => game.setup(seats, withDefaults(game, {}));
  return (rng) => {
    const client = Client({ game: { setup, moves: { act } }, numPlayers: seats, debug: false });
    client.start();
    let entries = 0;
    for (let entry = next(game, client.getState().G, rng); entry; entry = next(game, client.getState().G, rng)) {
      client.moves.act?.(entry as never);
      entries++;
    }
    client.stop();
    return entries;
  };
}

function rate(playGame: Play): number {
  const rng = seeded(1);
  const began = performance.now();
  let entries = 0;
  while (performance.now() - began < milliseconds) entries += playGame(rng);
  return (1000 * entries) / (performance.now() - began);
}

const peer = installPeers()('boardgame.io/client') as Peer;
const chosen = Object.entries(GAMES).filter(([id]) => words.includes(id));
for (const [id, load] of chosen.length > 0 ? chosen : Object.entries(GAMES)) {
  const { game } = await load();
  const seats = Math.max(...game.seats);
  const [we, they] = [ours(game, seats), theirs(peer, game, seats)];
  rate(we);
  const [us, them] = [rate(we), rate(they)];
  console.log(
    `${id.padEnd(13)} ${seats} seats  this engine ${Math.round(us)} entries/s  boardgame.io ${Math.round(them)}  ${Math.round(us / them)} x`,
  );
}
