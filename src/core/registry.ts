import type { AnyEvent, AnyGame, LevelName, Rng, Viewer } from './game.ts';
import type { AnyCourse } from './lesson.ts';
import type { Statistics } from './statistics.ts';
import type { ByLang, Catalogue, Translated } from './text.ts';

/** Two facts about a game's pieces, from which the conformance suite derives the rest. */
export interface Physics<S> {
  /** What no move may change: counts of pieces, money, cards. Any JSON. */
  conserved(s: S): unknown;
  /** Another world that the viewer cannot tell from this one: everything hidden from it is dealt anew. */
  reshuffle(s: S, viewer: Viewer, rng: Rng): S;
  /** Every game is over after so many entries. */
  readonly bound: number;
}

/** `rule` is the id that a refusal links to, `figure` the name of a drawing that follows the text. */
export interface RuleParagraph {
  readonly rule?: string;
  readonly text: string;
  readonly figure?: string;
}
/** A section of a game's rules page. */
export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}
export type RulePage = readonly RuleSection[];

/** What is printed on a game's box. Home shows all of them, so a card imports nothing that is large. */
export interface Card {
  readonly name: Translated;
  readonly tagline: Translated;
  readonly seats: readonly number[];
  readonly minutes: string;
  readonly age: number;
  /** Who made the game that ours is an adaptation of, and who published it when. */
  readonly authors: string;
  readonly publisher: string;
  readonly year: number;
}

/** What the rest of the tree needs of a game: its rules and its words. One folder exports one of these. */
export interface GamePackage {
  readonly card: Card;
  readonly game: AnyGame;
  /** For the conformance suite only. */
  readonly physics: () => Promise<Physics<unknown>>;
  readonly texts: ByLang<Catalogue>;
  /** Those that a first move needs, where that makes a difference. */
  readonly firstTexts?: ByLang<Catalogue>;
  readonly rules: ByLang<RulePage>;
  /** How the game is learned by playing. */
  readonly lessons?: () => Promise<AnyCourse>;
  /** What to count in simulated games beside points. For designers only. */
  readonly statistics?: () => Promise<Statistics<unknown, AnyEvent>>;
}

/** Wins (draws in part) of one bot among others of the next lower level, and how often it sat there. An apprentice is measured among random players. */
export type Rung = readonly [won: number, games: number];

/** How the levels of bots stand to each other, by the number of seats: what ratings are measured by. */
export type Ladder = Readonly<Record<number, Readonly<Record<LevelName, Rung>>>>;
