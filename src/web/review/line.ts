import type { Budget } from '../../bots/budget.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import type { Hint } from '../../bots/review/hint.ts';
import type { ReviewJob, Verdict } from '../../bots/review/judge.ts';
import type { Effort, Story } from '../../bots/review/story.ts';
import type { Seat } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import type { Wrong } from '../../core/replay.ts';

/** What a hint is asked with: the seat's own view. */
export interface HintQuestion {
  readonly view: unknown;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: number;
}

/** What a puzzle is made of: a position of a game that was played. */
export type PuzzleQuestion = Pick<Puzzle, 'seats' | 'options' | 'log'>;

type Question =
  | { readonly puzzle: PuzzleQuestion }
  | { readonly hint: HintQuestion }
  | { readonly record: GameRecord; readonly effort: Effort }
  | { readonly job: ReviewJob };

/** What the page asks a thread, and what it hears. They share a number. */
export type Asked = { readonly id: number; readonly game: string } & Question;
export type Answer =
  | { readonly id: number; readonly story: Story | Wrong }
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly puzzle: Puzzle | undefined }
  | { readonly id: number; readonly error: string };

/** The page's end of the line to one thread. */
export interface Thread {
  prepare(game: string, record: GameRecord, effort: Effort): Promise<Story | Wrong>;
  judge(game: string, job: ReviewJob): Promise<Verdict>;
  /** The best moves, the best first. */
  hints(game: string, question: HintQuestion): Promise<readonly Hint[]>;
  /** Undefined where there is nothing to solve. */
  puzzle(game: string, question: PuzzleQuestion): Promise<Puzzle | undefined>;
  close(): void;
}

export function openThread(): Thread {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A thread that cannot even be loaded answers nothing by itself.
  worker.addEventListener('error', ({ message }) => {
    for (const [id, hear] of waiting) hear({ id, error: message });
    waiting.clear();
  });
  const ask = (game: string, question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ id: last, game, ...question } satisfies Asked);
    });
  return {
    async prepare(game, record, effort) {
      const answer = await ask(game, { record, effort });
      if (!('story' in answer)) throw new Error('error' in answer ? answer.error : 'no story');
      return answer.story;
    },
    async judge(game, job) {
      const answer = await ask(game, { job });
      if (!('verdict' in answer)) throw new Error('error' in answer ? answer.error : 'no verdict');
      return answer.verdict;
    },
    async hints(game, question) {
      const answer = await ask(game, { hint: question });
      if (!('hints' in answer)) throw new Error('error' in answer ? answer.error : 'no hints');
      return answer.hints;
    },
    async puzzle(game, question) {
      const answer = await ask(game, { puzzle: question });
      if (!('puzzle' in answer)) throw new Error('error' in answer ? answer.error : 'no puzzle');
      return answer.puzzle;
    },
    close: () => worker.terminate(),
  };
}
