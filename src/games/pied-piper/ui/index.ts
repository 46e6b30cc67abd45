import type { AnyEvent } from '../../../core/game.ts';
import type { BoardPackage } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { prompt } from '../tell.ts';
import { cardSymbol, figureSymbol } from './art/drawings.ts';
import Board from './Board.svelte';
import { Hand } from './hand.svelte.ts';
import { keyList } from './key-list.ts';
import { log } from './log.ts';
import SeatNote from './SeatNote.svelte';
import { moveInWords } from './say.ts';
import Tally from './Tally.svelte';
import Tray from './Tray.svelte';

export const board: BoardPackage<State, Move, Hand> = {
  makeHand: (table) => new Hand(table),
  Board,
  Tray,
  SeatNote,
  Tally,
  secret: (view) => `turn-${view.turn}`,
  log,
  keys: keyList,
  prompt: (view, _seat, { draft }) => prompt(draft.open.length > 0 ? draft.state : view),
  tellMove: moveInWords,
  spotsOf: (move) =>
    move.type === 'start' || !('column' in move) ? [] : ['card' in move ? `card:${move.card}` : '', `column:${move.column}`],
  take: (move, hand, then) => hand.take(move, then),
  prepared: ({ draft, move }) => (move ? [...draft.moves, move] : draft.moves),
  status: (view) => [
    { key: 'status.turn', params: { turn: view.turn } },
    ...(view.variant === 'standard' ? [] : [{ key: `status.${view.variant}` }]),
  ],
  icons: (any: AnyEvent) => {
    const event = any as Event;
    if (event.type === 'played' || event.type === 'hid' || event.type === 'turned-up')
      return [cardSymbol(event.card), figureSymbol(event.figure)];
    if (event.type === 'moved') return [figureSymbol(event.figure), ...event.cards.map(cardSymbol)];
    return event.type === 'passed' || event.type === 'sneaked' ? event.figures.map(figureSymbol) : [];
  },
};
