import { expect, test } from 'vitest';
import { scored, table } from './testing/table.ts';

/** Chili on (12, 11) and (12, 10). */
const PAIR = '1@12,11> 16@13,10>';
/** Chili on (12, 11) … (12, 8). */
const FOUR = `${PAIR} 7@13,9> 25@13,8>`;

test('[score/points] RS-G2: a pair brings 1 point', () => {
  const t = table({ laid: '1@12,11>', tray: [16, 19] });
  expect(scored(t.lay('16@13,10>'))).toEqual(['red chili 2: 1']);
  expect(t.state.laying).toEqual([1, 0]);
});

test('[score/points] RS-G3: three bring 2 points, and so do four', () => {
  const t = table({ laid: PAIR, tray: [7, 25] });
  expect(scored(t.lay('7@13,9>'))).toEqual(['red chili 3: 2']);
  expect(scored(t.lay('25@13,8>'))).toEqual(['red chili 4: 2']);
  expect(t.state.laying).toEqual([4, 0]);
});

test('[score/points] single herbs and rats bring nothing', () => {
  const t = table({ laid: '2@12,11>', tray: [8, 19] });
  // The red rats of strips 2 and 8 are side by side.
  expect(scored(t.lay('8@12,10>'))).toEqual([]);
});

test('[score/unchanged] RS-G4: an old group beside the new strip brings nothing', () => {
  const t = table({ laid: PAIR, tray: [19, 23] });
  expect(scored(t.lay('19@12,9>'))).toEqual([]);
  expect(t.state.laying).toEqual([0, 0]);
});

test('[score/shrunk] RS-G5: a group of four cut to three brings 2 points, or none without the option', () => {
  const laid = `${FOUR} 4@10,8>`;
  expect(scored(table({ laid, tray: [23, 19] }).lay('23@11,8>'))).toEqual(['red chili 3: 2']);
  expect(scored(table({ laid, tray: [23, 19], scoreShrunkGroups: false }).lay('23@11,8>'))).toEqual([]);
});

test.each([
  ['below', `${FOUR} 4@10,8>`, '23@11,8>'],
  ['above', '1@12,13> 16@13,14> 7@13,15> 25@13,16> 4@10,16>', '23@11,16>'],
  ['to the left', '1@14,12v 16@15,13v 7@16,13v 25@17,13v 4@17,10v', '23@17,11v'],
  ['to the right', '1@10,12v 16@9,13v 7@8,13v 25@7,13v 4@7,10v', '23@7,11v'],
])('[score/shrunk] what is left %s scores', (_, laid, spot) => {
  expect(scored(table({ laid, tray: [23, 19] }).lay(spot))).toEqual(['red chili 3: 2']);
});

test('[score/shrunk] a group that falls apart scores in parts, and single rests do not', () => {
  const laid = `${FOUR} 27@12,7> 4@10,9>`;
  expect(scored(table({ laid, tray: [23, 19] }).lay('23@11,9>'))).toEqual(['red chili 2: 1', 'red chili 2: 1']);
  const fewer = `${FOUR} 4@10,9>`;
  expect(scored(table({ laid: fewer, tray: [23, 19] }).lay('23@11,9>'))).toEqual(['red chili 2: 1']);
});

test('[score/merge-once] two pairs joined by a strip are one group of five', () => {
  const t = table({ laid: `${PAIR} 19@13,8v 25@11,8< 3@11,7>`, tray: [7, 23] });
  expect(scored(t.lay('7@11,9>'))).toEqual(['red chili 5: 2']);
});

test('[score/replaced] a herb on the same herb is a new field, whatever the option', () => {
  for (const scoreShrunkGroups of [true, false]) {
    const t = table({ laid: '31@12,11> 16@13,10> 7@10,10>', tray: [25, 19], scoreShrunkGroups });
    expect(scored(t.lay('25@12,11v'))).toEqual(['red chili 2: 1']);
  }
});

test('[score/group] levels do not matter', () => {
  const t = table({ laid: '1@12,11> 4@12,13>', tray: [16, 19] });
  const events = t.lay('16@11,12v');
  expect(events[0]).toMatchObject({ type: 'laid', level: 2 });
  expect(scored(events)).toEqual(['red chili 2: 1']);
});

test('[score/group] corners do not connect, and covered fields are gone', () => {
  const corner = table({ laid: '1@12,11>', tray: [16, 19] });
  expect(scored(corner.lay('16@14,10>'))).toEqual([]);
  const covered = table({ laid: '1@12,11> 4@12,13>', tray: [19, 16] });
  covered.lay('19@12,12^');
  expect(scored(covered.lay('16@13,10>'))).toEqual([]);
});

test('[score/owner] the rival scores on your turn', () => {
  const t = table({ laid: '31@12,11>', tray: [22, 19], seat: 0 });
  expect(scored(t.lay('22@13,10>'))).toEqual(['green basil 2: 1']);
  expect(t.state.laying).toEqual([0, 1]);
});

test('[score/owner] the pictured example rebuilt: red 2, green 1, an old combination nothing', () => {
  const t = table({ laid: `${PAIR} 35@13,8^ 19@13,5v`, tray: [25, 23] });
  expect(scored(t.lay('25@12,8^'))).toEqual(['red chili 3: 2', 'green mint 2: 1']);
  expect(t.state.laying).toEqual([2, 1]);
});

test('[score/each-strip] the first strip is scored before the second is laid', () => {
  const t = table({ laid: '1@12,11>', tray: [16, 19] });
  t.lay('16@13,10>');
  expect(t.state).toMatchObject({ tray: [19], laying: [1, 0] });
});

test('[score/discs] points do not run out', () => {
  const t = table({ laid: '1@12,11>', tray: [16, 19], points: [45, 0] });
  t.lay('16@13,10>');
  expect(t.state.laying).toEqual([46, 0]);
});

test('events name the cells of a group', () => {
  const t = table({ laid: '1@12,11>', tray: [16, 19] });
  expect(t.lay('16@13,10>')).toContainEqual({
    type: 'scored',
    seat: 0,
    herb: 'chili',
    size: 2,
    points: 1,
    cells: [10 * 25 + 12, 11 * 25 + 12],
  });
});
