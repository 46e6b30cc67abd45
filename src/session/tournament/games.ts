/** Somebody in a tournament, by the place in its list. */
export type Player = number;

/** What a tournament knows of one of its games. Somebody alone has a bye; a game of two may count without having been played. */
export interface Game {
  readonly round: number;
  /** In the order of their seats. */
  readonly players: readonly Player[];
  /** Everybody's points, and by how much they were ahead of the others' mean, in so many parts as there are seats; undefined until it is over. */
  readonly scores: readonly Score[] | undefined;
}

export interface Score {
  readonly points: number;
  readonly margin: number;
}

/** Who plays at which tables, and who does not play. */
export interface Round {
  readonly tables: readonly (readonly Player[])[];
  readonly byes: readonly Player[];
  /** Two who must meet and shall not: their game is drawn without being played. */
  readonly unplayed: readonly (readonly Player[])[];
}

/** How often any two have met. */
export function meetings(games: readonly Game[]): (a: Player, b: Player) => number {
  const met = new Map<string, number>();
  const key = (a: Player, b: Player): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { players } of games)
    for (const [i, a] of players.entries()) for (const b of players.slice(i + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
  return (a, b) => met.get(key(a, b)) ?? 0;
}

/** How many byes everybody has had. */
export function byesOf(games: readonly Game[]): (player: Player) => number {
  const alone = games.filter(({ players }) => players.length === 1).map(({ players }) => players[0]);
  return (player) => alone.filter((p) => p === player).length;
}

/** Gives each seat in turn to whoever sat there least often, then least lately, so that everybody begins about as often as the others. */
export function seated(group: readonly Player[], games: readonly Game[]): Player[] {
  const rest = [...group];
  const order: Player[] = [];
  for (let seat = 0; seat < group.length; seat++) {
    const sat = new Map(rest.map((player) => [player, games.filter(({ players }) => players.length > 1 && players[seat] === player)]));
    const before = (a: Player, b: Player): boolean => {
      const [x, y] = [sat.get(a) ?? [], sat.get(b) ?? []];
      return x.length < y.length || (x.length === y.length && (x.at(-1)?.round ?? 0) < (y.at(-1)?.round ?? 0));
    };
    const next = rest.reduce((best, player) => (before(player, best) ? player : best));
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return order;
}
