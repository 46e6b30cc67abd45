import type { Game, Refusal, Rng, Seat } from '../../core/game.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { copy } from './copy.ts';
import { SEATS } from './data.ts';
import type { Emit, Event } from './events.ts';
import { run } from './flow.ts';
import type { Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { type ChanceStep, due, type HamelnOptions, type PlayerStep, pending, type State } from './state.ts';
import { actMoves, actRefusal, applyAct } from './steps/act.ts';
import { applyChase, chaseMoves, chaseRefusal } from './steps/chase.ts';
import { applyChild, childMoves, childRefusal, rollChild } from './steps/child.ts';
import { applyMarker, markerMoves, markerRefusal, rollMarker } from './steps/marker.ts';
import { applyMoveIn, moveInMoves, moveInRefusal } from './steps/move-in.ts';
import { applyName, nameMoves, nameRefusal } from './steps/name.ts';
import { applyOptional, optionalMoves, optionalRefusal } from './steps/optional.ts';
import { applyOrder, orderMoves, orderRefusal, rollOrder } from './steps/order.ts';
import { applyPlace, placeMoves, placeRefusal } from './steps/place.ts';
import { applyRansom, ransomMoves, ransomRefusal } from './steps/ransom.ts';
import { applySell, sellMoves, sellRefusal } from './steps/sell.ts';
import { applySettle, settleMoves, settleRefusal } from './steps/settle.ts';
import { applyTrap, rollTrap, trapMoves, trapRefusal } from './steps/trap.ts';
import { applyWed, wedMoves, wedRefusal } from './steps/wed.ts';
import { tell } from './tell.ts';

const NOTHING: readonly Move[] = [];

interface StepRules {
  moves(s: State): readonly Move[];
  refusal(s: State, move: unknown): Refusal | undefined;
  /** Each step takes its own moves only, and only those are listed while it is due. */
  apply(s: State, move: never, emit?: Emit): void;
}

/** One row for each decision: what may be done, why not, and how it is done. */
const STEPS: Readonly<Record<ChanceStep | PlayerStep, StepRules>> = {
  order: { moves: orderMoves, refusal: orderRefusal, apply: applyOrder },
  marker: { moves: markerMoves, refusal: markerRefusal, apply: applyMarker },
  man: { moves: settleMoves, refusal: settleRefusal, apply: applySettle },
  woman: { moves: settleMoves, refusal: settleRefusal, apply: applySettle },
  act: { moves: actMoves, refusal: actRefusal, apply: applyAct },
  name: { moves: nameMoves, refusal: nameRefusal, apply: applyName },
  child: { moves: childMoves, refusal: childRefusal, apply: applyChild },
  place: { moves: placeMoves, refusal: placeRefusal, apply: applyPlace },
  wed: { moves: wedMoves, refusal: wedRefusal, apply: applyWed },
  'move-in': { moves: moveInMoves, refusal: moveInRefusal, apply: applyMoveIn },
  sell: { moves: sellMoves, refusal: sellRefusal, apply: applySell },
  trap: { moves: trapMoves, refusal: trapRefusal, apply: applyTrap },
  optional: { moves: optionalMoves, refusal: optionalRefusal, apply: applyOptional },
  chase: { moves: chaseMoves, refusal: chaseRefusal, apply: applyChase },
  ransom: { moves: ransomMoves, refusal: ransomRefusal, apply: applyRansom },
};

/** What follows by itself is never due when somebody is asked. */
const decision = (s: State): StepRules | undefined => STEPS[due(s) as ChanceStep | PlayerStep];

function moves(s: State, seat: Seat): readonly Move[] {
  return pending(s)[0] === seat ? (decision(s)?.moves(s) ?? NOTHING) : NOTHING;
}

function refusal(s: State, seat: Seat, move: unknown): Refusal | undefined {
  const asked = pending(s);
  if (asked.length === 0) return { rule: 'turn/game-over' };
  if (asked[0] !== seat) return { rule: 'turn/not-yours', params: { pending: asked } };
  return decision(s)?.refusal(s, move);
}

function roll(s: State, rng: Rng): Move {
  const step = due(s);
  if (step === 'child') return rollChild(s, rng);
  if (step === 'trap') return rollTrap(s, rng);
  return step === 'marker' ? rollMarker(s, rng) : rollOrder(s, rng);
}

function apply(s: State, _seat: Seat, move: Move, emit?: Emit): void {
  decision(s)?.apply(s, move as never, emit);
  run(s, emit);
}

export const game: Game<State, Move, Event, HamelnOptions> = {
  id: 'hameln',
  rules: 1,
  seats: SEATS,
  options: {},
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
