import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { lay } from './position.ts';
import { ratTable } from './tables.ts';

/** Three of one's own rats in sight at the end of one's turn, and everything is lost. */
export const rats: Lesson<State, Move, Event> = {
  id: 'rats',
  seat: 0,
  stops: [
    { id: 'seen', at: ratTable, point: ['strip:2', 'strip:21'] },
    { id: 'limit', point: ['rats:0'] },
    { id: 'third', point: ['slot:17'] },
    {
      id: 'hide',
      point: ['slot:17', 'slot:32', 'rats:0'],
      task: {
        judge({ after, moves }) {
          if (after.ending === 'rats') return 'lost';
          return moves.length < 2 ? undefined : true;
        },
        solutions: [[lay([17, 13, 12, 3]), lay([32, 11, 12, 1])]],
        mistakes: [
          { moves: [lay([17, 13, 12, 3]), lay([32, 12, 10, 0])], why: 'lost' },
          { moves: [lay([32, 12, 10, 0]), lay([17, 12, 14, 0])], why: 'lost' },
        ],
      },
    },
    { id: 'theirs', point: ['rats:1'] },
  ],
};
