import { type AnyMove, CHANCE, type Game, type Refusal, type Rng, type Seat, type Viewer } from '../game.ts';
import { makeSheet } from '../sheet.ts';
import type { Phrase } from '../text.ts';

/**
 * A toy with all that makes games hard to referee: hidden hands, a hidden card that nobody knows, a peek, a card drawn
 * after a play, a rule that forbids, and secret choices made at the same time. Two or three mice play cards in turn, then
 * all bid at once whether the cheese under the cup is high or low.
 */
export interface MiceState {
  phase: 'cheese' | 'deal' | 'play' | 'bid' | 'over';
  handSize: number;
  hands: number[][];
  /** How many of each value 1 … 6 are undrawn; [] in a view, where nobody can know. */
  deck: number[];
  cheese: number;
  peeked: boolean[];
  pile: number[];
  turn: number;
  /** 0 none yet, 1 low, 2 high, 9 hidden. */
  bids: number[];
  points: number[];
}
export type MiceMove =
  | { readonly type: 'draw'; readonly card: number }
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'peek' }
  | { readonly type: 'bid'; readonly bid: number };
export type MiceEvent =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'hidden' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bidding'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'ended'; readonly cheese: number };
export type MiceOptions = { readonly hand: number };

export const UNKNOWN = 0;
export const HIDDEN_BID = 9;
const COPIES = 3;
const VALUES = [1, 2, 3, 4, 5, 6];

const count = <T>(list: readonly T[], x: T): number => list.filter((y) => y === x).length;
const seatsOf = (s: MiceState): number => s.hands.length;

function pending(s: MiceState): readonly Seat[] {
  if (s.phase === 'cheese' || s.phase === 'deal') return [CHANCE];
  if (s.phase === 'play') return [s.turn];
  return s.phase === 'bid' ? s.bids.flatMap((b, seat) => (b === 0 ? [seat] : [])) : [];
}

function moves(s: MiceState, seat: Seat): MiceMove[] {
  if (!pending(s).includes(seat)) return [];
  if (seat === CHANCE) return VALUES.filter((v) => (s.deck[v - 1] ?? 0) > 0).map((card) => ({ type: 'draw', card }));
  if (s.phase === 'bid') return [1, 2].map((bid) => ({ type: 'bid', bid }));
  const plays = VALUES.filter((card) => !playRefusal(s, seat, card)).map((card): MiceMove => ({ type: 'play', card }));
  return s.peeked[seat] ? plays : [...plays, { type: 'peek' }];
}

function playRefusal(s: MiceState, seat: Seat, card: unknown): Refusal | undefined {
  const hand = s.hands[seat] ?? [];
  if (typeof card !== 'number' || !hand.includes(card)) return { rule: 'play/not-in-hand' };
  const top = s.pile.at(-1) ?? 0;
  if (card < top && hand.some((c) => c >= top)) return { rule: 'play/must-rise', params: { top } };
  return undefined;
}

function refusal(s: MiceState, seat: Seat, move: unknown): Refusal | undefined {
  if (!pending(s).includes(seat)) return { rule: 'turn/not-yours', params: { pending: pending(s) } };
  const m = (typeof move === 'object' && move !== null ? move : {}) as Record<string, unknown>;
  const fields = Object.keys(m).length;
  if (seat === CHANCE) {
    const left = typeof m.card === 'number' ? (s.deck[m.card - 1] ?? 0) : 0;
    return fields === 2 && m.type === 'draw' && left > 0 ? undefined : { rule: 'turn/no-such-move' };
  }
  if (s.phase === 'bid')
    return fields === 2 && m.type === 'bid' && (m.bid === 1 || m.bid === 2) ? undefined : { rule: 'turn/no-such-move' };
  if (fields === 1 && m.type === 'peek') return s.peeked[seat] ? { rule: 'peek/once' } : undefined;
  if (fields !== 2 || m.type !== 'play') return { rule: 'turn/no-such-move' };
  return playRefusal(s, seat, m.card);
}

function roll(s: MiceState, rng: Rng): MiceMove {
  let k = rng(s.deck.reduce((a, b) => a + b, 0));
  for (const card of VALUES) {
    k -= s.deck[card - 1] ?? 0;
    if (k < 0) return { type: 'draw', card };
  }
  throw new Error('the deck is empty');
}

function apply(s: MiceState, seat: Seat, move: MiceMove, emit?: (e: MiceEvent) => void): void {
  if (move.type === 'draw') applyDraw(s, move.card, emit);
  else if (move.type === 'peek') {
    s.peeked[seat] = true;
    emit?.({ type: 'peeked', seat, card: s.cheese });
  } else if (move.type === 'bid') {
    s.bids[seat] = move.bid;
    emit?.({ type: 'bidding', seat, bid: move.bid });
    if (!s.bids.includes(0)) finish(s, emit);
  } else {
    const hand = s.hands[seat] ?? [];
    hand.splice(hand.indexOf(move.card), 1);
    s.pile.push(move.card);
    s.points[seat] = (s.points[seat] ?? 0) + move.card;
    emit?.({ type: 'played', seat, card: move.card });
    s.turn = (s.turn + 1) % seatsOf(s);
    if (s.hands.every((h) => h.length === 0)) s.phase = 'bid';
  }
}

function applyDraw(s: MiceState, card: number, emit?: (e: MiceEvent) => void): void {
  s.deck[card - 1] = (s.deck[card - 1] ?? 0) - 1;
  if (s.phase === 'cheese') {
    s.cheese = card;
    s.phase = 'deal';
    emit?.({ type: 'hidden' });
    return;
  }
  s.hands[s.turn]?.push(card);
  emit?.({ type: 'drawn', seat: s.turn, card });
  s.turn = (s.turn + 1) % seatsOf(s);
  if (s.turn === 0 && s.hands[0]?.length === s.handSize) s.phase = 'play';
}

