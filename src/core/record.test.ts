import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecord } from '../protocol/record.ts';
import { say } from '../text/say.ts';
import { commitment, fairRng } from './fair.ts';
import type { AnyMove } from './game.ts';
import { type Match, open, pending, roll, submit } from './match.ts';
import { type GameRecord, makeRecord, writeRecord } from './record.ts';
import { replay, verify } from './replay.ts';
import { seeded } from './rng.ts';
import { mice } from './testing/mice.ts';
import { en } from './texts/en.ts';

const SEED = 'a3'.repeat(32);
const LUCK = ['0b'.repeat(16), ''];

/** A whole fair game between players who choose at random. */
function fairGame(seed = SEED): { match: Match; record: GameRecord } {
  const match = open(mice, 2, { hand: 3 });
  const rng = fairRng(seed, LUCK, match.log);
  roll(match, rng);
  const pick = seeded(11);
  while (pending(match).length > 0) {
    const seat = pending(match)[0] ?? 0;
    const moves = mice.moves(match.state as never, seat);
    submit(match, seat, match.log.length, [moves[pick(moves.length)]], rng);
  }
  const fairness = { commitment: commitment(seed), contributions: LUCK, seed };
  const players = [{ name: 'Ana' }, { name: 'Bo', bot: 'greedy' }];
  return { match, record: makeRecord(match, { players, fairness, times: match.log.map((_, n) => 1000 + n) }) };
}

const { record } = fairGame();
const text = writeRecord(record);

test('a record is written, read and replayed to the same game', () => {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.fault.key);
  expect(JSON.parse(JSON.stringify(parsed.record))).toEqual(JSON.parse(JSON.stringify(record)));
  expect(verify(mice, parsed.record)).toBeUndefined();
  const again = replay(mice, parsed.record);
  expect(again.ok && again.match).toEqual({ ...fairGame().match, before: undefined });
});

test('the seed is in no record of a game that goes on', () => {
  const match = open(mice, 2, { hand: 3 });
  roll(match, fairRng(SEED, LUCK, match.log));
  const fairness = { commitment: commitment(SEED), contributions: LUCK, seed: SEED };
  expect(writeRecord(makeRecord(match, { players: [{ name: 'A' }, { name: 'B' }], fairness }))).not.toContain(SEED);
});

const changed = (change: (r: { -readonly [K in keyof GameRecord]: GameRecord[K] }) => void): GameRecord => {
  const copy = JSON.parse(text) as GameRecord;
  change(copy);
  return copy;
};
const key = (r: GameRecord) => verify(mice, r)?.phrase.key;

test('another seed, contribution, seal or result is found', () => {
  const fairness = record.fairness ?? { commitment: '', contributions: [] };
  expect(
    key(
      changed((r) => {
        r.fairness = { ...fairness, seed: 'b4'.repeat(32) };
      }),
    ),
  ).toBe('file.seed-differs');
  expect(
    key(
      changed((r) => {
        r.fairness = { ...fairness, contributions: ['', LUCK[0] ?? ''] };
      }),
    ),
  ).toBe('file.draw-differs');
  expect(
    key(
      changed((r) => {
        r.fairness = { ...fairness, seal: '0'.repeat(64) };
      }),
    ),
  ).toBe('file.seal-differs');
  expect(
    key(
      changed((r) => {
        r.result = { ending: 'bids', payoffs: [0, 0], totals: [9, 9] };
      }),
    ),
  ).toBe('file.result-differs');
  expect(
    key(
      changed((r) => {
        delete r.result;
      }),
    ),
  ).toBe('file.result-missing');
  expect(
    key(
      changed((r) => {
        r.entries = r.entries.slice(0, -1);
        delete r.fairness;
      }),
    ),
  ).toBe('file.result-too-early');
});

test('every single outcome, move or order that differs is found', () => {
  record.entries.forEach((entry, n) => {
    const others: AnyMove[] = [1, 2, 3, 4, 5, 6].map((card) => ({ type: entry.move.type, card }));
    others.push({ type: 'peek' }, { type: 'bid', bid: 1 } as AnyMove, { type: 'bid', bid: 2 } as AnyMove);
    for (const move of others.filter((m) => JSON.stringify(m) !== JSON.stringify(entry.move)))
      expect(
        verify(
          mice,
          changed((r) => {
            r.entries = r.entries.with(n, { ...entry, move });
          }),
        ),
        `entry ${n}: ${JSON.stringify(move)}`,
      ).toBeDefined();
    const next = record.entries[n + 1];
    if (next && JSON.stringify([next.seat, next.move]) !== JSON.stringify([entry.seat, entry.move]))
      expect(
        verify(
          mice,
          changed((r) => {
            r.entries = r.entries.with(n, next).with(n + 1, entry);
          }),
        ),
      ).toBeDefined();
  });
});

