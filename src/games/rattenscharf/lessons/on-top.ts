import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { seenAt } from './judge.ts';
import { lay } from './position.ts';
import { thirdTable } from './tables.ts';

/** Strips on strips: what is covered is gone, and where a strip may lie. */
export const onTop: Lesson<State, Move, Event> = {
  id: 'on-top',
  seat: 0,
  stops: [
    { id: 'cover', at: thirdTable, point: ['strip:4', 'strip:40'] },
    { id: 'flat', show: lay([19, 11, 12, 1]) },
    { id: 'two', point: ['strip:0', 'strip:1', 'strip:22'], show: lay([19, 11, 12, 1]) },
    {
      id: 'break',
      point: ['strip:4', 'strip:40'],
      task: {
        judge({ after, events }) {
          if (seenAt(after, 13, 14) !== 'mint' || seenAt(after, 14, 14) !== 'mint') return true;
          return events.some((event) => event.type === 'laid' && event.level > 1) ? 'elsewhere' : 'beside';
        },
        solutions: [[lay([7, 13, 13, 1])], [lay([19, 13, 13, 1])], [lay([19, 13, 14, 3])]],
        mistakes: [
          { moves: [lay([19, 11, 12, 1])], why: 'elsewhere' },
          { moves: [lay([7, 12, 16, 0])], why: 'beside' },
          { moves: [lay([7, 12, 14, 0])], why: 'lay/exactly-on-one-strip' },
          { moves: [lay([7, 15, 14, 0])], why: 'lay/gap' },
        ],
      },
    },
    { id: 'again', point: ['strip:40'] },
  ],
};
