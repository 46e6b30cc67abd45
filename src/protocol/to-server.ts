import * as v from 'valibot';
import { DAYS_OFF } from '../core/clock.ts';
import { BEST } from './api.ts';
import { SEEK_WISH } from './pairing.ts';
import { PHRASES } from './phrases.ts';
import { plainText, ruleOf } from './plain-text.ts';

const TABLE = /^[A-Za-z0-9_-]{4,40}$/;
export const isTableId = (text: string): boolean => TABLE.test(text);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Of the sender's choice. */
const id = count;
const table = v.pipe(v.string(), v.check(isTableId));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
/** The log length the sender was looking at. */
const n = count;
/** No turn of any game has more; a sender who has goes on with the next message. */
const MOST_MOVES = 16;
const moves = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_MOVES), v.readonly());
/** A player's own share of the table's randomness, in hexadecimal. */
const luck = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What a browser may say. Each message gets exactly one answer with `re: id`. */
export const TO_SERVER = v.variant('type', [
  /** Joining, reconnecting and asking for an update are one: `known` is the log length the sender has, 0 for nothing. */
  v.strictObject({ id, type: v.literal('watch'), version: count, table, known: n }),
  v.strictObject({ id, type: v.literal('unwatch'), table }),
  /** Whether anybody sees the page: who does not see a table is called when it is their turn. */
  v.strictObject({ id, type: v.literal('hidden'), hidden: v.boolean() }),
  /** Looks for people to play with, or for others than before; answered with how it stands. */
  v.strictObject({ id, type: v.literal('seek'), wish: SEEK_WISH }),
  /** Looks no longer. */
  v.strictObject({ id, type: v.literal('unseek') }),
  v.strictObject({ id, type: v.literal('sit'), table, seat, luck }),
  v.strictObject({ id, type: v.literal('stand'), table, seat }),
  /** The host gives an open seat to a bot, or frees a seat: a bot's or another person's (bot: null). */
  v.strictObject({ id, type: v.literal('bot'), table, seat, bot: v.nullable(v.pipe(v.string(), v.maxLength(40))) }),
  /** Own seats that owe their share of chance get it; see `SeatInfo.owesLuck`. */
  v.strictObject({ id, type: v.literal('luck'), table, luck }),
  v.strictObject({ id, type: v.literal('start'), table }),
  /** Moves in order, all or none, up to where somebody else or chance must act. They are any JSON; the referee knows which are legal. */
  v.strictObject({ id, type: v.literal('play'), table, seat, n, moves }),
  v.strictObject({ id, type: v.literal('take-back'), table, seat, n }),
  /** Leave a running game: a bot plays on; `sit` takes the seat again. */
  v.strictObject({ id, type: v.literal('leave'), table, seat }),
  /** Lets a bot play on for another player who is away; that player takes the seat again by `sit`. */
  v.strictObject({ id, type: v.literal('substitute'), table, seat }),
  v.strictObject({ id, type: v.literal('resign'), table, seat }),
  /** Asks the other players to wait, or to let the step be taken back that was the last at log length `n`; bots agree. */
  v.strictObject({ id, type: v.literal('ask'), table, seat, what: v.picklist(['pause', 'take-back']), n }),
  /** What a player says to that. The one who asked says no to ask no more. */
  v.strictObject({ id, type: v.literal('agree'), table, yes: v.boolean() }),
  /** Ends a pause: any player may. */
  v.strictObject({ id, type: v.literal('resume'), table }),
  /** The seat's clock stands still for so many days, where turns have days; 0: back again. */
  v.strictObject({
    id,
    type: v.literal('holiday'),
    table,
    seat,
    days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAYS_OFF)),
  }),
  v.strictObject({ id, type: v.literal('chat'), table, text: plainText(300) }),
  /** Says something that everybody reads in their own language. */
  v.strictObject({ id, type: v.literal('phrase'), table, phrase: v.picklist(PHRASES) }),
  /** The same players, a new table; answered with its id. With `best` the game that is over was the first of a series. */
  v.strictObject({ id, type: v.literal('rematch'), table, best: v.optional(BEST) }),
  /** The view at an earlier log length. */
  v.strictObject({ id, type: v.literal('look'), table, seat: v.nullable(seat), n }),
]);

export type ToServer = v.InferOutput<typeof TO_SERVER>;

/** The only reading of foreign text on the socket. The fault names the place, for the answer. */
export function parseToServer(
  text: string,
):
  | { readonly ok: true; readonly message: ToServer }
  | { readonly ok: false; readonly re: number | null; readonly rule: string; readonly fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, re: null, rule: 'server/malformed', fault: 'json' };
  }
  if (isPlay(json)) return { ok: true, message: json };
  const result = v.safeParse(TO_SERVER, json);
  if (result.success) return { ok: true, message: result.output };
  const re = v.safeParse(v.looseObject({ id }), json);
  const issue = result.issues[0];
  return { ok: false, re: re.success ? re.output.id : null, rule: ruleOf(issue), fault: v.getDotPath(issue) ?? 'message' };
}

type Play = Extract<ToServer, { readonly type: 'play' }>;
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;

/** The same as the schema says of a move, at a tenth of the cost: nearly all messages are moves. What it does not know the schema decides. */
function isPlay(json: unknown): json is Play {
  if (typeof json !== 'object' || json === null) return false;
  const { id, type, table, seat, n, moves } = json as Partial<Record<keyof Play, unknown>>;
  if (type !== 'play' || !Array.isArray(moves) || moves.length < 1 || moves.length > MOST_MOVES || Object.keys(json).length !== 6)
    return false;
  return isCount(id) && isCount(n) && isCount(seat) && seat <= 15 && typeof table === 'string' && isTableId(table);
}
