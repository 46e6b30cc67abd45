import { clone } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import { type AnyGame, CHANCE, type Seat } from '../../core/game.ts';
import { learned } from '../../core/knowledge.ts';
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

/** What all decisions of a game share between them, and the bounds of what is sensible for one. */
const GAMES_IN_ALL = 24_000;
const FEWEST = 60;
const MOST = 200;

const usualGames = (decisions: number): number => Math.max(FEWEST, Math.min(MOST, Math.round(GAMES_IN_ALL / Math.max(1, decisions))));

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
  const jobs = jobsOf(match, decisions, steps, { games: effort.games ?? usualGames(decisions.length), seed: effort.seed });
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
    return { n: scene.n, seat: scene.seat, turn, fateful: isFateful(match, scene) };
  });
}

function isFateful({ game, seats }: Match, { seat, move, before, after }: Scene): boolean {
  return seat === CHANCE ? game.moves(before, CHANCE).length > 1 : learned(game, seats, before, after, { seat, move });
}

/** Where there is only one move nobody decides anything. */
const isDecision = (game: AnyGame, { seat, before }: Scene): boolean => seat !== CHANCE && game.moves(before, seat).length > 1;

/** One job for each decision. At the first of a turn everybody is asked for their chances. */
function jobsOf({ game, seats }: Match, scenes: readonly Scene[], steps: readonly Step[], effort: Required<Effort>): ReviewJob[] {
  const rng = seeded(effort.seed);
  const turnAt = new Map(steps.map(({ n, turn }) => [n, turn]));
  const asked = new Set<number | undefined>();
  return scenes.map(({ n, seat, move, before }) => {
    const turn = turnAt.get(n);
    const view: unknown = game.view(before, seat);
    const others = asked.has(turn) ? [] : othersAt(game, seats, before, seat, view);
    asked.add(turn);
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
