import { CHANCE } from '../../../core/game.ts';
import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

export type HamelnLesson = Lesson<State, Move, Event>;

/** Whoever learns plays Red. */
export const ME = 0;

export const happened = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type);

/** The turn is with somebody else. */
export const isOver = (s: State): boolean => !game.pending(s).some((seat) => seat === ME || seat === CHANCE);

/** Another action was chosen than this one. */
export const otherThan = (events: readonly Event[], action: string): boolean =>
  events.some((event) => event.type === 'acted' && event.action !== action);
