import { byLang, type Translation } from '../../core/text.ts';
import type { en } from './text/en.ts';

export type ReviewWords = Translation<typeof en>;

export const REVIEW_TEXTS = byLang<ReviewWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));

/** A part of a result in points of a hundred. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
