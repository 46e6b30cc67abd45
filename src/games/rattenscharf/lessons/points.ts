import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { pointsIn } from './judge.ts';
import { lay } from './position.ts';
import { secondTable } from './tables.ts';

const WANTED = 3;

/** How groups grow, who scores, and a whole turn of two strips. */
export const points: Lesson<State, Move, Event> = {
  id: 'points',
  seat: 0,
  stops: [
    { id: 'now', at: secondTable, point: ['seat:0', 'seat:1'] },
    { id: 'mints', point: ['strip:4', 'strip:40'] },
    { id: 'owner' },
    { id: 'grow', point: ['strip:1', 'strip:16'] },
    { id: 'each', point: ['slot:25', 'slot:41'] },
    {
      id: 'three',
      point: ['strip:16', 'strip:9'],
      task: {
        judge({ events, moves }) {
          if (pointsIn(events, 0) >= WANTED) return true;
          return moves.length < 2 ? undefined : 'few';
        },
        solutions: [
          [lay([25, 10, 10, 2]), lay([41, 13, 16, 0])],
          [lay([41, 13, 16, 0]), lay([25, 10, 10, 2])],
        ],
        mistakes: [
          { moves: [lay([25, 10, 10, 2]), lay([41, 12, 16, 0])], why: 'few' },
          { moves: [lay([25, 13, 9, 2]), lay([41, 12, 16, 0])], why: 'few' },
          { moves: [lay([41, 14, 11, 0])], why: 'lay/gap' },
        ],
      },
    },
  ],
};
