import { openLine } from '../net/server-line.ts';
import { loadOnlineWords } from '../words.ts';
import { RemoteTable } from './holders/remote.svelte.ts';
import { TableState } from './model.svelte.ts';
import { loadParts, type Opening } from './open.ts';

/** Opens a table on the server. Without a network it waits until there is one. */
export function openRemote(id: string): Opening {
  const table = new RemoteTable(id, openLine());
  const open = async (): Promise<TableState | undefined> => {
    await table.ready;
    const parts = table.info && (await loadParts(table.info.game, loadOnlineWords));
    return parts && new TableState(table, parts);
  };
  return { link: () => table.link, room: open(), words: loadOnlineWords, file: () => table.record(), close: () => table.close() };
}
