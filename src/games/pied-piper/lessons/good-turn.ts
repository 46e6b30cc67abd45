import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { play, town } from './position.ts';

const table = (): State =>
  town({
    height: [5, 4, 4],
    ahead: { red: 0, yellow: 1, blue: 0, violet: 2, piper: 0 },
    row: ['red', 'piper', 'violet', 'yellow'],
    under: ['forward1', 'forward1'],
    hand: ['forward1', 'back1', 'sewer', 'forward2'],
  });

/** A whole turn that is judged by how good it is, and what is different in a first game. */
export const goodTurn: Lesson<State, Move, Event> = {
  id: 'good-turn',
  seat: 0,
  stops: [
    { id: 'look', at: table, point: ['column:0', 'column:1'] },
    { id: 'think', point: ['house:0'] },
    {
      id: 'choose',
      task: {
        margin: 0.1,
        solutions: [[play('back1', 'piper', 1), play('sewer', 'violet', 2)]],
        mistakes: [{ moves: [play('back1', 'red', 0), play('sewer', 'violet', 2)], why: 'weaker' }],
      },
    },
    { id: 'two' },
  ],
};
