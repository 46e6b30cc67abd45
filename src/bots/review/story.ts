import { clone } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import { type AnyGame, CHANCE, type Seat } from '../../core/game.ts';
import { learned, learnedBy } from '../../core/knowledge.ts';
import { type Entry, type Match, pending } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { replay, type Wrong } from '../../core/replay.ts';
import { fork, seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import type { ReviewJob } from './judge.ts';

/** A decision or a stroke of chance that stood in the end: what was taken back has not been played. */
export interface Step {
  /** Position in the log. */
  readonly n: number;
  readonly seat: Seat;
  /** Decisions of one seat in a row, whatever chance does between them, are one turn. */
  readonly turn: number;
  /** Something happened that nobody chose: chance had a say, or somebody learned a secret. */
  readonly fateful: boolean;
  /** The seat itself could not have foretold what it saw then. */
  readonly surprising: boolean;
}

/** A recorded game, made ready for review. Plain JSON: a worker may prepare it. */
export interface Story {
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly jobs: readonly ReviewJob[];
  /** Each seat's share of the win; undefined if the game is not over. */
  readonly result: readonly number[] | undefined;
}

export interface Effort {
  /** How many games are imagined for each question; without it as many as a review of a minute allows. */
  readonly games?: number | undefined;
  readonly seed: number;
}

/** How many steps a review may imagine, about, if a far look at each decision went through the whole game; and what is sensible for one. */
const STEPS_IN_ALL = 4_200_000;
const FEWEST = 40;
const MOST = 200;
/** In a long game chances are asked for at every second or third turn: a graph of so many points shows all there is to see. */
const POINTS = 72;

const usualGames = (decisions: number, steps: number): number =>
  Math.max(FEWEST, Math.min(MOST, Math.round(STEPS_IN_ALL / Math.max(1, decisions * steps))));

/** An entry that stood, with the states around it. */
interface Scene extends Entry {
  readonly n: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** Replays a record and lists what there is to judge; or says what is wrong with it. */
export function prepare(game: AnyGame, record: GameRecord, effort: Effort): Story | Wrong {
  const states: unknown[] = [];
  const replayed = replay(game, record, (match) => {
    states.push(clone(match.state));
    return true;
  });
  if (!replayed.ok) return replayed.wrong;
  const { match } = replayed;
  const scenes = match.kept.flatMap((n): Scene[] => {
    const entry = match.log[n];
    const before: unknown = n === 0 ? game.setup(match.seats, clone(match.options)) : states[n - 1];
    return entry ? [{ ...entry, n, before, after: states[n] }] : [];
  });
  const steps = inTurns(match, scenes);
  const decisions = scenes.filter((scene) => isDecision(game, scene));
  const jobs = jobsOf(match, decisions, steps, { games: effort.games ?? usualGames(decisions.length, steps.length), seed: effort.seed });
  return { seats: match.seats, steps, jobs, result: resultOf(match) };
}

function inTurns(match: Match, scenes: readonly Scene[]): Step[] {
  let turn = 0;
  let last: Seat = CHANCE;
  return scenes.map((scene) => {
    if (scene.seat !== CHANCE && scene.seat !== last) {
      turn += 1;
      last = scene.seat;
    }
    const surprising = isSurprising(match, scene);
    return { n: scene.n, seat: scene.seat, turn, fateful: surprising || isTelling(match, scene), surprising };
  });
}

function isSurprising({ game }: Match, { seat, move, before, after }: Scene): boolean {
  return seat === CHANCE ? game.moves(before, CHANCE).length > 1 : learnedBy(seat, game, before, after, { seat, move });
}

/** Somebody learned something by it. */
function isTelling({ game, seats }: Match, { seat, move, before, after }: Scene): boolean {
  return seat !== CHANCE && learned(game, seats, before, after, { seat, move });
}

/** Where there is only one move nobody decides anything. */
const isDecision = (game: AnyGame, { seat, before }: Scene): boolean => seat !== CHANCE && game.moves(before, seat).length > 1;

/** One job for each decision. At the first of a turn everybody is asked for their chances, unless there are very many turns. */
function jobsOf({ game, seats }: Match, scenes: readonly Scene[], steps: readonly Step[], effort: Required<Effort>): ReviewJob[] {
  const rng = seeded(effort.seed);
  const turnAt = new Map(steps.map(({ n, turn }) => [n, turn]));
  const turns = [...new Set(scenes.map(({ n }) => turnAt.get(n)))];
  const every = Math.ceil(turns.length / POINTS);
  const open = new Set(turns.filter((_, i) => i % every === 0));
  return scenes.map(({ n, seat, move, before }) => {
    const view: unknown = game.view(before, seat);
    const others = open.delete(turnAt.get(n)) ? othersAt(game, seats, before, seat, view) : [];
    return { n, seat, move, view, others, games: effort.games ?? FEWEST, seed: fork(rng) };
  });
}

function othersAt(game: AnyGame, seats: number, state: unknown, mover: Seat, seen: unknown): ReviewJob['others'] {
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== mover)
    .map((seat) => {
      const view: unknown = game.view(state, seat);
      return { seat, view: equal(view, seen) ? null : view };
    });
}

function resultOf(match: Match): number[] | undefined {
  if (pending(match).length > 0) return undefined;
  const won = winners(match.game.payoffs(match.state));
  return Array.from({ length: match.seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}
