import type { Refusal } from '../../core/game.ts';
import { type ChatRights, MOST_HOURS, NEWCOMER } from '../../protocol/safety.ts';
import type { Sanction } from '../../store/safety.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const until = (sanctions: readonly Sanction[], kind: Sanction['kind']) => sanctions.find((sanction) => sanction.kind === kind);

/** Why a person may not sit down or open a table; undefined if they may. */
export async function banRefusal({ store, now }: ServerContext, person: string): Promise<Refusal | undefined> {
  const ban = until(await store.safety.sanctions(person, now()), 'ban');
  if (!ban) return undefined;
  if (ban.until === undefined) return { rule: 'house/banned' };
  return { rule: 'house/banned-days', params: { days: Math.ceil((ban.until - now()) / DAY) } };
}

/** Why a person may not say anything; undefined if they may. */
export async function silenceRefusal(context: ServerContext, person: string): Promise<Refusal | undefined> {
  const sanctions = await context.store.safety.sanctions(person, context.now());
  const silence = until(sanctions, 'silence');
  const left = silence?.until === undefined ? MOST_HOURS : Math.ceil((silence.until - context.now()) / HOUR);
  if (silence) return { rule: 'chat/silenced', params: { hours: left } };
  return until(sanctions, 'ban') ? banRefusal(context, person) : undefined;
}

/** A table that the house set, or whose host was forgotten, has no person for a host: no person's id has a slash. */
const isPerson = (host: string): boolean => !host.includes('/');

/** The people at a table, its host among them. */
const company = ({ table, seats }: Pick<Memory, 'table' | 'seats'>): Set<string> =>
  new Set([...(isPerson(table.host) ? [table.host] : []), ...seats.flatMap((seat) => seat.person ?? [])]);

/** Why a person may not take a seat at this table; undefined if they may. */
export async function seatRefusal(context: ServerContext, memory: Memory, person: string): Promise<Refusal | undefined> {
  const ban = await banRefusal(context, person);
  if (ban) return ban;
  const apart = await context.store.safety.apart(person);
  // It is not said who wants to meet whom no more.
  return [...company(memory)].some((other) => apart.has(other)) ? { rule: 'table/apart' } : undefined;
}

/** Tables that people who do not know each other find by themselves, or are put at by the house. */
const isAmongStrangers = ({ table }: Memory): boolean => table.listed || !isPerson(table.host);

/** Whether a person may write in their own words here, and why. */
export async function chatRights(context: ServerContext, memory: Memory, person: string): Promise<Omit<ChatRights, 'silence'>> {
  const { safety, passkeys } = context.store;
  if (!isAmongStrangers(memory)) return { free: true, why: 'private' };
  const others = [...company(memory)].filter((other) => other !== person);
  if ((await passkeys.of(person)).length > 0 || (await safety.hasFinished(person, NEWCOMER))) return { free: true, why: 'regular' };
  // Who sits there alone does not know who comes.
  if (others.length === 0) return { free: false, why: 'strangers' };
  if ((await safety.acquainted(person, others)).size === others.length) return { free: true, why: 'acquainted' };
  const agreed = (await safety.openTo([person, ...others])).size === others.length + 1;
  return agreed ? { free: true, why: 'agreed' } : { free: false, why: 'strangers' };
}
