import { type ClockRules, DAYS_OFF, hasDays } from '../../core/clock.ts';
import { byLang, type Catalogue } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

/** What is said about clocks. */
export const clockWords = new LateWords<typeof en>(byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
const c = clockWords.say;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

function unit(n: number, name: (typeof UNITS)[number][0], unitDisplay: 'long' | 'short'): string {
  return new Intl.NumberFormat(clockWords.lang, { style: 'unit', unit: name, unitDisplay }).format(n);
}

/** "9 minutes 5 seconds", "2 days 4 hours": the two largest units, as it is read aloud. */
export function inWords(ms: number, unitDisplay: 'long' | 'short' = 'long'): string {
  // What is shown in days or hours is not told to the second.
  const grain = ms >= 86_400_000 ? 3_600_000 : ms >= 3_600_000 ? 60_000 : 1000;
  let rest = Math.ceil(ms / grain) * grain;
  const parts: string[] = [];
  for (const [name, size] of UNITS) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0) parts.push(unit(n, name, unitDisplay));
  }
  return parts.slice(0, 2).join(' ') || unit(0, 'second', unitDisplay);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "9:05", "1:05:00"; from a day on in short words. */
export function inFigures(ms: number): string {
  if (ms >= 86_400_000) return inWords(ms, 'short');
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** How the clock of a table is set, in one line. */
export function tellClock(rules: ClockRules): string {
  const { reserve, increment, delay } = rules;
  if (hasDays(rules) && reserve === 0) return c('clock.tell.days', { time: inWords(delay * 1000) });
  const parts = [
    ...(reserve > 0 ? [c('clock.tell.reserve', { time: inWords(reserve * 1000) })] : []),
    ...(delay > 0 ? [c('clock.tell.delay', { time: inWords(delay * 1000) })] : []),
    ...(increment > 0 ? [c('clock.tell.increment', { time: inWords(increment * 1000) })] : []),
  ].join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** What else one should know before sitting down. */
export const tellTerms = (rules: ClockRules): string =>
  [c(`clock.tell.${rules.over}`), ...(hasDays(rules) ? [c('clock.tell.off', { days: DAYS_OFF })] : [])].join(' ');
