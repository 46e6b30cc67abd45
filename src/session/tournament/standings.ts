import { compare, most, sum } from '../points.ts';
import type { Game, Player } from './games.ts';

/** One line of the standings. */
export interface Standing {
  readonly player: Player;
  /** 1 for the first; who are level in everything share a place. */
  readonly place: number;
  readonly points: number;
  /** Of games that are over, byes among them. */
  readonly games: number;
  /**
   * What tells those apart who have the same points. At tables of two: all points of those they met (Buchholz), then all of those they beat
   * and half of those they drew with (Sonneborn-Berger), doubled. At larger ones: by how much they were ahead, then 0.
   */
  readonly ties: readonly [number, number];
}

/** Everybody, the first one first; the same games give the same order. A bye counts as a game won against somebody of one's own strength. */
export function standings(players: readonly Player[], games: readonly Game[], seats: number): Standing[] {
  const over = games.filter(({ scores }) => scores !== undefined);
  const own = new Map(players.map((player) => [player, over.flatMap((game) => scoreIn(game, player))]));
  const points = new Map([...own].map(([player, scores]) => [player, sum(scores.map((s) => s.points))]));
  const lines = players.map((player) => {
    const scores = own.get(player) ?? [];
    const ties: readonly [number, number] = seats === 2 ? duel(player, over, points, seats) : [sum(scores.map(({ margin }) => margin)), 0];
    return { player, points: points.get(player) ?? 0, games: scores.length, ties };
  });
  const key = (line: (typeof lines)[number]): readonly number[] => [line.points, ...line.ties];
  lines.sort((a, b) => compare(key(b), key(a)) || a.player - b.player);
  return lines.map((line) => ({ ...line, place: 1 + lines.filter((other) => compare(key(other), key(line)) > 0).length }));
}

function scoreIn({ players, scores }: Game, player: Player) {
  const score = scores?.[players.indexOf(player)];
  return score ? [score] : [];
}

function duel(player: Player, over: readonly Game[], points: ReadonlyMap<Player, number>, seats: number): readonly [number, number] {
  let met = 0;
  let beaten = 0;
  for (const game of over) {
    const [score] = scoreIn(game, player);
    if (!score) continue;
    const other = game.players.find((p) => p !== player) ?? player;
    met += points.get(other) ?? 0;
    beaten += (score.points * 2 * (points.get(other) ?? 0)) / most(seats);
  }
  return [met, beaten];
}
