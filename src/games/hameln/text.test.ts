import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import { seeded } from '../../core/rng.ts';
import { LANGS } from '../../core/text.ts';
import { say } from '../../text/say.ts';
import { speaker } from '../testing/words.ts';
import { GOODS, HOUSES, REGIONS } from './data.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { hameln } from './index.ts';
import { anyMove, careful, playOut } from './testing/players.ts';
import { table } from './testing/table.ts';
import { en } from './text/en.ts';

const texts: Record<string, string> = { ...(await REFEREE_TEXTS.en()), ...en };
const speaks = speaker(texts);

/** The host let some begin with money; the market is out of a good, the bag is empty, a named house was overrun before it worked. */
const RARE: readonly Event[] = [
  { type: 'endowed', seat: 0, florins: 3, purse: 3 },
  { type: 'sold-out', seat: 0, house: 'A2', good: 'meat' },
  { type: 'no-child', seat: 0, house: 'A2', lack: 'bag' },
  { type: 'not-worked', seat: 0, house: 'A2' },
];

test('every event, every move and every position can be told', { timeout: 60_000 }, () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const player = seed % 6 === 0 ? careful : anyMove;
    const end = playOut(3 + (seed % 3), seeded(seed), player, (s, seat, move) => {
      speaks(`move.${move.type}`, move);
      for (const phrase of game.tell(game.view(s, 0), 0)) speaks(phrase.key, phrase.params);
      const events: Event[] = [];
      game.apply(game.imagine(game.view(s, null), null, seeded(1)), seat, seat === CHANCE ? (game.moves(s, seat)[0] ?? move) : move, (e) =>
        events.push(e),
      );
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
  const known = Object.keys(en).flatMap((key) => /^log\.([\w-]+)$/.exec(key)?.[1] ?? []);
  // Too rare for a few games; setup.test.ts and work.test.ts show that they happen.
  for (const e of RARE) {
    said.add(e.type);
    speaks(`log.${e.type}`, e);
  }
  expect(known.filter((type) => !said.has(type))).toEqual([]);
});

/** Positions of every step that a player is asked in. */
const POSITIONS = [
  table({}),
  ...(['men', 'women', 'sell'] as const).map((action) => {
    const t = table({ goods: { 0: ['bread', 'meat'] } });
    t.act(action);
    return t;
  }),
  table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [5, 0, 0], todo: ['end-turn', 'optional', 'wed'] } }),
  table({ set: { money: [5, 0, 0], groom: 0, bride: 1, todo: ['end-turn', 'optional', 'wed', 'move-in'] } }),
  table({ seats: 5, rats: 'N7', set: { todo: ['end-turn', 'optional', 'work', 'place'], house: 4, left: 2, fresh: 1 << 6 } }),
  table({ set: { money: [5, 0, 0], bribes: [1, 0, 2, 0], todo: ['end-turn', 'optional'] } }),
  table({ rats: 'N1 N2', set: { todo: ['end-turn', 'chase'] } }),
  table({ hall: { 0: ['boy', 'girl'] }, set: { money: [3, 0, 0], todo: ['end-turn', 'leave', 'collect', 'ransom'] } }),
];

const word = fc.oneof(
  fc.constantFrom(...HOUSES.map((h) => h.id), 'N1', 'N7', 'X1', ...GOODS, ...REGIONS, 'boy', 'girl', 'men', 'wed'),
  fc.integer({ min: -1, max: 6 }),
  fc.jsonValue(),
);
const type = fc.constantFrom(
  'act',
  'name',
  'done',
  'rat',
  'wed',
  'move-in',
  'sell',
  'swap',
  'cat',
  'chase',
  'influence',
  'bribe',
  'ransom',
);
const KEYS: Readonly<Record<string, readonly string[]>> = {
  act: ['action'],
  name: ['house'],
  rat: ['circle'],
  wed: ['child', 'partner'],
  'move-in': ['house'],
  sell: ['good'],
  swap: ['good'],
  chase: ['circle'],
  bribe: ['field', 'florins'],
  ransom: ['boys', 'girls'],
};
const likely = fc.tuple(type, word, word).map(([t, a, b]) => {
  const [first, second] = KEYS[t] ?? [];
  return { type: t, ...(first === undefined ? {} : { [first]: a }), ...(second === undefined ? {} : { [second]: b }) };
});

test('any JSON is listed or refused, and the refusal can be told', () => {
  for (const t of POSITIONS) {
    const listed = new Set(game.moves(t.state, t.seat()).map((m) => JSON.stringify(m)));
    expect(listed.size).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.oneof(likely, fc.jsonValue()), (move) => {
        const refusal = t.refusal(move);
        if (refusal) speaks(`rule.${refusal.rule}`, refusal.params);
        else expect(listed).toContain(JSON.stringify(move));
      }),
      { numRuns: 400, seed: 1 },
    );
  }
});

test.each(LANGS)('%s says what exactly is wrong', async (lang) => {
  const catalogue = await hameln.texts[lang]();
  const wedding = table({ hall: { 0: ['girl'], 2: ['boy'] }, set: { money: [9, 0, 3] } });
  wedding.act('wed');
  wedding.play({ type: 'wed', child: 'girl', partner: 2 });
  const cases = [
    wedding.refusal({ type: 'move-in', house: 'A4' }),
    POSITIONS[6]?.refusal({ type: 'rat', circle: 'X1' }),
    POSITIONS[7]?.refusal({ type: 'bribe', field: 'red', florins: -1 }),
    POSITIONS[9]?.refusal({ type: 'ransom', boys: 1, girls: 1 }),
  ];
  const company = { names: ['Red', 'Green', 'Blue', 'Yellow', 'White'], reader: 0 };
  const told = cases.map((r) => say(catalogue, lang, { key: `rule.${r?.rule}`, params: r?.params }, company));
  expect(told).toMatchSnapshot();
});

test.each(LANGS)('%s tells those who live in a house that it is theirs', async (lang) => {
  const catalogue = await hameln.texts[lang]();
  const names = ['READER', 'Bo'];
  const told = ['tell.house', 'tell.house-overrun', 'tell.half'].flatMap((key) =>
    (key === 'tell.half'
      ? [{ man: 0 }]
      : [
          { man: 0, woman: 1 },
          { man: 1, woman: 0 },
        ]
    ).map((params) =>
      say(catalogue, lang, { key, params: { ...params, house: 'A1', price: 4, circles: 4, taken: 1, rats: 1 } }, { names, reader: 0 }),
    ),
  );
  for (const text of told) expect(text).not.toContain('READER');
});
