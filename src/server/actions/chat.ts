import type { StoredChat } from '../../store/rows.ts';
import { hearChat } from '../memory.ts';
import { viewerOf } from '../show.ts';
import { type Action, refuse, saved } from './action.ts';

/** The same person, message number and words within this time are one message, sent twice. */
const REPETITION = 120_000;
/** A person may say so many things in so much time. */
const LINES = 8;
const PERIOD = 20_000;

/** When lines were said by a clock that never goes back. Those that were read from the store were said before, whenever that was. */
const saidAt = new WeakMap<StoredChat, number>();

export const chat: Action<'chat'> = async (context, memory, who, { id, text }) => {
  const { person, name } = who;
  if (person === undefined) return refuse('server/no-cookie');
  const at = context.now();
  const now = performance.now();
  const age = (line: StoredChat): number => now - (saidAt.get(line) ?? Number.NEGATIVE_INFINITY);
  const own = memory.chat.filter((line) => line.person === person);
  const isRecent = (line: StoredChat): boolean => age(line) < REPETITION || Math.abs(at - line.at) < REPETITION;
  const before = own.find((line) => line.message === id && line.text === text && isRecent(line));
  if (before) return { kind: 'heard', line: before };
  const oldest = own.at(-LINES);
  if (oldest && age(oldest) < PERIOD) return refuse('chat/too-fast', { seconds: Math.ceil((PERIOD - age(oldest)) / 1000) });
  const line = { at, person, message: id, name, seat: viewerOf(memory, person), text };
  await saved(context.store.addChat(memory.table.id, memory.chatLength, line));
  hearChat(memory, line);
  saidAt.set(line, now);
  return { kind: 'said', line };
};
