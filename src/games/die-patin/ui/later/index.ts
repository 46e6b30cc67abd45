import { CARD_DRAWINGS } from './art/cards.ts';
import { FIGURE_DRAWINGS } from './art/figures.ts';

/** What is not needed before the first round begins; it is fetched once somebody has chosen a start area. */
export { default as Arches } from './Arches.svelte';
export { default as Cards } from './Cards.svelte';
export { default as Chips } from './Chips.svelte';
export { default as DuelTip } from './DuelTip.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Finale } from './Finale.svelte';
export { default as Reveal } from './Reveal.svelte';
export { default as Slots } from './Slots.svelte';
export { default as Wealth } from './Wealth.svelte';
export const LATE_DRAWINGS = { ...FIGURE_DRAWINGS, ...CARD_DRAWINGS } as const;
