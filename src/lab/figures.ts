export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** 1234567 → "1,234,567", the same on every machine. */
export const grouped = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
