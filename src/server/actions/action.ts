import type { Refusal } from '../../core/game.ts';
import type { ToServer } from '../../protocol/to-server.ts';
import type { Past } from '../../session/position.ts';
import { StoreAway } from '../../store/backend.ts';
import type { StoredChat } from '../../store/rows.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';

/** So often somebody at another server may be faster than one message. */
export const TRIES = 5;

/** What a message led to, durable by now, and so what is to be shown to whom. */
export type Effect =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Done, or done already; `table` is the id of a new one. */
  | { readonly kind: 'ok'; readonly table?: string }
  /** Who sits where, or the table's status, is different now. */
  | { readonly kind: 'seats' }
  /** There is a table for the next game, just as it is stored. */
  | { readonly kind: 'opened'; readonly next: Memory }
  /** The log is longer than `from`. */
  | { readonly kind: 'moved'; readonly from: number /** What somebody asked is settled by it. */; readonly settled?: true }
  /** The move is in the log already: the sender is told again. */
  | { readonly kind: 'repeated'; readonly from: number }
  | { readonly kind: 'said'; readonly line: StoredChat /** Who does not hear the speaker. */; readonly unheard: ReadonlySet<string> }
  /** Said already: the sender is told again. */
  | { readonly kind: 'heard'; readonly line: StoredChat }
  | { readonly kind: 'past'; readonly past: Past };

/** Who asks. */
export interface Who {
  readonly person: string | undefined;
  readonly name: string;
}

/**
 * One kind of message. An action may change the match before it is stored, since whatever throws makes the table forget its memory;
 * all else it stores first and changes afterwards.
 */
export type Action<T extends ToServer['type']> = (
  context: ServerContext,
  memory: Memory,
  who: Who,
  message: Extract<ToServer, { readonly type: T }>,
) => Promise<Effect> | Effect;

export const refuse = (rule: string, params?: Refusal['params']): Effect => ({ kind: 'refused', refusal: { rule, params } });

/** The store said no, or nothing: the table forgets what it thought it knew, and the sender may try again. */
export class NotSaved extends Error {}

/** Another server was faster: what is stored is not what this one remembers. */
export class Overtaken extends NotSaved {}

export const saved = (write: Promise<boolean>): Promise<void> => write.then(mustBeDone, notSaved);

function mustBeDone(done: boolean): void {
  if (!done) throw new Overtaken('something else was stored meanwhile');
}

function notSaved(error: unknown): never {
  if (error instanceof StoreAway) throw error;
  throw new NotSaved(error instanceof Error ? error.message : String(error));
}
