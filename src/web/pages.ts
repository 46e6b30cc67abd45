import type { Component } from 'svelte';
import type { Route } from '../protocol/routes.ts';

/** A page finds what it needs in `place.route`. */
type Page = Component<Record<string, never>>;

/** Every page is loaded when it is first visited. */
export const PAGES: { readonly [P in Route['page']]: () => Promise<Page> } = {
  home: () => import('./home/Home.svelte').then((m) => m.default),
  new: () => import('./pages/NewTable.svelte').then((m) => m.default),
  table: () => import('./table/RemotePage.svelte').then((m) => m.default),
  local: () => import('./table/LocalPage.svelte').then((m) => m.default),
  rules: () => import('./rules/Rules.svelte').then((m) => m.default),
  replay: () => import('./replay/Replay.svelte').then((m) => m.default),
  review: () => import('./replay/Replay.svelte').then((m) => m.default),
  tables: () => import('./pages/Tables.svelte').then((m) => m.default),
  settings: () => import('./pages/SettingsPage.svelte').then((m) => m.default),
  about: () => import('./pages/About.svelte').then((m) => m.default),
  missing: () => import('./pages/Missing.svelte').then((m) => m.default),
};
