import type { Seat } from '../../core/game.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { type Due, dueBots } from './turn.ts';

/** What became of a bot's turn is looked at after so long, and after twice as long again, and so on. In milliseconds. */
const PATIENCE = 5000;

interface Asked {
  readonly question: string;
  readonly times: number;
  /** Before that nobody asks again. */
  readonly until: number;
}

/**
 * Asks the bots of one table. A turn is a job, so that one server or worker thinks about it, however many hold the table. If that one
 * dies over it the job is lost with it; so whoever holds the table asks again when the turn has been waiting for too long.
 */
export class BotAsking {
  readonly #context: ServerContext;
  readonly #table: string;
  readonly #asked = new Map<Seat, Asked>();

  constructor(context: ServerContext, table: string) {
    this.#context = context;
    this.#table = table;
  }

  get isWaiting(): boolean {
    return this.#asked.size > 0;
  }

  /** What the bot said could not be stored: it is to be asked again. */
  forget({ seat }: Due): void {
    this.#asked.delete(seat);
  }

  /**
   * Asks every bot whose turn it is; if another server brought it about (`theirs`) that one has asked. The milliseconds after which to
   * look again, if a bot is waited for.
   */
  ask(memory: Memory, theirs = false): number | undefined {
    const { jobs, now, log } = this.#context;
    const due = dueBots(memory);
    for (const seat of this.#asked.keys()) if (!due.some((d) => d.seat === seat)) this.#asked.delete(seat);
    for (const { seat, question } of due) {
      const before = this.#asked.get(seat);
      const times = before?.question === question ? before.times : 0;
      if (times > 0 && now() < (before?.until ?? 0)) continue;
      this.#asked.set(seat, { question, times: times + 1, until: now() + PATIENCE * 2 ** times });
      if (theirs && times === 0) continue;
      const key = `bot/${this.#table}/${seat}/${question}/${times}`;
      jobs.now(key, 'bot', { table: this.#table, seat, question }).catch((err: unknown) => log.warn({ err }, 'bot not asked'));
    }
    return due.length === 0 ? undefined : Math.min(...[...this.#asked.values()].map(({ until }) => until)) - now() + 50;
  }
}
