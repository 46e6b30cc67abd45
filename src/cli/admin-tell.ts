import type { PersonInfo } from '../protocol/people.ts';
import type { AuditInfo, ReportInfo } from '../protocol/safety.ts';

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const who = ({ id, name }: PersonInfo): string => (id === undefined ? 'somebody who was forgotten' : `${name || 'a guest'} (${id})`);

export const tellReports = (reports: readonly ReportInfo[]): string[] =>
  reports.length === 0
    ? ['There are no open reports.']
    : reports.map(
        ({ id, at, reason, accused, words }) => `${id}  ${when(at)}  ${reason}  ${who(accused)}${words === '' ? '' : `  “${words}”`}`,
      );

export function tellReport({ id, at, reason, words, reporter, accused, sanctions, table, n, evidence }: ReportInfo): string[] {
  return [
    `${id}, ${when(at)}, ${reason}`,
    `by ${who(reporter)} about ${who(accused)}`,
    ...(words === '' ? [] : [`“${words}”`]),
    ...sanctions.map(({ kind, until }) => `now under a ${kind}${until === undefined ? ' for good' : ` until ${when(until)}`}`),
    ...(table === undefined ? [] : [`table ${table}${evidence.game ? ` of ${evidence.game}` : ''}, ${n ?? 0} entries, ${evidence.status}`]),
    ...(evidence.seats ?? []).map(
      ({ name, decisions, mean, longest }) => `  ${name || 'a guest'}: ${decisions} decisions, ${mean} s on average, ${longest} s at most`,
    ),
    ...(evidence.lines ?? []).map((line) => `  ${line.n}: ${line.name || 'a guest'}: ${line.text}`),
  ];
}

export const tellAudit = (all: readonly AuditInfo[]): string[] =>
  all.length === 0
    ? ['Nothing was done so far.']
    : all.map(({ at, action, moderator, person, table, until, reason }) =>
        [
          when(at),
          moderator ? who(moderator) : 'the house',
          action,
          ...(person ? [who(person)] : []),
          ...(table === undefined ? [] : [`table ${table}`]),
          ...(until === undefined ? [] : [`until ${when(until)}`]),
          ...(reason === '' ? [] : [`“${reason}”`]),
        ].join('  '),
      );
