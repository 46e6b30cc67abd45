import { test } from 'vitest';
import { expectStated, type Stated } from '../testing/numbers.ts';
import * as data from './data.ts';
import { diePatin } from './index.ts';

const [, , two = 0, three = 0, four = 0] = data.ENTERPRISES_REMOVED;

const STATED: Stated<typeof data> = {
  AREAS_A_DISTRICT: [['setup/board', [data.DISTRICTS.length, data.AREAS_A_DISTRICT]]],
  FIGURES_A_SEAT: [
    ['round/five', [data.FIGURES_A_SEAT]],
    ['place/no-henchman-left', [data.FIGURES_A_SEAT - 1]],
  ],
  RATS_A_SEAT: [['setup/clan', [data.FIGURES_A_SEAT - 1, data.RATS_A_SEAT, data.ROOMS_A_SEAT]]],
  ROOMS_A_SEAT: [['room/none-in-stock', [data.ROOMS_A_SEAT]]],
  LOOT_A_DISTRICT: [
    ['setup/loot', [data.LOOT_A_DISTRICT]],
    ['round/clean-up', [data.LOOT_A_DISTRICT]],
  ],
  ENTERPRISES_REMOVED: [['setup/enterprises', [data.ENTERPRISES.length, data.TILES_AN_ENTERPRISE, 4, four, 3, three, 2, two]]],
  TILES_AN_ENTERPRISE: [['setup/enterprises', [data.ENTERPRISES.length, data.TILES_AN_ENTERPRISE]]],
  FIRST_RATS: [['setup/home', data.FIRST_RATS]],
  HENCHMAN_ACTIONS: [['act/up-to', [data.HENCHMAN_ACTIONS]]],
  BOSS_ACTIONS: [['boss/must-go-inside', [data.BOSS_ACTIONS]]],
  BOSS_BRIBES: [
    ['boss/bribe', [data.BOSS_BRIBES]],
    ['outside/four-bribes', [data.BOSS_BRIBES]],
  ],
  INVASION_RATS: [['boss/invasion', [data.INVASION_RATS]]],
  BOSS_POWER: [['claim/power', [1, data.BOSS_POWER]]],
  ROUNDS: [['mission/one-a-round', [1, data.ROUNDS]]],
  CHAIN_POINTS: [['end/chains', data.CHAIN_POINTS.slice(1)]],
  // Seen on the board.
  AREAS: [],
  MANHOLES: [],
  TILES: [],
  CORNERS: [],
};

test('the pages of rules and RULES.md state the numbers that are played by', () =>
  expectStated<typeof data>(diePatin, import.meta.dirname, STATED, {
    silent: ['room/none-in-stock', 'setup/home', 'boss/must-go-inside', 'mission/one-a-round'],
    also: [['setup/nest', data.FIRST_RATS]],
  }));
