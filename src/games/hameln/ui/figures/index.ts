import { type FigurePackage, figureWords } from '../../../../web/kit/figures/figures.ts';
import { hameln } from '../../index.ts';
import Bribe from './Bribe.svelte';
import Defs from './Defs.svelte';
import HouseParts from './HouseParts.svelte';
import Influence from './Influence.svelte';
import Kinds from './Kinds.svelte';
import Overrun from './Overrun.svelte';
import Piper from './Piper.svelte';
import Ring from './Ring.svelte';
import Road from './Road.svelte';
import Score from './Score.svelte';
import Sides from './Sides.svelte';
import Start from './Start.svelte';
import Wedding from './Wedding.svelte';
import Work from './Work.svelte';
import type { FigureTexts } from './words.ts';

export const figures: FigurePackage<FigureTexts> = {
  Defs,
  figures: {
    kinds: Kinds,
    house: HouseParts,
    start: Start,
    work: Work,
    wedding: Wedding,
    ring: Ring,
    bribe: Bribe,
    sides: Sides,
    overrun: Overrun,
    piper: Piper,
    road: Road,
    influence: Influence,
    score: Score,
  },
  words: figureWords<FigureTexts>(hameln.texts, (lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
