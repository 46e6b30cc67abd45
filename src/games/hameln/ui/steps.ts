import { NONE, type Task } from '../state.ts';
import type { Hand } from './hand.svelte.ts';
import { kindOf } from './places.ts';
import type { Words } from './words.ts';

export interface Stop {
  readonly text: string;
  readonly state: 'done' | 'now' | 'later';
  readonly nth?: number;
}

/** The stations of a turn, as far as they are known; undefined where there are none. */
export function stopsOf(hand: Hand, words: Words, mode: Task | undefined): Stop[] | undefined {
  if (mode === 'man' || mode === 'woman' || mode === 'ransom') return undefined;
  const last: Stop = { text: words('step.after'), state: mode === 'optional' || mode === 'chase' ? 'now' : 'later' };
  const stop = (text: string, now: boolean): Stop => ({ text, state: now ? 'now' : 'done' });
  if (mode === 'act') return [stop(words('step.action'), true), last];
  if (mode === 'name') return [stop(words('step.name'), true), ...houses(hand, hand.ahead.named, 'later'), last];
  if (mode === 'place') return [stop(words('step.name'), false), ...working(hand), last];
  if (mode === 'wed') return [stop(words('step.couple'), true), { text: words('step.home'), state: 'later' }, last];
  if (mode === 'move-in') return [stop(words('step.couple'), false), stop(words('step.home'), true), last];
  if (mode === 'sell') return [stop(words('step.sell'), true), last];
  return [stop(words('step.action'), false), last];
}

const houses = (hand: Hand, list: readonly number[], state: Stop['state']): Stop[] =>
  list.map((house, i) => ({ text: hand.say({ key: `kind.${kindOf(house)}` }), state, nth: i + 1 }));

function working(hand: Hand): Stop[] {
  const { trail, view } = hand.stage;
  const now = view.house === NONE ? -1 : trail.indexOf(view.house);
  return houses(hand, trail, 'later').map((stop, i) => ({ ...stop, state: i < now ? 'done' : i === now ? 'now' : 'later' }));
}
