import { hearChat } from '../memory.ts';
import { viewerOf } from '../show.ts';
import { type Action, refuse, saved } from './action.ts';

/** The same person, message number and words within this time are one message, sent twice. */
const REPETITION = 120_000;
/** A person may say so many things in so much time. */
const LINES = 8;
const PERIOD = 20_000;

export const chat: Action<'chat'> = async (context, memory, who, { id, text }) => {
  const { person, name } = who;
  if (person === undefined) return refuse('server/no-cookie');
  const now = context.now();
  const own = memory.chat.filter((line) => line.person === person);
  const before = own.find((line) => line.message === id && line.text === text && now - line.at < REPETITION);
  if (before) return { kind: 'heard', line: before };
  const oldest = own.at(-LINES);
  if (oldest && now - oldest.at < PERIOD) return refuse('chat/too-fast', { seconds: Math.ceil((oldest.at + PERIOD - now) / 1000) });
  const line = { at: now, person, message: id, name, seat: viewerOf(memory, person), text };
  await saved(context.store.addChat(memory.table.id, memory.chatLength, line));
  hearChat(memory, line);
  return { kind: 'said', line };
};
