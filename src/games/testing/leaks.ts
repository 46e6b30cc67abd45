import { clone } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import { type AnyGame, CHANCE, type Options, type Viewer } from '../../core/game.ts';
import { viewers } from '../../core/knowledge.ts';
import { type Match, open, pending, replayEntry } from '../../core/match.ts';
import type { Physics } from '../../core/registry.ts';
import { fork, pick, seeded } from '../../core/rng.ts';
import { variants } from '../conformance.ts';
import { unseen } from '../laws/secrets.ts';

/**
 * Leaks planted by machine: whatever some view hides is shown, whole or piece by piece, to rivals or to spectators, always or
 * only at some tables and times, and the law `unseen` must notice each. What is hidden is found by comparing the truth with
 * worlds that the viewer imagines; so a law that deals nothing anew, or a game that imagines nothing, is found out too.
 */
export interface Planted {
  /** Every leak that shows something, by name. */
  readonly planted: readonly string[];
  /** Those that the law did not notice. */
  readonly missed: readonly string[];
}

interface Effort {
  /** Random games for each number of seats and each variant. */
  readonly games: number;
  readonly seed: number;
}

/** Places in a state: `['hands', '2', '0']`. */
type Path = readonly string[];

/** Somebody who looks at a position, and the places of which it knows less than the truth. */
interface Look {
  readonly seats: number;
  readonly options: Options;
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly hidden: ReadonlyMap<string, Path>;
}

/** Where and when a leak is open. It may ask only what everybody at the table knows. */
interface Condition {
  readonly name: string;
  readonly path: Path;
  holds(look: { seats: number; options: Options; state: unknown }): boolean;
}

const POSITIONS = 40;
const WORLDS = 3;
/** What is dealt anew may happen to be the same, often so where one kind is common; not so often in a row. */
const TRIES = 100;
const LONG = 3;

export function plantLeaks<S>(game: AnyGame, physics: Physics<S>, effort: Effort): Planted {
  const looks = allLooks(game, effort);
  const when = moments(looks);
  const planted: string[] = [];
  const missed: string[] = [];
  for (const { path, who, open } of hiddenPlaces(looks)) {
    for (const condition of conditionsFor(path, when)) {
      const there = open.filter(condition.holds);
      if (there.length === 0) continue;
      const name = `${path.join('.')} to ${who}${condition.name}`;
      planted.push(name);
      if (!noticed(game, physics, condition, there)) missed.push(name);
    }
  }
  return { planted, missed };
}

interface HiddenPlace {
  readonly path: Path;
  readonly who: 'rivals' | 'spectators';
  readonly open: Look[];
}

/** Every place that is hidden from somebody, with all who look at it in vain. */
function hiddenPlaces(looks: readonly Look[]): HiddenPlace[] {
  const places = new Map<string, HiddenPlace>();
  for (const look of looks) {
    const who = look.viewer === null ? 'spectators' : 'rivals';
    for (const [key, path] of look.hidden) {
      const place = places.get(`${key} ${who}`) ?? { path, who, open: [] };
      place.open.push(look);
      places.set(`${key} ${who}`, place);
    }
  }
  return [...places.values()];
}

/** Whether the law reports the leak at some of the positions where it is open. */
function noticed(game: AnyGame, physics: Physics<unknown>, condition: Condition, looks: readonly Look[]): boolean {
  const rng = seeded(looks.length);
  for (let i = 0; i < TRIES; i++) {
    const { seats, options, state, viewer } = pick(looks, rng);
    const leaky = { ...game, view: leak(game, seats, options, viewer, condition) };
    const match: Match = { ...open(leaky, seats, options), state };
    let found = false;
    const report = (law: string) => {
      found ||= law === 'unseen';
    };
    unseen({ game: leaky, physics, explains: () => true, match, rng, pool: [], report }, viewer);
    if (found) return true;
  }
  return false;
}

