import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import { seeded } from '../../core/rng.ts';
import { LANGS } from '../../core/text.ts';
import { say } from '../../text/say.ts';
import { speaker } from '../testing/words.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { diePatin } from './index.ts';
import type { State } from './state.ts';
import { mixed, playOut } from './testing/play-out.ts';
import { table } from './testing/table.ts';
import { en } from './text/en.ts';

const texts: Record<string, string> = { ...(await REFEREE_TEXTS.en()), ...en };
const speaks = speaker(texts);

const RARE = ['stayed', 'lifted', 'bonus-lapsed', 'won-by-missions', 'drawn'];

test('every event, every move and every position can be told', () => {
  const said = new Set<string>();
  for (const seats of [2, 3, 4, 5]) {
    for (let seed = 0; seed < 3; seed++) {
      const end = playOut(
        seats,
        { enterprises: seed === 0 ? 'chosen' : 'random' },
        seeded(seed),
        mixed,
        (s, _seat, move) => {
          speaks(`move.${move.type}`, move);
          for (const phrase of game.tell(s, 0)) speaks(phrase.key, phrase.params);
        },
        (e) => {
          said.add(e.type);
          speaks(`log.${e.type}`, e);
        },
      );
      for (const phrase of game.tell(end, null)) speaks(phrase.key, phrase.params);
      for (const category of game.sheet(end).categories) speaks(`score.${category}`);
    }
  }
  const events = Object.keys(en).flatMap((key) => /^log\.([a-z-]+)$/.exec(key)?.[1] ?? []);
  expect(events.filter((type) => !said.has(type) && !RARE.includes(type))).toEqual([]);
});

const RAREST: readonly Event[] = [
  { type: 'stayed', seat: 0, card: 'invasion' },
  { type: 'lifted', seat: 0, manhole: 3, to: 4, rats: 2 },
  { type: 'bonus-lapsed', seat: 0, bonus: 'expel' },
  { type: 'won-by-missions', seat: 0, points: 20, missions: 9 },
  { type: 'drawn', seats: [0, 2], points: 20 },
];

test('even what hardly ever happens', () => {
  for (const event of RAREST) speaks(`log.${event.type}`, event);
  expect(RAREST.map((e) => e.type)).toEqual(RARE);
});

/** Positions in which every step is due once. */
function positions(): State[] {
  const found = new Map<string, State>();
  for (let seed = 0; seed < 6; seed++)
    playOut(3, { enterprises: 'chosen' }, seeded(seed), mixed, (s) => {
      const step = s.todo.at(-1)?.step ?? '';
      if (!found.has(step) && s.round !== 1) found.set(step, clone(s));
    });
  return [...found.values()];
}

test('any JSON is refused, and the refusal can be told', () => {
  const word = fc.constantFrom('hat', 'claw', 'rat', 'loot', 'boss', 'henchman', 'areas', 'tallest', 'bribe', 'invasion');
  const value = fc.oneof(fc.integer({ min: -1, max: 36 }), word, fc.jsonValue());
  const type = fc.constantFrom(...Object.keys(en).flatMap((key) => /^move\.([a-z]+)$/.exec(key)?.[1] ?? []));
  const names = ['area', 'manhole', 'figure', 'enterprise', 'bonus', 'card', 'mission', 'seat', 'tile', 'other'];
  const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
  const all = positions();
  expect(all.length).toBeGreaterThan(10);
  const near = fc.tuple(type, fields).map(([t, f]) => ({ ...f, type: t }));
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.oneof(near, fc.jsonValue()), (s, move) => {
      const [seat = 0] = game.pending(s);
      const refusal = game.refusal(s, seat, move);
      if (refusal) speaks(`rule.${refusal.rule}`, refusal.params);
      else expect(game.moves(s, seat)).toContainEqual(move);
    }),
    { numRuns: 4000, seed: 1 },
  );
});

test.each(LANGS)('a claim in %s names both powers and the rival', async (lang) => {
  const t = table({ areas: [[1], [0, 7]], rats: [{ 15: 2 }, { 12: 4 }], loot: [1, 0] });
  const [failed] = t.play('place henchman 0', 'recruit 15').filter((e) => e.type === 'claim-tied');
  if (!failed) throw new Error('the claim does not tie');
  const { type, ...params } = failed;
  const catalogue = await diePatin.texts[lang]();
  const told = say(catalogue, lang, { key: `log.${type}`, params }, { names: ['Minerva', 'Agathe'], reader: 0 });
  expect(told).toContain('Agathe');
  expect(told).toContain('4');
  expect(told).not.toContain('Minerva');
});

test('what a reader sees of a position', () => {
  const t = table({
    areas: [[1], [0, 7]],
    rats: [{ 15: 2 }, { 12: 4 }],
    loot: [2, 0],
    cards: ['bribe', 'invasion'],
    tiles: { 0: ['hat-loot'] },
  });
  t.play('place henchman 0', 'recruit 15');
  const company = { names: ['Minerva', 'Agathe'], reader: 0 };
  const told = game.tell(game.view(t.state, 0), 0).map((phrase) => say(en, 'en', phrase, company));
  expect(told.slice(0, 8)).toMatchInlineSnapshot(`
    [
      "Round 1 of 5; you went first.",
      "Bribe another rat for one loot marker (1 left), or claim Upper Brickyard.",
      "Your claim to Upper Brickyard would fail now: Agathe also has power 4.",
      "You have 0 points, 1 area, 1 loot marker, 27 rats in supply, 0 back rooms and 0 trophies.",
      "You still have 2 henchmen to place.",
      "You have not placed your boss yet; her card is Bribe.",
      "Agathe has 0 points, 2 areas, 0 loot markers, 26 rats in supply, 0 back rooms and 0 trophies.",
      "Agathe still has 3 henchmen to place.",
    ]
  `);
});
