import type { StoredChat } from '../../store/rows.ts';
import type { ServerContext } from '../context.ts';
import { hearChat, type Memory } from '../memory.ts';
import { chatRights, silenceRefusal } from '../safety/house-rules.ts';
import { viewerOf } from '../show.ts';
import { type Action, type Effect, refuse, saved, type Who } from './action.ts';

/** The same person, message number and words within this time are one message, sent twice. */
const REPETITION = 120_000;
/** A person may say so many things in so much time. */
const LINES = 8;
const PERIOD = 20_000;

/** When lines were said by a clock that never goes back. Those that were read from the store were said before, whenever that was. */
const saidAt = new WeakMap<StoredChat, number>();

type Words = Pick<StoredChat, 'message' | 'text' | 'phrase'>;

/** Words of one's own. */
export const chat: Action<'chat'> = (context, memory, who, { id, text }) => say(context, memory, who, { message: id, text });

/** Words that everybody reads in their own language. */
export const phrase: Action<'phrase'> = (context, memory, who, { id, phrase: text }) =>
  say(context, memory, who, { message: id, text, phrase: true });

async function say(context: ServerContext, memory: Memory, who: Who, words: Words): Promise<Effect> {
  const { person, name } = who;
  if (person === undefined) return refuse('server/no-cookie');
  const at = context.now();
  const now = performance.now();
  const age = (line: StoredChat): number => now - (saidAt.get(line) ?? Number.NEGATIVE_INFINITY);
  const own = memory.chat.filter((line) => line.person === person);
  const isRecent = (line: StoredChat): boolean => age(line) < REPETITION || Math.abs(at - line.at) < REPETITION;
  const before = own.find((line) => line.message === words.message && line.text === words.text && isRecent(line));
  if (before) return { kind: 'heard', line: before };
  const oldest = own.at(-LINES);
  if (oldest && age(oldest) < PERIOD) return refuse('chat/too-fast', { seconds: Math.ceil((PERIOD - age(oldest)) / 1000) });
  const silence = await silenceRefusal(context, person);
  if (silence) return refuse(silence.rule, silence.params);
  if (!words.phrase && !(await chatRights(context, memory, person)).free) return refuse('chat/phrases-only');
  const line = { at, person, name, seat: viewerOf(memory, person), ...words };
  const unheard = await context.store.safety.apart(person);
  await saved(context.store.addChat(memory.table.id, memory.chatLength, line));
  hearChat(memory, line);
  saidAt.set(line, now);
  return { kind: 'said', line, unheard };
}
