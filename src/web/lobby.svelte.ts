import { untrack } from 'svelte';
import type { Lobby } from '../protocol/api.ts';
import { type KeptGame, keep } from './keep/games.ts';
import { type MyGame, myGames } from './my-games/lines.ts';
import { api } from './net/api.ts';

const EVERY = 15_000;
/** Who plays one game alone is hardly waited for elsewhere. */
const SELDOM = 10 * EVERY;

/** The server's tables and those on this device, looked up again while somebody is looking. */
export class Tables {
  lobby: Lobby | undefined = $state.raw();
  local: readonly KeptGame[] = $state.raw([]);
  /** undefined until the first answer. */
  online: boolean | undefined = $state();
  /** When it was looked up. */
  at = $state(0);

  /** My games that are not over, those that wait for me first. */
  readonly games: readonly MyGame[] = $derived(myGames(this.lobby, this.local));

  async refresh(): Promise<void> {
    const [lobby, local] = await Promise.all([api.lobby(), keep.list().catch(() => [])]);
    this.local = local;
    this.online = 'mine' in lobby;
    this.lobby = 'mine' in lobby ? lobby : undefined;
    this.at = Date.now();
  }

  /** Looks now, and again every now and then until the returned function is called. */
  watch(): () => void {
    return this.#each(() => 0);
  }

  /** The same for somebody who plays meanwhile: no sooner than a while after the last look, and seldom where there is no other game. */
  glance(): () => void {
    return this.#each(() => (this.games.length === 1 ? SELDOM : EVERY));
  }

  #each(pause: () => number): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - this.at >= pause()) this.refresh().catch(() => undefined);
    };
    // What is found must not make who called this look again at once.
    untrack(look);
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