const leak =
  (game: AnyGame, seats: number, options: Options, viewer: Viewer, { path, holds }: Condition): AnyGame['view'] =>
  (state, v) => {
    const view = clone(game.view(state, v));
    const there = at(state, path);
    if ((v === null) === (viewer === null) && there !== undefined && holds({ seats, options, state })) put(view, path, clone(there));
    return view;
  };

function allLooks(game: AnyGame, { games, seed }: Effort): Look[] {
  const rng = seeded(seed);
  const looks: Look[] = [];
  for (const options of variants(game))
    for (const seats of game.seats)
      for (let i = 0; i < games; i++) {
        const states = randomGame(game, seats, options, fork(rng));
        for (const state of spread(states, POSITIONS))
          for (const viewer of viewers(seats)) {
            const hidden = hiddenFrom(game, state, viewer, rng);
            if (hidden.size > 0) looks.push({ seats, options, state, viewer, hidden });
          }
      }
  return looks;
}

function randomGame(game: AnyGame, seats: number, options: Options, seed: number): unknown[] {
  const rng = seeded(seed);
  const match = open(game, seats, options);
  const states: unknown[] = [];
  for (;;) {
    states.push(clone(match.state));
    const due = pending(match);
    if (due.length === 0) return states;
    const seat = pick(due, rng);
    const move = seat === CHANCE ? game.roll(match.state, rng) : pick(game.moves(match.state, seat), rng);
    const refusal = replayEntry(match, { seat, move });
    if (refusal) throw new Error(`the referee refuses a listed move: ${refusal.rule}`);
  }
}

const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most ? list.slice() : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);

/** The places where a world that looks the same differs from the truth, and everything around them. */
function hiddenFrom(game: AnyGame, state: unknown, viewer: Viewer, rng: (n: number) => number): Map<string, Path> {
  const hidden = new Map<string, Path>();
  const view = game.view(state, viewer);
  if (equal(view, state)) return hidden;
  for (let i = 0; i < WORLDS; i++) compare(state, game.imagine(clone(view), viewer, rng), [], hidden);
  return hidden;
}

function compare(a: unknown, b: unknown, path: Path, hidden: Map<string, Path>): void {
  if (equal(a, b)) return;
  if (path.length > 0) hidden.set(path.join('.'), path);
  if (isTree(a) && isTree(b)) for (const key of Object.keys(a)) if (key in b) compare(a[key], b[key], [...path, key], hidden);
}

/** Every hidden place always; whole fields and their parts also by seats, options, phase and round, and where a list is long. */
function conditionsFor(path: Path, when: readonly Omit<Condition, 'path'>[]): Condition[] {
  const always: Condition = { name: '', path, holds: () => true };
  if (path.length > 2) return [always];
  const long: Condition = { name: ` of at least ${LONG}`, path, holds: ({ state }) => lengthOf(at(state, path)) >= LONG };
  return [always, ...when.map((moment) => ({ ...moment, path })), ...(path.length === 2 ? [long] : [])];
}

function moments(looks: readonly Look[]): Omit<Condition, 'path'>[] {
  const found = new Map<string, Omit<Condition, 'path'>>();
  const add = (name: string, holds: Condition['holds']) => void (found.has(name) || found.set(name, { name, holds }));
  for (const { seats, options, state } of looks) {
    add(` with ${seats} seats`, (look) => look.seats === seats);
    for (const [key, value] of Object.entries(options)) add(` if ${key} is ${value}`, (look) => look.options[key] === value);
    for (const key of ['phase', 'round']) {
      const value = at(state, [key]);
      if (value !== undefined) add(` in ${key} ${value}`, (look) => at(look.state, [key]) === value);
    }
  }
  return [...found.values()];
}

type Tree = Record<string, unknown>;
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null;
const at = (state: unknown, path: Path): unknown => path.reduce<unknown>((x, key) => (isTree(x) ? x[key] : undefined), state);
const lengthOf = (x: unknown): number => (Array.isArray(x) ? x.length : 0);

function put(view: unknown, path: Path, value: unknown): void {
  const last = path.at(-1);
  const parent = at(view, path.slice(0, -1));
  if (last !== undefined && isTree(parent)) parent[last] = value;
}