function finish(s: MiceState, emit?: (e: MiceEvent) => void): void {
  s.phase = 'over';
  s.bids.forEach((bid, seat) => {
    if ((bid === 2) === s.cheese > 3) s.points[seat] = (s.points[seat] ?? 0) + s.cheese;
  });
  emit?.({ type: 'ended', cheese: s.cheese });
}

function view(s: MiceState, viewer: Viewer): MiceState {
  const knowsCheese = s.phase === 'over' || (viewer !== null && s.peeked[viewer] === true);
  return {
    phase: s.phase,
    handSize: s.handSize,
    hands: s.hands.map((h, seat) => (seat === viewer ? h.slice() : h.map(() => UNKNOWN))),
    deck: [],
    cheese: knowsCheese ? s.cheese : UNKNOWN,
    peeked: s.peeked.slice(),
    pile: s.pile.slice(),
    turn: s.turn,
    bids: s.bids.map((b, seat) => (s.phase === 'over' || seat === viewer || b === 0 ? b : HIDDEN_BID)),
    points: s.points.slice(),
  };
}

function redact(e: MiceEvent, viewer: Viewer): MiceEvent {
  if ((e.type === 'drawn' || e.type === 'peeked') && e.seat !== viewer) return { type: e.type, seat: e.seat, card: UNKNOWN };
  if (e.type === 'bidding' && e.seat !== viewer) return { type: 'bidding', seat: e.seat, bid: HIDDEN_BID };
  return e;
}

/** Deals the cards that the viewer cannot place to all the places it cannot see. */
function imagine(v: MiceState, viewer: Viewer, rng: Rng): MiceState {
  const seen = [...v.pile, ...v.hands.flat(), v.cheese];
  const unseen = VALUES.flatMap((card) => Array<number>(COPIES - count(seen, card)).fill(card));
  const take = (): number => unseen.splice(rng(unseen.length), 1)[0] ?? UNKNOWN;
  const world = view(v, viewer);
  world.hands = v.hands.map((h) => h.map((card) => (card === UNKNOWN ? take() : card)));
  if (v.cheese === UNKNOWN && v.phase !== 'cheese') world.cheese = take();
  world.deck = VALUES.map((card) => count(unseen, card));
  world.bids = v.bids.map((b) => (b === HIDDEN_BID ? 1 + rng(2) : b));
  return world;
}

const tell = (v: MiceState): readonly Phrase[] => [{ key: 'tell.points', params: { points: v.points } }];

export const mice: Game<MiceState, MiceMove, MiceEvent, MiceOptions> = {
  id: 'mice',
  rules: 1,
  seats: [2, 3],
  options: { hand: [2, 3] },
  setup: (seats, { hand }) => ({
    phase: 'cheese',
    handSize: hand,
    hands: Array.from({ length: seats }, () => []),
    deck: VALUES.map(() => COPIES),
    cheese: UNKNOWN,
    peeked: Array<boolean>(seats).fill(false),
    pile: [],
    turn: 0,
    bids: Array<number>(seats).fill(0),
    points: Array<number>(seats).fill(0),
  }),
  pending,
  moves,
  refusal,
  roll,
  apply,
  payoffs: (s) => s.points.map((p) => (p === Math.max(...s.points) ? 1 : 0)),
  sheet: (s) => makeSheet({ cards: s.points }, seatsOf(s), s.phase === 'over' ? 'bids' : undefined),
  view,
  redact,
  imagine,
  tell,
};

export const miceKeys = new Set([
  ...['turn/not-yours', 'turn/no-such-move', 'play/not-in-hand', 'play/must-rise', 'peek/once'].map((r) => `rule.${r}`),
  ...['drawn', 'hidden', 'played', 'peeked', 'bidding', 'ended'].map((e) => `log.${e}`),
  ...['move.draw', 'move.play', 'move.peek', 'move.bid', 'tell.points', 'score.cards', 'ending.bids'],
]);

export const micePhysics = {
  conserved: (s: MiceState) => VALUES.map((card) => (s.deck[card - 1] ?? 0) + count([...s.hands.flat(), ...s.pile, s.cheese], card)),
  reshuffle,
  bound: 60,
};

/** Deals again what the viewer cannot know, by the rules and not by `view`: only so can it show that a view says too much. */
function reshuffle(s: MiceState, viewer: Viewer, rng: Rng): MiceState {
  const other = structuredClone(s);
  const cup = s.cheese !== UNKNOWN && s.phase !== 'over' && !(viewer !== null && s.peeked[viewer]);
  const rivals = other.hands.filter((_, seat) => seat !== viewer);
  const pile = [...rivals.flat(), ...(cup ? [s.cheese] : []), ...s.deck.flatMap((n, i) => Array<number>(n).fill(i + 1))];
  const deal = (): number => pile.splice(rng(pile.length), 1)[0] ?? Number.NaN;
  for (const hand of rivals)
    hand.forEach((_, i) => {
      hand[i] = deal();
    });
  if (cup) other.cheese = deal();
  other.deck = VALUES.map((card) => count(pile, card));
  if (s.phase === 'bid') other.bids = s.bids.map((bid, seat) => (bid === 0 || seat === viewer ? bid : 1 + rng(2)));
  return other;
}

export const play = (card: number): AnyMove & { card: number } => ({ type: 'play', card });
