import type { Translate } from '../../../../core/text.ts';
import type { en as game } from '../../text/en.ts';
import type { en } from './text/en.ts';

export type FigureTexts = typeof game & typeof en;
export type FigureWords = Translate<FigureTexts>;
