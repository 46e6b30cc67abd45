import type { AnyEvent } from '../../../core/game.ts';
import type { Phrase } from '../../../core/text.ts';
import { STRIPS, type SymbolName } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { symbol } from './drawings.ts';

/** How far the game is, for the top bar. */
export const status = (view: State): readonly Phrase[] => [
  { key: 'status.turn', params: { turn: view.turnNumber } },
  { key: 'status.bag', params: { n: view.bag.length } },
];

function iconOf(name: SymbolName): readonly string[] {
  if (name === 'blank') return [];
  if (name === 'red-rat') return [symbol('rat-red')];
  return [name === 'green-rat' ? symbol('rat-green') : symbol(`herb-${name}`)];
}

/** The drawings that belong to a line of the log. */
export function icons(any: AnyEvent): readonly string[] {
  const event = any as Event;
  if (event.type === 'laid') return (STRIPS[event.strip] ?? []).flatMap(iconOf);
  return event.type === 'scored' || event.type === 'final-group' ? iconOf(event.herb) : [];
}
