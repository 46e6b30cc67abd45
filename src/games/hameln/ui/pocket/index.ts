/** What only a small screen shows, and one between small and large. */
import './parts.css';

export { default as Overview } from './Overview.svelte';
export { default as Players } from './Players.svelte';
export { default as Steps } from './Steps.svelte';
export { default as Tabs } from './Tabs.svelte';
