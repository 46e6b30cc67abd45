import type { PersonInfo } from '../../protocol/people.ts';
import type { Action, AuditInfo, Evidence, Moderation, ReportInfo, SanctionInfo } from '../../protocol/safety.ts';
import type { Sanction } from '../../store/safety.ts';
import type { AuditTable, ReportTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { infoOf } from '../ratings/list.ts';

export const sanctionInfo = ({ kind, until, reason }: Sanction): SanctionInfo => ({ kind, reason, ...(until !== undefined && { until }) });

type Who = (person: string) => PersonInfo;

/** What moderators see: open reports with everything attached, and what was done. */
export async function moderation(store: Store, now: number): Promise<Moderation> {
  const [open, audit] = await Promise.all([store.reports.open(), store.reports.audit()]);
  const named = [
    ...open.flatMap((report) => [report.reporter, report.accused]),
    ...audit.flatMap((deed) => [deed.moderator, deed.person ?? '']),
  ];
  const known = await store.ratings.known([...new Set(named)]);
  const who: Who = (person) => infoOf(known.get(person) ?? { name: '', public_id: null, picture: null });
  const reports: ReportInfo[] = [];
  for (const report of open) reports.push(reportInfo(report, who, await store.safety.sanctions(report.accused, now)));
  return { reports, audit: audit.map((deed) => auditInfo(deed, who)) };
}

function reportInfo(report: ReportTable, who: Who, sanctions: readonly Sanction[]): ReportInfo {
  const { id, at, reason, words, table_id, n } = report;
  return {
    id,
    at,
    reason: reason as ReportInfo['reason'],
    words,
    reporter: who(report.reporter),
    accused: who(report.accused),
    sanctions: sanctions.map(sanctionInfo),
    ...(table_id !== null && { table: table_id }),
    ...(n !== null && { n }),
    evidence: JSON.parse(report.evidence) as Evidence,
  };
}

export function auditInfo({ id, at, action, moderator, person, table_id, detail, reason }: AuditTable, who: Who): AuditInfo {
  const { until } = JSON.parse(detail) as { readonly until?: number };
  return {
    id,
    at,
    action: action as Action,
    reason,
    ...(moderator !== '' && { moderator: who(moderator) }),
    ...(person !== null && { person: who(person) }),
    ...(table_id !== null && { table: table_id }),
    ...(until !== undefined && { until }),
  };
}
