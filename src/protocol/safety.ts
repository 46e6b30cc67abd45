import * as v from 'valibot';
import type { PersonInfo } from './people.ts';
import { plainText } from './plain-text.ts';
import { isTableId } from './to-server.ts';

export const REASONS = ['insult', 'stalling', 'colluding', 'cheating', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** A public id. */
export const PERSON = /^[A-Za-z0-9_-]{16}$/;
const person = v.pipe(v.string(), v.regex(PERSON));
const table = v.pipe(v.string(), v.check(isTableId));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** PUT /api/me/shunned/:person. `table` is where they meet: who never gave a name is known from there alone. */
export const SHUN = v.strictObject({ kind: v.picklist(['mute', 'block']), table: v.optional(table) });
/** PUT /api/me/free-chat */
export const FREE_CHAT = v.strictObject({ free: v.boolean() });
/** POST /api/reports. What was said and played the server adds by itself. */
export const REPORT = v.strictObject({
  person,
  table: v.optional(table),
  reason: v.picklist(REASONS),
  words: v.optional(plainText(500)),
});
/** POST /api/me/notices/:id: it was read, and perhaps answered. */
export const NOTICE_READ = v.strictObject({ answer: v.optional(plainText(500)) });

const why = plainText(300);
/** The report that it settles. */
const report = v.optional(v.pipe(v.string(), v.maxLength(40)));
export const MOST_HOURS = 24 * 30;
export const MOST_DAYS = 365;

/** POST /api/moderation */
export const ORDER = v.variant('action', [
  v.strictObject({ action: v.literal('warn'), person, why, report }),
  v.strictObject({ action: v.literal('silence'), person, hours: whole(MOST_HOURS), why, report }),
  v.strictObject({ action: v.literal('unsilence'), person, why, report }),
  /** Without days: for good. */
  v.strictObject({ action: v.literal('ban'), person, days: v.optional(whole(MOST_DAYS)), why, report }),
  v.strictObject({ action: v.literal('unban'), person, why, report }),
  v.strictObject({ action: v.literal('delete-name'), person, why, report }),
  v.strictObject({ action: v.literal('close'), table, why, report }),
  v.strictObject({ action: v.literal('delete-text'), table, n: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), why, report }),
  /** Nothing need be done about a report. */
  v.strictObject({ action: v.literal('dismiss'), why, report: v.pipe(v.string(), v.maxLength(40)) }),
]);
export type Order = v.InferOutput<typeof ORDER>;
export type Action = Order['action'] | 'moderator-add' | 'moderator-remove';

export interface ShunnedInfo extends PersonInfo {
  readonly kind: 'mute' | 'block';
  readonly at: number;
}

/** What holds for somebody, and why. Without `until`: for good. */
export interface SanctionInfo {
  readonly kind: 'silence' | 'ban';
  readonly until?: number;
  readonly reason: string;
}

export interface NoticeInfo {
  readonly id: string;
  readonly at: number;
  readonly action: Action;
  readonly until?: number;
  readonly reason: string;
}

/** GET /api/me/safety */
export interface MySafety {
  /** My public id, if I am somebody yet. */
  readonly id?: string;
  readonly shunned: readonly ShunnedInfo[];
  readonly freeChat: boolean;
  readonly sanctions: readonly SanctionInfo[];
  readonly notices: readonly NoticeInfo[];
  readonly moderator: boolean;
}

/** Whoever has finished so many games with other people, or is kept by a passkey, is no newcomer. */
export const NEWCOMER = 5;

/**
 * GET /api/tables/:id/chat: whether I may write in my own words here. `private`: only who was invited finds the table; `regular`: I am no
 * newcomer; `acquainted`: I have played with all who sit here; `agreed`: all of us allow it; else there are strangers.
 */
export interface ChatRights {
  readonly free: boolean;
  readonly why: 'private' | 'regular' | 'acquainted' | 'agreed' | 'strangers';
  /** Nothing may be written until then. */
  readonly silence?: number;
}

/** What the house saw of what is reported. */
export interface Evidence {
  readonly game?: string;
  readonly status?: 'waiting' | 'playing' | 'over';
  readonly seats?: readonly EvidenceSeat[];
  readonly lines?: readonly EvidenceLine[];
}

export interface EvidenceSeat {
  readonly name: string;
  /** A public id; absent for bots. */
  readonly person?: string;
  readonly decisions: number;
  /** Seconds for a decision, in the mean and at most. */
  readonly mean: number;
  readonly longest: number;
}

export interface EvidenceLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly person: string;
  readonly text: string;
  readonly phrase?: boolean;
}

export interface ReportInfo {
  readonly id: string;
  readonly at: number;
  readonly reason: Reason | 'answer';
  readonly words: string;
  readonly reporter: PersonInfo;
  readonly accused: PersonInfo;
  readonly sanctions: readonly SanctionInfo[];
  readonly table?: string;
  readonly n?: number;
  readonly evidence: Evidence;
}

export interface AuditInfo {
  readonly id: string;
  readonly at: number;
  readonly action: Action;
  /** Absent: who runs the house, from the command line. */
  readonly moderator?: PersonInfo;
  readonly person?: PersonInfo;
  readonly table?: string;
  readonly until?: number;
  readonly reason: string;
}

/** GET /api/moderation */
export interface Moderation {
  readonly reports: readonly ReportInfo[];
  readonly audit: readonly AuditInfo[];
}
