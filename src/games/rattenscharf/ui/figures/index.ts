import { type FigurePackage, figureWords } from '../../../../web/kit/figures/figures.ts';
import { rattenscharf } from '../../index.ts';
import Above from './Above.svelte';
import Beside from './Beside.svelte';
import Defs from './Defs.svelte';
import Final from './Final.svelte';
import Merge from './Merge.svelte';
import Points from './Points.svelte';
import Rats from './Rats.svelte';
import Shrunk from './Shrunk.svelte';
import Symbols from './Symbols.svelte';
import Turn from './Turn.svelte';
import type { FigureTexts } from './words.ts';

export const figures: FigurePackage<FigureTexts> = {
  Defs,
  figures: {
    symbols: Symbols,
    turn: Turn,
    beside: Beside,
    above: Above,
    points: Points,
    merge: Merge,
    shrunk: Shrunk,
    rats: Rats,
    final: Final,
  },
  words: figureWords<FigureTexts>(rattenscharf.texts, (lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
