import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { lay } from './position.ts';
import { secondTable } from './tables.ts';

/** What counts in the end, and a turn that is judged by how good it is. */
export const goodTurn: Lesson<State, Move, Event> = {
  id: 'good-turn',
  seat: 0,
  stops: [
    { id: 'end', at: secondTable },
    { id: 'lasting', point: ['strip:16', 'strip:1'] },
    { id: 'weigh', point: ['slot:25', 'slot:41'] },
    {
      id: 'choose',
      point: ['slot:25', 'slot:41'],
      task: {
        margin: 0.09,
        solutions: [[lay([41, 13, 14, 0]), lay([25, 11, 12, 2])]],
        mistakes: [{ moves: [lay([25, 16, 14, 0])], why: 'weaker' }],
      },
    },
  ],
};
