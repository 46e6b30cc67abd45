import type { Lobby, TableLine } from '../protocol/api.ts';
import { type KeptGame, keep } from './keep/games.ts';
import { api } from './net/api.ts';

const EVERY = 15_000;

/** The server's tables and those on this device, looked up again while somebody is looking. */
export class Tables {
  lobby: Lobby | undefined = $state.raw();
  local: readonly KeptGame[] = $state.raw([]);
  /** undefined until the first answer. */
  online: boolean | undefined = $state();

  readonly turns: readonly { readonly path: string; readonly game: string; readonly names: readonly string[] }[] = $derived([
    ...(this.lobby?.mine.filter((line) => line.yourTurn).map(fromServer) ?? []),
    ...this.local.filter((kept) => kept.yourTurn && !kept.over).map(fromHere),
  ]);

  async refresh(): Promise<void> {
    const [lobby, local] = await Promise.all([api.lobby(), keep.list().catch(() => [])]);
    this.local = local;
    this.online = 'mine' in lobby;
    this.lobby = 'mine' in lobby ? lobby : undefined;
  }

  /** Looks now, and again every now and then until the returned function is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') this.refresh().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

const fromServer = (line: TableLine) => ({ path: `/table/${line.id}`, game: line.game, names: line.names });
const fromHere = (kept: KeptGame) => ({
  path: `/local/${kept.id}`,
  game: kept.game,
  names: kept.seats.filter((s) => s.bot !== undefined).map((s) => s.name),
});
