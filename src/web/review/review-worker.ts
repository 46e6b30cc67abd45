import { networkOf } from '../../bots/network/load.ts';
import { makePuzzle } from '../../bots/puzzles/make.ts';
import { hints } from '../../bots/review/hint.ts';
import { judge } from '../../bots/review/judge.ts';
import { prepare } from '../../bots/review/story.ts';
import { seeded } from '../../core/rng.ts';
import { loadGame } from '../words.ts';
import type { Answer, Asked } from './line.ts';

async function answer({ id, game, ...question }: Asked): Promise<Answer> {
  const rules = (await loadGame(game))?.game;
  if (!rules) throw new Error(`no game ${game}`);
  if ('hint' in question) {
    const { view, seat, budget, seed } = question.hint;
    return { id, hints: hints({ game: rules, view, seat, budget, rng: seeded(seed), network: await networkOf(rules) }) };
  }
  if ('puzzle' in question) return { id, puzzle: makePuzzle(rules, question.puzzle) };
  if ('record' in question) return { id, story: prepare(rules, question.record, question.effort) };
  return { id, verdict: judge(rules, question.job, await networkOf(rules)) };
}

/** A thread of the review: the page stays quick while it judges. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (found) => postMessage(found),
    (fault: unknown) => postMessage({ id: data.id, error: String(fault) } satisfies Answer),
  );
});
