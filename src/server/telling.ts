import type { Seat, Viewer } from '../core/game.ts';
import { type Happening, pending } from '../core/match.ts';
import { heard } from '../session/hear.ts';
import { eyesOf, takeBackSeat } from '../session/position.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Memory, Running } from './memory.ts';
import { asked, seatsOf } from './seats.ts';
import { type Change, type Sight, type Sights, unchanged } from './sights.ts';

/** What somebody has been shown: the log length of the last position, −1 for none, and through whose eyes. */
export interface Seen {
  viewer: Viewer;
  n: number;
  /** Wants to be told the whole every time. */
  readonly whole?: boolean;
}

/** A message that others get too. */
interface Written {
  readonly viewer: Viewer;
  readonly mayTakeBack: boolean;
  readonly from: number;
  readonly isChange: boolean;
  readonly frame: Frame;
}

/** A change of so few letters is smaller than any position; of others it is looked up. */
const SMALL = 200;

/** How many messages this process has made, and how long they were: for whoever watches it. */
export const TOLD = { changes: 0, wholes: 0, changeLength: 0, wholeLength: 0 };

function note(text: string, isChange: boolean): string {
  if (isChange) {
    TOLD.changes += 1;
    TOLD.changeLength += text.length;
  } else {
    TOLD.wholes += 1;
    TOLD.wholeLength += text.length;
  }
  return text;
}

/**
 * One position on its way to everybody: the change to those who have seen the one before, the whole to all others. Each message is
 * written once, however many people get it.
 */
export class Telling {
  readonly #memory: Memory;
  readonly #running: Running;
  readonly #sights: Sights;
  /** The log length of the position. */
  readonly n: number;
  readonly #pending: readonly Seat[];
  readonly #thinking: readonly Seat[];
  readonly #takeBack: Seat | undefined;
  /** What each pair of eyes sees of it. There are few, and of some a position is told to one alone: lists are lighter than maps. */
  readonly #mine: { readonly viewer: Viewer; readonly sight: Sight }[] = [];
  readonly #frames: Written[] = [];
  /** What was told last of what happened, and how it is written: mostly everybody hears the same. */
  #told: { readonly events: readonly Happening[]; readonly text: string } | undefined;

  constructor(memory: Memory, running: Running, sights: Sights) {
    const { match } = running;
    this.#memory = memory;
    this.#running = running;
    this.#sights = sights;
    this.n = match.log.length;
    this.#pending = pending(match);
    this.#thinking = asked(memory, this.#pending);
    this.#takeBack = takeBackSeat(match, (seat) => memory.seats[seat]?.kind === 'human');
  }

  /**
   * The message for a person who has seen so much, which is noted. `known` is the log length from which on they want to hear what
   * happened, `re` the number of what they asked.
   */
  to(person: string | undefined, seen: Seen, known = seen.n, re?: number): Frame {
    const own = seatsOf(this.#memory.seats, person);
    const viewer = eyesOf(own, this.#pending);
    const mayTakeBack = this.#takeBack !== undefined && own.includes(this.#takeBack);
    const change = !seen.whole && viewer === seen.viewer && known === seen.n ? this.#since(viewer, seen.n) : undefined;
    const from = Math.max(0, Math.min(known, this.n));
    seen.viewer = viewer;
    seen.n = this.n;
    if (re !== undefined) return frameOf(`{"re":${re},${this.#write(viewer, mayTakeBack, from, change)}`);
    const isChange = change !== undefined;
    for (const known of this.#frames)
      if (known.viewer === viewer && known.mayTakeBack === mayTakeBack && known.from === from && known.isChange === isChange)
        return known.frame;
    const frame = frameOf(`{${this.#write(viewer, mayTakeBack, from, change)}`);
    this.#frames.push({ viewer, mayTakeBack, from, isChange, frame });
    return frame;
  }

  #sight(viewer: Viewer): Sight {
    for (const mine of this.#mine) if (mine.viewer === viewer) return mine.sight;
    const sight = this.#sights.now(this.#running, viewer);
    this.#mine.push({ viewer, sight });
    return sight;
  }

  #since(viewer: Viewer, n: number): Change | undefined {
    const sight = this.#sight(viewer);
    if (n === sight.n) return unchanged(sight);
    return sight.change?.from === n ? sight.change : undefined;
  }

  /** Without the opening brace. */
  #write(viewer: Viewer, mayTakeBack: boolean, from: number, change: Change | undefined): string {
    const { match, happened } = this.#running;
    const events = this.#writeEvents(heard(match.game, happened, viewer, from, this.n));
    const takeBack = mayTakeBack ? this.#takeBack : '';
    const about = `"table":"${this.#memory.table.id}","n":${this.n},"from":${from},"viewer":${viewer},"pending":[${this.#pending}],"takeBack":[${takeBack}],"thinking":[${this.#thinking}],"events":${events}`;
    if (change && change.text.length < SMALL) return note(asChange(about, change), true);
    const { view, sheet } = this.#sight(viewer).shown;
    const whole = `"view":${JSON.stringify(view)},"sheet":${JSON.stringify(sheet)}`;
    if (change && change.text.length < whole.length) return note(asChange(about, change), true);
    return note(`"type":"position",${about},${whole}}`, false);
  }

  #writeEvents(events: readonly Happening[]): string {
    const told = this.#told;
    if (told?.events.length === events.length && events.every((event, i) => event === told.events[i])) return told.text;
    const text = JSON.stringify(events);
    this.#told = { events, text };
    return text;
  }
}

const asChange = (about: string, { text, hash }: Change): string => `"type":"change",${about},"change":${text},"hash":${hash}}`;
