import type { ToServer } from '../../protocol/to-server.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { type Effect, refuse, type Who } from './action.ts';
import { agree, ask, goOn, holiday } from './asking.ts';
import { chat, phrase } from './chat.ts';
import { look } from './look.ts';
import { luck } from './luck.ts';
import { beginIfReady, play, start, takeBackStep } from './play.ts';
import { rematch } from './rematch.ts';
import { leave, resign, setBot, sit, stand, substitute } from './seating.ts';
import { takenBackOften } from './take-back-limit.ts';

/** All messages about a table but those that are about the socket. */
export type Asked = Exclude<ToServer, { readonly type: 'watch' | 'unwatch' | 'hidden' | 'seek' | 'unseek' }>;

export function act(context: ServerContext, memory: Memory, who: Who, message: Asked): Promise<Effect> | Effect {
  switch (message.type) {
    case 'play':
      return play(context, memory, who, message);
    case 'take-back': {
      const refusal = memory.running && takenBackOften(memory.running.match, message.n);
      return refusal ? refuse(refusal.rule, refusal.params) : takeBackStep(context, memory, who, message);
    }
    case 'luck':
      return luck(context, memory, who, message);
    case 'start':
      return start(context, memory, who, message);
    case 'sit':
      return andBegin(context, memory, sit(context, memory, who, message));
    case 'stand':
      return stand(context, memory, who, message);
    case 'bot':
      return andBegin(context, memory, setBot(context, memory, who, message));
    case 'leave':
      return leave(context, memory, who, message);
    case 'substitute':
      return substitute(context, memory, who, message);
    case 'resign':
      return resign(context, memory, who, message);
    case 'ask':
      return ask(context, memory, who, message);
    case 'agree':
      return agree(context, memory, who, message);
    case 'resume':
      return goOn(context, memory, who, message);
    case 'holiday':
      return holiday(context, memory, who, message);
    case 'chat':
      return chat(context, memory, who, message);
    case 'phrase':
      return phrase(context, memory, who, message);
    case 'rematch':
      return rematch(context, memory, who, message);
    case 'look':
      return look(context, memory, who, message);
  }
}

async function andBegin(context: ServerContext, memory: Memory, done: Promise<Effect> | Effect): Promise<Effect> {
  const effect = await done;
  if (effect.kind === 'seats') await beginIfReady(context, memory);
  return effect;
}
