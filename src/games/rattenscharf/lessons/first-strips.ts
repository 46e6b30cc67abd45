import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { pointsIn } from './judge.ts';
import { lay } from './position.ts';
import { firstTable } from './tables.ts';

/** Theme, aim, what lies on the table, and the first pair. */
export const firstStrips: Lesson<State, Move, Event> = {
  id: 'first-strips',
  seat: 0,
  stops: [
    { id: 'welcome', at: firstTable },
    { id: 'spices', point: ['strip:1'] },
    { id: 'rival', point: ['strip:22', 'strip:4'] },
    { id: 'groups', point: ['strip:1', 'slot:16'] },
    { id: 'tray', point: ['slot:9', 'slot:16'] },
    {
      id: 'pair',
      point: ['slot:16', 'strip:1'],
      task: {
        judge({ events }) {
          if (pointsIn(events, 0) > 0) return true;
          return pointsIn(events, 1) > 0 ? 'theirs' : 'apart';
        },
        solutions: [[lay([16, 13, 10, 0])], [lay([16, 12, 9, 3])]],
        mistakes: [
          { moves: [lay([16, 12, 10, 0])], why: 'apart' },
          { moves: [lay([9, 12, 10, 0])], why: 'apart' },
          { moves: [lay([16, 5, 5, 0])], why: 'lay/not-adjacent' },
          { moves: [lay([16, 12, 12, 0])], why: 'lay/exactly-on-one-strip' },
        ],
      },
    },
    { id: 'rest', point: ['seat:0'] },
  ],
};
