import { clone } from '../core/clone.ts';
import type { AnyGame } from '../core/game.ts';

/** Where the time of a search goes, as parts of one: the rules, the game's advice, copies of states, and the tree itself. */
export interface TimeShares {
  readonly rules: number;
  readonly advice: number;
  readonly copies: number;
  readonly tree: number;
}

type Work = (...args: never[]) => unknown;

interface Clock {
  calls: number;
  milliseconds: number;
}

const makeClock = (): Clock => ({ calls: 0, milliseconds: 0 });

/** The same function, its time counted. */
function timed<F extends Work>(clock: Clock, work: F): F {
  return ((...args: never[]) => {
    const began = performance.now();
    const result = work(...args);
    clock.milliseconds += performance.now() - began;
    clock.calls += 1;
    return result;
  }) as F;
}

const RULES = ['pending', 'moves', 'roll', 'apply', 'payoffs', 'sheet', 'view', 'redact', 'imagine'] as const;

/** Lets `search` run with a game that counts the time spent in it. */
export function timeShares(game: AnyGame, search: (game: AnyGame) => void): TimeShares {
  const [rules, advice, copies] = [makeClock(), makeClock(), makeClock()];
  const watched = {
    ...game,
    ...Object.fromEntries(RULES.map((name) => [name, timed(rules, game[name])])),
    copy: timed(copies, game.copy ?? clone),
    ...(game.advice && { advice: { ...game.advice, value: timed(advice, game.advice.value) } }),
  } as AnyGame;
  const began = performance.now();
  search(watched);
  return split(performance.now() - began, [rules, advice, copies]);
}

/** Takes off what looking at the clock costs, within what is counted and around it. */
function split(milliseconds: number, clocks: readonly [Clock, Clock, Clock]): TimeShares {
  const price = priceOfLooking();
  const net = clocks.map((clock) => Math.max(0, clock.milliseconds - clock.calls * price.within));
  const calls = clocks.reduce((sum, clock) => sum + clock.calls, 0);
  const [rules = 0, advice = 0, copies = 0] = net;
  const whole = Math.max(rules + advice + copies, milliseconds - calls * price.whole);
  const part = (time: number): number => Math.round((1000 * time) / whole) / 1000;
  return { rules: part(rules), advice: part(advice), copies: part(copies), tree: part(whole - rules - advice - copies) };
}

const LOOKS = 200_000;

/** Milliseconds for each call: counted as the call's own, and all in all. */
function priceOfLooking(): { readonly within: number; readonly whole: number } {
  const clock = makeClock();
  const nothing = timed(clock, (x: number) => x);
  const began = performance.now();
  for (let i = 0; i < LOOKS; i++) nothing(i);
  return { within: clock.milliseconds / LOOKS, whole: (performance.now() - began) / LOOKS };
}
