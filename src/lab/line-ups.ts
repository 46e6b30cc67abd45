/**
 * Who sits where in the games of an arena: entries are indices of bots. Over the whole list every bot sits on every seat
 * equally often. With more bots than seats every group of bots meets; with fewer, bots sit on several seats.
 */
export function lineUps(bots: number, seats: number): number[][] {
  const groups = bots > seats ? combinations(bots, seats) : [Array.from({ length: bots }, (_, bot) => bot)];
  const turns = Math.min(bots, seats);
  return Array.from({ length: turns }, (_, turn) =>
    groups.map((group) => Array.from({ length: seats }, (_, seat) => group[(seat + turn) % group.length] ?? 0)),
  ).flat();
}

function combinations(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= n - size; first++) {
    for (const rest of combinations(n, size - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}
