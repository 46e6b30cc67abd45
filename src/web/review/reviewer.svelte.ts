import type { Verdict } from '../../bots/review/judge.ts';
import { makeReview, type Review } from '../../bots/review/review.ts';
import type { Story } from '../../bots/review/story.ts';
import type { GameRecord } from '../../core/record.ts';
import type { Thread } from './line.ts';

/** The picture is drawn anew at most so often, in milliseconds. */
const BEAT = 150;
const SEED = 1;

export type Progress = 'preparing' | 'judging' | 'stopped' | 'done' | 'failed';

/** Judges a game on some threads and shows what is known so far. */
export class Reviewer {
  progress: Progress = $state('preparing');
  story: Story | undefined = $state.raw();
  #verdicts: readonly Verdict[] = $state.raw([]);
  readonly review: Review | undefined = $derived.by(() => this.story && makeReview(this.story, this.#verdicts));
  readonly done: number = $derived.by(() => this.#verdicts.length);

  readonly #record: GameRecord;
  readonly #openThread: () => Thread;
  readonly #count: number;
  #threads: readonly Thread[] = [];
  /** Positions of the decisions that nobody has taken on yet. */
  #open: number[] = [];
  #fresh: Verdict[] = [];
  #shownAt = 0;

  constructor(record: GameRecord, openThread: () => Thread, count: number) {
    this.#record = record;
    this.#openThread = openThread;
    this.#count = count;
  }

  /** Starts, or goes on where it was stopped. */
  start(): void {
    this.#threads = Array.from({ length: this.#count }, this.#openThread);
    this.#work(this.#threads).catch(() => {
      this.stop();
      this.progress = 'failed';
    });
  }

  /** Ends the threads at once; decisions that were being judged wait for the next start. */
  stop(): void {
    for (const thread of this.#threads) thread.close();
    this.#threads = [];
    this.#show();
    if (this.progress === 'judging') this.progress = 'stopped';
  }

  async #work(threads: readonly Thread[]): Promise<void> {
    const { game } = this.#record;
    const story = this.story ?? (await threads[0]?.prepare(game, this.#record, { seed: SEED }));
    if (!story || 'phrase' in story) throw new Error('the record no longer fits');
    this.story = story;
    this.progress = 'judging';
    const known = new Set(this.#verdicts.map(({ n }) => n));
    this.#open = story.jobs.flatMap(({ n }, i) => (known.has(n) ? [] : [i]));
    await Promise.all(threads.map((thread) => this.#judgeOn(thread, story)));
    if (threads !== this.#threads) return;
    this.stop();
    this.progress = 'done';
  }

  async #judgeOn(thread: Thread, story: Story): Promise<void> {
    for (let i = this.#open.shift(); i !== undefined; i = this.#open.shift()) {
      const job = story.jobs[i];
      if (!job) continue;
      const verdict = await thread.judge(this.#record.game, job);
      this.#fresh.push(verdict);
      if (performance.now() > this.#shownAt + BEAT) this.#show();
    }
  }

  #show(): void {
    this.#shownAt = performance.now();
    if (this.#fresh.length === 0) return;
    this.#verdicts = [...this.#verdicts, ...this.#fresh];
    this.#fresh = [];
  }
}
