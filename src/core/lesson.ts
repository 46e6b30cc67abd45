import type { AnyEvent, AnyMove, Seat } from './game.ts';
import type { Entry } from './match.ts';
import type { ByLang, Catalogue } from './text.ts';

/** What a learner has done since a task was set. */
export interface Tried<S, M, E> {
  readonly before: S;
  readonly after: S;
  readonly moves: readonly M[];
  readonly events: readonly E[];
}

/** True: solved. Undefined: there is more to do. False, or the name of the text that says why: not so. */
export type Judgement = boolean | string | undefined;

/** A try that does not solve a task, and what is said of it: a rule's id, the name of one of the stop's texts, or '' for what it gave. */
export interface Mistake<M> {
  readonly moves: readonly M[];
  readonly why: string;
}

interface Examples<M> {
  /** Some ways to do it: the first is shown to whoever asks, all of them are tried by the tests. */
  readonly solutions: readonly (readonly M[])[];
  readonly mistakes: readonly Mistake<M>[];
}

/** A small thing to do, judged by what came of it. */
export interface RuleTask<S, M, E> extends Examples<M> {
  judge(tried: Tried<S, M, E>): Judgement;
}

/** Something to be done well, where several ways are good: a move may fall short of the best by so much, in shares of a win. */
export interface SearchTask<M> extends Examples<M> {
  readonly margin: number;
}

export type Task<S, M, E> = RuleTask<S, M, E> | SearchTask<M>;

/** One thing at a time: a text, what it points at, and perhaps something to do. */
export interface Stop<S, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly id: string;
  /** Sets the table anew; without it the lesson goes on where it was. */
  readonly at?: () => S;
  /** What is played here before anything is said: others' moves, and chance. */
  readonly entries?: readonly (Entry & { readonly move: M })[];
  /** What is pointed at, as the board names it in `data-about`. */
  readonly point?: readonly string[];
  /** A move that the board draws as it draws a hint. */
  readonly show?: M;
  readonly task?: Task<S, M, E>;
}

/** A few minutes on the real board. */
export interface Lesson<S, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly id: string;
  /** Who learns. */
  readonly seat: Seat;
  readonly stops: readonly Stop<S, M, E>[];
}

/** What a game teaches, in order. A first game with a guide follows by itself. */
export interface Course<S, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly lessons: readonly Lesson<S, M, E>[];
  readonly texts: ByLang<Catalogue>;
}

export type AnyStop = Stop<unknown>;
export type AnyLesson = Lesson<unknown>;
export type AnyCourse = Course<unknown>;

/** The keys of a lesson's texts. */
export const titleKey = (lesson: string): string => `lesson.${lesson}.title`;
export const stopKey = (lesson: string, stop: string): string => `lesson.${lesson}.${stop}`;
/** What is said when a task is solved. */
export const doneKey = (lesson: string, stop: string): string => `lesson.${lesson}.${stop}.done`;
/** What is said of a mistake. */
export const whyKey = (lesson: string, stop: string, why: string): string => `lesson.${lesson}.${stop}.${why}`;

/** Every key that a lesson speaks. */
export const keysOf = ({ id, stops }: AnyLesson): string[] => [
  titleKey(id),
  ...stops.flatMap((stop) => [stopKey(id, stop.id), ...(stop.task ? [doneKey(id, stop.id)] : [])]),
];

/** Words that are read in a minute, and the minutes that a task takes besides. */
const PACE = 200;
const TASK = 0.4;

/** How many minutes a lesson takes. */
export function minutesOf(lesson: AnyLesson, texts: Catalogue): number {
  const words = keysOf(lesson).reduce((sum, key) => sum + (texts[key] ?? '').split(/\s+/).length, 0);
  return words / PACE + lesson.stops.filter((stop) => stop.task).length * TASK;
}

/** The last lesson of every course: a whole game with a guide. */
export const FIRST_GAME = 'first-game';
