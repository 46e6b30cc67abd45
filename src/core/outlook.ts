import type { AnyMove, Seat, Viewer } from './game.ts';
import type { ByLang, Catalogue, Phrase } from './text.ts';

/** What stands at the head of a row or a column: a player, or words. */
export type OutlookHead = Seat | Phrase;

/** What a number means: somebody is ahead, something is in danger, or somebody can no longer have it. */
export type OutlookMark = 'ahead' | 'danger' | 'barred';

export interface OutlookCell {
  readonly n: number;
  /** How it is written where a bare number would not do. */
  readonly text?: Phrase | undefined;
  readonly mark?: OutlookMark | undefined;
}

export interface OutlookRow {
  readonly head: OutlookHead;
  /** A few words under the head. */
  readonly note?: Phrase | undefined;
  readonly cells: readonly OutlookCell[];
}

/** One table that a player would draw with a pencil. The text `outlook.<id>` is its title. */
export interface OutlookPart {
  readonly id: string;
  /** Sentences before the table. */
  readonly notes: readonly Phrase[];
  readonly columns: readonly OutlookHead[];
  /** Without rows only the sentences are shown. */
  readonly rows: readonly OutlookRow[];
}

/** What a game works out of a position, from what the viewer sees. Whoever never asks downloads none of it. */
export interface OutlookPackage<S, M = AnyMove> {
  outlook(view: S, viewer: Viewer): readonly OutlookPart[];
  /** What a legal move of a seat gives and takes, in sentences with names and numbers, the weightiest first. */
  gives?(view: S, seat: Seat, move: M): readonly Phrase[];
  readonly texts: ByLang<Catalogue>;
}

/** Column heads whose texts are `outlook.<id>.<name>`. */
export const heads = (id: string, ...names: readonly string[]): OutlookHead[] => names.map((name) => ({ key: `outlook.${id}.${name}` }));
