import type { AnyEvent } from '../../../core/game.ts';
import type { BoardPackage } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { prompt } from '../tell.ts';
import { symbol } from './art/drawings.ts';
import Board from './Board.svelte';
import { Hand, spotOf } from './hand.svelte.ts';
import { iconsOf } from './icons.ts';
import { keyList } from './key-list.ts';
import { log } from './log.ts';
import SeatNote from './SeatNote.svelte';
import { moveInWords } from './say.ts';
import Tally from './Tally.svelte';
import Tray from './Tray.svelte';
import { tabOf } from './tabs.ts';

export const board: BoardPackage<State, Move, Hand> = {
  makeHand: (table) => new Hand(table),
  Board,
  Tray,
  SeatNote,
  Tally,
  broadNote: true,
  prompt: (_view, _seat, hand) => prompt(hand.question),
  tellMove: moveInWords,
  spotsOf: (move) => {
    const spot = spotOf(move);
    if (spot) return [`${spot.what}:${spot.id}`];
    return move.type === 'act' ? [`act:${move.action}`] : move.type === 'sell' ? [`good:${move.good}`] : move.type === 'cat' ? ['cat'] : [];
  },
  take: (move, hand, then) => hand.take(move, then),
  prepared: ({ moves }) => moves,
  turnTo: (thing, hand) => {
    hand.tab = tabOf(thing);
  },
  status: (view) => [
    { key: 'status.phase', params: { phase: view.phase } },
    ...(view.round > 0 ? [{ key: 'status.round', params: { round: view.round } }] : []),
  ],
  icons: (event: AnyEvent) => iconsOf(event as Event).map(symbol),
  // Traps show their values only while somebody looks at them.
  secret: () => undefined,
  log,
  keys: keyList,
};
