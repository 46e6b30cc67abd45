import { expect, test } from 'vitest';
import { slots } from '../../core/text.ts';
import { SHELF_IDS } from '../shelf.ts';
import { BOT_LEVELS } from '../table/bots.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const keys = Object.keys(en) as (keyof typeof en)[];

test.each(Object.entries({ de, fr, nl }))('%s has the same texts with the same slots as English', (_, words) => {
  expect(Object.keys(words).sort()).toEqual([...keys].sort());
  for (const key of keys) expect([key, [...new Set(slots(words[key]))]]).toEqual([key, [...new Set(slots(en[key]))]]);
});

test('no text is empty or left in English by mistake', () => {
  const long = keys.filter((key) => en[key].length > 30);
  for (const words of [de, fr, nl]) {
    expect(keys.filter((key) => words[key].trim() === '')).toEqual([]);
    expect(long.filter((key) => words[key] === en[key])).toEqual([]);
  }
});

test('games on the shelf and levels of bots have their texts', () => {
  for (const id of SHELF_IDS) expect(en).toHaveProperty([`pitch.${id}`]);
  for (const { level } of BOT_LEVELS) expect(en).toHaveProperty([`bot.${level}.hint`]);
});
