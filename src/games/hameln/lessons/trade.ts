import { FIRST_ROUND, MARKERS_LAID, SECOND_ROUND, SETTLED } from './games.ts';
import { type HamelnLesson, happened, isOver, ME, otherThan } from './judge.ts';
import { moves, played } from './position.ts';

/** Theme, aim, what one sees, and the first house. */
export const town: HamelnLesson = {
  id: 'town',
  seat: ME,
  stops: [
    { id: 'welcome', at: () => played(MARKERS_LAID) },
    { id: 'houses', point: ['house:17'] },
    { id: 'circles', point: ['circle:16', 'circle:21', 'circle:22', 'circle:26'] },
    { id: 'market', point: ['house:4', 'house:11', 'house:17'] },
    {
      id: 'settle',
      point: ['house:4', 'house:11', 'house:17'],
      task: {
        judge: ({ events }) => happened(events, 'settled'),
        solutions: [moves('settle BL'), moves('settle TL'), moves('settle MR')],
        mistakes: [{ moves: moves('settle A1'), why: 'start/other-house' }],
      },
    },
    { id: 'woman', at: () => played(MARKERS_LAID, SETTLED), point: ['house:17', 'house:11'] },
    { id: 'aim' },
  ],
};

/** Men at work, and the rats that follow. */
export const men: HamelnLesson = {
  id: 'men',
  seat: ME,
  stops: [
    { id: 'actions', at: () => played(MARKERS_LAID, SETTLED) },
    { id: 'work', point: ['house:17'] },
    { id: 'both', point: ['house:17'] },
    { id: 'rats', point: ['circle:16', 'circle:21', 'circle:22', 'circle:26'] },
    {
      id: 'do',
      point: ['house:17'],
      task: {
        judge({ after, events }) {
          if (otherThan(events, 'men')) return 'other';
          return events.filter((event) => event.type === 'rat-placed').length === 3 || (isOver(after) ? false : undefined);
        },
        solutions: [moves('act men;name BL;done;rat S8;rat S7;rat S2'), moves('act men;name BL;done;rat M3;rat S7;rat S8')],
        mistakes: [
          { moves: moves('act sell'), why: 'other' },
          { moves: moves('act men;name MR'), why: 'name/no-man' },
        ],
      },
    },
    {
      id: 'after',
      at: () => played(MARKERS_LAID, SETTLED, 'act men;name BL;done;child girl;rat S8;rat S7;rat S2'),
      point: ['house:17', 'circle:26'],
    },
  ],
};

/** Women at work, children, and a house that is overrun. */
export const women: HamelnLesson = {
  id: 'women',
  seat: ME,
  stops: [
    { id: 'children', at: () => played(MARKERS_LAID, SETTLED, FIRST_ROUND), point: ['house:11', 'hall'] },
    { id: 'draw', point: ['bag', 'hall'] },
    { id: 'danger', point: ['circle:8', 'circle:13', 'circle:23', 'circle:25'] },
    {
      id: 'do',
      point: ['house:11'],
      task: {
        judge({ after, events }) {
          if (otherThan(events, 'women')) return 'other';
          // Which child it is, the bag says afterwards.
          if (happened(events, 'worked')) return true;
          return isOver(after) ? false : undefined;
        },
        solutions: [moves('act women;name MR;done')],
        mistakes: [
          { moves: moves('act men'), why: 'other' },
          { moves: moves('act women;name BL'), why: 'name/no-woman' },
        ],
      },
    },
    {
      id: 'overrun',
      at: () => played(MARKERS_LAID, SETTLED, FIRST_ROUND, 'act women;name MR;done;child girl'),
      point: ['house:11', 'kings'],
    },
  ],
};

/** Goods into money. */
export const sell: HamelnLesson = {
  id: 'sell',
  seat: ME,
  stops: [
    { id: 'goods', at: () => played(MARKERS_LAID, SETTLED, FIRST_ROUND, SECOND_ROUND), point: ['goods:0.meat'] },
    { id: 'prices', point: ['good:meat', 'good:beer', 'good:cheese', 'good:bread'] },
    { id: 'traps', point: ['stack'] },
    {
      id: 'do',
      point: ['goods:0.meat'],
      task: {
        judge({ before, after, events }) {
          if (otherThan(events, 'sell')) return 'other';
          if (!happened(events, 'acted') || after.todo.at(-1) === 'sell') return undefined;
          if ((after.money[ME] ?? 0) - (before.money[ME] ?? 0) >= 8) return true;
          return happened(events, 'swapped') ? 'trap' : 'less';
        },
        solutions: [moves('act sell;sell meat;sell meat;done')],
        mistakes: [
          { moves: moves('act sell;swap meat;sell meat;done'), why: 'trap' },
          { moves: moves('act sell;sell meat;done'), why: 'less' },
          { moves: moves('act men'), why: 'other' },
        ],
      },
    },
    { id: 'purse', point: ['purse:0'] },
  ],
};
