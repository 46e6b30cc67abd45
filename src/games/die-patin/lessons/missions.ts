import { must } from '../../../core/must.ts';
import { CHAIN_POINTS, ENTERPRISES, TILES_AN_ENTERPRISE } from '../data.ts';
import { HELD, type State } from '../state.ts';
import { FOURTH_ROUND, MISSIONS_DUE } from './games.ts';
import { happened, isOver, ME, type PatinLesson } from './judge.ts';
import { moves, played } from './position.ts';

/** The end of a round. */
export const missions: PatinLesson = {
  id: 'missions',
  seat: ME,
  stops: [
    { id: 'five', at: () => played(MISSIONS_DUE), point: ['mission:areas', 'mission:tallest', 'mission:backrooms'] },
    { id: 'tie', point: ['mission:manholes'] },
    { id: 'once', point: ['mission:loot'] },
    { id: 'worth' },
    {
      id: 'score',
      point: ['mission:areas', 'mission:tallest', 'mission:backrooms'],
      task: {
        judge({ events }) {
          if (happened(events, 'mission-scored')) return true;
          return happened(events, 'mission-saved') ? 'saved' : undefined;
        },
        solutions: [moves('mission areas'), moves('mission tallest'), moves('mission backrooms')],
        mistakes: [
          { moves: moves('done'), why: 'saved' },
          { moves: moves('mission manholes'), why: 'mission/tie' },
          { moves: moves('mission loot'), why: 'mission/scored-before' },
        ],
      },
    },
    { id: 'block' },
  ],
};

/** What the chains of the Raccoons are worth. */
const chainPoints = (s: State): number =>
  ENTERPRISES.map((_, e) => s.tiles.filter((at, tile) => at === HELD + ME && Math.floor(tile / TILES_AN_ENTERPRISE) === e).length).reduce(
    (sum, n) => sum + must(CHAIN_POINTS[n]),
    0,
  );

/** What counts in the end. */
export const chains: PatinLesson = {
  id: 'chains',
  seat: ME,
  stops: [
    { id: 'chain', at: () => played(`${MISSIONS_DUE};${FOURTH_ROUND}`), point: ['seat:0'] },
    { id: 'worth', point: ['tile:7', 'tile:13'] },
    {
      id: 'build',
      point: ['area:1'],
      task: {
        judge({ before, after, events }) {
          if (chainPoints(after) - chainPoints(before) === 3) return true;
          if (happened(events, 'room-built')) return 'single';
          return isOver(after) ? 'none' : undefined;
        },
        solutions: [moves('place henchman 1;room claw-point'), moves('place henchman 1;recruit 22;room claw-point')],
        mistakes: [
          { moves: moves('place henchman 1;room barber-loot'), why: 'single' },
          { moves: moves('place henchman 1;recruit 22;recruit 22'), why: 'none' },
          { moves: moves('place henchman 16;room flower-loot'), why: 'room/already-here' },
        ],
      },
    },
    { id: 'end', point: ['seat:0', 'seat:1'] },
    { id: 'nothing' },
    { id: 'advice' },
  ],
};
