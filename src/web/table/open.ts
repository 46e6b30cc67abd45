import { loadBoard } from '../boards.ts';
import { keep } from '../keep/games.ts';
import { openLine } from '../net/house-line.ts';
import { speech } from '../text/text.svelte.ts';
import { wishes } from '../wishes.svelte.ts';
import { loadGame, loadWords } from '../words.ts';
import { thinkInWorker } from './bots.ts';
import { LocalTable, type Surroundings } from './local.svelte.ts';
import { type Furniture, Room } from './model.svelte.ts';
import { RemoteTable } from './remote.svelte.ts';

const PAUSE = 650;

const AROUND: Surroundings = {
  keep,
  think: thinkInWorker,
  now: () => Date.now(),
  pause: () => new Promise((done) => setTimeout(done, wishes.motion ? PAUSE : PAUSE / 2)),
};

export async function furnish(game: string): Promise<Furniture | undefined> {
  const pack = await loadGame(game);
  if (!pack) return undefined;
  const [board, words] = await Promise.all([loadBoard(game), loadWords(pack, speech.lang)]);
  return { game: pack.game, board, words };
}

/** Opens a table on this device; undefined if there is none of that id, or its game is unknown here. */
export async function openLocal(id: string): Promise<Room | undefined> {
  const kept = await keep.get(id);
  const furniture = kept && (await furnish(kept.game));
  if (!kept || !furniture) return undefined;
  const table = new LocalTable(furniture.game, kept, AROUND);
  await table.begin();
  return new Room(table, furniture);
}

/** Opens a table on the server; undefined if there is none of that id. Without a network it waits until there is one. */
export async function openRemote(id: string): Promise<Room | undefined> {
  const table = new RemoteTable(id, openLine());
  await table.ready;
  const furniture = table.info && (await furnish(table.info.game));
  if (furniture) return new Room(table, furniture);
  table.close();
  return undefined;
}
