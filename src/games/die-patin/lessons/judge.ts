import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { HOME, type State } from '../state.ts';

export type PatinLesson = Lesson<State, Move, Event>;

/** Whoever learns is the Raccoons. */
export const ME = 0;

export const happened = (events: readonly Event[], ...types: readonly Event['type'][]): boolean =>
  types.every((type) => events.some((event) => event.type === type));

/** The turn is with somebody else. */
export const isOver = (s: State): boolean => !game.pending(s).includes(ME);

export const bossIsOut = (s: State): boolean => s.figures[ME] !== HOME;
