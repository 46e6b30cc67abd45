import { isInteger, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { FIRST_TURN_STRIPS, TURN_STRIPS } from '../data.ts';
import { type Reveal, revealOf } from '../moves.ts';
import type { State } from '../state.ts';
import type { Decision } from './step.ts';

/** Chance turns over the strips of a turn, all at once: both are seen before the first is laid. */
export const reveal: Decision<Reveal> = {
  moves(s) {
    if (stripsDue(s) === 1) return s.bag.map((strip) => revealOf(strip));
    return s.bag.flatMap((first, i) => s.bag.slice(i + 1).map((second) => revealOf(first, second)));
  },

  roll(s, rng) {
    const { bag } = s;
    const i = rng(bag.length);
    const first = must(bag[i]);
    if (stripsDue(s) === 1) return revealOf(first);
    const j = rng(bag.length - 1);
    const second = must(bag[j < i ? j : j + 1]);
    return first < second ? revealOf(first, second) : revealOf(second, first);
  },

  refusal(s, _seat, move) {
    if (!isMove(move, 'reveal', ['strips']) || !Array.isArray(move.strips)) return refuse('reveal/malformed');
    const strips: readonly unknown[] = move.strips;
    const due = stripsDue(s);
    if (strips.length !== due) return refuse('reveal/number', { due });
    if (!strips.every((strip) => isInteger(strip) && s.bag.includes(strip))) return refuse('reveal/not-in-bag');
    return Number(strips[0]) >= Number(strips[1]) ? refuse('reveal/malformed') : undefined;
  },

  apply(s, _seat, move, emit) {
    for (const strip of move.strips) {
      s.bag.splice(s.bag.indexOf(strip), 1);
      s.tray.push(strip);
    }
    emit?.({ type: 'revealed', seat: s.seat, strips: move.strips.slice() });
  },
};

const stripsDue = (s: State): number => Math.min(s.turnNumber === 1 ? FIRST_TURN_STRIPS : TURN_STRIPS, s.bag.length);
