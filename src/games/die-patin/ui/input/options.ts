import { ENTERPRISES } from '../../data.ts';
import { bonusOf, enterpriseOf, type Move } from '../../moves.ts';
import { due, type State, type StepName } from '../../state.ts';
import { tilesIn } from './spots.ts';

/** What a step offers beside the board, in the order of its buttons; some of it may not be allowed, and says why. */
export function optionsOf(s: State, step: StepName | undefined): readonly Move[] {
  if (step === 'remove') return ENTERPRISES.map((enterprise) => ({ type: 'remove', enterprise }));
  if (step !== 'act') return [];
  const rooms = tilesIn(s, due(s)?.at ?? 0).map((tile): Move => ({ type: 'room', enterprise: enterpriseOf(tile), bonus: bonusOf(tile) }));
  return [{ type: 'loot' }, ...rooms];
}
