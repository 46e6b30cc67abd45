import { SET_UP } from './games.ts';
import { ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

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
        judge: ({ after }) => after.holder[24] === ME || 'rim',
        solutions: [moves('nest 24')],
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
