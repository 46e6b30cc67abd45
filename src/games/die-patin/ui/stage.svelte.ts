import { tick } from 'svelte';
import type { Seat } from '../../../core/game.ts';
import { EASE_DROP, EASE_OUT, MID, play, rest, SLOW, type Step, tween } from '../../../web/kit/animate.ts';
import { LateStage } from '../../../web/kit/late-stage.svelte.ts';
import { type Card, FIGURES_A_SEAT, type Mission } from '../data.ts';
import type { Event } from '../events.ts';
import { nextHenchman } from '../look.ts';
import type { State } from '../state.ts';
import { follow } from './follow.ts';
import type { Hand } from './hand.svelte.ts';
import { eventsInWords } from './say.ts';

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
const PATIENCE = { steps: 80, hurry: 12 };

/** Shows what the clans have done. */
export class Stage extends LateStage<State, Event> {
  readonly #hand: Hand;
  /** What the figure at work has done: as far as it has been shown, and all of it. */
  doings = $state.raw<Doings>();
  #books: Doings | undefined;
  /** A card that is turned over, t from 0 to 1. */
  reveal = $state.raw<{ readonly seat: Seat; readonly card: Card; readonly t: number }>();
  /** A claim that is being decided; when it is won a border runs round the area. */
  duel = $state.raw<Duel>();
  /** The mission that is looked at when a round ends. */
  mission = $state.raw<Mission>();
  /** The round that begins. */
  round = $state.raw<number>();
  /** The end is counted up, seat by seat. */
  final = $state.raw<readonly Of<'final'>[]>([]);
  /** Who has won, once everything is counted. */
  champions = $state.raw<readonly Seat[]>([]);

  constructor(hand: Hand) {
    super(PATIENCE);
    this.#hand = hand;
  }

  protected override get table(): Hand['table'] {
    return this.#hand.table;
  }

  protected override inWords(events: readonly Event[]): string {
    return eventsInWords(this.table, events);
  }

  protected override change(picture: State, event: Event): void {
    follow(picture, event);
  }

  protected override hear(events: readonly Event[], goesOn: boolean): void {
    if (!goesOn) this.#books = undefined;
    for (const event of events) this.#books = booked(this.#books, event);
  }

  protected override stepsFor(events: readonly Event[]): Step[] {
    return events.map((event) => this.#stepFor(event));
  }

  #stepFor(event: Event): Step {
    switch (event.type) {
      case 'revealed':
        return this.#turnOver(event);
      case 'claim-won':
      case 'claim-tied':
      case 'claim-lost':
        return this.#decide(event);
      case 'final':
        return this.#count(event);
      case 'placed':
        return this.#land(event, () => `figure:${this.#figureOf(event)}`, DROP, SLOW);
      case 'recruited':
      case 'nested':
        return this.#land(event, () => `manhole:${event.manhole}`, SQUASH, MID);
      case 'lifted':
        return this.#land(event, () => `manhole:${event.to}`, SQUASH, MID);
      case 'expelled':
        return this.#land(event, () => `manhole:${event.manhole}`, SHAKE, MID);
      case 'looted':
        return this.#land(event, () => `crate:${event.district}`, SQUASH, MID);
      case 'room-built':
        return this.#land(event, () => `room:${event.area}`, DROP, SLOW);
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

  #land(event: Event & { readonly seat: Seat }, name: () => string, frames: Keyframe[], wait: number): Step {
    return async (signal) => {
      const node = name();
      this.follow(event);
      await tick();
      this.table.sound('lay');
      const own = event.seat === this.table.viewer;
      await play(this.pictureOf(node), frames, { duration: MID, easing: frames === DROP ? EASE_DROP : EASE_OUT }, signal);
      // What one does oneself needs no time to be understood.
      await this.rest(own ? 0 : wait, signal);
    };
  }

  /** Where the figure that comes is kept in the list of figures. */
  #figureOf({ seat, figure }: Of<'placed'>): number {
    return figure === 'boss' ? seat * FIGURES_A_SEAT : nextHenchman(this.view, seat);
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

  #count(event: Of<'final'>): Step {
    return async (signal) => {
      this.final = [...this.final, event];
      this.table.sound('score');
      await rest(SLOW * 2, signal);
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
