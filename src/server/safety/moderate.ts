import { randomBytes } from 'node:crypto';
import type { Refusal } from '../../core/game.ts';
import type { Action, Order } from '../../protocol/safety.ts';
import type { Write } from '../../store/backend.ts';
import type { NoticeTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const newId = (): string => randomBytes(12).toString('base64url');

/** What an order changes, whom it concerns, and until when. */
interface Deed {
  readonly writes: readonly Write[];
  readonly people: readonly string[];
  readonly table?: string;
  readonly until?: number;
}

/** An order whose person is known by the id that only the house knows. */
export type KnownOrder =
  | Exclude<Order, { readonly person: string }>
  | (Extract<Order, { readonly person: string }> & { readonly known: string });

const NOTHING: Refusal = { rule: 'safety/nothing-there' };

/**
 * Does what a moderator orders, writes down who did it and why, and tells the people whom it concerns: all or nothing. `moderator` is
 * empty for who runs the house.
 */
export async function carryOut(store: Store, now: number, moderator: string, order: KnownOrder): Promise<Refusal | undefined> {
  const deed = await deedOf(store, now, order);
  if ('rule' in deed) return deed;
  const { writes, people, table, until } = deed;
  const report = order.report === undefined ? undefined : await store.reports.find(order.report);
  if (order.report !== undefined && !report) return NOTHING;
  const detail = JSON.stringify({ ...(until !== undefined && { until }) });
  const common = { at: now, action: order.action, detail, reason: order.why };
  const audit = {
    ...common,
    id: newId(),
    moderator,
    person: people[0] ?? null,
    table_id: table ?? report?.table_id ?? null,
    report: report?.id ?? null,
  };
  const notices = people.map((person): NoticeTable => ({ ...common, id: newId(), person, seen_at: null }));
  const closing = report ? [store.reports.closing(report.id, now)] : [];
  const done = await store.reports.act(audit, [...writes, ...closing], order.action === 'dismiss' ? [] : notices);
  return done ? undefined : NOTHING;
}

async function deedOf(store: Store, now: number, order: KnownOrder): Promise<Deed | Refusal> {
  const { safety, reports } = store;
  switch (order.action) {
    case 'warn':
      return { writes: [], people: [order.known] };
    case 'silence':
    case 'ban': {
      const until = order.action === 'silence' ? now + order.hours * HOUR : order.days && now + order.days * DAY;
      const write = safety.sanctioning(order.known, { kind: order.action, since: now, until, reason: order.why });
      return { writes: [write], people: [order.known], ...(until !== undefined && { until }) };
    }
    case 'unsilence':
    case 'unban':
      return { writes: [safety.lifting(order.known, order.action === 'unban' ? 'ban' : 'silence')], people: [order.known] };
    case 'delete-name':
      return { writes: [reports.deletingName(order.known)], people: [order.known] };
    case 'close': {
      const seats = (await store.seatsOf([order.table])).get(order.table) ?? [];
      const people = [...new Set(seats.flatMap((seat) => seat.person ?? []))];
      return { writes: [reports.closingTable(order.table, now)], people, table: order.table };
    }
    case 'delete-text': {
      const line = await reports.lineOf(order.table, order.n);
      if (!line) return NOTHING;
      return { writes: [reports.deletingLine(order.table, order.n)], people: [line.person], table: order.table };
    }
    case 'dismiss':
      return { writes: [], people: [] };
  }
}

/** Gives somebody the role of a moderator, or takes it; written down as everything else. */
export function appoint(store: Store, now: number, person: string, appointed: boolean): Promise<boolean> {
  const { reports } = store;
  const action: Action = appointed ? 'moderator-add' : 'moderator-remove';
  const write = appointed ? reports.appointing(person, now) : reports.dismissing(person);
  const audit = { id: newId(), at: now, moderator: '', action, person, table_id: null, report: null, detail: '{}', reason: '' };
  return reports.act(audit, [write], []);
}
