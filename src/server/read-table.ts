import { Overtaken } from './actions/action.ts';
import { resume, startGame } from './actions/play.ts';
import type { ServerContext } from './context.ts';
import { loadMemory, type Memory } from './memory.ts';
import { isReady } from './seats.ts';

/** Reads a table and does what somebody left undone; if another server is faster with that, what it did is read. */
export async function readTable(context: ServerContext, id: string, tries = 3): Promise<Memory | undefined> {
  const memory = await loadMemory(context, id);
  if (!memory) return undefined;
  const length = memory.running?.match.log.length;
  try {
    if (isReady(memory)) await startGame(context, memory);
    else await resume(context, memory);
  } catch (error) {
    if (!(error instanceof Overtaken) || tries === 0) throw error;
    return readTable(context, id, tries - 1);
  }
  if (memory.running?.match.log.length !== length) context.hints.changed(id);
  return memory;
}
