import { at } from '../../../core/counts.ts';
import { freeAround, isOverrun } from '../look.ts';
import { NONE, type State } from '../state.ts';
import { HOUSE_COUNT, size } from '../town.ts';

/** So few free circles make a house one to look after. */
const NEAR = 2;

/** Houses with people in them that are overrun or will be soon, the nearest first. */
export function endangered(s: State): number[] {
  return Array.from({ length: HOUSE_COUNT }, (_, house) => house)
    .filter((house) => at(s.men, house) !== NONE && size(freeAround(s, house)) <= NEAR)
    .sort((a, b) => size(freeAround(s, a)) - size(freeAround(s, b)));
}

/** The fewest rats that would bring so many houses down, set on the best circles; undefined where there are not so many houses. */
export function ratsTo(s: State, falls: number): number | undefined {
  const free = Array.from({ length: HOUSE_COUNT }, (_, house) => house)
    .filter((house) => !isOverrun(s, house))
    .map((house) => freeAround(s, house))
    .sort((a, b) => size(a) - size(b));
  let best = Number.POSITIVE_INFINITY;
  const choose = (from: number, set: number, left: number): void => {
    const rats = size(set);
    if (rats >= best) return;
    if (left === 0) {
      best = rats;
      return;
    }
    for (let i = from; i <= free.length - left; i++) {
      // The circles of this house and of all after it are no fewer.
      if (size(free[i] ?? 0) >= best) return;
      choose(i + 1, set | (free[i] ?? 0), left - 1);
    }
  };
  choose(0, 0, falls);
  return Number.isFinite(best) ? best : undefined;
}
