import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { expectStated, type Stated } from '../testing/numbers.ts';
import * as data from './data.ts';
import { hameln } from './index.ts';

const STATED: Stated<typeof data> = {
  PHASES: [
    ['frame/phases', [data.PHASES]],
    ['king/number', [3, 5].flatMap((seats) => [1, 2, 3].map((phase) => data.kingsFor(seats, phase)))],
  ],
  MARKET_RATS: [['setup/order', [data.MARKET_RATS]]],
  CHILD_CUBES: [['setup/order', [data.CHILD_CUBES, data.CHILD_CUBES]]],
  TRAP_COUNT: [
    ['setup/order', [data.TRAP_COUNT]],
    ['sell/no-trap', [data.TRAP_COUNT]],
  ],
  GOOD_PRICE: [['sell/prices', data.GOOD_PRICE.toReversed()]],
  CAT_PRICE: [
    ['cat/price', [data.CAT_PRICE, data.CAT_OWNERS_SHARE, data.CAT_PRICE - data.CAT_OWNERS_SHARE]],
    ['cat/too-dear', [data.CAT_PRICE]],
  ],
  CAT_OWNERS_SHARE: [['cat/price', [data.CAT_OWNERS_SHARE, data.CAT_PRICE - data.CAT_OWNERS_SHARE]]],
  RING: [['ring/next', data.RING.flat()]],
  LONGEST_PHASE: [['piper/dead-town', [data.LONGEST_PHASE]]],
  TRAP_POINTS: [['end/traps', data.TRAP_POINTS]],
  INFLUENCE_POINTS: [['end/influence', data.INFLUENCE_POINTS]],
  MONEY_POINTS: [['end/money', data.MONEY_POINTS]],
  MONEY_POINTS_FIVE: [['end/money', [...data.MONEY_POINTS, ...data.MONEY_POINTS_FIVE]]],
  ROAD: [['end/road', [...data.ROAD, data.BEYOND_ROAD]]],
  BEYOND_ROAD: [['end/road', [data.BEYOND_ROAD]]],
  // Printed on the board or on the pieces, and seen there.
  CHILD_PRICE: [],
  MARKERS: [],
  TRAPS: [],
  GOOD_CUBES: [],
  SMALL_RATS: [],
  FIGURES: [],
  FAMILY: [],
  ON_TRACKS: [],
  COINS: [],
  TOP_STEP: [],
  // Indices.
  PIPER_START: [],
  MEAT: [],
  BOY: [],
  GIRL: [],
};

test('the pages of rules and RULES.md state the numbers that are played by', () =>
  expectStated<typeof data>(hameln, import.meta.dirname, STATED, {
    silent: ['setup/order', 'sell/no-trap', 'cat/too-dear', 'ring/next', 'piper/dead-town', 'end/road'],
    also: [
      [
        'material/pieces',
        [data.SMALL_RATS, data.FIGURES - 1, data.TRAP_COUNT, data.TRAPS[0], ...data.GOOD_CUBES, data.CHILD_CUBES, data.FAMILY],
      ],
      ['piper/patience', [data.LONGEST_PHASE]],
      ['setup/places', [data.CHILD_CUBES, data.CHILD_CUBES]],
      ['ring/next', [...data.RING[0]]],
      ['end/road', [data.BEYOND_ROAD]],
      ['setup/purses', [3, 4].flatMap((seats) => [seats, ...(data.EVENED_PURSES[seats] ?? [])].filter((n) => n > 0))],
    ],
  }));

test.each(LANGS)('%s names the evened purses where the host chooses them', async (lang) => {
  const texts: Record<string, string> = await hameln.texts[lang]();
  for (const [seats, purses] of Object.entries(data.EVENED_PURSES))
    expect(texts[`option.purses.evened.${seats}`]).toContain(purses.join(', '));
});
