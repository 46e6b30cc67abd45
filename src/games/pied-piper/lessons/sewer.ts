import type { Lesson } from '../../../core/lesson.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { away } from './judge.ts';
import { play, town } from './position.ts';

const table = (): State =>
  town({
    height: [4, 3, 3],
    ahead: { red: 2, yellow: 0, blue: 1, violet: 2, piper: 1 },
    row: ['violet', 'yellow', 'piper', 'red'],
    under: [undefined, 'sewer'],
    hand: ['forward1', 'back1', 'plus1', 'melody'],
  });

/** The cards, one by one, and which of two is carried out first. */
export const sewer: Lesson<State, Move, Event> = {
  id: 'sewer',
  seat: 0,
  stops: [
    { id: 'ways', at: table, point: ['card:forward1', 'card:back1'] },
    { id: 'under', point: ['column:1'] },
    { id: 'special', point: ['card:plus1', 'card:melody'] },
    { id: 'door', point: ['figure:yellow', 'house:0'] },
    {
      id: 'past',
      point: ['column:1', 'figure:yellow'],
      task: {
        judge: away,
        solutions: [[play('forward1', 'yellow', 1), play('back1', 'piper', 2)]],
        mistakes: [
          { moves: [play('back1', 'yellow', 1), play('forward1', 'piper', 2)], why: 'own' },
          { moves: [play('plus1', 'yellow', 1), play('forward1', 'piper', 2)], why: 'still' },
        ],
      },
    },
  ],
};
