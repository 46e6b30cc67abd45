import { CHANCE, type Game, type Refusal, type Seat } from '../../core/game.ts';
import { makeSheet } from '../../core/sheet.ts';
import { bySteps, only, type Step } from '../../core/steps.ts';
import { card } from './card.ts';
import { CAUGHT, CRUMBS, type Event, MOST, type Move, type State } from './state.ts';
import { tell } from './tell.ts';

type CrumbStep = Step<State, Move, Event>;

const seatsOf = (s: State): number => s.taken.length;
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A move that is neither listed nor a plain mistake is none at all. */
function readMove(move: unknown, type: string, field: string): number | undefined {
  const fields = (typeof move === 'object' && move !== null ? move : {}) as Record<string, unknown>;
  const value = fields[field];
  return Object.keys(fields).length === 2 && fields.type === type && typeof value === 'number' ? value : undefined;
}

const start: CrumbStep = {
  moves: (s) => numbers(0, seatsOf(s) - 1).map((seat) => ({ type: 'start', seat })),
  refusal: (s, _, move) => (numbers(0, seatsOf(s) - 1).includes(readMove(move, 'start', 'seat') ?? -1) ? undefined : NO_MOVE),
  roll: (s, rng) => ({ type: 'start', seat: rng(seatsOf(s)) }),
  apply(s, _, move, emit) {
    if (move.type !== 'start') return;
    s.turn = move.seat;
    emit?.({ type: 'started', seat: move.seat });
  },
};

const NO_MOVE: Refusal = { rule: 'turn/no-such-move' };

const take: CrumbStep = {
  moves: (s) => numbers(1, Math.min(MOST, s.left)).map((n) => ({ type: 'take', n })),
  refusal(s, _, move) {
    const n = readMove(move, 'take', 'n');
    if (n === undefined || !Number.isInteger(n) || n < 1) return NO_MOVE;
    return n > Math.min(MOST, s.left) ? { rule: 'take/too-many', params: { most: Math.min(MOST, s.left) } } : undefined;
  },
  apply(s, seat, move, emit) {
    if (move.type !== 'take') return;
    s.left -= move.n;
    s.taken[seat] = (s.taken[seat] ?? 0) + move.n;
    s.turn = (seat + 1) % seatsOf(s);
    emit?.({ type: 'took', seat, n: move.n });
    if (s.left > 0) return;
    s.last = seat;
    emit?.({ type: 'caught', seat });
  },
};

const points = (s: State): number[] => s.taken.map((n, seat) => n - (seat === s.last ? CAUGHT : 0));
const view = (s: State): State => ({ left: s.left, turn: s.turn, taken: s.taken.slice(), last: s.last });

export const game: Game<State, Move, Event> = {
  id: 'crumbs',
  rules: 1,
  seats: card.seats,
  options: {},
  setup: (seats) => ({ left: CRUMBS, turn: CHANCE, taken: Array<number>(seats).fill(0), last: null }),
  ...bySteps<State, Move, Event>({
    pending: (s): readonly Seat[] => (s.left === 0 ? [] : only(s.turn)),
    due: (s) => (s.turn === CHANCE ? start : take),
  }),
  payoffs: points,
  sheet: (s) =>
    makeSheet(
      { taken: s.taken, caught: s.taken.map((_, seat) => (seat === s.last ? -CAUGHT : 0)) },
      seatsOf(s),
      s.left === 0 ? 'empty' : undefined,
    ),
  view,
  redact: (event) => event,
  imagine: view,
  tell,
};
