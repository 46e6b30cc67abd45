import { at, sum } from '../../../core/counts.ts';
import { freeAround, isOverrun } from '../look.ts';
import { NONE, type State } from '../state.ts';
import { HOUSE_COUNT, HOUSES_AT, size } from '../town.ts';

/** So few free circles make a house one to look after. */
const NEAR = 2;

/** Houses with people in them that are overrun or will be soon, the nearest first. */
export function endangered(s: State): number[] {
  return Array.from({ length: HOUSE_COUNT }, (_, house) => house)
    .filter((house) => at(s.men, house) !== NONE && size(freeAround(s, house)) <= NEAR)
    .sort((a, b) => size(freeAround(s, a)) - size(freeAround(s, b)));
}

/** A circle touches at most so many houses. */
const TOUCHED = Math.max(...HOUSES_AT.map((houses) => houses.length));

/** The fewest rats that would bring so many houses down, set on the best circles; undefined where there are not so many houses. */
export function ratsTo(s: State, falls: number): number | undefined {
  const free = Array.from({ length: HOUSE_COUNT }, (_, house) => house)
    .filter((house) => !isOverrun(s, house))
    .map((house) => freeAround(s, house));
  if (falls > free.length) return undefined;
  let best = Number.POSITIVE_INFINITY;
  const seen = new Set<number>();
  const choose = (set: number): void => {
    if (seen.has(set)) return;
    seen.add(set);
    const rats = size(set);
    const lacks = free.map((circles) => size(circles & ~set)).sort((a, b) => a - b);
    const lacking = sum(lacks.slice(0, falls));
    if (lacking === 0) {
      best = Math.min(best, rats);
      return;
    }
    // Whatever comes next, no rat helps more houses than it touches.
    if (rats + Math.max(Math.ceil(lacking / TOUCHED), lacks[falls - 1] ?? 0) >= best) return;
    const more = free.filter((circles) => (circles & ~set) !== 0).sort((a, b) => size(a & ~set) - size(b & ~set));
    for (const circles of more) choose(set | circles);
  };
  choose(0);
  return best;
}
