import { CHANCE, type Game, type Refusal, type Rng, type Seat } from '../../core/game.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { payoffs, sheet } from './score.ts';
import { imagine, redact, view } from './secrets.ts';
import { type Emit, type Event, type Move, pending, type RattenscharfOptions, type State, setup } from './state.ts';
import { applyLay, layMoves, layRefusal } from './steps/lay.ts';
import { applyReveal, revealMoves, revealRefusal, rollReveal } from './steps/reveal.ts';
import { applyStart, rollStart, startMoves, startRefusal } from './steps/start.ts';
import { tell } from './tell.ts';

const NONE: readonly Move[] = [];

function moves(s: State, seat: Seat): readonly Move[] {
  if (pending(s)[0] !== seat) return NONE;
  if (seat !== CHANCE) return layMoves(s);
  return s.seat === CHANCE ? startMoves() : revealMoves(s);
}

function refusal(s: State, seat: Seat, move: unknown): Refusal | undefined {
  const due = pending(s);
  if (due.length === 0) return { rule: 'turn/game-over' };
  if (due[0] !== seat) return { rule: 'turn/not-yours', params: { pending: due } };
  if (seat !== CHANCE) return layRefusal(s, move);
  return s.seat === CHANCE ? startRefusal(move) : revealRefusal(s, move);
}

const roll = (s: State, rng: Rng): Move => (s.seat === CHANCE ? rollStart(rng) : rollReveal(s, rng));

function apply(s: State, _seat: Seat, move: Move, emit?: Emit): void {
  if (move.type === 'lay') applyLay(s, move, emit);
  else if (move.type === 'reveal') applyReveal(s, move, emit);
  else applyStart(s, move, emit);
}

export const game: Game<State, Move, Event, RattenscharfOptions> = {
  id: 'rattenscharf',
  rules: 1,
  seats: [2],
  options: { scoreShrunkGroups: [true, false], start: ['random', 'red', 'green'] },
  setup,
  pending,
  moves,
  refusal,
  roll,
  apply,
  payoffs,
  sheet,
  // Nothing is hidden, so that a view is a copy.
  copy: (s) => view(s, null),
  view,
  redact,
  imagine,
  tell,
  advice: { ...advice, terms },
};
