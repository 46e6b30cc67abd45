import type { Command } from 'commander';
import { networkOf } from '../bots/index.ts';
import { judge, type ReviewJob, type Verdict } from '../bots/review/judge.ts';
import { reasonAt } from '../bots/review/reasons.ts';
import { makeReview, type Review } from '../bots/review/review.ts';
import { prepare, type Story } from '../bots/review/story.ts';
import { REVIEW_TEXTS } from '../bots/review/texts.ts';
import type { GameRecord } from '../core/record.ts';
import type { GamePackage } from '../core/registry.ts';
import type { Lang } from '../core/text.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { onThreads } from '../lab/pool.ts';
import { budgetFlag, langFlag, seedFlag, workersFlag } from './flags.ts';
import { printJson } from './output.ts';
import { progress } from './progress.ts';
import { readRecord } from './records.ts';
import { type Reasoned, tellReview } from './tell-review.ts';
import { wordsOf } from './words.ts';

interface Flags {
  readonly budget?: number;
  readonly seed: number;
  readonly workers: number;
  readonly lang: Lang;
  readonly json?: true;
}

export function addReview(program: Command): void {
  program
    .command('review')
    .description(
      'Judge every decision of a recorded game by what the player knew then: chances over the game, mistakes and better moves, luck separated from skill. The same file, budget and seed give the same review.',
    )
    .argument('<file>', 'a record')
    .option('--budget <n>it', 'simulated games per decision, such as 200it; by default as many as fit into about a minute', imagined)
    .option(...seedFlag)
    .option(...workersFlag)
    .option(...langFlag('language'))
    .option('--json', 'print {game, players, seats, points, turns, mistakes, judged} as JSON; all figures are shares of a win')
    .addHelpText('after', '\nExample: ratskeller review game.json --lang de')
    .action(review);
}

/** A budget in time would judge decisions differently on a busy machine. */
function imagined(text: string): number {
  const { iterations } = budgetFlag(text);
  if (iterations === undefined) throw new Fault(`--budget of a review is a number of imagined games such as 200it, not "${text}".`);
  return iterations;
}

async function review(file: string, flags: Flags): Promise<void> {
  const { record, pack } = await readRecord(file, flags.lang);
  const words = await wordsOf(
    pack,
    flags.lang,
    record.players.map((p) => p.name),
    await REVIEW_TEXTS[flags.lang](),
  );
  const story = prepare(pack.game, record, { games: flags.budget, seed: flags.seed });
  if ('phrase' in story) {
    const place = story.n === undefined ? '' : `entries[${story.n}]: `;
    throw new Fault(`${file}: ${place}${words.phrase(story.phrase, null)}`);
  }
  if (story.jobs.length === 0) throw new Fault(`${file}: nobody has decided anything in this game yet, so there is nothing to review.`);
  const found = withReasons(pack, story, makeReview(story, await judgeAll(pack, story, flags.workers)));
  if (flags.json) printJson(asJson(record, found));
  else tellReview(found, words, story.result !== undefined);
}

/** Each mistake with the term of the game's advice that speaks for the better move. */
const withReasons = ({ game }: GamePackage, { jobs }: Story, found: Review): Reasoned => ({
  ...found,
  mistakes: found.mistakes.map((mistake) => ({ ...mistake, reason: reasonAt(game, jobs, mistake.n, mistake.better) })),
});

const asJson = ({ game, rules, players, options, result }: GameRecord, found: Reasoned) => ({
  game,
  rules,
  players,
  options,
  result,
  ...found,
});

/** A decision as a thread is asked for it. */
interface Task {
  readonly game: string;
  readonly job: ReviewJob;
}

export async function judgeTask({ game, job }: Task): Promise<Verdict> {
  const { game: rules } = await loadGame(game);
  return judge(rules, job, await networkOf(rules));
}

async function judgeAll({ game }: GamePackage, { jobs }: Story, workers: number): Promise<Verdict[]> {
  const bar = progress(game.id, jobs.length);
  const verdicts: Verdict[] = [];
  const tasks = jobs.map((job): Task => ({ game: game.id, job }));
  try {
    await onThreads('judgeTask', tasks, workers, (verdict: Verdict) => {
      verdicts.push(verdict);
      bar.step();
    });
  } finally {
    bar.stop();
  }
  return verdicts;
}
