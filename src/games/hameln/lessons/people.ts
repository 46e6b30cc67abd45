import { FIRST_ROUND, KING_LEFT, MARKERS_LAID, PIPER_CAME, SECOND_ROUND, SETTLED, SUITORS, THIRD_PHASE } from './games.ts';
import { type HamelnLesson, happened, isOver, ME, otherThan } from './judge.ts';
import { moves, played } from './position.ts';

/** A groom with money. */
const DEAR = 5;

/** Weddings: who pays, who lives where. */
export const weddings: HamelnLesson = {
  id: 'weddings',
  seat: ME,
  stops: [
    { id: 'hall', at: () => played(SUITORS), point: ['hall', 'kid:0.girl'] },
    { id: 'pays', point: ['purse:2', 'kid:2.boy'] },
    { id: 'points', point: ['house:8', 'house:19'] },
    {
      id: 'do',
      point: ['kid:0.girl', 'kid:2.boy'],
      task: {
        judge({ after, events }) {
          if (otherThan(events, 'wed')) return 'other';
          const moved = events.find((event) => event.type === 'moved-in');
          if (moved) return moved.florins >= DEAR || 'cheap';
          return isOver(after) ? false : undefined;
        },
        solutions: [moves('act wed;wed girl 2;move-in A5'), moves('act wed;wed girl 2;move-in TR')],
        mistakes: [
          { moves: moves('act wed;wed girl 2;move-in A2'), why: 'cheap' },
          { moves: moves('act wed;wed girl 1'), why: 'wed/no-house' },
        ],
      },
    },
    { id: 'influence', point: ['ladder', 'order'] },
  ],
};

/** Overrun houses, king rats, and the cat. */
export const kings: HamelnLesson = {
  id: 'kings',
  seat: ME,
  stops: [
    {
      id: 'overrun',
      at: () => played(MARKERS_LAID, SETTLED, FIRST_ROUND, SECOND_ROUND, 'act sell;sell meat;sell meat;done'),
      point: ['house:11'],
    },
    { id: 'kings', point: ['kings'] },
    { id: 'optional', point: ['cat', 'ring'] },
    {
      id: 'do',
      point: ['cat', 'house:11'],
      task: {
        judge({ after, events }) {
          if (happened(events, 'freed')) return true;
          if (happened(events, 'rat-caught')) return 'elsewhere';
          return isOver(after) ? 'none' : undefined;
        },
        solutions: [moves('cat;chase O2'), moves('cat;chase M2')],
        mistakes: [
          { moves: moves('cat;chase M1'), why: 'elsewhere' },
          { moves: moves('done'), why: 'none' },
          { moves: moves('influence'), why: 'none' },
        ],
      },
    },
    { id: 'back', point: ['kings'] },
  ],
};

/** The piper: where he stands, what he takes. */
export const piper: HamelnLesson = {
  id: 'piper',
  seat: ME,
  stops: [
    {
      id: 'last',
      at: () => played(MARKERS_LAID, SETTLED, FIRST_ROUND, SECOND_ROUND, KING_LEFT),
      point: ['kings'],
    },
    { id: 'cleans', point: ['space:yellow'] },
    { id: 'bribe', point: ['space:red', 'space:green', 'house:11', 'house:17'] },
    {
      id: 'do',
      point: ['space:red', 'space:green'],
      task: {
        judge({ after, events }) {
          if (after.piper === 2 || after.piper === 3) return true;
          if (happened(events, 'bribed')) return 'elsewhere';
          return isOver(after) ? 'none' : undefined;
        },
        solutions: [moves('bribe green 1'), moves('bribe red 1')],
        mistakes: [
          { moves: moves('bribe black 1'), why: 'elsewhere' },
          { moves: moves('done'), why: 'none' },
        ],
      },
    },
    { id: 'came', at: () => played(PIPER_CAME), point: ['hall', 'space:green'] },
    { id: 'road', point: ['road'] },
    {
      id: 'pay',
      point: ['kid:0.boy', 'kid:0.girl'],
      task: {
        judge({ events }) {
          if (events.some((event) => event.type === 'went' && event.seat === ME)) return 'gone';
          return happened(events, 'paid') || undefined;
        },
        solutions: [moves('ransom 1 1')],
        mistakes: [
          { moves: moves('ransom 1 0'), why: 'gone' },
          { moves: moves('ransom 0 0'), why: 'gone' },
        ],
      },
    },
    { id: 'next', point: ['kings'] },
  ],
};

/** What counts in the end. */
export const end: HamelnLesson = {
  id: 'end',
  seat: ME,
  stops: [
    { id: 'phase', at: () => played(SUITORS, THIRD_PHASE), point: ['kings'] },
    { id: 'houses', point: ['house:8'] },
    { id: 'ranks', point: ['ladder', 'purse:0'] },
    { id: 'rest', point: ['cat', 'road'] },
    {
      id: 'do',
      point: ['ladder', 'ring'],
      task: {
        judge({ after }) {
          if (after.rank[0] === ME) return true;
          return isOver(after) ? 'other' : undefined;
        },
        solutions: [moves('influence')],
        mistakes: [
          { moves: moves('done'), why: 'other' },
          { moves: moves('bribe red 5'), why: 'other' },
        ],
      },
    },
    { id: 'advice' },
  ],
};
