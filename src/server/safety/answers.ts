import * as v from 'valibot';
import {
  type AuditInfo,
  type ChatRights,
  type Moderation,
  type MySafety,
  type NoticeInfo,
  ORDER,
  REASONS,
  type ReportInfo,
  type SanctionInfo,
} from '../../protocol/safety.ts';
import { type Describes, PERSON_INFO, STATUS } from '../http/answers.ts';

/** What the routes of safety answer; see http/answers.ts. */
const text = v.string();
const count = v.pipe(v.number(), v.integer());
const maybe = v.exactOptional;

const ACTIONS = [...ORDER.options.map(({ entries }) => entries.action.literal), 'moderator-add', 'moderator-remove'] as const;

const sanction = v.object({
  kind: v.picklist(['silence', 'ban']),
  until: maybe(v.number()),
  reason: text,
}) satisfies Describes<SanctionInfo>;
const notice = v.object({
  id: text,
  at: v.number(),
  action: v.picklist(ACTIONS),
  until: maybe(v.number()),
  reason: text,
}) satisfies Describes<NoticeInfo>;

export const MY_SAFETY = v.object({
  id: maybe(text),
  shunned: v.array(v.object({ ...PERSON_INFO.entries, kind: v.picklist(['mute', 'block']), at: v.number() })),
  freeChat: v.boolean(),
  sanctions: v.array(sanction),
  notices: v.array(notice),
  moderator: v.boolean(),
}) satisfies Describes<MySafety>;

export const CHAT_RIGHTS = v.object({
  free: v.boolean(),
  why: v.picklist(['private', 'regular', 'acquainted', 'agreed', 'strangers']),
  silence: maybe(v.number()),
}) satisfies Describes<ChatRights>;

const evidence = v.object({
  game: maybe(text),
  status: maybe(STATUS),
  seats: maybe(v.array(v.object({ name: text, person: maybe(text), decisions: count, mean: v.number(), longest: v.number() }))),
  lines: maybe(v.array(v.object({ n: count, at: v.number(), name: text, person: text, text, phrase: maybe(v.boolean()) }))),
});
const report = v.object({
  id: text,
  at: v.number(),
  reason: v.picklist([...REASONS, 'answer']),
  words: text,
  reporter: PERSON_INFO,
  accused: PERSON_INFO,
  sanctions: v.array(sanction),
  table: maybe(text),
  n: maybe(count),
  evidence,
}) satisfies Describes<ReportInfo>;
const deed = v.object({
  ...notice.entries,
  moderator: maybe(PERSON_INFO),
  person: maybe(PERSON_INFO),
  table: maybe(text),
}) satisfies Describes<AuditInfo>;
export const MODERATION = v.object({ reports: v.array(report), audit: v.array(deed) }) satisfies Describes<Moderation>;
