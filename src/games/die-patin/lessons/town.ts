import { SET_UP } from './games.ts';
import { ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

/** So many heaps of rats are placed at the start, in one turn. */
const HEAPS = 3;

/** Theme, aim, what one sees, and the first rats. */
export const town: PatinLesson = {
  id: 'town',
  seat: ME,
  stops: [
    { id: 'welcome', at: () => played(SET_UP) },
    { id: 'home', point: ['area:16'] },
    { id: 'manholes', point: ['manhole:24', 'manhole:21', 'manhole:26', 'manhole:29'] },
    { id: 'rival', point: ['area:20'] },
    { id: 'shared', point: ['manhole:24'] },
    {
      id: 'nest',
      point: ['manhole:24'],
      task: {
        judge: ({ after, moves: { length } }) => (after.holder[24] === ME ? length === HEAPS || undefined : 'rim'),
        solutions: [moves('nest 24;nest 21;nest 26')],
        mistakes: [
          { moves: moves('nest 26'), why: 'rim' },
          { moves: moves('nest 21'), why: 'rim' },
          { moves: moves('nest 25'), why: 'nest/not-here' },
        ],
      },
    },
    { id: 'aim', point: ['seat:0'] },
  ],
};
