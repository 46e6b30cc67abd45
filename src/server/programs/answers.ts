import * as v from 'valibot';
import { type BotEvent, type BotInfo, type MyPrograms, type NewToken, SCOPES, type TableNow } from '../../protocol/programs.ts';
import type {
  ChatLine,
  ChatMessage,
  ClockInfo,
  ClockMessage,
  OkMessage,
  PastMessage,
  PositionMessage,
  PresenceMessage,
  SeatInfo,
  TableInfo,
  TableMessage,
} from '../../protocol/to-browser.ts';
import { CLOCK_RULES, RECORD, REFUSAL, SHEET, STATUS } from '../http/answers.ts';

/** What programs are answered and told; see http/answers.ts. */
type Describes<T> = v.GenericSchema<unknown, T>;
const text = v.string();
const count = v.pipe(v.number(), v.integer());
const maybe = v.exactOptional;
const seats = v.array(count);
const yes = maybe(v.boolean());

const BOT = v.object({ id: text, name: text, picture: text, online: v.boolean() }) satisfies Describes<BotInfo>;
const scopes = v.array(v.picklist(SCOPES));
export const MY_PROGRAMS = v.object({
  tokens: v.array(v.object({ id: text, name: text, scopes, createdAt: v.number(), usedAt: v.number() })),
  bots: v.array(BOT),
}) satisfies Describes<MyPrograms>;
export const MADE_TOKEN = v.object({ id: text, token: text }) satisfies Describes<NewToken>;
export const BOTS = v.object({ bots: v.array(BOT) });

const CLOCK_INFO = v.object({
  rules: CLOCK_RULES,
  times: v.array(v.number()),
  running: seats,
  paused: maybe(v.literal(true)),
  holidays: maybe(v.array(v.object({ seat: count, until: v.number() }))),
  daysOff: maybe(v.array(v.number())),
}) satisfies Describes<ClockInfo>;

const options = v.record(text, v.union([text, v.number(), v.boolean()]));
const SEAT = { kind: v.picklist(['open', 'human', 'bot']), name: text, bot: maybe(text), left: yes, reserved: yes, yours: v.boolean() };
const seatInfo = v.object({
  ...SEAT,
  person: maybe(text),
  resigned: yes,
  online: yes,
  away: yes,
  owesLuck: yes,
}) satisfies Describes<SeatInfo>;

const NOW = {
  table: text,
  game: text,
  rules: count,
  options,
  status: STATUS,
  listed: v.boolean(),
  seats: v.array(v.object(SEAT)),
  clock: maybe(CLOCK_INFO),
  seat: maybe(v.nullable(count)),
  n: maybe(count),
  pending: maybe(seats),
  view: maybe(v.unknown()),
  sheet: maybe(SHEET),
  moves: maybe(v.array(v.looseObject({ type: text }))),
};
export const TABLE_NOW = v.object(NOW) satisfies Describes<TableNow>;

export const BOT_EVENT = v.variant('type', [
  v.object({
    type: v.literal('challenge'),
    table: text,
    game: text,
    seats: count,
    options,
    from: text,
    clock: maybe(CLOCK_RULES),
  }),
  v.object({ type: v.literal('withdrawn'), table: text }),
  v.object({ type: v.literal('ask'), ...NOW }),
  v.object({ type: v.literal('over'), table: text, totals: v.array(v.number()) }),
  v.object({ type: v.literal('alive') }),
]) satisfies Describes<BotEvent>;

const line = v.object({
  at: v.number(),
  name: text,
  seat: v.nullable(count),
  text,
  phrase: maybe(v.literal(true)),
  by: text,
}) satisfies Describes<ChatLine>;
const re = maybe(count);
const tableInfo = v.object({
  id: text,
  game: text,
  rules: count,
  options,
  listed: v.boolean(),
  hints: yes,
  hotSeat: v.boolean(),
  status: STATUS,
  seats: v.array(seatInfo),
  host: v.boolean(),
  fair: v.object({ commitment: text, contributions: v.array(text), seed: maybe(text) }),
  spectators: count,
  rematch: maybe(text),
  code: maybe(text),
  clock: maybe(CLOCK_INFO),
  asking: maybe(v.object({ what: v.picklist(['pause', 'take-back']), seat: count, of: seats })),
  closed: maybe(v.object({ by: seats, house: maybe(v.literal(true)) })),
  paired: yes,
}) satisfies Describes<TableInfo>;

const POSITION = v.object({
  type: v.literal('position'),
  re,
  table: text,
  n: count,
  from: count,
  viewer: v.nullable(count),
  pending: seats,
  view: v.unknown(),
  events: v.array(v.object({ n: count, event: v.looseObject({ type: text }) })),
  sheet: SHEET,
  takeBack: seats,
  thinking: seats,
}) satisfies Describes<PositionMessage>;
const OK = v.object({ type: v.literal('ok'), re: count, table: maybe(text) }) satisfies Describes<OkMessage>;
const CHAT = v.object({ type: v.literal('chat'), re, table: text, line }) satisfies Describes<Omit<ChatMessage, 're'>>;
const PAST = v.object({
  type: v.literal('past'),
  re: count,
  table: text,
  n: count,
  viewer: v.nullable(count),
  view: v.unknown(),
  sheet: SHEET,
}) satisfies Describes<PastMessage>;

/** What an action is answered with: the same as on a socket. */
export const ACTED = v.variant('type', [POSITION, OK, CHAT, PAST]);

/** One line of a table's stream. */
export const TABLE_EVENT = v.variant('type', [
  v.object({ type: v.literal('table'), re, table: tableInfo, chat: maybe(v.array(line)) }) satisfies Describes<TableMessage>,
  POSITION,
  v.object({ type: v.literal('presence'), table: text, spectators: count, online: seats }) satisfies Describes<PresenceMessage>,
  v.object({ type: v.literal('clock'), table: text, clock: CLOCK_INFO }) satisfies Describes<ClockMessage>,
  CHAT,
  v.object({ type: v.literal('alive') }),
]);

/** One line of a list of records. */
export const RECORD_LINE = v.object({ n: count, at: v.number(), table: text, record: RECORD });

/** What a socket says. */
export const TO_BROWSER = v.variant('type', [
  ...TABLE_EVENT.options,
  v.object({ ...v.omit(POSITION, ['type', 'view', 'sheet']).entries, type: v.literal('change'), change: v.unknown(), hash: v.number() }),
  OK,
  PAST,
  v.object({ ...REFUSAL.entries, type: v.literal('refused'), re: v.nullable(count) }),
]);
