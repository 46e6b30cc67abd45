import { tick } from 'svelte';
import { equal } from '../../../core/equal.ts';
import type { Seat } from '../../../core/game.ts';
import { EASE_DROP, EASE_OUT, MID, play, rest, SLOW, type Step, tween } from '../../../web/kit/animate.ts';
import { LateStage } from '../../../web/kit/late-stage.svelte.ts';
import { type Card, FIGURES_A_SEAT, type Mission } from '../data.ts';
import type { Event } from '../events.ts';
import { nextHenchman } from '../look.ts';
import type { State } from '../state.ts';
import type { Hand } from './hand.svelte.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Claim = Of<'claim-won' | 'claim-tied' | 'claim-lost'>;

/** What has been done since a figure came: rats driven away and brought, by manhole, and the bribes one by one. */
export interface Doings {
  readonly seat: Seat;
  readonly area: number;
  readonly figure: 'henchman' | 'boss';
  readonly bribes: readonly ('recruit' | 'expel')[];
  readonly at: Readonly<Record<number, { readonly gone: number; readonly come: number }>>;
}

export type Duel = Claim & { readonly t: number };

const REVEAL = 1500;
const DUEL = 1300;
/** The set-up is seen at a glance. */
const QUIET = ['dealt', 'swapped', 'removed', 'paid', 'taken', 'final'] as const;
const HABITS = { steps: 80, hurry: 12, quiet: QUIET };

/** In this order. */
export const COUNTED = ['missions', 'chains', 'symbols', 'trophies'] as const;

/** Shows what the clans have done. */
export class Stage extends LateStage<State, Event, Hand> {
  /** What the figure at work has done: as far as it has been shown, and all of it. */
  doings = $state.raw<Doings>();
  #books: Doings | undefined;
  /** The log as far as it has been heard. */
  #heard = 0;
  /** A card that is turned over, t from 0 to 1. */
  reveal = $state.raw<{ readonly seat: Seat; readonly card: Card; readonly t: number }>();
  /** A claim that is being decided; when it is won a border runs round the area. */
  duel = $state.raw<Duel>();
  /** The mission that is looked at when a round ends. */
  mission = $state.raw<Mission>();
  /** The round that begins. */
  round = $state.raw<number>();
  /** The end is counted up, and so many kinds of points have been. */
  final = $state.raw<readonly Of<'final'>[]>([]);
  counted = $state(0);
  /** Who has won, once everything is counted. */
  champions = $state.raw<readonly Seat[]>([]);

  constructor(hand: Hand) {
    super(hand, HABITS);
  }

  /** When nothing is on its way, what somebody prepares lies on the table as well. */
  override get view(): State {
    return this.busy ? super.view : this.hand.plan.ahead;
  }

  protected override hear(events: readonly Event[], goesOn: boolean): void {
    const { sent } = this.hand.plan;
    const mine = goesOn && sent?.n === this.#heard && equal(events.slice(0, sent.events.length), sent.events);
    this.seen = mine ? sent.events.length : 0;
    this.#heard = this.table.n;
    if (!goesOn) this.#books = undefined;
    for (const event of events) this.#books = booked(this.#books, event);
  }

  protected override stepsFor(events: readonly Event[]): Step[] {
    for (const event of events.slice(0, this.seen)) this.follow(event);
    const finals = events.filter((event) => event.type === 'final');
    return events.slice(this.seen).flatMap((event) => {
      if (event.type !== 'final') return [this.#stepFor(event)];
      return event === finals[0] ? [this.#count(finals)] : [];
    });
  }

  #stepFor(event: Event): Step {
    const piece = pieceOf(event);
    if (piece) return this.#land(event, piece);
    switch (event.type) {
      case 'revealed':
        return this.#turnOver(event);
      case 'claim-won':
      case 'claim-tied':
      case 'claim-lost':
        return this.#decide(event);
      default:
        return this.#pause(event);
    }
  }

  #pause(event: Event): Step {
    return async (signal) => {
      if ('mission' in event) this.mission = event.mission;
      if (event.type === 'round-began') this.round = event.round;
      this.#crown(event);
      this.follow(event);
      await this.rest(PAUSES[event.type] ?? 0, signal);
      this.mission = undefined;
      this.round = undefined;
    };
  }

