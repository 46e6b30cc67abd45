import type { AnyEvent } from '../../../core/game.ts';
import type { BoardPackage } from '../../../web/kit/board.ts';
import { STRIPS, type SymbolName } from '../data.ts';
import type { Event, Move, State } from '../state.ts';
import { prompt } from '../tell.ts';
import Board from './Board.svelte';
import { symbol } from './drawings.ts';
import RatCounter from './RatCounter.svelte';
import Tray from './Tray.svelte';

function iconOf(name: SymbolName): readonly string[] {
  if (name === 'blank') return [];
  if (name === 'red-rat') return [symbol('rat-red')];
  return [name === 'green-rat' ? symbol('rat-green') : symbol(`herb-${name}`)];
}

export const board: BoardPackage<State, Move> = {
  Board,
  Tray,
  SeatNote: RatCounter,
  prompt: (view) => prompt(view),
  status: (view) => [
    { key: 'status.turn', params: { turn: view.turnNumber } },
    { key: 'status.bag', params: { n: view.bag.length } },
  ],
  icons: (any: AnyEvent) => {
    const event = any as Event;
    if (event.type === 'laid') return (STRIPS[event.strip] ?? []).flatMap(iconOf);
    return event.type === 'scored' || event.type === 'final-group' ? iconOf(event.herb) : [];
  },
};
