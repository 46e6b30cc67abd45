import * as v from 'valibot';
import type { ClockRules } from '../../core/clock.ts';
import type { ScoreSheet } from '../../core/sheet.ts';
import type { Lobby, TableLine, Watchable, WatchLine } from '../../protocol/api.ts';
import { CALL_WISH, type Calling } from '../../protocol/calling.ts';
import { type Acquaintances, SEEK_WISH, type WaitingInfo } from '../../protocol/pairing.ts';
import type { PasskeyInfo } from '../../protocol/passkeys.ts';
import { type PersonInfo, type PersonPage, PICTURES, type RatingLists, type Strength } from '../../protocol/people.ts';

/**
 * What routes answer, for their description; the compiler holds each to the type that the pages read. Objects may get more fields:
 * programs pass over what they do not know.
 */
export type Describes<T> = v.GenericSchema<unknown, T>;

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const maybe = v.exactOptional;

export const DONE = v.object({ done: v.literal(true) });
export const ID = v.object({ id: text });
export const KEY_URL = v.object({ url: text });
export const NAME = v.object({ name: text });
/** The body of every error: the rule, what its sentence needs, and to programs the sentence, in the language they ask for. */
export const REFUSAL = v.object({
  rule: text,
  params: maybe(v.record(text, v.union([text, v.number(), v.array(v.union([text, v.number()]))]))),
  at: maybe(count),
  text: maybe(text),
});

export const CLOCK_RULES = v.object({
  reserve: count,
  increment: count,
  delay: count,
  over: v.picklist(['bot', 'resign']),
}) satisfies Describes<ClockRules>;

export const SHEET = v.object({
  ending: maybe(text),
  categories: v.array(text),
  rows: v.array(v.array(v.number())),
  totals: v.array(v.number()),
}) satisfies Describes<ScoreSheet>;

export const STATUS = v.picklist(['waiting', 'playing', 'over']);

const TABLE_LINE = v.object({
  id: text,
  game: text,
  status: STATUS,
  names: v.array(text),
  seats: count,
  taken: count,
  others: maybe(v.array(text)),
  yourTurn: v.boolean(),
  turn: maybe(v.array(text)),
  left: maybe(v.number()),
  n: count,
  at: v.number(),
  score: maybe(v.array(v.number())),
  clock: maybe(CLOCK_RULES),
  closed: maybe(v.boolean()),
  rating: maybe(v.number()),
}) satisfies Describes<TableLine>;
const WATCH_LINE = v.object({ ...TABLE_LINE.entries, rating: v.number(), watchers: count }) satisfies Describes<WatchLine>;

export const LOBBY = v.object({
  waiting: v.array(TABLE_LINE),
  mine: v.array(TABLE_LINE),
  best: maybe(WATCH_LINE),
  invited: maybe(v.array(v.object({ ...TABLE_LINE.entries, by: text }))),
}) satisfies Describes<Lobby>;
export const WATCHABLE = v.object({ games: v.array(WATCH_LINE) }) satisfies Describes<Watchable>;

const STRENGTH = { rating: v.number(), margin: v.number() };
const strength = v.object(STRENGTH) satisfies Describes<Strength>;
const PERSON = { id: maybe(text), name: text, picture: v.picklist(PICTURES) };
export const PERSON_INFO = v.object(PERSON) satisfies Describes<PersonInfo>;
const company = v.picklist(['duel', 'company']);

export const RATINGS = v.object({
  game: text,
  lists: v.array(
    v.object({
      company,
      lines: v.array(
        v.union([
          v.object({ ...STRENGTH, ...PERSON, games: count }),
          v.object({ ...STRENGTH, bot: v.picklist(['apprentice', 'journeyman', 'master']) }),
        ]),
      ),
    }),
  ),
}) satisfies Describes<RatingLists>;

export const PERSON_PAGE = v.object({
  ...PERSON,
  mine: v.boolean(),
  since: v.number(),
  bot: maybe(v.object({ owner: maybe(PERSON_INFO), online: v.boolean() })),
  ratings: v.array(v.object({ ...STRENGTH, game: text, company, games: count, provisional: v.boolean(), curve: v.array(strength) })),
  played: v.array(v.object({ game: text, games: count, won: count })),
  last: v.array(
    v.object({
      table: text,
      game: text,
      at: v.number(),
      won: v.boolean(),
      others: v.array(v.union([PERSON_INFO, v.object({ bot: text })])),
    }),
  ),
  partners: v.array(v.object({ ...PERSON, games: count })),
}) satisfies Describes<PersonPage>;

export const CALLING = v.object({
  key: text,
  devices: v.array(text),
  mail: v.boolean(),
  address: v.nullable(text),
  confirmed: v.boolean(),
  wish: v.nullable(CALL_WISH),
}) satisfies Describes<Calling>;
export const CALL_TEST = v.object({ devices: count, mail: v.boolean() });

const PASSKEY = v.object({ id: text, device: text, createdAt: v.number(), usedAt: v.number() }) satisfies Describes<PasskeyInfo>;
export const PASSKEYS = v.object({ passkeys: v.array(PASSKEY) });
export const PASSKEY_OPTIONS = v.object({ options: v.looseObject({}) });

const TOURNAMENT_HEAD = {
  id: text,
  name: text,
  game: text,
  seats: count,
  system: text,
  status: v.picklist(['open', 'running', 'over']),
  round: count,
  rounds: count,
};
export const TOURNAMENTS = v.object({ tournaments: v.array(v.looseObject({ ...TOURNAMENT_HEAD, entered: count, at: v.number() })) });
export const TOURNAMENT = v.looseObject({
  ...TOURNAMENT_HEAD,
  version: count,
  between: v.boolean(),
  host: v.boolean(),
  players: v.array(v.object({ player: count, name: text, person: maybe(text), bot: maybe(text), gone: maybe(v.boolean()) })),
  standings: v.array(v.object({ player: count, place: count, points: v.number(), games: count, ties: v.array(v.number()) })),
  games: v.array(v.object({ round: count, players: v.array(count), table: maybe(text), points: maybe(v.array(v.number())) })),
});

export const WAITING = v.object({
  counts: v.record(text, count),
  mine: v.nullable(v.object({ wish: SEEK_WISH, waited: v.number() })),
}) satisfies Describes<WaitingInfo>;
export const ACQUAINTANCES = v.object({
  people: v.array(v.object({ ...PERSON, games: count, state: maybe(v.picklist(['asked', 'declined', 'here'])) })),
}) satisfies Describes<Acquaintances>;

/** A record file: docs/decisions/0008. */
export const RECORD = v.looseObject({
  format: count,
  game: text,
  rules: count,
  players: v.array(v.looseObject({ name: text })),
  entries: v.array(v.looseObject({ seat: count })),
});
export const MY_DATA = v.looseObject({ format: text, name: text, tables: v.array(v.looseObject({})) });
export const HEALTH = v.looseObject({ ok: v.boolean() });
