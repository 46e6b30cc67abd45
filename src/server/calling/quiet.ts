import type { Wish } from '../../store/calls.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The minute of the day that it is there. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const of = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value);
  return of('hour') * 60 + of('minute');
}

/** When the person may be called again; undefined if that is now. A night in which clocks are changed is looked at once more at its end. */
export function quietUntil(now: number, { quiet, zone }: Pick<Wish, 'quiet' | 'zone'>): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const minute = minuteIn(zone, now);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  return since < length ? (Math.floor(now / MINUTE) + length - since) * MINUTE : undefined;
}

/** Whether there is such a time zone, as far as this machine knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
