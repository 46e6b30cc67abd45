import { RIVALS } from './games.ts';
import { THIRD_TURN } from './inside.ts';
import { happened, isOver, ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

/** Outside: pay, bribe, claim. */
export const claim: PatinLesson = {
  id: 'claim',
  seat: ME,
  stops: [
    { id: 'outside', at: () => played(THIRD_TURN), point: ['area:15', 'area:17'] },
    { id: 'pay', point: ['loot:0'] },
    { id: 'power', point: ['area:17', 'manhole:24', 'manhole:29'] },
    {
      id: 'take',
      point: ['area:15', 'area:17'],
      task: {
        judge({ after, events }) {
          if (happened(events, 'claim-won')) return true;
          return isOver(after) ? 'inside' : undefined;
        },
        solutions: [moves('place henchman 17;recruit 22;done'), moves('place henchman 15;recruit 22;done')],
        mistakes: [
          { moves: moves('place henchman 16;recruit 24;done'), why: 'inside' },
          { moves: moves('place henchman 19'), why: 'place/not-adjacent' },
        ],
      },
    },
    { id: 'border', point: ['area:16'] },
  ],
};

/** Taking an area from somebody. */
export const rivals: PatinLesson = {
  id: 'rivals',
  seat: ME,
  stops: [
    { id: 'scene', at: () => played(RIVALS), point: ['area:1', 'room:1'] },
    { id: 'theirs', point: ['manhole:22', 'manhole:11'] },
    { id: 'mine', point: ['manhole:15', 'manhole:18'] },
    { id: 'tie' },
    {
      id: 'conquer',
      point: ['area:1'],
      task: {
        judge({ after, events }) {
          if (happened(events, 'claim-won')) return true;
          if (happened(events, 'claim-tied')) return 'tied';
          if (happened(events, 'claim-lost')) return 'short';
          return isOver(after) ? 'elsewhere' : undefined;
        },
        solutions: [
          moves('place henchman 1;recruit 18;recruit 15;done'),
          moves('place henchman 1;expel 22;recruit 22;done'),
          moves('place henchman 1;expel 11;expel 22;done'),
        ],
        mistakes: [
          { moves: moves('place henchman 1;recruit 18;done'), why: 'tied' },
          { moves: moves('place henchman 1;expel 22;done'), why: 'tied' },
          { moves: moves('place henchman 17;recruit 24;recruit 24'), why: 'elsewhere' },
        ],
      },
    },
    { id: 'trophy', point: ['seat:0'] },
  ],
};
