import { must } from '../../../../core/must.ts';
import { CIRCLES, type CircleId, type HouseId } from '../../data.ts';
import { HOUSES_AT, houseId } from '../../town.ts';

type HouseTexts = Readonly<Record<`house.${HouseId}`, string>>;
type CircleTexts = Record<`circle.${CircleId}`, string>;

/** A circle has no name of its own: it is told by the houses round it, and by the market if it lies there. */
export function circleTexts(houses: HouseTexts, market: string): CircleTexts {
  const texts = CIRCLES.map((circle, i) => {
    const names = must(HOUSES_AT[i]).map((house) => houses[`house.${houseId(house)}`]);
    return [`circle.${circle.id}`, [...names, ...(circle.where === 'market' ? [market] : [])].join(' · ')];
  });
  return Object.fromEntries(texts) as CircleTexts;
}
