/** How long a bot may think: rounds of search, time, or both (then whichever ends first). */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

export const DEFAULT_BUDGET: Budget = { milliseconds: 200 };

/** Longer than this is a slip of the keyboard, not a wish. */
const LIMIT = 1_000_000;

/** `200ms` or `500it`; undefined for anything else. */
export function parseBudget(text: string): Budget | undefined {
  const [, digits, unit] = /^([0-9]{1,7})(ms|it)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (!(amount >= 1 && amount <= LIMIT)) return undefined;
  return unit === 'ms' ? { milliseconds: amount } : { iterations: amount };
}

/** Whether the time is up. A budget in iterations never looks at the clock, so that its answers can be repeated. */
export type Late = () => boolean;

export function deadline(budget: Budget): Late {
  const { milliseconds } = budget;
  if (milliseconds === undefined) return () => false;
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
