import { type Delta, delta, hashOf } from '../core/delta.ts';
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
  readonly delta: Delta;
  /** Of the new view and sheet. */
  readonly hash: number;
}

const NOTHING: Delta = {};

/** What each pair of eyes was shown last. All who look through the same share it, and it is made from the true views. */
export class Sights {
  readonly #last = new Map<Viewer, { readonly sight: Sight; readonly state: unknown }>();

  now({ match }: Running, viewer: Viewer): Sight {
    const { game, state, log } = match;
    const n = log.length;
    const last = this.#last.get(viewer);
    if (last?.sight.n === n) return last.sight;
    const view: unknown = game.view(state, viewer);
    const shown: Shown = { view, sheet: game.sheet(view) };
    // A state that was changed in place may have changed a view that shares something with it.
    const change = last && last.state !== state ? changeOf(last.sight, shown) : undefined;
    const sight: Sight = { n, shown, change };
    this.#last.set(viewer, { sight, state });
    return sight;
  }

  /** Nobody looks any more. */
  clear(): void {
    this.#last.clear();
  }
}

function changeOf({ n, shown }: Sight, now: Shown): Change {
  return { from: n, delta: delta(shown, now) ?? NOTHING, hash: hashOf(now) };
}

/** The same position again. */
export const unchanged = ({ n, shown }: Sight): Change => ({ from: n, delta: NOTHING, hash: hashOf(shown) });
