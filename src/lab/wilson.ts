/** The 97.5th percentile of the normal distribution: two-sided 95 %. */
export const Z = 1.959963984540054;

/** Wilson's 95 % interval for a share of `successes` (draws count in part) in `n` trials: honest also near 0 and 1. */
export function wilson(successes: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const p = successes / n;
  const centre = p + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
