import { PROGRESS_KEY, store, stored } from './stored.ts';

/** How far somebody is in a game's course. */
export interface Progress {
  readonly done: readonly string[];
  /** The lesson that was opened last. */
  readonly last: string;
  /** Of how many lessons, the first game included. */
  readonly of: number;
  readonly at: number;
  /** The table of the first game, while it is played. */
  readonly table?: string;
  /** So many good decisions in a row there. */
  readonly streak?: number;
}

export type AllProgress = Readonly<Record<string, Progress>>;

const isProgress = (x: unknown): x is Progress =>
  typeof x === 'object' &&
  x !== null &&
  'done' in x &&
  Array.isArray(x.done) &&
  x.done.every((id) => typeof id === 'string') &&
  'last' in x &&
  typeof x.last === 'string' &&
  'of' in x &&
  typeof x.of === 'number' &&
  'at' in x &&
  typeof x.at === 'number';

/** Reads what was stored; whatever is odd is forgotten. */
export function parseProgress(text: string): AllProgress {
  try {
    const json: unknown = JSON.parse(text || '{}');
    if (typeof json !== 'object' || json === null) return {};
    return Object.fromEntries(Object.entries(json).filter(([, progress]) => isProgress(progress)));
  } catch {
    return {};
  }
}

export const readProgress = (): AllProgress => parseProgress(stored(PROGRESS_KEY));

export const progressIn = (game: string): Progress | undefined => readProgress()[game];

const NEW: Progress = { done: [], last: '', of: 0, at: 0 };

export function keepProgress(game: string, change: Partial<Progress>): void {
  const all = readProgress();
  const next: Progress = { ...NEW, ...all[game], ...change, at: Date.now() };
  store(PROGRESS_KEY, JSON.stringify({ ...all, [game]: next }));
}

export const finish = (game: string, lesson: string): void =>
  keepProgress(game, { done: [...new Set([...(progressIn(game)?.done ?? []), lesson])] });

/** The course that somebody was in last and has not finished. */
export function unfinished(all: AllProgress): readonly [game: string, progress: Progress] | undefined {
  const begun = Object.entries(all).filter(([, { done, of }]) => done.length < of);
  return begun.toSorted(([, a], [, b]) => b.at - a.at)[0];
}
