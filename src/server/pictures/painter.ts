import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { PictureWish } from '../../protocol/picture.ts';
import type { Order, PictureKind } from './thread.ts';

export type Picture = string | Uint8Array;

/** Draws positions, or answers why not: `busy` where too many wait or one took too long, `none` where there is nothing to draw. */
export interface Painter {
  /** Whether the game has pictures. */
  knows(game: string): boolean;
  /** The same key is the same picture. */
  paint(key: string, kind: PictureKind, wish: PictureWish): Promise<Picture | 'busy' | 'none'>;
  close(): Promise<void>;
}

/** In milliseconds: many times what the largest position takes. */
const LONGEST = 20_000;
const WAITING = 12;
/** Bytes of pictures that are kept. */
const KEPT = 16 * 1024 * 1024;

/** Undefined where pictures are not built. */
export function openPainter(thread: URL, folder: string): Painter | undefined {
  if (!existsSync(join(folder, 'draw.js'))) return undefined;
  const pool = new Piscina({ filename: thread.href, name: 'paint', minThreads: 0, maxThreads: 1, maxQueue: WAITING, idleTimeout: 60_000 });
  // A picture that comes after it was given up is nobody's.
  pool.on('error', () => undefined);
  const games = JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8')) as readonly string[];
  const kept = new Kept(KEPT);
  const under = new Map<string, Promise<Picture | 'busy' | 'none'>>();
  const run = async (order: Order): Promise<Picture | 'busy' | 'none'> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), LONGEST * (1 + pool.queueSize));
    try {
      return ((await pool.run(order, { signal: abort.signal })) as Picture | undefined) ?? 'none';
    } catch (error) {
      if (abort.signal.aborted || pool.queueSize >= WAITING) return 'busy';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    knows: (game) => games.includes(game),
    close: () => pool.destroy(),
    paint: async (key, kind, wish) => {
      const found = kept.get(key) ?? under.get(key);
      if (found !== undefined) return found;
      const drawing = run({ folder, kind, wish }).finally(() => under.delete(key));
      under.set(key, drawing);
      const picture = await drawing;
      if (picture !== 'busy' && picture !== 'none') kept.add(key, picture);
      return picture;
    },
  };
}

/** The pictures that were asked for last. */
class Kept {
  readonly #most: number;
  readonly #pictures = new Map<string, Picture>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Picture | undefined {
    const picture = this.#pictures.get(key);
    if (picture !== undefined) {
      this.#pictures.delete(key);
      this.#pictures.set(key, picture);
    }
    return picture;
  }

  add(key: string, picture: Picture): void {
    this.#pictures.set(key, picture);
    this.#size += picture.length;
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#size <= this.#most) return;
      this.#pictures.delete(oldest);
      this.#size -= length;
    }
  }
}
