import { add, drawKind } from '../../../core/counts.ts';
import { enter } from '../../../core/enter.ts';
import { CHANCE, type Seat } from '../../../core/game.ts';
import { seeded } from '../../../core/rng.ts';
import { FIGURES, type FigureName, HAND } from '../data.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { begin } from '../setup.ts';
import { NONE, type PiperOptions, type State } from '../state.ts';
import { houseOf } from '../town.ts';

interface Position {
  readonly seats: number;
  readonly variant?: PiperOptions['variant'];
  readonly roof?: 8 | 7;
  readonly seat?: Seat;
  readonly turn?: number;
  /** The hand of `seat`, filled up by chance. */
  readonly hand?: string;
  readonly row?: string;
  /** For each column the card that lies there; `?` before it: face down, played by the next seat. */
  readonly under?: readonly string[];
  /** The house in front of a figure; others stand as after set-up. */
  readonly ahead?: Partial<Record<FigureName, number>>;
  readonly height?: readonly number[];
  /** Who has which marker; a seat without its own has left town. */
  readonly keeper?: readonly number[];
}

const KINDS: readonly string[] = ['forward1', 'forward2', 'back1', 'sewer', 'plus1', 'melody'];
const kind = (card: string): number => KINDS.indexOf(card);
const words = (text: string): string[] => text.split(' ').filter((w) => w !== '');

/** A table as if the game had come this far, with all cards accounted for. */
export function table(p: Position) {
  const s = game.setup(p.seats, { variant: p.variant ?? 'standard', roof: p.roof ?? 8, start: 'first' });
  const rng = seeded(p.seats);
  begin(s, 0);
  s.phase = 'play';
  s.turn = p.turn ?? 5;
  s.seat = p.seat ?? 0;
  stand(s, p);
  lay(s, p);
  s.hands = s.hands.map((_, seat) => (s.keeper[seat] === seat ? deal(s, seat === s.seat ? (p.hand ?? '') : '', rng) : []));
  return { state: s, ...hands(s, rng) };
}

function stand(s: State, p: Position): void {
  for (const [figure, house] of Object.entries(p.ahead ?? {})) s.ahead[FIGURES.indexOf(figure as FigureName)] = house;
  s.height = s.height.map((_, seat) => p.height?.[seat] ?? 0);
  s.keeper = s.keeper.map((_, seat) => p.keeper?.[seat] ?? seat);
  s.ring = s.ring.filter((house) => !s.keeper.some((keeper, seat) => keeper !== seat && houseOf(s, seat) === house));
}

function lay(s: State, p: Position): void {
  s.row = words(p.row ?? 'yellow red blue piper').map((name) => FIGURES.indexOf(name as FigureName));
  for (const figure of s.row) add(s.figureDeck, figure, -1);
  (p.under ?? []).forEach((text, column) => {
    if (text === '') return;
    const card = kind(text.replace('?', ''));
    s.cards[column * 2] = card;
    s.by[column * 2] = (s.seat + 1) % p.seats;
    s.down[column * 2] = text.startsWith('?');
    add(s.deck, card, -1);
  });
}

function deal(s: State, text: string, rng: (n: number) => number): number[] {
  const hand = words(text).map(kind);
  for (const card of hand) add(s.deck, card, -1);
  while (hand.length < HAND) {
    const card = drawKind(s.deck, rng);
    add(s.deck, card, -1);
    hand.push(card);
  }
  return hand.sort((a, b) => a - b);
}

function hands(s: State, rng: (n: number) => number) {
  const move = (type: 'play' | 'hide', card: string, column: number): Move =>
    ({ type, card, figure: FIGURES[s.row[column] ?? NONE], column }) as Move;
  return {
    play: (card: string, column: number) => enter(game, s, s.seat, move('play', card, column)),
    hide: (card: string, column: number) => enter(game, s, s.seat, move('hide', card, column)),
    order: (column: number) => enter(game, s, s.seat, { type: 'order', figure: FIGURES[s.row[column] ?? NONE] ?? 'piper', column }),
    chance: (m: Move) => enter(game, s, CHANCE, m),
    refusal: (type: 'play' | 'hide', card: string, column: number) => game.refusal(s, s.seat, move(type, card, column)),
    /** Lets chance act until somebody is asked. */
    settle: (): Event[] => {
      const events: Event[] = [];
      while (game.pending(s)[0] === CHANCE) events.push(...enter(game, s, CHANCE, game.roll(s, rng)));
      return events;
    },
    lane: (figure: FigureName): number => s.ahead[FIGURES.indexOf(figure)] ?? NONE,
  };
}

/** The types of events, in their order. */
export const types = (events: readonly Event[]): string[] => events.map((e) => e.type);

/** How markers moved: `2: 3-4`, by seat. */
export const lifts = (events: readonly Event[]): string[] =>
  events.flatMap((e) => (e.type === 'passed' ? [`${e.seat}: ${e.from}-${e.to}`] : []));
