import type { ToServer } from '../../protocol/to-server.ts';
import type { ServerContext } from '../context.ts';
import type { Crowd, Unheard } from '../crowd.ts';
import type { Memory } from '../memory.ts';
import type { Watcher } from '../watcher.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Whose words a person does not hear; undefined if that cannot be known now. Asked only where somebody has said something. */
async function unheardBy({ store }: ServerContext, memory: Memory, { person }: Watcher): Promise<Unheard> {
  if (person === undefined || memory.chat.every((line) => line.person === person)) return NOBODY;
  return store.safety.apart(person).catch(() => undefined);
}

export async function welcomeOne(
  context: ServerContext,
  crowd: Crowd,
  memory: Memory,
  watcher: Watcher,
  { id, known }: Extract<ToServer, { readonly type: 'watch' }>,
): Promise<void> {
  crowd.welcome(memory, watcher, id, known, await unheardBy(context, memory, watcher));
}

export async function catchUpOne(context: ServerContext, crowd: Crowd, memory: Memory, watcher: Watcher): Promise<void> {
  crowd.catchUp(memory, watcher, await unheardBy(context, memory, watcher));
}

/** Everything to everybody: some of what they were shown may be gone. */
export async function retell(context: ServerContext, crowd: Crowd, memory: Memory | undefined): Promise<void> {
  if (!memory) return;
  for (const watcher of crowd.watchers) crowd.retell(memory, watcher, await unheardBy(context, memory, watcher));
}
