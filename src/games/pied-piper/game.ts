import type { Game, Refusal, Rng, Seat } from '../../core/game.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { copy } from './copy.ts';
import { SEATS } from './data.ts';
import type { Emit, Event } from './events.ts';
import type { Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { type PiperOptions, pending, type State, VARIANTS } from './state.ts';
import { applyDraw, drawMoves, drawRefusal, rollDraw } from './steps/draw.ts';
import { applyOrder, orderMoves, orderRefusal } from './steps/order.ts';
import { applyPlay, playMoves, playRefusal } from './steps/play.ts';
import { applyReveal, revealMoves, revealRefusal, rollReveal } from './steps/reveal.ts';
import { applyStart, rollStart, startMoves, startRefusal } from './steps/start.ts';
import { tell } from './tell.ts';

const NOTHING: readonly Move[] = [];

function moves(s: State, seat: Seat): readonly Move[] {
  if (pending(s)[0] !== seat) return NOTHING;
  if (s.phase === 'play') return playMoves(s);
  if (s.phase === 'draw') return drawMoves(s);
  if (s.phase === 'reveal') return revealMoves(s);
  return s.phase === 'order' ? orderMoves(s) : startMoves(s);
}

function refusal(s: State, seat: Seat, move: unknown): Refusal | undefined {
  const due = pending(s);
  if (due.length === 0) return { rule: 'turn/game-over' };
  if (due[0] !== seat) return { rule: 'turn/not-yours', params: { pending: due } };
  if (s.phase === 'play') return playRefusal(s, move);
  if (s.phase === 'draw') return drawRefusal(s, move);
  if (s.phase === 'reveal') return revealRefusal(s, move);
  return s.phase === 'order' ? orderRefusal(s, move) : startRefusal(s, move);
}

function roll(s: State, rng: Rng): Move {
  if (s.phase === 'draw') return rollDraw(s, rng);
  return s.phase === 'reveal' ? rollReveal(s, rng) : rollStart(s, rng);
}

function apply(s: State, seat: Seat, move: Move, emit?: Emit): void {
  if (move.type === 'draw') applyDraw(s, move, emit);
  else if (move.type === 'reveal') applyReveal(s, move, emit);
  else if (move.type === 'order') applyOrder(s, seat, move, emit);
  else if (move.type === 'start') applyStart(s, move, emit);
  else applyPlay(s, seat, move, emit);
}

export const game: Game<State, Move, Event, PiperOptions> = {
  id: 'pied-piper',
  rules: 1,
  seats: SEATS,
  options: { variant: VARIANTS, roof: [8, 7], start: ['random', 'first'] },
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