test('another game, other rules, a wrong number of seats and wrong options are named', () => {
  expect(
    key(
      changed((r) => {
        r.game = 'chess';
      }),
    ),
  ).toBe('file.other-game');
  expect(
    key(
      changed((r) => {
        r.rules = 9;
      }),
    ),
  ).toBe('file.other-rules');
  expect(
    key(
      changed((r) => {
        r.players = [...r.players, ...r.players];
      }),
    ),
  ).toBe('file.seats');
  expect(
    key(
      changed((r) => {
        r.options = { hand: 5 };
      }),
    ),
  ).toBe('file.option-value');
  expect(
    key(
      changed((r) => {
        r.options = { toString: 5 };
      }),
    ),
  ).toBe('file.unknown-option');
});

test('draws are unbiased by the fair stream', () => {
  const rng = fairRng(SEED, LUCK, []);
  const counts = new Uint32Array(6);
  for (let i = 0; i < 30_000; i++) {
    const k = rng(6);
    counts[k] = (counts[k] ?? 0) + 1;
  }
  const chi2 = counts.reduce((sum, c) => sum + (c - 5000) ** 2 / 5000, 0);
  expect(chi2).toBeLessThan(20.6); // 99.9 %
});

/** The sentence for a broken file; throws if the file is accepted or the sentence is not one. */
function sentence(broken: string): string {
  const parsed = parseRecord(broken);
  if (parsed.ok) throw new Error(`accepted: ${broken.slice(0, 80)}`);
  const said = say(en, 'en', parsed.fault);
  expect(said).toMatch(/^[A-Z].*\.$/);
  expect(said).not.toMatch(/[{}\n]|file\./);
  return said;
}

test('broken files get one sentence with the place', () => {
  expect(sentence('')).toBe('The file is empty.');
  expect(sentence('{\n "format": 1,\n oops')).toMatch(/line 3, column \d+/);
  expect(sentence(text.slice(0, text.length / 2))).toMatch(/damaged at line \d+/);
  expect(sentence('[]')).toBe('The file is not a Ratskeller game.');
  expect(
    sentence(
      JSON.stringify(
        changed((r) => {
          r.format = 2 as never;
        }),
      ),
    ),
  ).toContain('format 2');
  expect(sentence(JSON.stringify({ ...record, extra: 1 }))).toContain('extra');
  expect(
    sentence(
      JSON.stringify(
        changed((r) => {
          r.entries = r.entries.with(3, { seat: 7, move: { type: 'peek' } });
        }),
      ),
    ),
  ).toContain('entries[3].seat');
  expect(sentence(text.replace('"name":"Ana"', '"name":17'))).toContain('players[0].name');
  expect(sentence(`{"format":1,"game":"mice","rules":1,"players":[],"options":{},"entries":[]}`)).toContain('players');
  expect(sentence('x'.repeat(4_000_001))).toContain('too long');
  // Names that every object has are fields like any other.
  expect(sentence(text.replace('"format"', '"constructor":1,"format"'))).toContain('constructor');
  expect(sentence(text.replace('"options": {', '"options": {"__proto__":1,'))).toContain('options.__proto__');
  expect(sentence(text.replace('"move":{"type"', '"move":{"type":"B C","x"'))).toContain('entries[0].move.type');
  // A field that is mistyped is missing as well; its reader looks for what is written.
  expect(sentence(text.replace('"name":"Ana"', '"nmae":"Ana"'))).toContain('players[0].nmae');
  expect(sentence(text.replace('{"name":"Ana"}', '{}'))).toContain('players[0].name');
});

test('moves nested too deeply are refused before anything walks them', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(sentence(text.replace('"move":{"type"', `"move":{"x":${deep},"type"`))).toContain('entries[0].move');
});

test('no file makes the reader crash', () => {
  const json = JSON.parse(text) as Record<string, unknown>;
  const places = paths(json);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), fc.constant(undefined)), (path, value) => {
      const mutant = setAt(structuredClone(json), path, value);
      const parsed = parseRecord(JSON.stringify(mutant) ?? '');
      if (parsed.ok) verify(mice, parsed.record);
      else expect(say(en, 'en', parsed.fault)).toMatch(/\.$/);
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (at, cut, junk) => {
      const parsed = parseRecord(text.slice(0, at) + junk + text.slice(at + cut));
      if (parsed.ok) verify(mice, parsed.record);
    }),
    { numRuns: 2000 },
  );
});

function paths(x: unknown, path: string[] = []): string[][] {
  if (typeof x !== 'object' || x === null) return [path];
  return [path, ...Object.entries(x).flatMap(([k, y]) => paths(y, [...path, k]))];
}

function setAt(x: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const o = x as Record<string, unknown>;
  o[first] = setAt(o[first], rest, value);
  return o;
}
