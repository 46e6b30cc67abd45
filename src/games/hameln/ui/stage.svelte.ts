import type { Seat } from '../../../core/game.ts';
import { rest, type Step, tween } from '../../../web/kit/animate.ts';
import { LateStage } from '../../../web/kit/late-stage.svelte.ts';
import type { Sex } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { circleNumber, houseNumber } from '../town.ts';
import type { Drawing } from './art/drawings.ts';
import { type Tallied, tallyOf } from './finale.ts';
import type { Hand } from './hand.svelte.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Something on its way across the page, between two things that the stage knows by name. */
export interface Flight {
  readonly icon: Drawing;
  readonly from: string;
  readonly to: string;
  readonly seat?: Seat | undefined;
  readonly large?: boolean;
}

/** The piper at work: he leads rats into the river, or children out of town. t runs from 0 to 1. */
export type Scene =
  | { readonly kind: 'rats'; readonly field: number; readonly circles: readonly number[]; readonly t: number }
  | {
      readonly kind: 'children';
      readonly children: readonly { readonly seat: Seat; readonly sex: Sex }[];
      /** Whose they are, and what that costs. */
      readonly captions: readonly string[];
      readonly t: number;
    };

const FLIGHT = 620;
const SCURRY = 210;
const SHOCK = 900;
const CLEANING = 3200;
const CLEANING_EACH = 90;
const WALK = 3400;
const WALK_EACH = 420;
const QUIET = ['marker-laid', 'turn-began', 'passed', 'scored'] as const;
const HABITS = { steps: 140, hurry: 30, quiet: QUIET };

/** Shows what has happened in town, and lets things fly between the plates. */
export class Stage extends LateStage<State, Event, Hand> {
  /** The houses that were named this turn, in order. */
  trail = $state.raw<readonly number[]>([]);
  /** The house from which rats come now. */
  origin = $state.raw<number>();
  /** A house that has just been overrun. */
  shaken = $state.raw<number>();
  /** Where the emperor sits. */
  crowned = $state.raw<number>();
  flights = $state.raw<readonly Flight[]>([]);
  scene = $state.raw<Scene>();
  /** The final scoring, as far as it has been counted. */
  tally = $state.raw<Tallied>();
  /** The piper's last visit, until somebody has seen enough of what it cost. */
  visit = $state.raw<readonly Event[]>([]);
  /** What has happened since he came. */
  #visit: Event[] = [];

  constructor(hand: Hand) {
    super(hand, HABITS);
  }

  /** Where it is on the page; what a small screen does not show is behind its tab. */
  where(name: string): DOMRect | undefined {
    const node = this.pictureOf(name) ?? this.pictureOf(`tab:${name.split(':')[0]}`);
    return node?.getBoundingClientRect();
  }

  /** Somebody has seen enough of the final scoring. */
  closeTally(): void {
    this.clear();
    this.tally = undefined;
  }

  closeVisit(): void {
    this.visit = [];
  }

  /** A visit lasts until all were asked; whoever plays on has seen what it came to. */
  #reckon(events: readonly Event[], goesOn: boolean): void {
    if (!goesOn) this.#visit = [];
    if (!goesOn || events.some((e) => e.type === 'acted' && e.seat === this.table.viewer)) this.visit = [];
    for (const e of events) {
      if (e.type === 'piper-came') this.#visit = [];
      this.#visit.push(e);
      if (e.type === 'phase-began' && this.#visit.some(({ type }) => type === 'paid' || type === 'went')) this.visit = this.#visit;
    }
  }

  /** Nothing moves: the sound alone, and at the end the whole sum. */
  protected override atOnce(events: readonly Event[]): void {
    const { table } = this;
    const felt = events.some((e) => e.type === 'overrun') ? 'warn' : 'lay';
    table.sound(table.over ? 'end' : felt);
    if (table.over) this.tally = tallyOf(events, Number.POSITIVE_INFINITY);
  }

  protected override hear(events: readonly Event[], goesOn: boolean): void {
    const { view } = this.table;
    if (!goesOn) this.tally = undefined;
    this.#reckon(events, goesOn);
    let trail = goesOn ? this.trail : [];
    for (const e of events) {
      if (e.type === 'turn-began' || e.type === 'acted') trail = [];
      if (e.type === 'named') trail = [...trail, houseNumber(e.house)];
    }
    const due = [...(view.house < 0 ? [] : [view.house]), ...view.named];
    this.trail = due.every((house) => trail.includes(house)) ? trail : due;
  }

