import type { FigureName } from '../data.ts';
import { figuresLeftOf, rightOf } from '../look.ts';
import { figureName, figureOf } from '../moves.ts';
import type { State } from '../state.ts';
import { pointOn } from './curve.ts';
import { facing, laneOf, type Town } from './layout.ts';
import type { Outlook } from './outlook.ts';
import { lean, placesIn } from './places.ts';
import type { Walk } from './stage.svelte.ts';

/** A figure as it is drawn: its feet, and how far in front it stands. */
export interface Standing {
  readonly figure: FigureName;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly facing: 1 | -1;
  readonly lean: number;
  readonly lit: boolean;
  readonly ghost: boolean;
}

/** All figures of the town: those in the lanes, those on their way, and the faded ones of a preview. */
export function standings(view: State, town: Town, walk: Walk | undefined, outlook: Outlook | undefined): Standing[] {
  const moving = new Set(outlook?.legs.flatMap((leg) => leg.figures));
  return town.spots.flatMap(({ house }) => {
    const all = figuresLeftOf(view, house).map(figureName);
    const ghosts = (outlook?.ends ?? []).filter((end) => end.lane === house).map((end) => end.figure);
    // On a small screen the lane is full already: ghosts stand in front of it.
    const places = placesIn(town, house, all.length + (town.small ? 0 : ghosts.length));
    const stand = (figure: FigureName, at: { x: number; y: number }, ghost: boolean): Standing => ({
      figure,
      ...at,
      depth: at.y,
      facing: facing(town, house),
      lean: lean(town, house),
      lit: !ghost && moving.has(figure),
      ghost,
    });
    const present = all.map((figure, i) => {
      const standing = stand(figure, places[i] ?? { x: 0, y: 0 }, false);
      return walk?.figures.includes(figure) ? onTheWay(view, town, walk, standing) : standing;
    });
    const expected = ghosts.map((figure, i) => stand(figure, places[all.length + i] ?? inFront(town, house, i, ghosts.length), true));
    return [...present, ...expected];
  });
}

function inFront(town: Town, house: number, i: number, count: number): { x: number; y: number } {
  const lane = town.spots.find((spot) => spot.house === house)?.lane ?? { x: 0, y: 0 };
  return { x: lane.x + 3 - (i - (count - 1) / 2) * town.figure * 0.76, y: lane.y + town.figure * 1.24 };
}

/** Along the road and through the gate: the middle of the way is behind the walls. */
function onTheWay(view: State, town: Town, walk: Walk, start: Standing): Standing {
  const { house, dir, t, figures } = walk;
  const from = laneOf(town, house) + (dir > 0 ? 0 : 2);
  const target = dir > 0 ? rightOf(view.ring, house) : house;
  const there = figuresLeftOf(view, target).map(figureName);
  // A ring of one house leads back into the same lane.
  const others = there.filter((figure) => !figures.includes(figure));
  const order = [...others, ...figures].sort((a, b) => figureOf(a) - figureOf(b));
  const place = placesIn(town, target, order.length)[order.indexOf(start.figure)] ?? start;
  const [here, begin, end] = [from + 2 * dir * t, from, from + 2 * dir].map((position) => pointOn(town.road, position));
  if (!here || !begin || !end) return start;
  const soon = pointOn(town.road, from + 2 * dir * Math.min(1, t + 0.05));
  const x = here.x + (start.x - begin.x) * (1 - t) + (place.x - end.x) * t;
  const y = here.y + (start.y - begin.y) * (1 - t) + (place.y - end.y) * t;
  const door = town.spots.find((spot) => spot.house === house)?.door.y ?? y;
  const inside = Math.abs(t - 0.5) < 0.27;
  const hop = Math.abs(Math.sin(t * Math.PI * 4)) * town.figure * 0.07;
  return { ...start, x, y: y - hop, depth: inside ? door - 1 : y, facing: soon.x < here.x ? -1 : 1, lean: 0, lit: false };
}
