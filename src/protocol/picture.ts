import type { Seat } from '../core/game.ts';

/** What stands on a picture of a position: the server says it, a thread draws it. All words are in the reader's language already. */
export interface PictureWish {
  readonly game: string;
  /** What a spectator may see. */
  readonly view: unknown;
  readonly theme: 'light' | 'dark';
  readonly title: string;
  /** Where the game stands. */
  readonly note: string;
  readonly seats: readonly PictureSeat[];
}

export interface PictureSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
  /** Whose turn it is. */
  readonly due: boolean;
}
