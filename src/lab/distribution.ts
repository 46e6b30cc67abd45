/** How often each whole number came up. */
export type Distribution = Map<number, number>;

/** A distribution in a few numbers; nine tenths of all values lie between `low` and `high`. */
export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly min: number;
  readonly max: number;
}

export function put(distribution: Distribution, value: number, times = 1): void {
  if (times > 0) distribution.set(value, (distribution.get(value) ?? 0) + times);
}

export function total(distribution: Distribution): number {
  let n = 0;
  for (const times of distribution.values()) n += times;
  return n;
}

/** Nothing gives noughts: a table has no better place for "never happened". */
export function spread(distribution: Distribution): Spread {
  const sorted = [...distribution].sort(([a], [b]) => a - b);
  const n = total(distribution);
  if (n === 0) return { mean: 0, low: 0, median: 0, high: 0, min: 0, max: 0 };
  const mean = sorted.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const quantile = (share: number): number => {
    let rank = Math.max(1, Math.ceil(share * n));
    for (const [value, times] of sorted) {
      rank -= times;
      if (rank <= 0) return value;
    }
    return 0;
  };
  const [min = 0] = sorted[0] ?? [];
  const [max = 0] = sorted.at(-1) ?? [];
  return { mean: rounded(mean), low: quantile(0.05), median: quantile(0.5), high: quantile(0.95), min, max };
}

const rounded = (n: number): number => Math.round(1000 * n) / 1000;
