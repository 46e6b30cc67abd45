import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { climbed, isPlayed } from './judge.ts';
import { play, town } from './position.ts';

const table = (): State =>
  town({
    height: [5, 3, 4],
    ahead: { red: 2, yellow: 1, blue: 2, violet: 1, piper: 0 },
    row: ['red', 'blue', 'piper', 'yellow'],
    under: [undefined, undefined, 'forward1'],
    hand: ['back1', 'forward1', 'sewer', 'sewer'],
  });

/** The piper takes rats along. */
export const piper: Lesson<State, Move, Event> = {
  id: 'piper',
  seat: 0,
  stops: [
    { id: 'plays', at: table, point: ['figure:piper'] },
    { id: 'waits', point: ['column:2', 'figure:piper', 'house:0'] },
    {
      id: 'twice',
      point: ['column:2', 'house:0'],
      task: {
        judge(turn) {
          if (!isPlayed(turn)) return undefined;
          const down = -climbed(turn, 0);
          if (down >= 2) return true;
          return down === 1 ? 'once' : 'not-yet';
        },
        solutions: [[play('back1', 'piper', 2), play('sewer', 'red', 0)]],
        mistakes: [
          { moves: [play('forward1', 'piper', 2), play('sewer', 'red', 0)], why: 'once' },
          { moves: [play('forward1', 'red', 0), play('sewer', 'blue', 1)], why: 'not-yet' },
        ],
      },
    },
    { id: 'others', point: ['house:1', 'house:2'] },
  ],
};
