const BROWSERS = [
  ['Firefox/', 'Firefox'],
  ['Edg/', 'Edge'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** What a browser calls itself, short enough to tell one's devices apart. Nothing else of it is kept. */
export function deviceOf(agent = ''): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => agent.includes(sign))?.[1] ?? []);
  return named.join(', ');
}
