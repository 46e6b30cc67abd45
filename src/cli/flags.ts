import { availableParallelism } from 'node:os';
import { type Budget, parseBudget } from '../bots/index.ts';
import type { AnyGame, Options } from '../core/game.ts';
import { LANGS, type Lang } from '../core/text.ts';
import { Fault, unknown } from '../lab/fault.ts';

export const MAX_SEED = 0xffff_ffff;

export const cores = (): number => availableParallelism();

/** A parser for a flag whose value is a whole number. */
export function whole(flag: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(n >= min && n <= max)) throw new Fault(`${flag} must be a whole number from ${min} to ${max}, not "${text}".`);
    return n;
  };
}

export function lang(text: string): Lang {
  const found = LANGS.find((l) => l === text);
  if (!found) throw unknown('language', text, LANGS);
  return found;
}

/** The language of the terminal if the games speak it, else English. */
export function ownLang(env: Readonly<Record<string, string | undefined>> = process.env): Lang {
  const wanted = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return LANGS.find((l) => l === wanted) ?? 'en';
}

/** What many commands take is described and read in one way. */
export const gameArgument = ['<game>', 'a game listed by "ratskeller games"'] as const;

export const langFlag = (what: string) =>
  ['--lang <lang>', `${what}: ${LANGS.slice(0, -1).join(', ')} or ${LANGS.at(-1)}`, lang, ownLang()] as const;

/** What is printed beside a report is English, as the names in the JSON are. */
export const reportLang = langFlag('language of the report');

export const readSeed = whole('--seed', 0, MAX_SEED);
export const seedFlag = ['--seed <s>', 'whole number that decides everything random', readSeed, 1] as const;

export const readSeats = whole('--seats', 1, 99);
export const workersFlag = ['--workers <w>', 'number of threads', whole('--workers', 1, 256), cores()] as const;

/** A comma-separated list without empty parts. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Collects a flag that may be given several times. */
const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];
const none: readonly string[] = [];
export const optionFlag = ['--option <key=value>', 'an option of the game; may be repeated', collect, none] as const;

export function checkSeats(game: AnyGame, seats: number): number {
  if (!game.seats.includes(seats))
    throw new Fault(`${game.id} is a game for ${game.seats.join(', ')} seats, not ${seats}: choose --seats.`);
  return seats;
}

/** The options of a game from its defaults and `key=value` settings. */
export function parseOptions(game: AnyGame, settings: readonly string[]): Options {
  const values = game.options as Readonly<Record<string, readonly [Options[string], ...Options[string][]]>>;
  const options: Record<string, Options[string]> = {};
  for (const [key, [first]] of Object.entries(values)) options[key] = first;
  for (const setting of settings) {
    const [, key = '', text = ''] = /^([^=]*)=(.*)$/.exec(setting) ?? [];
    if (key === '') throw new Fault(`--option takes key=value, not "${setting}".`);
    const allowed = Object.hasOwn(values, key) ? values[key] : undefined;
    if (!allowed) throw unknown(`option of ${game.id}`, key, Object.keys(values));
    const value = allowed.find((v) => String(v) === text);
    if (value === undefined) throw new Fault(`The option ${key} of ${game.id} is ${allowed.join(' or ')}, not "${text}".`);
    options[key] = value;
  }
  return options;
}

/** For commands that let programs from outside play. */
export const timeoutFlag = [
  '--timeout <ms>',
  'milliseconds that a program from outside has for a decision',
  whole('--timeout', 1, 600_000),
  5000,
] as const;

export function budgetFlag(text: string): Budget {
  const budget = parseBudget(text);
  if (!budget) throw new Fault(`--budget is a time such as 200ms or a number of iterations such as 500it, not "${text}".`);
  return budget;
}
