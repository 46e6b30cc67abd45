import type { About, AboutPackage } from '../../../core/about.ts';
import { sum } from '../../../core/counts.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import { byLang } from '../../../core/text.ts';
import { COPIES, FIGURES, PIPER } from '../data.ts';
import { collectedBy, deckSize, figuresLeftOf, inTown, ownerOf } from '../look.ts';
import { cardName, figureName, kindOf } from '../moves.ts';
import { NONE, type State, UNKNOWN } from '../state.ts';

const heightOf = (s: State, seat: Seat): number => s.height[seat] ?? 0;

function house(s: State, n: number): About {
  const seat = ownerOf(s, n);
  if (seat === NONE) return { kind: 'empty', rule: 'leave/neutral' };
  const figures = figuresLeftOf(s, n).map(figureName);
  const params = { seat, height: heightOf(s, seat), roof: s.roof, figures };
  return { kind: 'house', now: figures.length === 0 ? 'calm' : 'front', params, rule: 'move/effect' };
}

function figure(s: State, name: string): About | undefined {
  const n = (FIGURES as readonly string[]).indexOf(name);
  if (n < 0) return undefined;
  const next = s.ahead[n] ?? NONE;
  const seat = next === NONE ? NONE : ownerOf(s, next);
  const now = next === NONE ? undefined : seat === NONE ? 'bare' : 'next';
  const params = { figure: name, seat, height: heightOf(s, seat), roof: s.roof };
  return { kind: n === PIPER ? 'piper' : 'rat', now, params, rule: 'move/effect' };
}

function column(s: State, n: number): About {
  const figure = s.row[n] ?? NONE;
  if (figure === NONE) return { kind: 'place', rule: 'turn/refill' };
  const cards = [n * 2, n * 2 + 1].flatMap((at) => (s.cards[at] === NONE ? [] : [cardName(s.cards[at] ?? UNKNOWN)]));
  const now = (['none', 'one', 'two'] as const)[cards.length];
  return { kind: 'column', now, params: { figure: figureName(figure), cards }, rule: 'turn/activation' };
}

function laid(s: State, at: number): About | undefined {
  const kind = s.cards[at] ?? NONE;
  if (kind === NONE) return column(s, Math.floor(at / 2));
  const seat = s.by[at] ?? NONE;
  if (kind === UNKNOWN) return { kind: 'veiled', params: { seat }, rule: 'hide/turned-up' };
  return { kind: 'laid', params: { seat, card: cardName(kind) }, rule: 'turn/earlier-card' };
}

/** A card in a hand. */
function card(s: State, name: string): About | undefined {
  if (name === 'unknown') return { kind: 'back', rule: 'secret/hands' };
  const kind = kindOf(name as Parameters<typeof kindOf>[0]);
  const copies = COPIES[kind];
  if (copies === undefined) return undefined;
  const rule = name === 'plus1' ? 'move/plus' : `move/${name}`;
  return { kind: 'card', now: 'left', params: { card: name, copies, n: s.discard[kind] ?? 0 }, rule };
}

function pile(s: State, name: string): About | undefined {
  const piles: Readonly<Record<string, number>> = {
    figures: sum(s.figureDeck),
    'figures-out': sum(s.figureDiscard),
    actions: deckSize(s),
    'actions-out': sum(s.discard),
  };
  const n = piles[name];
  return n === undefined ? undefined : { kind: name, params: { n }, rule: 'turn/reshuffle' };
}

function seat(s: State, n: Seat): About {
  if (!inTown(s, n)) return { kind: 'gone', params: { seat: n }, rule: 'leave/roof' };
  const markers = collectedBy(s, n);
  const params = { seat: n, height: heightOf(s, n), roof: s.roof, n: s.roof - heightOf(s, n), markers };
  return { kind: 'seat', now: markers === 0 ? 'none' : 'some', params, rule: s.height.length === 2 ? 'end/two-players' : 'end/lowest' };
}

const ACTS: Readonly<Record<string, About>> = {
  hide: { kind: 'hide', rule: 'hide/face-down' },
  back: { kind: 'undo', rule: 'turn/two-cards' },
  play: { kind: 'play', rule: 'turn/two-cards' },
  order: { kind: 'order', rule: 'turn/order' },
};

function status(s: State, name: string): About | undefined {
  if (name === 'turn') return { kind: 'turns', params: { turn: s.turn }, rule: 'turn/next' };
  return name === 'young' ? { kind: 'young', rule: 'young/at-once' } : { kind: 'unknown', rule: 'hide/face-down' };
}

const NUMBERED: Readonly<Record<string, (s: State, n: number) => About | undefined>> = { house, column, laid, seat };

function answer(s: State, _: Viewer, thing: string): About | undefined {
  const [kind = '', id = ''] = thing.split(/[:.]/);
  if (kind === 'status') return status(s, id);
  if (kind === 'act') return ACTS[id];
  if (kind === 'figure') return figure(s, id);
  if (kind === 'card') return card(s, id);
  if (kind === 'pile') return pile(s, id);
  return NUMBERED[kind]?.(s, Number(id));
}

export const about: AboutPackage<State> = {
  about: answer,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
