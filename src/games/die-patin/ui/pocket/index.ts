/** What only a small screen needs. */
export { default as Clans } from './Clans.svelte';
export { default as MissionStrip } from './MissionStrip.svelte';
export { default as Overview } from './Overview.svelte';
export { default as Tabs } from './Tabs.svelte';
