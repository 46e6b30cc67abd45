import type { Refusal } from '../../core/game.ts';
import type { SeekWish } from '../../core/seek.ts';
import type { Counts, WaitingInfo, WaitingMessage } from '../../protocol/pairing.ts';
import type { ToBrowser } from '../../protocol/to-browser.ts';
import { askJson } from '../net/api.ts';
import { openLine } from '../net/server-line.ts';
import type { Wire } from '../net/wire.ts';

const EVERY = 10_000;
const SECOND = 1000;

const waitingInfo = () => askJson<WaitingInfo>('/api/waiting', 'GET', 'counts');

/** Somebody who looks for people to play with: the house is told for as long as the page is open. */
export class Seeking {
  /** How many wait for each game; undefined until the house has said so. */
  counts: Counts | undefined = $state.raw();
  /** What I wait for, if I do. */
  wish: SeekWish | undefined = $state.raw();
  offer = $state(false);
  refused: Refusal | undefined = $state.raw();
  /** The line is broken: it mends itself. */
  lost = $state(false);
  /** Seconds so far. */
  waited = $state(0);
  /** When I began to wait, by this device's clock. */
  #since = 0;
  #wire: Wire | undefined;
  readonly #found: (table: string) => void;
  readonly #timers: ReturnType<typeof setInterval>[];

  constructor(found: (table: string) => void) {
    this.#found = found;
    this.#timers = [
      setInterval(() => {
        if (!this.wish && document.visibilityState === 'visible') void this.look();
      }, EVERY),
      setInterval(() => this.#tick(), SECOND),
    ];
  }

  /** How it stands. Who waits already, and has come back, waits on. */
  async look(): Promise<void> {
    const info = await waitingInfo();
    if ('rule' in info) return;
    this.counts = info.counts;
    if (info.mine && !this.wish) this.seek(info.mine.wish);
  }

  seek(wish: SeekWish): void {
    this.refused = undefined;
    this.wish = wish;
    this.offer = false;
    if (this.#wire) void this.#say(wish);
    else this.#open();
  }

  /** Bots may come now, or not at all. */
  answer(yes: boolean): void {
    if (this.wish) this.seek(yes ? { ...this.wish, ask: false } : { ...this.wish, bots: null });
  }

  async leave(): Promise<void> {
    await this.#wire?.request({ type: 'unseek' });
    this.#stop();
    await this.look();
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stop();
  }

  #open(): void {
    const wire = openLine();
    this.#wire = wire;
    this.#since = Date.now();
    // After every break it is said again: the house keeps the place of who comes back soon.
    wire.onOpen = () => {
      this.lost = false;
      if (this.wish) void this.#say(this.wish);
    };
    wire.onLost = () => {
      this.lost = true;
    };
    wire.onMessage = (message) => {
      if (message.type === 'waiting') this.#hear(message);
    };
  }

  async #say(wish: SeekWish): Promise<void> {
    const answer: ToBrowser | undefined = await this.#wire?.request({ type: 'seek', wish }, false);
    if (answer?.type !== 'refused') return;
    this.refused = { rule: answer.rule, params: answer.params };
    this.#stop();
  }

  #hear({ wish, waited, counts, offer, table }: WaitingMessage): void {
    this.counts = counts;
    if (table !== undefined) this.#found(table);
    if (table !== undefined || !wish) {
      this.#stop();
      return;
    }
    this.wish = wish;
    this.offer = offer ?? false;
    this.#since = Date.now() - waited;
    this.#tick();
  }

  #tick(): void {
    this.waited = this.wish ? Math.max(0, Math.floor((Date.now() - this.#since) / SECOND)) : 0;
  }

  #stop(): void {
    this.#wire?.close();
    this.#wire = undefined;
    this.wish = undefined;
    this.offer = false;
    this.lost = false;
  }
}
