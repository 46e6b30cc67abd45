import { hasDays } from '../../core/clock.ts';
import { SPEEDS, type Speed } from '../../core/seek.ts';
import type { TableLine } from '../../protocol/api.ts';

/** How strong hosts may be: everybody begins at 1500. */
export const BANDS = ['below', 'above'] as const;
export const FREE = ['1', '2', '3'] as const;
const MIDDLE = 1500;

/** Which tables are shown; what is absent may be anything. */
export interface Filter {
  readonly game?: string;
  readonly speed?: Speed;
  /** So many seats, or more, are free. */
  readonly free?: (typeof FREE)[number];
  readonly strength?: (typeof BANDS)[number];
}

/** As it stands in the address; whatever makes no sense is as if it were not there. */
export function readFilter(search: string, games: readonly string[]): Filter {
  const params = new URLSearchParams(search);
  const pick = <T extends string>(all: readonly T[], key: string): T | undefined => all.find((one) => one === params.get(key));
  const told = { game: pick(games, 'game'), speed: pick(SPEEDS, 'speed'), free: pick(FREE, 'free'), strength: pick(BANDS, 'strength') };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

export function writeFilter(filter: Filter): string {
  const told = Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const text = new URLSearchParams(told).toString();
  return text === '' ? '' : `?${text}`;
}

const speedOf = ({ clock }: TableLine): Speed => (clock ? (hasDays(clock) ? 'days' : 'live') : 'none');

/** Whether a table is shown. Who has no rating yet is where everybody begins. */
export function passes(line: TableLine, { game, speed, free, strength }: Filter): boolean {
  if (game !== undefined && line.game !== game) return false;
  if (speed !== undefined && speedOf(line) !== speed) return false;
  if (free !== undefined && line.status === 'waiting' && line.seats - line.taken < Number(free)) return false;
  return strength === undefined || (line.rating ?? MIDDLE) >= MIDDLE === (strength === 'above');
}
