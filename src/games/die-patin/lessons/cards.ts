import { SECOND_ROUND, SET_UP } from './games.ts';
import { happened, isOver, ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

/** Three cards for the boss. */
export const cards: PatinLesson = {
  id: 'cards',
  seat: ME,
  stops: [
    { id: 'round', at: () => played(`${SET_UP};${SECOND_ROUND}`) },
    { id: 'administration', point: ['card:administration'] },
    { id: 'bribe', point: ['card:bribe'] },
    { id: 'invasion', point: ['card:invasion', 'manhole:25'] },
    {
      id: 'choose',
      point: ['card:invasion'],
      task: {
        judge: ({ moves: [chosen] }) => (chosen?.type === 'intrigue' && chosen.card === 'invasion') || 'other',
        solutions: [moves('intrigue invasion')],
        mistakes: [
          { moves: moves('intrigue bribe'), why: 'other' },
          { moves: moves('intrigue administration'), why: 'other' },
        ],
      },
    },
    { id: 'secret', at: () => played(`${SET_UP};${SECOND_ROUND};intrigue invasion;intrigue invasion`), point: ['area:19', 'manhole:25'] },
    {
      id: 'strike',
      point: ['area:19'],
      task: {
        judge({ after, events }) {
          if (happened(events, 'claim-won')) return true;
          if (happened(events, 'claim-lost')) return 'elsewhere';
          return isOver(after) ? 'henchman' : undefined;
        },
        solutions: [moves('place boss 19;invade 25')],
        mistakes: [
          { moves: moves('place boss 19;invade 22'), why: 'elsewhere' },
          { moves: moves('place henchman 16;loot;recruit 24'), why: 'henchman' },
          { moves: moves('place boss 16'), why: 'boss/must-go-outside' },
        ],
      },
    },
    { id: 'when' },
  ],
};
