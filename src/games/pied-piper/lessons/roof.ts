import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { isPlayed } from './judge.ts';
import { play, town } from './position.ts';

const table = (): State =>
  town({
    height: [5, 7, 6],
    ahead: { red: 1, yellow: 2, blue: 0, violet: 2, piper: 2 },
    row: ['blue', 'red', 'violet', 'yellow'],
    under: ['back1', 'forward1'],
    hand: ['forward1', 'forward2', 'back1', 'sewer'],
  });

/** Full to the roof: who leaves, and who wins. */
export const roof: Lesson<State, Move, Event> = {
  id: 'roof',
  seat: 0,
  stops: [
    { id: 'full', at: table, point: ['house:1'] },
    { id: 'winner', point: ['house:0', 'house:2'] },
    {
      id: 'win',
      point: ['house:1', 'figure:red', 'column:1'],
      task: {
        judge(turn) {
          if (turn.after.ending !== null) return turn.after.winners.includes(0) || 'lost';
          return isPlayed(turn) ? 'still' : undefined;
        },
        solutions: [[play('sewer', 'red', 1), play('forward1', 'yellow', 3)]],
        mistakes: [{ moves: [play('sewer', 'violet', 2), play('forward1', 'yellow', 3)], why: 'still' }],
      },
    },
  ],
};
