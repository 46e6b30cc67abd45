import { type FigurePackage, figureWords } from '../../../../web/kit/figures/figures.ts';
import { diePatin } from '../../index.ts';
import Bonuses from './Bonuses.svelte';
import Boss from './Boss.svelte';
import Chains from './Chains.svelte';
import Claim from './Claim.svelte';
import Defs from './Defs.svelte';
import Inside from './Inside.svelte';
import Missions from './Missions.svelte';
import Pieces from './Pieces.svelte';
import Places from './Places.svelte';
import Prowl from './Prowl.svelte';
import Setup from './Setup.svelte';
import Total from './Total.svelte';
import type { FigureTexts } from './words.ts';

export const figures: FigurePackage<FigureTexts> = {
  Defs,
  figures: {
    pieces: Pieces,
    setup: Setup,
    places: Places,
    inside: Inside,
    bonuses: Bonuses,
    prowl: Prowl,
    boss: Boss,
    claim: Claim,
    missions: Missions,
    chains: Chains,
    total: Total,
  },
  words: figureWords<FigureTexts>(diePatin.texts, (lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
