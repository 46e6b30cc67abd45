import type { Component } from 'svelte';
import type { Route } from '../protocol/routes.ts';
import { breath } from './kit/breath.ts';
import { useSerif } from './serif.ts';
import { speech } from './text/text.svelte.ts';

/** A page finds what it needs in `place.route`. */
type Page = Component<Record<string, never>>;

type Load = () => Promise<{ readonly default: Page }>;

async function shown(code: ReturnType<Load>): Promise<Page> {
  const { default: Page } = await code;
  await breath();
  useSerif();
  return Page;
}
const page = (load: Load) => (): Promise<Page> => shown(load());
/** The same with all words of its language: only home and a table on this device do with the first. */
const wordy = (load: Load) => (): Promise<Page> => shown(speech.withAll(load()));

/** Every page is loaded when it is first visited. */
export const PAGES: { readonly [P in Route['page']]: () => Promise<Page> } = {
  home: page(() => import('./home/Home.svelte')),
  new: wordy(() => import('./pages/NewTable.svelte')),
  table: wordy(() => import('./table/RemotePage.svelte')),
  local: page(() => import('./table/LocalPage.svelte')),
  rules: wordy(() => import('./rules/Rules.svelte')),
  learn: wordy(() => import('./learn/Learn.svelte')),
  replay: wordy(() => import('./replay/Replay.svelte')),
  embed: wordy(() => import('./embed/EmbedPage.svelte')),
  review: wordy(() => import('./replay/Replay.svelte')),
  puzzles: wordy(() => import('./puzzles/PuzzlesPage.svelte')),
  puzzle: wordy(() => import('./puzzles/PuzzlePage.svelte')),
  ratings: wordy(() => import('./people/RatingsPage.svelte')),
  person: wordy(() => import('./people/PersonPage.svelte')),
  find: wordy(() => import('./find/Find.svelte')),
  tables: wordy(() => import('./pages/Tables.svelte')),
  tournaments: wordy(() => import('./tournament/TournamentsPage.svelte')),
  tournament: wordy(() => import('./tournament/TournamentPage.svelte')),
  settings: wordy(() => import('./pages/SettingsPage.svelte')),
  moderation: wordy(() => import('./safety/ModerationPage.svelte')),
  api: wordy(() => import('./api-page/ApiPage.svelte')),
  about: wordy(() => import('./pages/about/About.svelte')),
  missing: wordy(() => import('./pages/Missing.svelte')),
};
