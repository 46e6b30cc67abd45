import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { away } from './judge.ts';
import { play, town } from './position.ts';

const table = (): State =>
  town({
    height: [2, 3, 2],
    ahead: { red: 1, yellow: 2, blue: 0, violet: 2, piper: 0 },
    row: ['red', 'piper', 'yellow', 'blue'],
    under: ['forward1'],
    hand: ['forward1', 'forward2', 'back1', 'sewer'],
  });

/** Theme, aim, the town, and a first turn. */
export const houses: Lesson<State, Move, Event> = {
  id: 'houses',
  seat: 0,
  stops: [
    { id: 'welcome', at: table },
    { id: 'mine', point: ['house:0'] },
    { id: 'rats', point: ['figure:red', 'house:1'] },
    { id: 'aim', point: ['house:0', 'house:1', 'house:2'] },
    { id: 'row', point: ['column:0', 'column:1', 'column:2', 'column:3'] },
    { id: 'hand', point: ['card:forward1', 'card:forward2', 'card:back1', 'card:sewer'] },
    { id: 'second', point: ['column:0'] },
    {
      id: 'drive',
      point: ['column:0', 'figure:red'],
      task: {
        judge: away,
        solutions: [
          [play('forward1', 'red', 0), play('sewer', 'blue', 3)],
          [play('sewer', 'red', 0), play('back1', 'yellow', 2)],
        ],
        mistakes: [
          { moves: [play('forward2', 'red', 0), play('sewer', 'blue', 3)], why: 'own' },
          { moves: [play('sewer', 'piper', 1), play('back1', 'blue', 3)], why: 'still' },
          { moves: [play('forward1', 'red', 0), play('sewer', 'red', 0)], why: 'play/same-figure' },
        ],
      },
    },
  ],
};
