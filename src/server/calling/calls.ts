import { CHANCE, type Seat } from '../../core/game.ts';
import { isTakeBack, pending } from '../../core/match.ts';
import type { CallTurn, Wish } from '../../store/calls.ts';
import type { ServerContext } from '../context.ts';
import { lengthOf, type Memory } from '../memory.ts';
import { isBots, isPerson } from '../seats.ts';
import type { Tables } from '../tables.ts';
import { mayHaveBeenTaken } from './post.ts';
import { quietUntil } from './quiet.ts';
import { gameIn, type Mover, sayIn, sayMover } from './say.ts';

/** A turn that still waits for its person. */
interface Waiting {
  readonly game: string;
  readonly mover: Mover;
  /** How long the log is. */
  readonly length: number;
}

/** Has somebody called for a turn in a moment, if there is a way to. A second server that notes the same turn changes nothing. */
export async function planCall(context: ServerContext, turn: Omit<CallTurn, 'pushed'>): Promise<void> {
  const { calls } = context.store;
  if ((await calls.isWished(turn.person)) && (await calls.ask(turn))) await ring(context, turn, turn.at + context.limits.call);
}

const ring = ({ jobs }: ServerContext, { table, seat, n }: Pick<CallTurn, 'table' | 'seat' | 'n'>, when: number): Promise<void> =>
  jobs.at(`call/${table}/${seat}`, when, 'call', { table, seat, n });

/** Names what must be done at its time, before jobs start. */
export function nameCalls(context: ServerContext, tables: Tables): void {
  context.jobs.on('call', ({ table, seat, n }) => call(context, tables, String(table), Number(seat), Number(n)));
  context.jobs.on('mail', ({ person }) => write(context, tables, String(person)));
}

/** Jobs may have been forgotten with the server before. */
export async function startCalls(context: ServerContext): Promise<void> {
  await context.push.publicKey();
  const turns = await context.store.calls.turns();
  for (const turn of turns) if (!turn.pushed) await ring(context, turn, turn.at + context.limits.call);
  for (const person of new Set(turns.flatMap((turn) => (turn.pushed ? [turn.person] : [])))) await planMail(context, person);
}

async function call(context: ServerContext, tables: Tables, table: string, seat: Seat, n: number): Promise<void> {
  const { calls } = context.store;
  const turn = await calls.turn(table, seat);
  if (!turn || turn.n !== n || turn.pushed) return;
  const waiting = await stillWaiting(context, tables, turn);
  const wish = waiting && (await calls.wish(turn.person));
  if (!wish) return calls.settle(turn);
  const until = quietUntil(context.now(), wish);
  if (until !== undefined) return ring(context, turn, until);
  // From here on nobody else calls for this turn, whatever happens: rather not at all than twice.
  if (!(await calls.push(turn))) return;
  const say = await sayIn(wish.lang);
  const title = say('turn', { game: gameIn(wish.lang, waiting.game) });
  // What any spectator sees: whoever carries the call may look at it.
  const image = `/picture/${table}.png?n=${waiting.length}&lang=${wish.lang}`;
  await context.push.send(turn.person, { title, body: sayMover(say, waiting.mover), path: `/table/${table}`, image });
  if (context.post && wish.confirmed) await planMail(context, turn.person);
  else await calls.settle(turn);
}

/** Undefined once the turn was taken, or the person has the table before their eyes. */
async function stillWaiting(context: ServerContext, tables: Tables, { table, seat, person, n }: CallTurn): Promise<Waiting | undefined> {
  const held = tables.get(table);
  await held.refresh();
  return held.peek((memory) => {
    const stored = memory.seats[seat];
    if (stored?.person !== person || held.calls.isSeen(stored) || isOnHoliday(context, memory, seat)) return undefined;
    return isAsked(memory, seat, n) ? { game: memory.table.game, mover: lastMover(memory, seat), length: lengthOf(memory) } : undefined;
  });
}

/** Whether it is still that turn of the seat. */
function isAsked(memory: Memory, seat: Seat, n: number): boolean {
  const { table, seats, running } = memory;
  if (!running || table.status !== 'playing' || !isPerson(seats[seat])) return false;
  return pending(running.match).includes(seat) && turnOf(memory, seat) === n;
}

/** How long the log was after the seat's own last entry. */
export const turnOf = ({ running }: Memory, seat: Seat): number =>
  (running?.match.log.findLastIndex((entry) => entry.seat === seat) ?? -1) + 1;

const isOnHoliday = ({ now }: ServerContext, { table }: Memory, seat: Seat): boolean => (table.clocks?.seats[seat]?.until ?? 0) > now();

function lastMover({ seats, running }: Memory, seat: Seat): Mover {
  const last = running?.match.log.findLast((entry) => entry.seat !== CHANCE && entry.seat !== seat && !isTakeBack(entry.move));
  const mover = last && seats[last.seat];
  if (!mover) return 'begun';
  return isBots(mover) ? 'bot' : { name: mover.name };
}

/** Has a mail written once something has waited for long, and no sooner than a while after the last one. */
async function planMail(context: ServerContext, person: string): Promise<void> {
  const { jobs, store, limits, now } = context;
  const [first] = (await store.calls.turns(person)).filter((turn) => turn.pushed);
  const wish = first && (await store.calls.wish(person));
  if (!wish) return;
  const when = Math.max(first.at + limits.mail, wish.mailedAt + limits.mailPause, now() + 10);
  await jobs.at(`mail/${person}`, when, 'mail', { person });
}

/** One mail about all tables that wait. */
async function write(context: ServerContext, tables: Tables, person: string): Promise<void> {
  const { jobs, now, post, store } = context;
  const wish = await store.calls.wish(person);
  if (!post || !wish?.confirmed) return;
  const until = quietUntil(now(), wish);
  if (until !== undefined) return jobs.at(`mail/${person}`, until, 'mail', { person });
  const due: { readonly turn: CallTurn; readonly waiting: Waiting }[] = [];
  for (const turn of await store.calls.turns(person)) {
    const waiting = turn.pushed ? await stillWaiting(context, tables, turn) : undefined;
    if (waiting) due.push({ turn, waiting });
    else if (turn.pushed) await store.calls.settle(turn);
  }
  const turns = due.map(({ turn }) => turn);
  if (turns.length === 0) return;
  // Somebody else writes, or a turn was taken in this moment: what is left is looked at again.
  if (!(await store.calls.mail(person, turns, wish.mailedAt, now()))) return planMail(context, person);
  try {
    await digest(context, wish, due);
  } catch (error) {
    if (!mayHaveBeenTaken(error)) await store.calls.unmail(turns);
    await planMail(context, person);
    throw error;
  }
}

async function digest(
  { post }: ServerContext,
  { lang, address, key }: Wish,
  due: readonly { readonly turn: CallTurn; readonly waiting: Waiting }[],
): Promise<void> {
  if (!post || address === undefined || key === undefined) return;
  const say = await sayIn(lang);
  const [first] = due;
  const subject = due.length === 1 && first ? say('turn', { game: gameIn(lang, first.waiting.game) }) : say('mail.many', { n: due.length });
  const stop = post.link(`/mail/stop/${key}`);
  const lines = due.map(({ turn, waiting }) => {
    const line = say('mail.line', { game: gameIn(lang, waiting.game), what: sayMover(say, waiting.mover) });
    return `${line}\n${post.link(`/table/${turn.table}`)}`;
  });
  await post.send({ to: address, subject, text: [say('mail.turns'), ...lines, say('mail.foot', { link: stop })].join('\n\n'), stop });
}
