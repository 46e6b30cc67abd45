import { paced } from '../../kit/animate.ts';
import { settings } from '../../settings.svelte.ts';
import type { TableState } from '../model.svelte.ts';

/** How long each step is looked at once the board has shown it. */
const BEAT = 900;

type Shown = Pick<TableState, 'n' | 'live' | 'turns' | 'look' | 'atRest'>;

/**
 * Shows again what happened since some point of the log, step by step until now: by itself, or as somebody presses. Where nothing moves it
 * waits for every press. Whoever looks elsewhere has left it.
 */
export class Tour {
  readonly #room: Shown;
  /** Where it began, and where it has led to. */
  #from: number | undefined = $state();
  #at: number | undefined = $state();
  #playing = $state(false);
  /** Only the newest run goes on. */
  #run = 0;

  constructor(room: Shown) {
    this.#room = room;
  }

  get active(): boolean {
    return this.#from !== undefined && !this.#room.live && this.#room.n === this.#at;
  }
  get playing(): boolean {
    return this.active && this.#playing;
  }
  /** A step is a deed, with what followed from it. */
  get #stops(): readonly number[] {
    const ends = this.#room.turns.flatMap(({ rows }) => rows.map((row) => row.n + 1));
    return [...new Set(ends)].filter((n) => n > (this.#from ?? 0)).sort((a, b) => a - b);
  }
  /** Which step of how many is on the board. */
  get progress(): { readonly step: number; readonly of: number } {
    const stops = this.#stops;
    return { step: stops.filter((n) => n <= this.#room.n).length, of: stops.length };
  }

  async begin(from: number): Promise<void> {
    await this.#room.look(from);
    if (this.#room.live) return;
    this.#from = from;
    this.#at = from;
    if (settings.motion) this.play();
    else await this.step(1);
  }

  /** One step, by hand: from then on nothing goes by itself. */
  async step(by: -1 | 1): Promise<void> {
    this.pause();
    await this.#move(by);
  }

  play(): void {
    this.#playing = true;
    this.#run += 1;
    this.#go(this.#run).catch(() => this.pause());
  }

  pause(): void {
    this.#playing = false;
    this.#run += 1;
  }

  async #go(run: number): Promise<void> {
    while (this.playing && run === this.#run) {
      await this.#room.atRest();
      await new Promise((done) => setTimeout(done, paced(BEAT)));
      if (this.playing && run === this.#run) await this.#move(1);
    }
  }

  async #move(by: -1 | 1): Promise<void> {
    if (!this.active) return;
    const { n } = this.#room;
    const to = by < 0 ? (this.#stops.findLast((stop) => stop < n) ?? this.#from ?? 0) : this.#stops.find((stop) => stop > n);
    await this.#room.look(to ?? Number.POSITIVE_INFINITY);
    this.#at = this.#room.live ? undefined : this.#room.n;
  }
}
