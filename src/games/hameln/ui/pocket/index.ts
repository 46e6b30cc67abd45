/** What only a small screen shows. */
export { default as Overview } from './Overview.svelte';
export { default as Players } from './Players.svelte';
export { default as Tabs } from './Tabs.svelte';
