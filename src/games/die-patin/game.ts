import { CHANCE, type Game, type Refusal, type Rng, type Seat } from '../../core/game.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { copy } from './copy.ts';
import type { Emit, Event } from './events.ts';
import { proceed } from './flow.ts';
import { DONE, type Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { imagine, redact, view } from './secrets.ts';
import { due, NO_CARD, type PatinOptions, pending, type State, setup, type Task } from './state.ts';
import { STEPS } from './steps/index.ts';
import type { Step } from './steps/step.ts';
import { tell } from './tell.ts';

const NONE: readonly Move[] = [];

/** Steps that happen of themselves are never due between two entries. */
const stepOf = (task: Task): Step | undefined => STEPS[task.step as keyof typeof STEPS];

const isAsked = (s: State, task: Task, seat: Seat): boolean =>
  task.step === 'intrigue' ? seat !== CHANCE && s.cards[seat] === NO_CARD : task.seat === seat;

function moves(s: State, seat: Seat): readonly Move[] {
  const task = due(s);
  if (!task || !isAsked(s, task, seat)) return NONE;
  return stepOf(task)?.moves(s, task, seat) ?? NONE;
}

function refusal(s: State, seat: Seat, move: unknown): Refusal | undefined {
  const task = due(s);
  if (!task) return { rule: 'turn/game-over' };
  if (!isAsked(s, task, seat)) return { rule: 'turn/not-yours', params: { pending: pending(s) } };
  return stepOf(task)?.refusal(s, task, seat, move);
}

function roll(s: State, rng: Rng): Move {
  const task = due(s);
  return (task && stepOf(task)?.roll?.(s, rng)) ?? DONE;
}

function apply(s: State, seat: Seat, move: Move, emit?: Emit): void {
  const task = due(s);
  if (!task) return;
  stepOf(task)?.apply(s, task, seat, move, emit);
  proceed(s, emit);
}

export const game: Game<State, Move, Event, PatinOptions> = {
  id: 'die-patin',
  rules: 1,
  seats: [2, 3, 4, 5],
  options: { enterprises: ['random', 'chosen'] },
  setup,
  pending,
  moves,
  refusal,
  roll,
  apply,
  payoffs,
  sheet,
  copy,
  view,
  redact,
  imagine,
  tell,
  advice: { ...advice, terms },
};
