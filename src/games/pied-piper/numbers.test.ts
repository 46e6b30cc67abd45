import { test } from 'vitest';
import { expectStated, type Stated } from '../testing/numbers.ts';
import * as data from './data.ts';
import { piedPiper } from './index.ts';

const copies = (card: number): number => data.COPIES[card] ?? 0;
const DECK = data.COPIES.reduce<number>((sum, n) => sum + n, 0);

const STATED: Stated<typeof data> = {
  CARDS_PER_FIGURE: [['setup/material', [data.CARDS_PER_FIGURE * data.FIGURES.length, data.CARDS_PER_FIGURE]]],
  COPIES: [['setup/material', [DECK, ...data.COPIES.map((_, card) => copies(card))]]],
  HAND: [
    ['setup/hands', [data.HAND]],
    ['turn/draw', [data.HAND]],
  ],
  COLUMNS: [['setup/opening-row', [data.COLUMNS]]],
  PLACES: [
    ['turn/activation', [data.PLACES]],
    ['turn/two-at-most', [data.PLACES]],
  ],
  STEPS: [['move/forward2', [data.STEPS[1]]]],
  // Indices.
  PIPER: [],
  PLUS: [],
  MELODY: [],
  SEWER: [],
};

test('the pages of rules and RULES.md state the numbers that are played by', () =>
  expectStated<typeof data>(piedPiper, import.meta.dirname, STATED));
