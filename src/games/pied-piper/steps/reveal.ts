import type { Refusal, Rng } from '../../../core/game.ts';
import { hasExactly } from '../../../core/json.ts';
import { change, pick } from '../counts.ts';
import { FIGURES, PIPER } from '../data.ts';
import type { Emit } from '../events.ts';
import { figureOf, REVEALS, type Reveal } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { proceed } from '../turn.ts';

/** Chance turns over the next figure card for the first empty column. */

/** The opening row shows one piper at most: further ones are set aside, which is to say that they cannot come. */
const pipersSetAside = (s: State): boolean => s.turn === 0 && s.row.includes(PIPER);

function forbidden(s: State, figure: number): RuleId | undefined {
  if ((s.figureDeck[figure] ?? 0) <= 0) return 'reveal/not-in-deck';
  return figure === PIPER && pipersSetAside(s) ? 'reveal/second-piper' : undefined;
}

export const revealMoves = (s: State): readonly Reveal[] => REVEALS.filter((_, figure) => forbidden(s, figure) === undefined);

export function rollReveal(s: State, rng: Rng): Reveal {
  let figure = pick(s.figureDeck, rng);
  while (figure === PIPER && pipersSetAside(s)) figure = pick(s.figureDeck, rng);
  return REVEALS[figure] ?? { type: 'reveal', figure: 'piper' };
}

export function revealRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  if (!hasExactly(move, ['type', 'figure']) || move.type !== 'reveal') return { rule: 'reveal/malformed' };
  const figure = (FIGURES as readonly unknown[]).indexOf(move.figure);
  if (figure < 0) return { rule: 'reveal/malformed' };
  const rule = forbidden(s, figure);
  return rule && { rule, params: { figure: FIGURES[figure] ?? '' } };
}

export function applyReveal(s: State, move: Reveal, emit?: Emit): void {
  const figure = figureOf(move.figure);
  const column = s.row.indexOf(NONE);
  change(s.figureDeck, figure, -1);
  s.row[column] = figure;
  emit?.({ type: 'revealed', figure: move.figure, column });
  proceed(s, emit);
}
