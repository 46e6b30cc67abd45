import { delta, hashOf } from '../core/delta.ts';
import { equal } from '../core/equal.ts';
import type { Viewer } from '../core/game.ts';
import type { ScoreSheet } from '../core/sheet.ts';
import type { Running } from './memory.ts';

/** The sheet is made from the view, so it cannot tell more. */
interface Shown {
  readonly view: unknown;
  readonly sheet: ScoreSheet;
}

/** What a viewer is shown of one position, and how it differs from the one before. Never changed, so that it may be told later. */
export interface Sight {
  readonly n: number;
  readonly shown: Shown;
  /** From the last position that these eyes were shown; undefined if there was none that can be relied on. */
  readonly change: Change | undefined;
}

export interface Change {
  /** The log length of the position that it leads from. */
  readonly from: number;
  /** The delta as JSON. */
  readonly text: string;
  /** Of the new view and sheet. */
  readonly hash: number;
}

interface Last {
  readonly sight: Sight;
  readonly before: Sight | undefined;
  readonly state: unknown;
}

/** What each pair of eyes was shown last. All who look through the same share it, and it is made from the true views. */
export class Sights {
  readonly #last = new Map<Viewer, Last>();

  now({ match }: Running, viewer: Viewer): Sight {
    const { game, state, log } = match;
    const n = log.length;
    // Where nothing is hidden everybody looks through the eyes of somebody who looks on.
    const eyes = game.open ? null : viewer;
    const last = this.#last.get(eyes);
    if (last?.sight.n === n) return last.sight;
    const view: unknown = game.view(state, eyes);
    const sight = this.#twin(last?.sight, n, view) ?? make(last, n, state, { view, sheet: game.sheet(view) });
    this.#last.set(eyes, { sight, before: last?.sight, state });
    return sight;
  }

  /** Where nothing is hidden yet everybody sees the same: what was made for one who also saw the same before serves the other. */
  #twin(before: Sight | undefined, n: number, view: unknown): Sight | undefined {
    for (const other of this.#last.values())
      if (other.sight.n === n && other.before === before && equal(other.sight.shown.view, view)) return other.sight;
    return undefined;
  }

  /** Nobody looks any more. */
  clear(): void {
    this.#last.clear();
  }
}

/** A state that was changed in place may have changed a view that shares something with it: then there is nothing to go on from. */
function make(last: Last | undefined, n: number, state: unknown, shown: Shown): Sight {
  if (!last || last.state === state) return { n, shown, change: undefined };
  const text = JSON.stringify(delta(last.sight.shown, shown) ?? {});
  return { n, shown, change: { from: last.sight.n, text, hash: hashOf(shown) } };
}

/** The same position again. */
export const unchanged = ({ n, shown }: Sight): Change => ({ from: n, text: '{}', hash: hashOf(shown) });
