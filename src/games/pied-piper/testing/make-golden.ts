import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMove, CHANCE, type Rng } from '../../../core/game.ts';
import { open, replayEntry } from '../../../core/match.ts';
import { makeRecord, writeRecord } from '../../../core/record.ts';
import { seeded } from '../../../core/rng.ts';
import { game } from '../game.ts';
import { type Ending, type PiperOptions, type State, VARIANTS } from '../state.ts';

/**
 * Writes the whole games in golden/. Run it again only when the rules change on purpose (`rules` of the game is raised then):
 * `npx tsx src/games/pied-piper/testing/make-golden.ts`.
 */
const folder = join(import.meta.dirname, '..', 'golden');
const NAMES = ['Anna', 'Bruno', 'Clara', 'David', 'Elsa'];

interface Played {
  readonly entries: { readonly seat: number; readonly move: AnyMove }[];
  readonly ending: Ending | null;
}

/** One game by chance alone. */
function play(seats: number, options: PiperOptions, rng: Rng): Played {
  const s: State = game.setup(seats, options);
  const entries: { seat: number; move: AnyMove }[] = [];
  for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
    const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
    const move = moves[rng(moves.length)];
    if (!move) throw new Error('a seat is asked and has no move');
    game.apply(s, seat, move);
    entries.push({ seat, move });
  }
  return { entries, ending: s.ending };
}

function write(name: string, seats: number, options: PiperOptions, played: Played): void {
  const match = open(game, seats, options);
  for (const entry of played.entries) replayEntry(match, entry);
  const players = NAMES.slice(0, seats).map((player) => ({ name: player }));
  writeFileSync(join(folder, `${name}.json`), writeRecord(makeRecord(match, { players })));
}

/** The endings that games by chance come to with so many seats; nobody has collected anything when three leave a table of three. */
function endings(seats: number): Ending[] {
  if (seats === 2) return ['roof', 'roof-draw'];
  const all: Ending[] = ['two-left', 'collected', 'draw', 'last-one', 'all-out-draw'];
  return seats === 3 ? all : [...all, 'all-out'];
}

/** For each number of seats a game with every ending, and one with the usual ending for each of the variants. */
function main(): void {
  mkdirSync(folder, { recursive: true });
  for (const seats of game.seats) {
    VARIANTS.forEach((variant, v) => {
      const options: PiperOptions = { variant, roof: (seats + v) % 2 === 0 ? 8 : 7, start: v === 1 ? 'first' : 'random' };
      const wanted = new Set(variant === 'standard' ? endings(seats) : endings(seats).slice(0, 1));
      for (let seed = 0; wanted.size > 0; seed++) {
        const played = play(seats, options, seeded(seed));
        if (played.ending !== null && wanted.delete(played.ending)) write(`${seats}-${variant}-${played.ending}`, seats, options, played);
      }
    });
  }
}

main();
