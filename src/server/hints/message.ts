import type { Here } from './hints.ts';

/** PostgreSQL takes less than 8000 bytes. */
const LIMIT = 7900;
/** More than is written around a packet. */
const FRAME = 60;

/** What there is to tell, gathered until it is told. */
export interface News {
  /** By table: the length of its log. */
  readonly logs: ReadonlyMap<string, number>;
  readonly tables: ReadonlySet<string>;
  readonly here: ReadonlyMap<string, Here>;
  /** More has changed than can be told: everybody is to compare all that they remember. */
  readonly all?: boolean;
  /** Everybody is to tell who is with them. */
  readonly roll?: boolean;
  /** People who waited have found seats. */
  readonly seated?: boolean;
  /** The server ends. */
  readonly bye?: boolean;
}

/** A table, its players who are there, how many look on, and which of the players have it in the background. */
type People = readonly [string, readonly number[], number, ...(readonly [readonly number[]] | readonly [])];

interface Wire {
  readonly from: string;
  readonly logs?: readonly (readonly [string, number])[];
  readonly tables?: readonly string[];
  readonly here?: readonly People[];
  readonly all?: true;
  readonly roll?: true;
  readonly seated?: true;
  readonly bye?: true;
}

/** As few messages as will do: one, unless there are very many people to tell of. */
export function encode(from: string, { logs, tables, here, all = false, roll = false, seated = false, bye = false }: News): string[] {
  const head: Wire = { from, ...(roll && { roll }), ...(seated && { seated }), ...(bye && { bye }) };
  const changes = { ...(logs.size > 0 && { logs: [...logs] }), ...(tables.size > 0 && { tables: [...tables] }) };
  const whole: Wire = { ...head, ...changes };
  const first: Wire = all || JSON.stringify(whole).length > LIMIT ? { ...head, all: true } : whole;
  const [own, ...more] = packed(
    [...here].map(([table, { online, spectators, away }]) => [table, online, spectators, ...(away ? ([away] as const) : ([] as const))]),
    JSON.stringify(first).length,
  );
  const messages: Wire[] = [own?.length ? { ...first, here: own } : first, ...more.map((people) => ({ from, here: people }))];
  return messages.map((message) => JSON.stringify(message));
}

/** In packets, of which the first shares its message with `taken` bytes. */
function packed(people: readonly People[], taken: number): People[][] {
  let packet: People[] = [];
  let room = LIMIT - taken - FRAME;
  const packets = [packet];
  for (const one of people) {
    const size = JSON.stringify(one).length + 1;
    if (size > room) {
      packet = [];
      packets.push(packet);
      room = LIMIT - FRAME;
    }
    packet.push(one);
    room -= size;
  }
  return packets;
}

/** Undefined for what no server of this version has said. */
export function decode(text: string): (News & { readonly from: string }) | undefined {
  try {
    const { from, logs = [], tables = [], here = [], all = false, roll = false, seated = false, bye = false } = JSON.parse(text) as Wire;
    const people = here.map(([table, online, spectators, away]) => [table, { online, spectators, ...(away && { away }) }] as const);
    return { from, logs: new Map(logs), tables: new Set(tables), here: new Map(people), all, roll, seated, bye };
  } catch {
    return undefined;
  }
}
