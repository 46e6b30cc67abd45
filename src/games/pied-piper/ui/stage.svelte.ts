import { tick } from 'svelte';
import type { Seat } from '../../../core/game.ts';
import { EASE_DROP, EASE_OUT, EASE_OUT_AT, MID, play, SLOW, type Step, tween } from '../../../web/kit/animate.ts';
import { LateStage } from '../../../web/kit/late-stage.svelte.ts';
import type { FigureName } from '../data.ts';
import type { Event } from '../events.ts';
import { NONE, type State } from '../state.ts';
import type { Hand } from './hand.svelte.ts';
import { QUIET } from './say.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Passing = Of<'passed' | 'sneaked' | 'passed-neutral'>;
type Leaving = Of<'left' | 'left-unclaimed'>;

/** Figures on their way through a house, t from 0 to 1. */
export interface Walk {
  readonly figures: readonly FigureName[];
  readonly house: number;
  readonly dir: number;
  readonly t: number;
}

const WALK = 2 * MID;
const FAREWELL = 1500;
const LAST_LOOK = 1400;
const HABITS = { steps: 60, hurry: 16, quiet: QUIET };

/** Shows what has happened in town. */
export class Stage extends LateStage<State, Event, Hand> {
  walk = $state.raw<Walk>();
  /** A marker between two steps. */
  climb = $state.raw<{ readonly seat: Seat; readonly at: number }>();
  /** A household that leaves town; then the ring closes over its house. */
  farewell = $state.raw<{ readonly seat: Seat; readonly taker: Seat; readonly house: number; readonly t: number }>();
  closing = $state.raw<{ readonly house: number; readonly t: number }>();
  /** The column that is executed now. */
  active = $state.raw<number>();
  /** The figure card that was put away last. */
  discarded = $state.raw<FigureName>();

  constructor(hand: Hand) {
    super(hand, HABITS);
  }

  protected override stepsFor(events: readonly Event[]): Step[] {
    const steps: Step[] = [];
    const quick: Event[] = [];
    const laid = this.hand.laidBefore;
    for (const event of events) {
      if (event.type === 'drawn' || event.type === 'revealed' || event.type === 'reshuffled') quick.push(event);
      // The cards of the hand lie there already.
      else if (laid && (event.type === 'played' || event.type === 'hid') && event.seat === this.table.viewer)
        steps.push(async () => this.follow(event));
      else steps.push(this.#stepFor(event));
    }
    if (quick.length > 0) steps.push(this.#deal(quick));
    return steps;
  }

  #stepFor(event: Event): Step {
    if (event.type === 'played' || event.type === 'hid') return this.#lay(event);
    if (event.type === 'passed' || event.type === 'sneaked' || event.type === 'passed-neutral') return this.#pass(event);
    if (event.type === 'left' || event.type === 'left-unclaimed') return this.#leave(event);
    if (event.type === 'cleared') return this.#clearColumn(event);
    return async (signal) => {
      if (event.type === 'moved' || event.type === 'idle' || event.type === 'activated') this.active = event.column;
      if (event.type === 'won' || event.type === 'tied') this.table.sound('end');
      this.follow(event);
      await this.rest(PAUSES[event.type] ?? 0, signal);
    };
  }

  #lay(event: Of<'played' | 'hid'>): Step {
    return async (signal) => {
      this.follow(event);
      await tick();
      const own = event.seat === this.table.viewer;
      this.table.sound('lay');
      const node = this.pictureOf(`card:${event.column * 2 + event.place}`);
      await play(node, own ? DROP : GLIDE, { duration: MID, easing: own ? EASE_DROP : EASE_OUT }, signal);
      await this.rest(own ? 0 : SLOW, signal);
    };
  }

  #pass(event: Passing): Step {
    return async (signal) => {
      const { figures, house, dir } = event;
      const gain = event.type === 'passed' && event.from !== event.to ? event : undefined;
      await tween(this.pace(WALK), signal, (t) => {
        this.walk = { figures, house, dir, t };
        // The marker moves when the figures come out at the other side.
        if (gain && t > 0.5) this.climb = { seat: gain.seat, at: gain.from + (gain.to - gain.from) * EASE_OUT_AT((t - 0.5) * 2) };
      });
      if (signal.aborted) return;
      if (gain) this.table.sound('score');
      this.follow(event);
      this.walk = undefined;
      this.climb = undefined;
    };
  }

  #leave(event: Leaving): Step {
    return async (signal) => {
      const { seat, house } = event;
      const taker = event.type === 'left' ? event.taker : NONE;
      this.table.sound('warn');
      await tween(this.pace(FAREWELL), signal, (t) => {
        this.farewell = { seat, taker, house, t };
      });
      await tween(this.pace(SLOW), signal, (t) => {
        this.closing = { house, t: EASE_OUT_AT(t) };
      });
      if (signal.aborted) return;
      this.follow(event);
      this.farewell = undefined;
      this.closing = undefined;
    };
  }

  #clearColumn(event: Of<'cleared'>): Step {
    return async (signal) => {
      const node = this.pictureOf(`column:${event.column}`);
      await play(node, SWEEP, { duration: MID, easing: EASE_OUT }, signal);
      if (signal.aborted) return;
      this.active = undefined;
      this.discarded = event.figure;
      this.follow(event);
    };
  }

  #deal(events: readonly Event[]): Step {
    return async (signal) => {
      this.active = undefined;
      this.follow(...events);
      await tick();
      const columns = events.flatMap((e) => (e.type === 'revealed' ? [this.pictureOf(`column:${e.column}`)] : []));
      await Promise.all(columns.map((node) => play(node, REVEAL, { duration: MID, easing: EASE_OUT }, signal)));
    };
  }

  protected override tidy(): void {
    this.walk = undefined;
    this.climb = undefined;
    this.farewell = undefined;
    this.closing = undefined;
    this.active = undefined;
  }
}

const PAUSES: Partial<Record<Event['type'], number>> = {
  activated: MID,
  'turned-up': SLOW,
  ordered: MID,
  moved: SLOW,
  idle: SLOW * 2,
  'hand-discarded': MID,
  won: LAST_LOOK,
  tied: LAST_LOOK,
};

/** One's own card falls from the hand, a rival's comes from where the rivals sit. */
const DROP: Keyframe[] = [{ transform: 'translate(-2px, 14px) scale(1.15)' }, { transform: 'none' }];
const GLIDE: Keyframe[] = [{ transform: 'translate(60px, -120px)', opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }];
const SWEEP: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(-26px)', opacity: 0 }];
const REVEAL: Keyframe[] = [{ transform: 'translateX(-18px) scaleX(0.2)', opacity: 0 }, { transform: 'none' }];
