import type { AnyEvent } from '../../../core/game.ts';
import type { BoardPackage } from '../../../web/kit/board.ts';
import { FIGURES_A_SEAT, ROUNDS } from '../data.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { due, type State, seatsOf } from '../state.ts';
import { prompt } from '../tell.ts';
import { figureDrawing, symbol } from './art/drawings.ts';
import Board from './Board.svelte';
import SeatNote from './clans/SeatNote.svelte';
import Tally from './clans/Tally.svelte';
import { Hand } from './hand.svelte.ts';
import { keyList } from './input/key-list.ts';
import { spotOfMove } from './input/spots.ts';
import { log } from './log.ts';
import { moveInWords } from './say.ts';
import Tray from './tray/Tray.svelte';

/** Slots and buttons show what can be done; the sentence need not list it. */
const SHORT: Readonly<Record<string, string>> = { 'prompt.act': 'ask.act', 'prompt.more': 'ask.more' };
/** What is saved in the last round is lost. */
const LAST_ROUND: Readonly<Record<string, string>> = { ...SHORT, 'prompt.mission': 'ask.mission-last' };

export const board: BoardPackage<State, Move, Hand> = {
  makeHand: (table) => new Hand(table),
  Board,
  Tray,
  SeatNote,
  broadNote: true,
  Tally,
  prompt: (view, seat, { plan, step, figure, own, cardOf }) => {
    if (plan.ready) return { key: 'ask.ready' };
    const card = step === 'place' && figure === 'boss' && own !== undefined ? cardOf(own) : undefined;
    if (card && card !== 'hidden') return { key: card === 'administration' ? 'ask.boss-in' : 'ask.boss-out', params: { card } };
    const phrase = prompt(plan.moves.length > 0 ? plan.ahead : view, seat);
    const short = view.round === ROUNDS ? LAST_ROUND[phrase.key] : SHORT[phrase.key];
    return short ? { ...phrase, key: short } : phrase;
  },
  tellMove: moveInWords,
  spotsOf: (move, { table }) => {
    if (move.type === 'mission') return [`mission:${move.mission}`];
    if (move.type === 'intrigue') return [`card:${move.card}`];
    const spot = spotOfMove(table.view, move);
    return spot ? [spot] : [];
  },
  take: (move, hand, then) => hand.take(move, then),
  prepared: ({ plan }) => plan.moves,
  status: (view) => {
    if (view.round === 0) return [];
    const round = { key: 'status.round', params: { round: view.round } };
    const figure = Math.ceil(view.turn / seatsOf(view));
    return view.turn === 0 ? [round] : [round, { key: 'status.figure', params: { n: figure, of: FIGURES_A_SEAT } }];
  },
  icons: (event) => iconsOf(event as AnyEvent & Event),
  secret: (view) => (due(view)?.step === 'intrigue' ? `round-${view.round}` : undefined),
  log,
  keys: keyList,
};

function iconsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'revealed':
      return [symbol(`card-${event.card}`)];
    case 'placed':
      return [symbol(figureDrawing(event.seat, event.figure))];
    case 'room-built':
      return [symbol(`ent-${event.enterprise}`), symbol(`bonus-${event.bonus}`)];
    case 'looted':
      return [symbol('loot-crate')];
    case 'mission-scored':
      return [symbol(`mission-${event.mission}`)];
    default:
      return [];
  }
}
