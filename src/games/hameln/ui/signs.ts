import { NONE } from '../state.ts';
import type { Hand } from './hand.svelte.ts';
import { boxOf } from './places.ts';

/** What hangs on a house for a while: an outline and a seal with a number, a plus or a tick. */
export interface Sign {
  readonly house: number;
  readonly look: 'work' | 'soon' | 'open' | 'chosen';
  readonly seal: string;
}

export function signsOf(hand: Hand): Sign[] {
  const own = hand.mode === 'name' && !hand.stage.busy ? naming(hand) : working(hand);
  const lit = hand.lit.flatMap(({ what, id }): Sign[] => {
    if (what !== 'house' || own.some((sign) => sign.house === id)) return [];
    const chosen = hand.isChosen({ what, id });
    return [{ house: id, look: chosen ? 'chosen' : 'open', seal: chosen ? '✓' : '+' }];
  });
  return [...own, ...lit];
}

const naming = (hand: Hand): Sign[] => hand.ahead.named.map((house, i) => ({ house, look: 'chosen', seal: String(i + 1) }));

function working({ stage }: Hand): Sign[] {
  const { view, trail } = stage;
  const nth = (house: number): string => (trail.includes(house) ? String(trail.indexOf(house) + 1) : '');
  const now: Sign[] = view.house === NONE ? [] : [{ house: view.house, look: 'work', seal: nth(view.house) }];
  return [...now, ...view.named.map((house): Sign => ({ house, look: 'soon', seal: nth(house) }))];
}

/** An outline round a plot, with room for its lower edge. */
export function outline(house: number): string {
  const { x, y, width, height } = boxOf(house);
  const [across, down] = [width - 8, height - 5];
  return `M${x + 4} ${y - 4}h${across}q8 0 8 8v${down}q0 8 -8 8h${-across}q-8 0 -8 -8v${-down}q0 -8 8 -8Z`;
}

/** So many houses can be chosen that each should be marked only lightly. */
export const isCrowded = (signs: readonly Sign[]): boolean => signs.filter(({ look }) => look === 'open').length > 6;
