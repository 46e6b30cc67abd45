import { clone } from '../../core/clone.ts';
import { sum } from '../../core/counts.ts';
import type { AnyEvent, AnyGame, Seat } from '../../core/game.ts';
import { COLUMNS } from './data.ts';
import type { Event } from './events.ts';
import { executeBoth } from './execute.ts';
import { isFull, proceed } from './flow.ts';
import type { Move } from './moves.ts';
import { actionCards } from './setup.ts';
import { NONE, type State } from './state.ts';

export { collectedBy, effectOf, figuresLeftOf, houseOf, inTown, leftOf, ownerOf, rightOf } from './town.ts';

/** What the telling, the advice and the board may ask of a position. Nothing here changes it. */

/** What a viewer can count: all cards but those that lie or are held somewhere. */
export function deckSize(s: State): number {
  const held = s.hands.reduce((n, hand) => n + hand.length, 0);
  return sum(actionCards(s.variant)) - held - sum(s.discard) - s.cards.filter((kind) => kind !== NONE).length;
}

/** The columns that have both their cards. */
export const fullColumns = (s: State): number[] =>
  Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => isFull(s, column));

/** Whether the cards of a full column wait for the second card of the turn, or for the order of two. */
export const waits = (s: State): boolean => s.phase === 'order' || (s.phase === 'play' && s.variant !== 'young' && s.first !== NONE);

/**
 * What would happen after some moves of a turn, as far as the view tells: for the board, before a player sends them. `apply` alone
 * does not say it, because the first card of a turn moves nobody until the second lies. A card that lies face down for the viewer
 * moves nobody here and is called unknown. Where an order is still to be chosen, the left column moves first.
 */
export function preview(game: AnyGame, view: State, seat: Seat, moves: readonly Move[]): Event[] {
  const s = clone(view);
  const events: Event[] = [];
  const emit = (e: AnyEvent): void => void events.push(e as Event);
  for (const move of moves) game.apply(s, seat, move, emit);
  const [column, other] = fullColumns(s);
  if (!waits(s) || column === undefined) return events;
  executeBoth(s, column, other ?? column, emit);
  proceed(s, emit);
  return events;
}