  protected override stepsFor(events: readonly Event[]): Step[] {
    const steps: Step[] = [];
    const scored: readonly Event[] = events.filter((e) => e.type === 'scored' || e.type === 'won' || e.type === 'traps-shown');
    for (let i = 0; i < events.length; i++) {
      const event = events[i] as Event;
      const [next] = events.slice(i + 1);
      // What both residents of a house get comes at once, and so do children of several families who leave together.
      if (event.type === 'made' && next?.type === 'prepared') {
        steps.push(this.#fly(event, next));
        i++;
      } else if (event.type === 'went') {
        const all = events.slice(i).filter((e) => e.type === 'went');
        if (!events.slice(0, i).some((e) => e.type === 'went')) steps.push(this.#walk(all));
      } else if (!scored.includes(event)) steps.push(this.#stepFor(event));
    }
    if (scored.length > 0) steps.push(this.#count(scored));
    return steps;
  }

  #stepFor(event: Event): Step {
    if (event.type === 'rat-placed') return this.#scurry(event);
    if (event.type === 'overrun') return this.#overrun(event);
    if (event.type === 'cleaned') return this.#clean(event);
    return this.#fly(event);
  }

  /** Whatever changes hands is seen on its way; then it is there. */
  #fly(...events: readonly Event[]): Step {
    return async (signal) => {
      const flights = events.flatMap((event) => this.hand.later?.flightsFor(event, this.view) ?? []);
      if (flights.length > 0) {
        this.flights = flights;
        await this.rest(FLIGHT, signal);
        if (signal.aborted) return;
        this.flights = [];
      }
      const [event] = events;
      const sound = event && SOUNDS[event.type];
      if (sound) this.table.sound(sound);
      this.follow(...events);
      await this.rest(Math.max(...events.map((e) => PAUSES[e.type] ?? 0)), signal);
    };
  }

  #scurry(event: Of<'rat-placed'>): Step {
    return async (signal) => {
      this.origin = houseNumber(event.house);
      this.follow(event);
      await this.rest(SCURRY, signal);
    };
  }

  #overrun(event: Of<'overrun'>): Step {
    return async (signal) => {
      // The last rat has to arrive before the house gives in.
      await this.rest(SCURRY, signal);
      if (signal.aborted) return;
      this.shaken = houseNumber(event.house);
      this.crowned = event.king === 'emperor' ? this.shaken : undefined;
      this.table.sound('warn');
      this.follow(event);
      await this.rest(SHOCK, signal);
      this.shaken = undefined;
    };
  }

  #clean(event: Of<'cleaned'>): Step {
    return async (signal) => {
      const circles = event.circles.map(circleNumber);
      const field = this.view.piper;
      this.origin = undefined;
      this.scene = { kind: 'rats', field, circles, t: 0 };
      this.follow(event);
      await tween(this.pace(CLEANING + circles.length * CLEANING_EACH), signal, (t) => {
        if (!signal.aborted) this.scene = { kind: 'rats', field, circles, t };
      });
      if (signal.aborted) return;
      this.scene = undefined;
    };
  }

  #walk(events: readonly Of<'went'>[]): Step {
    return async (signal) => {
      const children = events.flatMap(({ seat, boys, girls }) => [
        ...Array.from({ length: boys }, () => ({ seat, sex: 'boy' as const })),
        ...Array.from({ length: girls }, () => ({ seat, sex: 'girl' as const })),
      ]);
      const captions = events.map((event) => this.inWords([event]));
      this.table.sound('turn');
      this.follow(...events);
      await tween(this.pace(WALK + children.length * WALK_EACH), signal, (t) => {
        if (!signal.aborted) this.scene = { kind: 'children', children, captions, t };
      });
      if (signal.aborted) return;
      this.scene = undefined;
    };
  }

  #count(events: readonly Event[]): Step {
    return async (signal) => {
      this.follow(...events);
      const beats = tallyOf(events, 0).beats;
      for (let beat = 0; beat <= beats && !signal.aborted; beat++) {
        this.tally = tallyOf(events, beat);
        this.table.sound(beat === beats ? 'end' : 'score');
        await rest(beat === beats ? LAST_LOOK : BEAT, signal);
      }
      this.tally = tallyOf(events, beats);
    };
  }

  protected override tidy(): void {
    this.origin = undefined;
    this.shaken = undefined;
    this.crowned = undefined;
    this.flights = [];
    this.scene = undefined;
  }
}

const BEAT = 1100;
const LAST_LOOK = 1800;

const PAUSES: Partial<Record<Event['type'], number>> = {
  acted: 420,
  named: 240,
  worked: 320,
  settled: 420,
  'marker-laid': 40,
  'moved-in': 420,
  climbed: 420,
  'rat-caught': 420,
  freed: 600,
  'piper-came': 900,
  'kings-left': 500,
  'phase-began': 700,
  'round-began': 300,
  'turn-began': 160,
};

const SOUNDS: Partial<Record<Event['type'], 'pick' | 'turn' | 'lay' | 'score' | 'warn'>> = {
  made: 'lay',
  earned: 'score',
  sold: 'score',
  settled: 'lay',
  'moved-in': 'lay',
  climbed: 'turn',
  'rat-caught': 'pick',
  'piper-came': 'warn',
  bribed: 'score',
};
