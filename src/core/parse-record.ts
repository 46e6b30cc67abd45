import type { Fairness } from './fair.ts';
import type { AnyMove, Options, OptionValue } from './game.ts';
import { FORMAT, type GameRecord, type RecordEntry, type RecordPlayer, type RecordResult } from './record.ts';
import type { Phrase } from './text.ts';

/** A file is somebody else's: it may be cut off, mistyped, huge or malicious. The fault is one phrase that names the place. */
export type Parsed = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly fault: Phrase };

const MAX_CHARACTERS = 4_000_000;
const MAX_ENTRIES = 100_000;
const MAX_NAME = 60;
const MAX_DEPTH = 6;

class Fault extends Error {
  readonly phrase: Phrase;
  constructor(phrase: Phrase) {
    super(phrase.key);
    this.phrase = phrase;
  }
}

const fail = (key: string, place: string, params: Record<string, string | number> = {}): never => {
  throw new Fault({ key: `file.${key}`, params: { place, ...params } });
};

export function parseRecord(text: string): Parsed {
  try {
    if (text.length > MAX_CHARACTERS) fail('too-long', '', { most: MAX_CHARACTERS });
    return { ok: true, record: readRecord(readJson(text)) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.phrase };
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (text.trim() === '') return fail('empty', '');
    // Engines word it differently; those that name no position mean the end.
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    return fail('not-json', '', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
  }
}

function readRecord(json: unknown): GameRecord {
  const o = object(json, '');
  if (o.format === undefined) fail('not-a-record', '');
  if (o.format !== FORMAT) fail('format', 'format', { format: short(o.format), known: FORMAT });
  only(o, '', ['format', 'game', 'rules', 'players', 'options', 'fairness', 'entries', 'result']);
  const players = array(o.players, 'players', 2, 16).map((p, i) => readPlayer(p, `players[${i}]`));
  return {
    format: FORMAT,
    game: word(o.game, 'game'),
    rules: integer(o.rules, 'rules', 0),
    players,
    options: readOptions(o.options),
    fairness: o.fairness === undefined ? undefined : readFairness(o.fairness, players.length),
    entries: array(o.entries, 'entries', 0, MAX_ENTRIES).map((e, i) => readEntry(e, `entries[${i}]`, players.length)),
    result: o.result === undefined ? undefined : readResult(o.result, players.length),
  };
}

function readPlayer(json: unknown, place: string): RecordPlayer {
  const o = object(json, place);
  only(o, place, ['name', 'bot']);
  const name = string(o.name, `${place}.name`, MAX_NAME);
  return o.bot === undefined ? { name } : { name, bot: string(o.bot, `${place}.bot`, MAX_NAME) };
}

function readOptions(json: unknown): Options {
  const o = object(json, 'options');
  for (const [key, value] of Object.entries(o)) {
    if (typeof value === 'string') string(value, `options.${short(key)}`, MAX_NAME);
    else if (typeof value === 'number') integer(value, `options.${short(key)}`, -1e9);
    else if (typeof value !== 'boolean') fail('expected', `options.${short(key)}`, { what: 'option' });
  }
  return o as Record<string, OptionValue>;
}

function readFairness(json: unknown, seats: number): Fairness {
  const o = object(json, 'fairness');
  only(o, 'fairness', ['commitment', 'contributions', 'seed', 'seal']);
  return {
    commitment: hex(o.commitment, 'fairness.commitment', 64),
    contributions: array(o.contributions, 'fairness.contributions', seats, seats).map((c, i) =>
      c === '' ? '' : hex(c, `fairness.contributions[${i}]`, 32),
    ),
    seed: o.seed === undefined ? undefined : hex(o.seed, 'fairness.seed', 64),
    seal: o.seal === undefined ? undefined : hex(o.seal, 'fairness.seal', 64),
  };
}

function readEntry(json: unknown, place: string, seats: number): RecordEntry {
  const o = object(json, place);
  only(o, place, ['seat', 'move', 'at']);
  const seat = integer(o.seat, `${place}.seat`, -1);
  if (seat >= seats) fail('seat', `${place}.seat`, { seat, seats });
  const move = object(o.move, `${place}.move`);
  word(move.type, `${place}.move.type`);
  shallow(move, `${place}.move`, MAX_DEPTH);
  const entry = { seat, move: move as unknown as AnyMove };
  return o.at === undefined ? entry : { ...entry, at: integer(o.at, `${place}.at`, 0) };
}

function readResult(json: unknown, seats: number): RecordResult {
  const o = object(json, 'result');
  only(o, 'result', ['ending', 'payoffs', 'totals']);
  const numbers = (x: unknown, place: string) => array(x, place, seats, seats).map((n, i) => integer(n, `${place}[${i}]`, -1e9));
  return {
    ending: word(o.ending, 'result.ending'),
    payoffs: numbers(o.payoffs, 'result.payoffs'),
    totals: numbers(o.totals, 'result.totals'),
  };
}

type Fields = Record<string, unknown>;

function object(x: unknown, place: string): Fields {
  if (typeof x !== 'object' || x === null || Array.isArray(x))
    return fail(place === '' ? 'not-a-record' : 'expected', place, { what: 'object' });
  return x as Fields;
}

function only(o: Fields, place: string, known: readonly string[]): void {
  const odd = Object.keys(o).find((key) => !known.includes(key));
  if (odd !== undefined) fail('unknown-field', place === '' ? short(odd) : `${place}.${short(odd)}`);
}

function array(x: unknown, place: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(x)) return fail('expected', place, { what: 'array' });
  if (x.length < least || x.length > most) fail('length', place, { least, most, length: x.length });
  return x;
}

function integer(x: unknown, place: string, least: number): number {
  if (typeof x !== 'number' || !Number.isSafeInteger(x) || x < least) return fail('expected', place, { what: 'integer' });
  return x;
}

function string(x: unknown, place: string, most: number): string {
  if (typeof x !== 'string' || x.length > most || /\p{Surrogate}/u.test(x)) return fail('expected', place, { what: 'text', most });
  return x;
}

function word(x: unknown, place: string): string {
  if (typeof x !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(x)) return fail('expected', place, { what: 'word' });
  return x;
}

function hex(x: unknown, place: string, digits: number): string {
  if (typeof x !== 'string' || x.length !== digits || !/^[0-9a-f]*$/.test(x)) return fail('expected', place, { what: 'hex', digits });
  return x;
}

/** Deep nesting would exhaust the stack of whoever compares moves. */
function shallow(x: unknown, place: string, depth: number): void {
  if (typeof x !== 'object' || x === null) return;
  if (depth === 0) fail('too-deep', place);
  for (const value of Object.values(x)) shallow(value, place, depth - 1);
}

/** Foreign text in a sentence: short, and without line breaks. */
const short = (x: unknown): string =>
  String(JSON.stringify(x) ?? x)
    .replaceAll(/^"|"$/g, '')
    .slice(0, 30);
