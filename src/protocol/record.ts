import * as v from 'valibot';
import type { AnyMove } from '../core/game.ts';
import { FORMAT, type GameRecord } from '../core/record.ts';
import type { Phrase } from '../core/text.ts';

/** A file is somebody else's: it may be cut off, mistyped, huge or malicious. The fault is one phrase that names the place. */
export type Parsed = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly fault: Phrase };

const MAX_CHARACTERS = 4_000_000;
const MAX_ENTRIES = 100_000;
const MAX_NAME = 60;
const MAX_DEPTH = 6;

export function parseRecord(text: string): Parsed {
  if (text.length > MAX_CHARACTERS) return broken('too-long', { most: MAX_CHARACTERS });
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return text.trim() === '' ? broken('empty') : broken('not-json', positionOf(text, error));
  }
  const { format, players } = isObject(json) ? (json as { readonly format?: unknown; readonly players?: unknown }) : {};
  if (format === undefined) return broken('not-a-record');
  if (format !== FORMAT) return broken('format', { place: 'format', format: short(format), known: FORMAT });
  const read = v.safeParse(recordOf(Array.isArray(players) ? players.length : 0), json, { abortEarly: true });
  return read.success ? { ok: true, record: read.output } : { ok: false, fault: phraseOf(read.issues[0]) };
}

type Params = Readonly<Record<string, string | number>>;

const broken = (key: string, params: Params = {}): Parsed => ({
  ok: false,
  fault: { key: `file.${key}`, params: { place: '', ...params } },
});

function positionOf(text: string, error: unknown): Params {
  // Engines word it differently; those that name no position mean the end.
  const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What is wrong travels through the schemas as their message, which must be a string; the place is added at the end. */
const said = (key: string, params: Params = {}): string => JSON.stringify({ key: `file.${key}`, params });
const expected = (what: string, params: Params = {}): string => said('expected', { what, ...params });

function phraseOf({ message, path }: v.BaseIssue<unknown>): Phrase {
  const { key, params } = JSON.parse(message) as { readonly key: string; readonly params: Params };
  const place = (path ?? []).map((step) => (step.type === 'array' ? `[${step.key}]` : `.${short(step.key)}`)).join('');
  return { key, params: { place: place.replace(/^\./, ''), ...params } };
}

const isObject = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x);

const object = v.custom<Record<string, unknown>>(isObject, expected('object'));

/** A field that may not be there. The odd one is told before one that is missing: it is the same one, mistyped. */
const without = (isOdd: (key: string) => boolean) =>
  v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const key = Object.keys(input).find(isOdd);
    if (key === undefined) return;
    addIssue({ message: said('unknown-field'), path: [{ type: 'object', origin: 'key', input, key, value: input[key] }] });
  });

/** Just these fields. One that is missing is told like one of the wrong kind. */
const fields = <const T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    object,
    without((key) => !Object.hasOwn(entries, key)),
    v.object(entries, ({ path }) => {
      const missing = entries[String(path?.[0].key)];
      return (missing && v.safeParse(missing, undefined).issues?.[0].message) ?? expected('object');
    }),
  );

/** The length is looked at first: a list that is too long is not walked. */
const list = <T extends v.GenericSchema>(item: T, least: number, most: number) =>
  v.pipe(
    v.custom<unknown[]>(Array.isArray, expected('array')),
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input: { length } }) => said('length', { least, most, length }),
    ),
    v.array(item),
  );

const integer = (least: number) => v.custom<number>((x) => Number.isSafeInteger(x) && Number(x) >= least, expected('integer'));
const word = v.custom<string>((x) => isWord(x), expected('word'));
const isWord = (x: unknown): boolean => typeof x === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(x);
const string = v.custom<string>(
  (x) => typeof x === 'string' && x.length <= MAX_NAME && !/\p{Surrogate}/u.test(x),
  expected('text', { most: MAX_NAME }),
);
const hex = (digits: number) =>
  v.custom<string>((x) => typeof x === 'string' && x.length === digits && /^[0-9a-f]*$/.test(x), expected('hex', { digits }));

/** Deep nesting would exhaust the stack of whoever compares moves. */
const isShallow = (x: unknown, depth = MAX_DEPTH): boolean =>
  typeof x !== 'object' || x === null || (depth > 0 && Object.values(x).every((value) => isShallow(value, depth - 1)));

/** Whose rules it is to judge: handed on as it is. */
const move = v.pipe(
  v.custom<AnyMove & Record<string, unknown>>(isObject, expected('object')),
  v.forward(
    v.check(({ type }) => isWord(type), expected('word')),
    ['type'],
  ),
  v.check((x) => isShallow(x), said('too-deep')),
);

/** So few fields that each kind of value has its own fault. */
const option = v.lazy((x) =>
  typeof x === 'string' ? string : typeof x === 'number' ? integer(-1e9) : v.boolean(expected('option')),
) as v.GenericSchema<string | number | boolean>;
/** What no program may take for a field of its own; valibot would leave it out in silence. */
const isReserved = (key: string): boolean => ['__proto__', 'prototype', 'constructor'].includes(key);
const options = v.pipe(object, without(isReserved), v.record(v.string(), option));

const recordOf = (seats: number) => {
  const numbers = list(integer(-1e9), seats, seats);
  const seat = v.pipe(
    integer(-1),
    v.check(
      (n) => n < seats,
      ({ input }) => said('seat', { seat: input, seats }),
    ),
  );
  const share = v.union([v.literal(''), hex(32)], expected('hex', { digits: 32 }));
  return fields({
    format: v.literal(FORMAT),
    players: list(fields({ name: string, bot: v.optional(string) }), 2, 16),
    game: word,
    rules: integer(0),
    options,
    fairness: v.optional(
      fields({
        commitment: hex(64),
        contributions: list(share, seats, seats),
        seed: v.optional(hex(64)),
        seal: v.optional(hex(64)),
        deals: v.optional(v.boolean(expected('option'))),
      }),
    ),
    entries: list(fields({ seat, move, at: v.optional(integer(0)) }), 0, MAX_ENTRIES),
    result: v.optional(fields({ ending: word, payoffs: numbers, totals: numbers })),
  });
};

/** Foreign text in a sentence: short, and without line breaks. */
const short = (x: unknown): string =>
  String(JSON.stringify(x) ?? x)
    .replaceAll(/^"|"$/g, '')
    .slice(0, 30);
