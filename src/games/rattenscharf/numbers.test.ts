import { test } from 'vitest';
import { expectStated, type Stated } from '../testing/numbers.ts';
import * as data from './data.ts';
import { rattenscharf } from './index.ts';

const POINTS = [2, data.GROUP_POINTS[2], 3, data.GROUP_POINTS[3]];
/** The start strip is not laid by anybody. */
const EACH = (data.STRIPS.length - 1) / 2;

const STATED: Stated<typeof data> = {
  SIZE: [['lay/over-the-edge', [data.SIZE, data.SIZE]]],
  TURN_STRIPS: [['turn/two-strips', [data.TURN_STRIPS]]],
  FIRST_TURN_STRIPS: [['turn/alternate', [data.FIRST_TURN_STRIPS]]],
  LAST_TURN: [['turn/last-strip', [data.LAST_TURN / 2, Math.ceil(EACH)]]],
  RAT_LIMIT: [['end/three-rats', [data.RAT_LIMIT]]],
  GROUP_POINTS: [['score/points', POINTS]],
  SECOND_POINT: [['start/who-begins', [data.SECOND_POINT]]],
  // Indices.
  START: [],
  CENTRE: [],
};

test('the pages of rules and RULES.md state the numbers that are played by', () =>
  expectStated<typeof data>(rattenscharf, import.meta.dirname, STATED, {
    silent: ['turn/alternate'],
    also: [['turn/first-strip', [data.FIRST_TURN_STRIPS]]],
  }));
