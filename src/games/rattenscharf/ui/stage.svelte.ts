import { tick } from 'svelte';
import type { Seat } from '../../../core/game.ts';
import { AnimationQueue, EASE_DROP, EASE_OUT, MID, moving, play, rest, SLOW, type Step } from '../../../web/kit/animate.ts';
import type { Event, Group } from '../events.ts';
import { FIELD } from './fit.ts';
import type { Hand } from './hand.svelte.ts';

type Happened = Hand['table']['happenings'];
type Laid = Extract<Event, { type: 'laid' }>;

/** A group that glows now. */
export type Glow = Group & { readonly id: number };

/** How long each group of the final scoring is looked at. */
const FINAL_BEAT = 520;
const LAST_LOOK = 1400;
/** More steps than one move brings. */
const PATIENCE = 5;

/** Shows what has happened, one thing after another. The position itself is drawn already: this only hides and highlights. */
export class Stage {
  readonly #hand: Hand;
  readonly #queue = new AnimationQueue();
  readonly #pieces = new Map<number, Element>();
  readonly #known = new WeakSet<Happened>();
  #glowId = 0;
  /** Strips that have not glided in yet. */
  hidden = $state.raw<ReadonlySet<number>>(new Set());
  glows = $state.raw<readonly Glow[]>([]);
  /** Points that are on their way to a seat: the board lets coins fly. */
  flying = $state.raw<readonly Glow[]>([]);
  /** The final scoring so far, while it is counted. */
  tally = $state.raw<readonly [number, number]>();
  /** The seat whose rats have ended the game, while that is shown. */
  caught = $state.raw<Seat>();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** An attachment: remembers the picture of a strip, to move it. */
  piece(strip: number): (node: Element) => () => void {
    return (node) => {
      this.#pieces.set(strip, node);
      return () => this.#pieces.delete(strip);
    };
  }

  /** Everything at once as it is now. */
  clear(): void {
    this.#queue.clear();
    this.#reset();
  }

  /** What had happened before anybody looked. */
  know(happenings: Happened): void {
    this.#known.add(happenings);
  }

  show(happenings: Happened): void {
    const { table } = this.#hand;
    // Somebody who looked back and returns has seen these already.
    const events = this.#known.has(happenings) ? [] : happenings.map((h) => h.event as Event);
    this.#known.add(happenings);
    if (events.length === 0 || !moving(table.settings)) {
      this.clear();
      if (events.some((e) => e.type === 'laid')) table.sound(table.over ? 'end' : 'lay');
      return;
    }
    // Somebody who leafs through a game quickly wants to see the newest step, not all of them in a row.
    if (this.#queue.waiting > PATIENCE) this.clear();
    this.hidden = new Set([...this.hidden, ...events.filter((e) => e.type === 'laid').map((e) => e.strip)]);
    this.#queue.add(...this.#stepsFor(events));
    if (!table.over) return;
    // The result waits until the end has been shown.
    table.show?.({ view: table.view, waiting: 0, skip: () => this.clear() });
    this.#queue.add(async () => this.#reset());
  }

  #stepsFor(events: readonly Event[]): Step[] {
    const steps: Step[] = [];
    let scored: Group[] = [];
    const flush = (): void => {
      if (scored.length > 0) steps.push(this.#score(scored));
      scored = [];
    };
    for (const event of events) {
      if (event.type === 'scored') {
        scored.push(event);
        continue;
      }
      flush();
      if (event.type === 'laid') steps.push(this.#lay(event));
      else if (event.type === 'final-group') steps.push(this.#count(event));
      else if (event.type === 'rats-in-sight') steps.push(async () => this.#hand.table.sound('warn'));
      else if (event.type === 'lost-by-rats') steps.push(this.#catch(event.seat));
      else if (event.type === 'won' || event.type === 'drawn') steps.push(this.#finish());
    }
    flush();
    return steps;
  }

  #lay(event: Laid): Step {
    return async (signal) => {
      // The strip may not have been drawn yet.
      await tick();
      if (signal.aborted) return;
      this.hidden = new Set([...this.hidden].filter((strip) => strip !== event.strip));
      const node = this.#pieces.get(event.strip);
      this.#hand.table.sound('lay');
      if (event.strip === this.#hand.laidLast) return play(node, DROP, { duration: MID, easing: EASE_DROP }, signal);
      await play(node, GLIDE, { duration: MID, easing: EASE_OUT }, signal);
      await rest(SLOW, signal);
    };
  }

  #score(groups: readonly Group[]): Step {
    return async (signal) => {
      this.glows = groups.map((group) => ({ ...group, id: this.#glowId++ }));
      this.#hand.table.sound('score');
      await rest(SLOW + MID, signal);
      this.flying = this.glows;
      await rest(SLOW, signal);
      this.flying = [];
      this.glows = [];
    };
  }

  #count(group: Group): Step {
    return async (signal) => {
      const [red, green] = this.tally ?? [0, 0];
      this.glows = [{ ...group, id: this.#glowId++ }];
      this.tally = group.seat === 0 ? [red + group.points, green] : [red, green + group.points];
      this.#hand.table.sound('score');
      await rest(FINAL_BEAT, signal);
    };
  }

  #catch(seat: Seat): Step {
    return async (signal) => {
      this.caught = seat;
      this.#hand.table.sound('warn');
      await rest(LAST_LOOK, signal);
      this.#hand.table.sound('end');
      this.caught = undefined;
    };
  }

  #finish(): Step {
    return async (signal) => {
      this.glows = [];
      this.#hand.table.sound('end');
      await rest(LAST_LOOK, signal);
      this.tally = undefined;
    };
  }

  #reset(): void {
    this.hidden = new Set();
    this.glows = [];
    this.flying = [];
    this.tally = undefined;
    this.caught = undefined;
    this.#hand.table.show?.(undefined);
  }
}

/** One's own strip falls from the hand, a rival's glides in from where the rival's name stands. */
const DROP: Keyframe[] = [{ transform: 'translate(-3px, -6px)' }, { transform: 'none' }];
const GLIDE: Keyframe[] = [
  { transform: `translate(${FIELD * 1.4}px, ${-FIELD * 2.2}px)`, opacity: 0 },
  { opacity: 1, offset: 0.4 },
  { transform: 'none' },
];
