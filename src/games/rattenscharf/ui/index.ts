import type { BoardPackage } from '../../../web/kit/board.ts';
import { RAT_LIMIT } from '../data.ts';
import type { Move } from '../moves.ts';
import { isAtRisk, type State } from '../state.ts';
import { prompt } from '../tell.ts';
import Board from './Board.svelte';
import { Hand } from './hand.svelte.ts';
import { keyList } from './key-list.ts';
import { log } from './log.ts';
import { icons, status } from './phrases.ts';
import { ratsIn } from './preview.ts';
import RatCounter from './RatCounter.svelte';
import { layInWords, nameOfLay } from './say.ts';
import Tray from './Tray.svelte';

export const board: BoardPackage<State, Move, Hand> = {
  makeHand: (table) => new Hand(table),
  Board,
  Tray,
  SeatNote: RatCounter,
  prompt: (view, seat) => {
    const danger = view.tray.length === 1 && isAtRisk(view, seat) && (ratsIn(view)[seat === 1 ? 1 : 0] ?? 0) >= RAT_LIMIT;
    return danger ? { key: 'prompt.danger', params: { seat } } : prompt(view);
  },
  tellMove: layInWords,
  spotsOf: (move) => (move.type === 'lay' ? [`slot:${move.strip}`, nameOfLay(move)] : []),
  take: (move, hand) => {
    if (move.type === 'lay') hand.take(move);
  },
  prepared: ({ ghost }) => (ghost ? [ghost] : []),
  status,
  icons,
  log,
  keys: keyList,
};
