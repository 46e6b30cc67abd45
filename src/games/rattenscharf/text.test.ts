import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import { seeded } from '../../core/rng.ts';
import { LANGS } from '../../core/text.ts';
import { say } from '../../text/say.ts';
import { speaker } from '../testing/words.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { rattenscharf } from './index.ts';
import type { Move } from './moves.ts';
import { anyMove, careful, playOut } from './testing/careful.ts';
import { table } from './testing/table.ts';
import { en } from './text/en.ts';

const texts: Record<string, string> = { ...(await REFEREE_TEXTS.en()), ...en };
const speaks = speaker(texts);

test('every event, every move and every position can be told', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const end = playOut({ scoreShrunkGroups: true, start: 'random' }, seeded(seed), seed % 3 === 0 ? anyMove : careful, (s, seat, move) => {
      speaks(`move.${move.type}`, move);
      for (const phrase of game.tell(s, 0)) speaks(phrase.key, phrase.params);
      const events: Event[] = [];
      game.apply(game.view(s, seat === CHANCE ? null : seat), seat, move, (e) => events.push(e));
      for (const e of events) {
        said.add(e.type);
        speaks(`log.${e.type}`, e);
      }
    });
    for (const phrase of game.tell(end, null)) speaks(phrase.key, phrase.params);
    const { categories, ending } = game.sheet(end);
    speaks(`ending.${ending}`);
    for (const category of categories) speaks(`score.${category}`);
  }
  expect([...said]).toEqual(
    expect.arrayContaining(['started', 'revealed', 'laid', 'scored', 'rats-in-sight', 'lost-by-rats', 'final-group', 'won']),
  );
});

test('any JSON is refused, and the refusal can be told', () => {
  const s = table({ laid: '31@12,11> 4@12,13> 16@12,12v', tray: [1, 3] }).state;
  const number = fc.oneof(fc.integer({ min: -2, max: 27 }), fc.jsonValue());
  const lay = fc.record({ type: fc.constant('lay'), strip: fc.oneof(fc.constantFrom(1, 3), number), x: number, y: number, turn: number });
  const listed = new Set(game.moves(s, 0).map((m) => JSON.stringify(m)));
  fc.assert(
    fc.property(fc.oneof(lay, fc.jsonValue()), (move) => {
      const refusal = game.refusal(s, 0, move);
      if (refusal) speaks(`rule.${refusal.rule}`, refusal.params);
      else expect(listed).toContain(JSON.stringify(move));
    }),
    { numRuns: 3000, seed: 1 },
  );
});

test.each(LANGS)('%s says what exactly is wrong', async (lang) => {
  const t = table({ laid: '31@12,11> 4@12,13> 16@12,12v', tray: [1] });
  const catalogue = await rattenscharf.texts[lang]();
  const told = ['1@0,12>', '1@11,11>', '1@12,12>', '1@12,20>'].map((spot) => {
    const { rule, params } = t.refusal(spot) ?? { rule: 'none' };
    return say(catalogue, lang, { key: `rule.${rule}`, params: params });
  });
  expect(told).toMatchSnapshot();
});

test('options and their values have names', () => {
  for (const [key, values] of Object.entries(game.options)) {
    speaks(`option.${key}`);
    for (const value of values) speaks(`option.${key}.${value}`);
  }
});

test('a view is a copy: what happens to it does not happen to the table', () => {
  const t = table({ tray: [1, 3], points: [2, 1] });
  const before = JSON.stringify(t.state);
  const seen = game.view(t.state, 0);
  expect(seen).toEqual(t.state);
  game.apply(seen, 0, game.moves(seen, 0)[0] as Move);
  expect(JSON.stringify(t.state)).toBe(before);
});
