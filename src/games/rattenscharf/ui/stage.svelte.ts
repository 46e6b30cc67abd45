import { tick } from 'svelte';
import type { Seat } from '../../../core/game.ts';
import { EASE_DROP, EASE_OUT, MID, play, SLOW, type Step } from '../../../web/kit/animate.ts';
import { LateStage } from '../../../web/kit/late-stage.svelte.ts';
import type { Event, Group } from '../events.ts';
import type { State } from '../state.ts';
import { FIELD } from './fit.ts';
import type { Hand } from './hand.svelte.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A group that glows now. */
export type Glow = Group & { readonly id: number };

/** How long each group of the final scoring is looked at. */
const FINAL_BEAT = 520;
const LAST_LOOK = 1400;
/** More steps than one move brings; and nothing is hurried, since so few wait. */
const HABITS = { steps: 5, hurry: Number.POSITIVE_INFINITY, quiet: ['started', 'final-group'] as const };

/** Shows what has happened on the table. */
export class Stage extends LateStage<State, Event, Hand> {
  #glowId = 0;
  glows = $state.raw<readonly Glow[]>([]);
  /** Points that are on their way to a seat: the board lets coins fly. */
  flying = $state.raw<readonly Glow[]>([]);
  /** The final scoring so far, while it is counted. */
  tally = $state.raw<readonly [number, number]>();
  /** The seat whose rats have ended the game, while that is shown. */
  caught = $state.raw<Seat>();

  constructor(hand: Hand) {
    super(hand, HABITS);
  }

  protected override stepsFor(events: readonly Event[]): Step[] {
    const steps: Step[] = [];
    let scored: Of<'scored'>[] = [];
    for (const [i, event] of events.entries()) {
      if (event.type !== 'scored') steps.push(this.#stepFor(event));
      else {
        // Groups of one strip glow together.
        scored.push(event);
        if (events[i + 1]?.type === 'scored') continue;
        steps.push(this.#score(scored));
        scored = [];
      }
    }
    return steps;
  }

  #stepFor(event: Exclude<Event, Of<'scored'>>): Step {
    if (event.type === 'laid') return this.#lay(event);
    if (event.type === 'final-group') return this.#count(event);
    if (event.type === 'lost-by-rats') return this.#catch(event);
    if (event.type === 'won' || event.type === 'drawn') return this.#finish(event);
    return async () => {
      if (event.type === 'rats-in-sight') this.table.sound('warn');
      this.follow(event);
    };
  }

  #lay(event: Of<'laid'>): Step {
    return async (signal) => {
      this.follow(event);
      await tick();
      if (signal.aborted) return;
      const node = this.pictureOf(`strip:${event.strip}`);
      this.table.sound('lay');
      if (event.strip === this.hand.laidLast) return play(node, DROP, { duration: MID, easing: EASE_DROP }, signal);
      await play(node, GLIDE, { duration: MID, easing: EASE_OUT }, signal);
      await this.rest(SLOW, signal);
    };
  }

  #score(groups: readonly Of<'scored'>[]): Step {
    return async (signal) => {
      this.glows = groups.map((group) => ({ ...group, id: this.#glowId++ }));
      this.table.sound('score');
      await this.rest(SLOW + MID, signal);
      this.flying = this.glows;
      await this.rest(SLOW, signal);
      this.flying = [];
      this.glows = [];
      this.follow(...groups);
    };
  }

  #count(group: Of<'final-group'>): Step {
    return async (signal) => {
      const [red, green] = this.tally ?? [0, 0];
      this.glows = [{ ...group, id: this.#glowId++ }];
      this.tally = group.seat === 0 ? [red + group.points, green] : [red, green + group.points];
      this.table.sound('score');
      this.follow(group);
      await this.rest(FINAL_BEAT, signal);
    };
  }

  #catch(event: Of<'lost-by-rats'>): Step {
    return async (signal) => {
      this.caught = event.seat;
      this.table.sound('warn');
      this.follow(event);
      await this.rest(LAST_LOOK, signal);
      this.table.sound('end');
      this.caught = undefined;
    };
  }

  #finish(event: Of<'won' | 'drawn'>): Step {
    return async (signal) => {
      this.glows = [];
      this.table.sound('end');
      this.follow(event);
      await this.rest(LAST_LOOK, signal);
      this.tally = undefined;
    };
  }

  protected override tidy(): void {
    this.glows = [];
    this.flying = [];
    this.tally = undefined;
    this.caught = undefined;
  }
}

/** One's own strip falls from the hand, a rival's glides in from where the rival's name stands. */
const DROP: Keyframe[] = [{ transform: 'translate(-3px, -6px)' }, { transform: 'none' }];
const GLIDE: Keyframe[] = [
  { transform: `translate(${FIELD * 1.4}px, ${-FIELD * 2.2}px)`, opacity: 0 },
  { opacity: 1, offset: 0.4 },
  { transform: 'none' },
];
