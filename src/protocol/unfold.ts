import { hashOf, patch } from '../core/delta.ts';
import type { ChangeMessage, PositionMessage } from './to-browser.ts';

/** The whole position that a change leads to from the one that was shown; undefined if it does not fit: then the whole is to be asked for. */
export function unfold(
  { type: _, change, hash, ...about }: ChangeMessage,
  shown: Pick<PositionMessage, 'n' | 'viewer' | 'view' | 'sheet'> | undefined,
): PositionMessage | undefined {
  if (!shown || shown.n !== about.from || shown.viewer !== about.viewer) return undefined;
  const now = patch({ view: shown.view, sheet: shown.sheet }, change);
  if (typeof now !== 'object' || now === null || hashOf(now) !== hash) return undefined;
  const { view, sheet } = now as Pick<PositionMessage, 'view' | 'sheet'>;
  return { type: 'position', ...about, view, sheet };
}
