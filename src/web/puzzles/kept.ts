import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { afterTry, newcomer, type Rating, startRating } from '../../bots/puzzles/rating.ts';
import { store, stored } from '../learn/stored.ts';

/** How a puzzle went when it was tried first, and whether it was solved since. */
export type Tried = 'solved' | 'missed';

/** What is known of a puzzle on this device. */
interface KeptPuzzle {
  readonly rating: Rating;
  readonly tried: Tried;
}

/** A puzzle from one's own games. */
export interface OwnPuzzle extends Puzzle {
  readonly rules: number;
}

interface KeptOfGame {
  readonly mine: Rating;
  readonly puzzles: Readonly<Record<string, KeptPuzzle>>;
  /** The newest first. */
  readonly own: readonly OwnPuzzle[];
}

type Kept = Readonly<Record<string, KeptOfGame>>;

const KEY = 'ratskeller.puzzles';
/** More of one's own mistakes nobody practises. */
const MOST_OWN = 40;

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isRating = (x: unknown): x is Rating => isObject(x) && Number.isFinite(x.mu) && Number.isFinite(x.sigma) && Number(x.sigma) > 0;
const isTried = (x: unknown): x is Tried => x === 'solved' || x === 'missed';
const isPuzzle = (x: unknown): x is KeptPuzzle => isObject(x) && isRating(x.rating) && isTried(x.tried);
const isOwn = (x: unknown): x is OwnPuzzle =>
  isObject(x) && typeof x.id === 'string' && typeof x.rules === 'number' && Array.isArray(x.log) && Array.isArray(x.steps);

/** Whatever is odd or from another time is left out. */
function read(): Kept {
  try {
    const json: unknown = JSON.parse(stored(KEY) || '{}');
    if (!isObject(json)) return {};
    return Object.fromEntries(
      Object.entries(json).flatMap(([game, x]): [string, KeptOfGame][] => {
        if (!isObject(x)) return [];
        const puzzles = Object.entries(isObject(x.puzzles) ? x.puzzles : {}).filter((entry): entry is [string, KeptPuzzle] =>
          isPuzzle(entry[1]),
        );
        const own = Array.isArray(x.own) ? x.own.filter(isOwn) : [];
        return [[game, { mine: isRating(x.mine) ? x.mine : newcomer(), puzzles: Object.fromEntries(puzzles), own }]];
      }),
    );
  } catch {
    return {};
  }
}

/** One's puzzles of a game, kept in this browser. A browser that keeps nothing forgets them, and that is all. */
export class PuzzleKeep {
  readonly #game: string;
  #kept: KeptOfGame;

  constructor(game: string) {
    this.#game = game;
    this.#kept = this.#read();
  }

  #read(): KeptOfGame {
    const kept = read();
    return (Object.hasOwn(kept, this.#game) ? kept[this.#game] : undefined) ?? { mine: newcomer(), puzzles: {}, own: [] };
  }

  /** Another window may have kept something meanwhile: only what has changed is written over it. */
  #write(change: (kept: KeptOfGame) => Partial<KeptOfGame>): void {
    const now = this.#read();
    this.#kept = { ...now, ...change(now) };
    store(KEY, JSON.stringify({ ...read(), [this.#game]: this.#kept }));
  }

  get mine(): Rating {
    return this.#kept.mine;
  }
  get own(): readonly OwnPuzzle[] {
    return this.#kept.own;
  }
  triedOf({ id }: Puzzle): Tried | undefined {
    return Object.hasOwn(this.#kept.puzzles, id) ? this.#kept.puzzles[id]?.tried : undefined;
  }
  ratingOf({ id, found }: Puzzle): Rating {
    return (Object.hasOwn(this.#kept.puzzles, id) ? this.#kept.puzzles[id]?.rating : undefined) ?? startRating(found);
  }

  /** The first try moves both ratings; a later one can only make good what was missed. */
  note(puzzle: Puzzle, solved: boolean): void {
    const before = this.triedOf(puzzle);
    const rating = this.ratingOf(puzzle);
    if (before === undefined) {
      const after = afterTry(this.mine, rating, solved);
      this.#mark(puzzle, { rating: after.puzzle, tried: solved ? 'solved' : 'missed' }, after.person);
    } else if (solved && before === 'missed') this.#mark(puzzle, { rating, tried: 'solved' }, this.mine);
  }

  #mark({ id }: Puzzle, kept: KeptPuzzle, mine: Rating): void {
    this.#write(({ puzzles }) => ({ mine, puzzles: { ...puzzles, [id]: kept } }));
  }

  addOwn(puzzle: OwnPuzzle): void {
    this.#write(({ own }) => ({ own: [puzzle, ...own.filter(({ id }) => id !== puzzle.id)].slice(0, MOST_OWN) }));
  }
}
