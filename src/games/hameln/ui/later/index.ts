/** What the board needs once the town is settled. */
export { default as Couples } from './Couples.svelte';
export { default as Flights } from './Flights.svelte';
export { flightsFor } from './flights.ts';
export { gainsInWords, linesOf } from './lines.ts';
export { default as Offers } from './Offers.svelte';
export { default as Ransom } from './Ransom.svelte';
export { default as Sale } from './Sale.svelte';
