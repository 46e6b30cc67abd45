import { at, sum } from '../../core/counts.ts';
import type { Viewer } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Phrase } from '../../core/text.ts';
import { collectedBy, deckSize, figuresLeftOf, inTown, ownerOf } from './look.ts';
import { cardName, figureName } from './moves.ts';
import { NONE, type State } from './state.ts';

/** The position in phrases, for a view. */
export function tell(s: State, viewer: Viewer): readonly Phrase[] {
  return [
    ...(s.turn > 0 && s.ending === null ? [{ key: 'tell.turn', params: { turn: s.turn, seat: s.seat } }] : []),
    prompt(s),
    ...s.ring.flatMap((house) => tellHouse(s, house)),
    ...s.height.flatMap((_, seat) => (inTown(s, seat) ? [] : [{ key: 'tell.gone', params: { seat } }])),
    ...s.row.flatMap((_, column) => tellColumn(s, column)),
    ...tellHand(s, viewer),
    { key: 'tell.decks', params: { actions: deckSize(s), figures: sum(s.figureDeck) } },
    ...tellDiscard(s),
  ];
}

/** What is asked of whom: also the prompt above the board. */
export function prompt(s: State): Phrase {
  const params = { seat: s.seat };
  if (s.ending !== null) return { key: `ending.${s.ending}` };
  if (s.phase === 'order') return { key: 'prompt.order', params };
  if (s.phase !== 'play') return { key: `prompt.${s.phase}` };
  if (s.turn === 1) return { key: 'prompt.only', params };
  return { key: s.first === NONE ? 'prompt.first' : 'prompt.second', params };
}

/** A house with what stands before it: both follow each other on the way round. */
function tellHouse(s: State, house: number): Phrase[] {
  const figures = figuresLeftOf(s, house).map(figureName);
  const lane = figures.length > 0 ? [{ key: 'tell.lane', params: { figures } }] : [];
  const seat = ownerOf(s, house);
  if (seat === NONE) return [...lane, { key: 'tell.neutral' }];
  const told: Phrase = { key: 'tell.house', params: { seat, height: at(s.height, seat), roof: s.roof } };
  const markers = collectedBy(s, seat);
  return [...lane, told, ...(markers > 0 ? [{ key: 'tell.collected', params: { seat, markers } }] : [])];
}

function tellColumn(s: State, column: number): Phrase[] {
  const row = must(s.row[column]);
  if (row === NONE) return [];
  const cards = s.cards.slice(column * 2, column * 2 + 2).flatMap((kind, place) => (kind === NONE ? [] : [shown(s, column * 2 + place)]));
  const params = { column, figure: figureName(row), cards };
  return [{ key: cards.length > 0 ? 'tell.column' : 'tell.column-empty', params }];
}

const shown = (s: State, at: number): string => {
  const name = cardName(must(s.cards[at]));
  return s.down[at] && name !== 'unknown' ? `hidden-${name}` : name;
};

function tellHand(s: State, viewer: Viewer): Phrase[] {
  const hand = viewer === null ? [] : must(s.hands[viewer]);
  return hand.length > 0 ? [{ key: 'tell.hand', params: { cards: hand.map(cardName) } }] : [];
}

function tellDiscard(s: State): Phrase[] {
  const cards = s.discard.flatMap((n, kind) => Array<string>(n).fill(cardName(kind)));
  return cards.length > 0 ? [{ key: 'tell.discard', params: { n: cards.length, cards } }] : [];
}