  #crown(event: Event): void {
    if (event.type === 'won' || event.type === 'won-by-missions') this.champions = [event.seat];
    else if (event.type === 'drawn') this.champions = event.seats;
    else return;
    this.table.sound('end');
  }

  protected override follow(event: Event): void {
    super.follow(event);
    this.doings = booked(this.doings, event);
  }

  #land(event: Event, piece: Piece): Step {
    return async (signal) => {
      const node = piece.node(this.view);
      this.follow(event);
      await tick();
      this.table.sound('lay');
      const own = 'seat' in event && event.seat === this.table.viewer;
      await this.#drop(node, piece, signal);
      // What one does oneself needs no time to be understood.
      await this.rest(own ? 0 : piece.wait, signal);
    };
  }

  #drop(node: string, { frames }: Piece, signal: AbortSignal): Promise<void> {
    return play(this.pictureOf(node), frames, { duration: MID, easing: frames === DROP ? EASE_DROP : EASE_OUT }, signal);
  }

  /** Lets pieces land that somebody has just put on the table to try it; `before` is how it was. */
  async touch(events: readonly Event[], before: State): Promise<void> {
    if (!this.moving) return;
    const pieces = events.flatMap((event) => pieceOf(event) ?? []).map((piece) => ({ piece, node: piece.node(before) }));
    await tick();
    const { signal } = new AbortController();
    await Promise.all(pieces.map(({ piece, node }) => this.#drop(node, piece, signal)));
  }

  #turnOver(event: Of<'revealed'>): Step {
    return async (signal) => {
      const { seat, card } = event;
      this.table.sound('turn');
      await tween(this.pace(REVEAL), signal, (t) => {
        this.reveal = { seat, card, t };
      });
      if (signal.aborted) return;
      this.reveal = undefined;
      this.follow(event);
    };
  }

  #decide(event: Claim): Step {
    return async (signal) => {
      this.table.sound(event.type === 'claim-won' ? 'score' : 'warn');
      await tween(this.pace(DUEL), signal, (t) => {
        this.duel = { ...event, t };
      });
      if (signal.aborted) return;
      this.duel = undefined;
      this.follow(event);
    };
  }

  /** Missions, chains, symbols, trophies: one after the other, for everybody at once. */
  #count(events: readonly Of<'final'>[]): Step {
    return async (signal) => {
      this.final = events;
      for (this.counted = 1; this.counted <= COUNTED.length && !signal.aborted; this.counted++) {
        this.table.sound('score');
        await rest(SLOW * 3, signal);
      }
    };
  }

  protected override tidy(): void {
    this.doings = this.#books;
    this.reveal = undefined;
    this.duel = undefined;
    this.mission = undefined;
    this.round = undefined;
    this.final = [];
    this.champions = [];
  }
}

/** Bribes are counted from the moment a figure comes until the next one does, so that one can see what somebody has done. */
export function booked(doings: Doings | undefined, event: Event): Doings | undefined {
  if (event.type === 'placed') return { seat: event.seat, area: event.area, figure: event.figure, bribes: [], at: {} };
  if (event.type === 'round-began') return undefined;
  if (!doings) return undefined;
  if (event.type === 'recruited') return changed(doings, event.manhole, 'recruit', 0, 1);
  if (event.type === 'expelled') return changed(doings, event.manhole, 'expel', event.gone, 0);
  return event.type === 'lifted' ? changed(doings, event.to, 'recruit', 0, 1) : doings;
}

function changed(doings: Doings, manhole: number, bribe: 'recruit' | 'expel', gone: number, come: number): Doings {
  const before = doings.at[manhole] ?? { gone: 0, come: 0 };
  const at = { ...doings.at, [manhole]: { gone: before.gone + gone, come: before.come + come } };
  return { ...doings, bribes: [...doings.bribes, bribe], at };
}

/** What lands when something has happened: where it is drawn, given how the table was before, and how. */
interface Piece {
  readonly node: (before: State) => string;
  readonly frames: Keyframe[];
  readonly wait: number;
}

function pieceOf(event: Event): Piece | undefined {
  switch (event.type) {
    case 'placed':
      return { node: (before) => `figure:${figureOf(before, event)}`, frames: DROP, wait: SLOW };
    case 'recruited':
    case 'nested':
      return { node: () => `manhole:${event.manhole}`, frames: SQUASH, wait: MID };
    case 'lifted':
      return { node: () => `manhole:${event.to}`, frames: SQUASH, wait: MID };
    case 'expelled':
      return { node: () => `manhole:${event.manhole}`, frames: SHAKE, wait: MID };
    case 'looted':
      return { node: () => `crate:${event.district}`, frames: SQUASH, wait: MID };
    case 'room-built':
      return { node: () => `room:${event.area}`, frames: DROP, wait: SLOW };
    default:
      return undefined;
  }
}

/** Where the figure that comes is kept in the list of figures. */
const figureOf = (before: State, { seat, figure }: Of<'placed'>): number =>
  figure === 'boss' ? seat * FIGURES_A_SEAT : nextHenchman(before, seat);

const PAUSES: Partial<Record<Event['type'], number>> = {
  settled: SLOW,
  'round-began': 1100,
  stayed: SLOW * 2,
  paid: 0,
  taken: 0,
  trophy: SLOW,
  'bonus-loot': MID,
  'bonus-lapsed': SLOW,
  'round-ended': MID,
  'mission-led': SLOW,
  'mission-tied': SLOW,
  'mission-blocked': SLOW,
  'mission-scored': SLOW * 2,
  'mission-saved': MID,
  won: 1400,
  'won-by-missions': 1400,
  drawn: 1400,
};

const DROP: Keyframe[] = [{ transform: 'translateY(-22px)', opacity: 0 }, { opacity: 1, offset: 0.5 }, { transform: 'none' }];
const SQUASH: Keyframe[] = [{ transform: 'translateY(-9px)' }, { transform: 'none' }];
const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-4px)', offset: 0.25 },
  { transform: 'translateX(4px)', offset: 0.6 },
  { transform: 'none' },
];
