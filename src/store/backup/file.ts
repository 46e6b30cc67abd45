import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { StoreFault } from '../backend.ts';

/** Text, a number or nothing: the schema knows no other values. */
export type Value = string | number | null;
export type Row = readonly Value[];

const HEAD = v.object({
  ratskeller: v.literal('backup'),
  format: v.literal(1),
  at: v.number(),
  /** The migrations that had been run, in their order: which schema this is. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
});
export type Head = v.InferOutput<typeof HEAD>;
export type Part = Head['tables'][number];

/** A database to be read as it is at one moment, whatever is written to it meanwhile. */
export interface Source {
  readonly head: Head;
  rows(part: Part): AsyncIterable<Row>;
  close(): Promise<void>;
}

export const rowsOf = ({ tables }: Head): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Longer than any line that we write: what is no backup must not fill the memory. */
const LONGEST = 64 * 2 ** 20;
const CHUNK = 64 * 2 ** 10;
const NEWLINE = 10;

/**
 * Lines of JSON, packed: the head, all rows of all tables in the head's order, and the hash of everything before. The same for both
 * databases, so that one can be restored from the other's.
 */
export async function writeBackup(path: string, source: Source, step: (rows: number) => void): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(lines(source, step)), createGzip({ level: 6 }), file);
}

async function* lines(source: Source, step: (rows: number) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let waiting = `${JSON.stringify(source.head)}\n`;
  for (const part of source.head.tables) {
    for await (const row of source.rows(part)) {
      waiting += `${JSON.stringify(row)}\n`;
      step(1);
      if (waiting.length < CHUNK) continue;
      hash.update(waiting);
      yield waiting;
      waiting = '';
    }
  }
  hash.update(waiting);
  yield `${waiting}${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** What a row of a file is, for whoever puts it somewhere. */
export type Take = (part: Part, row: Row) => void;

/** Reads a whole file and hands on its rows. Throws a sentence if anything is not as it was written; what was handed on is void then. */
export async function readBackup(path: string, begin: (head: Head) => Promise<Take>): Promise<Head> {
  try {
    return await read(path, begin);
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') throw new StoreFault(`There is no file ${path}: name a backup.`);
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(path, message);
    throw error;
  }
}

const damaged = (path: string, reason: string): StoreFault =>
  new StoreFault(`${path} is no whole backup (${reason}): take another one, nothing was changed.`);

async function read(path: string, begin: (head: Head) => Promise<Take>): Promise<Head> {
  const hash = createHash('sha256');
  let head: Head | undefined;
  let take: Take | undefined;
  let left: { readonly part: Part; rows: number }[] = [];
  let sealed = false;
  for await (const line of linesOf(path)) {
    if (sealed) throw damaged(path, 'something follows its end');
    const value = parse(path, line);
    while (left[0]?.rows === 0) left.shift();
    const [current] = left;
    if (!head || !take) {
      head = headOf(path, value);
      take = await begin(head);
      left = head.tables.map((part) => ({ part, rows: part.rows }));
    } else if (current) {
      take(current.part, rowOf(path, current.part, value));
      current.rows -= 1;
    } else if ((value as { sha256?: unknown } | null)?.sha256 === hash.digest('hex')) {
      sealed = true;
      continue;
    } else throw damaged(path, 'its checksum differs');
    hash.update(line).update('\n');
  }
  if (!head || !sealed) throw damaged(path, 'its end is missing');
  return head;
}

/** Lines end with a newline and nothing else: letters that other readers take for one stand within our texts. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(path).on('error', (error) => unpacked.destroy(error));
  const unpacked = bytes.pipe(createGunzip());
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, from)) {
      yield rest.toString('utf8', from, end);
      from = end + 1;
    }
    rest = rest.subarray(from);
    if (rest.length > LONGEST) throw damaged(path, 'a line has no end');
  }
  if (rest.length > 0) throw damaged(path, 'its last line is cut off');
}

function parse(path: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(path, 'a line is not JSON');
  }
}

function headOf(path: string, value: unknown): Head {
  const { format } = (value ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > 1)
    throw new StoreFault(`${path} was made by a newer version of Ratskeller: restore it with that version.`);
  const result = v.safeParse(HEAD, value);
  if (!result.success) throw damaged(path, 'it does not begin like one');
  return result.output;
}

function rowOf(path: string, { name, columns }: Part, value: unknown): Row {
  const fits = Array.isArray(value) && value.length === columns.length && value.every(isValue);
  if (!fits) throw damaged(path, `a row of ${name} does not fit its columns`);
  return value as Row;
}

const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';
