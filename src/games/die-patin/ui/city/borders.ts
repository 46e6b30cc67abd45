import type { Seat } from '../../../../core/game.ts';
import type { Point } from '../../../../web/kit/camera.ts';
import { areasInPlay } from '../../board.ts';
import { NOBODY } from '../../state.ts';
import { centreOf, linePath, manholeAt, pathOf, type Side, sidesInPlay } from './geometry.ts';

export interface Territory {
  readonly seat: Seat;
  readonly areas: readonly number[];
  /** The areas as one path, to keep colour inside. */
  readonly ground: string;
  /** The sides towards others and towards the rim. */
  readonly border: string;
}

const SIDES = [0, 1, 2, 3, 4, 5].map(sidesInPlay);

/** Whose borders run where. */
export function territories(owner: readonly number[], players: number): readonly Territory[] {
  const sides = SIDES[players] ?? [];
  return Array.from({ length: players }, (_, seat) => {
    const areas = areasInPlay(players).filter((area) => owner[area] === seat);
    const border = sides.filter((side) => bounds(owner, side, seat));
    return { seat, areas, ground: areas.map(pathOf).join(''), border: border.map(linePath).join('') };
  }).filter(({ areas }) => areas.length > 0);
}

const bounds = (owner: readonly number[], { areas }: Side, seat: Seat): boolean => {
  const own = areas.filter((area) => owner[area] === seat).length;
  return own > 0 && (own < areas.length || areas.length === 1);
};

/** Every side where ownership ends, drawn once in ink. */
export const inkLines = (owner: readonly number[], players: number): string =>
  (SIDES[players] ?? [])
    .filter((side) => side.areas.some((area) => (owner[area] ?? NOBODY) !== NOBODY && bounds(owner, side, owner[area] ?? NOBODY)))
    .map(linePath)
    .join('');

/** The lanes between areas, wherever no border runs. */
export const lanes = (players: number): string =>
  (SIDES[players] ?? [])
    .filter(({ areas }) => areas.length > 1)
    .map(linePath)
    .join('');

/** How far a mark stands from the side that it watches. */
const OFF = 4.4;

export interface BorderMark extends Point {
  readonly seat: Seat;
  readonly key: string;
}

/** The owner's mark on its half of every side that parts it from a neighbour. */
export function borderMarks(owner: readonly number[], players: number): readonly BorderMark[] {
  return (SIDES[players] ?? []).flatMap(({ a, b, areas }) => {
    if (areas.length < 2 || owner[areas[0] ?? 0] === owner[areas[1] ?? 0]) return [];
    const [from, to] = [manholeAt(a), manholeAt(b)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return areas.flatMap((area) => {
      const seat = owner[area] ?? NOBODY;
      if (seat === NOBODY) return [];
      const centre = centreOf(area);
      const [dx, dy] = [centre.x - middle.x, centre.y - middle.y];
      const far = Math.hypot(dx, dy);
      return [{ seat, key: `${a}-${b}-${seat}`, x: middle.x + (dx / far) * OFF, y: middle.y + (dy / far) * OFF }];
    });
  });
}
