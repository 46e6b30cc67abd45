import { type FigurePackage, figureWords } from '../../../../web/kit/figures/figures.ts';
import { piedPiper } from '../../index.ts';
import Defs from './Defs.svelte';
import Effect from './Effect.svelte';
import End from './End.svelte';
import Leave from './Leave.svelte';
import Material from './Material.svelte';
import Melody from './Melody.svelte';
import Moves from './Moves.svelte';
import Setup from './Setup.svelte';
import Turn from './Turn.svelte';
import Two from './Two.svelte';
import type { FigureTexts } from './words.ts';

export const figures: FigurePackage<FigureTexts> = {
  Defs,
  figures: { material: Material, setup: Setup, turn: Turn, effect: Effect, moves: Moves, melody: Melody, leave: Leave, end: End, two: Two },
  words: figureWords<FigureTexts>(piedPiper.texts, (lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
