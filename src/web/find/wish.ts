import { BOTS_AFTER, NEARNESS, type SeekWish, SPEEDS } from '../../core/seek.ts';
import { SHELF } from '../shelf.ts';

/** What I looked for last, so that I need not choose it again. */
const KEY = 'ratskeller.seek';

export const FIRST: SeekWish = {
  games: SHELF.map(([game]) => game),
  least: 2,
  most: 5,
  speed: 'live',
  strength: 'any',
  bots: 60,
  ask: true,
};

/** For how many there are games on the shelf. */
export const SIZES: readonly number[] = [...new Set(SHELF.flatMap(([, { seats }]) => seats))].toSorted((a, b) => a - b);

/** Whatever is not as it should be is as it was at first: another version, or somebody else, may have written it. */
export function readWish(text: string | null): SeekWish {
  const told = parsed(text);
  const pick = <T>(all: readonly T[], value: unknown, first: T): T => all.find((one) => one === value) ?? first;
  const games = FIRST.games.filter((game) => Array.isArray(told.games) && told.games.includes(game));
  const [a, b] = [pick(SIZES, told.least, FIRST.least), pick(SIZES, told.most, FIRST.most)];
  return {
    games: games.length > 0 ? games : FIRST.games,
    least: Math.min(a, b),
    most: Math.max(a, b),
    speed: pick(SPEEDS, told.speed, FIRST.speed),
    strength: pick(NEARNESS, told.strength, FIRST.strength),
    bots: told.bots === null ? null : pick(BOTS_AFTER, told.bots, FIRST.bots),
    ask: typeof told.ask === 'boolean' ? told.ask : FIRST.ask,
  };
}

function parsed(text: string | null): Partial<Record<keyof SeekWish, unknown>> {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

/** A browser that keeps nothing forgets it. */
export function lastWish(): SeekWish {
  try {
    return readWish(localStorage.getItem(KEY));
  } catch {
    return FIRST;
  }
}

export function keepWish(wish: SeekWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Nothing is lost but a convenience.
  }
}

/** The games among those chosen that are played by none of so many. */
export const unplayable = ({ games, least, most }: Pick<SeekWish, 'games' | 'least' | 'most'>): string[] =>
  SHELF.filter(([game, { seats }]) => games.includes(game) && !seats.some((n) => n >= least && n <= most)).map(([game]) => game);

/** "0:07", "12:30" */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
