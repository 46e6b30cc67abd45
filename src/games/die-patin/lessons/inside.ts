import { SET_UP } from './games.ts';
import { bossIsOut, happened, isOver, ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

const FIRST_TURN = `${SET_UP};nest 24;nest 21;nest 29;intrigue bribe;intrigue bribe;place henchman 20;loot;recruit 30`;
const SECOND_TURN = `${FIRST_TURN};place henchman 16;loot;recruit 24;place henchman 20;recruit 30;loot`;
export const THIRD_TURN = `${SECOND_TURN};place henchman 16;room claw-point;loot;place henchman 19;recruit 25;done`;

/** Two actions at home. */
export const inside: PatinLesson = {
  id: 'inside',
  seat: ME,
  stops: [
    { id: 'figures', at: () => played(FIRST_TURN), point: ['area:16', 'area:15', 'area:17'] },
    { id: 'actions', point: ['area:16'] },
    { id: 'crates', point: ['crate:5', 'loot:0'] },
    {
      id: 'act',
      point: ['area:16'],
      task: {
        judge({ after, events }) {
          if (bossIsOut(after)) return 'boss';
          if (happened(events, 'looted', 'recruited')) return true;
          return isOver(after) ? 'half' : undefined;
        },
        solutions: [moves('place henchman 16;loot;recruit 24'), moves('place henchman 16;recruit 26;loot')],
        mistakes: [
          { moves: moves('place henchman 16;loot;loot'), why: 'half' },
          { moves: moves('place henchman 15'), why: 'place/no-loot' },
          { moves: moves('place boss 15'), why: 'boss' },
        ],
      },
    },
    { id: 'stays', point: ['area:16'] },
  ],
};

/** A back room, a tile, a bonus. */
export const backRoom: PatinLesson = {
  id: 'back-room',
  seat: ME,
  stops: [
    { id: 'tiles', at: () => played(SECOND_TURN), point: ['tile:7'] },
    { id: 'two', point: ['area:16'] },
    { id: 'bonus', point: ['tile:7'] },
    {
      id: 'build',
      point: ['area:16', 'tile:7'],
      task: {
        judge({ after, events }) {
          if (bossIsOut(after)) return 'boss';
          if (happened(events, 'room-built')) return true;
          return isOver(after) ? 'none' : undefined;
        },
        solutions: [moves('place henchman 16;room claw-point'), moves('place henchman 16;recruit 29;room claw-point')],
        mistakes: [
          { moves: moves('place henchman 16;recruit 29;recruit 29'), why: 'none' },
          { moves: moves('place boss 15'), why: 'boss' },
        ],
      },
    },
    { id: 'kept', point: ['seat:0'] },
  ],
};
