import * as v from 'valibot';

/** What somebody may choose as a picture: pieces of our games. */
export const PICTURES = ['rat', 'cheese', 'cat', 'piper', 'flute', 'mill', 'coin', 'gate', 'candle', 'barrel', 'lantern', 'hat'] as const;
export type Picture = (typeof PICTURES)[number];

/** PUT /api/me/picture { picture } */
export const MY_PICTURE = v.strictObject({ picture: v.picklist(PICTURES) });

/** A person as everybody may know them. */
export interface PersonInfo {
  /** Of the page /person/ID; absent for who was forgotten. */
  readonly id?: string;
  readonly name: string;
  readonly picture: Picture;
}

/** How strong somebody is believed to be: nine times in ten within the margin, on a scale on which everybody begins at 1500. */
export interface Strength {
  readonly rating: number;
  readonly margin: number;
}

/** One place in a list of ratings. */
export type RatingLine = Strength & (({ readonly games: number } & PersonInfo) | { readonly bot: 'apprentice' | 'journeyman' | 'master' });

/** Two at a table, or more. */
export type Company = 'duel' | 'company';

/** GET /api/ratings/:game */
export interface RatingLists {
  readonly game: string;
  readonly lists: readonly { readonly company: Company; readonly lines: readonly RatingLine[] }[];
}

/** A rating with its way there. */
export interface PersonRating extends Strength {
  readonly game: string;
  readonly company: Company;
  readonly games: number;
  /** Few games have counted so far. */
  readonly provisional: boolean;
  /** What it was after each of the last games, the oldest first. */
  readonly curve: readonly Strength[];
}

export interface PersonGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  readonly others: readonly (PersonInfo | { readonly bot: string })[];
}

/** GET /api/people/:person */
export interface PersonPage extends PersonInfo {
  /** It is me who asks. */
  readonly mine: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** A program plays under this name. */
  readonly bot?: { readonly owner?: PersonInfo; readonly online: boolean };
  readonly ratings: readonly PersonRating[];
  readonly played: readonly { readonly game: string; readonly games: number; readonly won: number }[];
  readonly last: readonly PersonGame[];
  readonly partners: readonly (PersonInfo & { readonly games: number })[];
}

/** Games that must have counted before a rating stands in a list. */
export const SETTLED = 10;
