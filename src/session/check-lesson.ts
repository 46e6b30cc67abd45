import type { AnyGame, AnyMove } from '../core/game.ts';
import { type AnyCourse, type AnyLesson, type AnyStop, keysOf, whyKey } from '../core/lesson.ts';
import { type Catalogue, LANGS } from '../core/text.ts';
import { LessonRun, type Shortfall } from './lesson.ts';

/** What is wrong with a course, a sentence each: for its authors, and for the tests. */
export async function faultsOf(game: AnyGame, course: AnyCourse, shortfall: Shortfall): Promise<string[]> {
  const faults: string[] = [];
  const ids = course.lessons.map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('two lessons have the same id');
  for (const lang of LANGS) {
    const texts = await course.texts[lang]();
    for (const lesson of course.lessons) faults.push(...missing(lesson, texts).map((key) => `${lang}: there is no text ${key}`));
  }
  for (const lesson of course.lessons) {
    const at = (stop: AnyStop, what: string): string => `${lesson.id}.${stop.id}: ${what}`;
    faults.push(...shapeOf(lesson).map((what) => `${lesson.id}: ${what}`));
    for (const [i, stop] of lesson.stops.entries()) {
      const found = await tryStop(game, lesson, i, shortfall).catch((fault: unknown) => [String(fault)]);
      faults.push(...found.map((what) => at(stop, what)));
    }
  }
  return faults;
}

/** Texts of a lesson that a language does not have. */
function missing(lesson: AnyLesson, texts: Catalogue): string[] {
  const reasons = lesson.stops.flatMap(({ id, task }) =>
    (task?.mistakes ?? []).flatMap(({ why }) => (isOwn(why) ? [whyKey(lesson.id, id, why)] : [])),
  );
  return [...new Set([...keysOf(lesson), ...reasons])].filter((key) => !(key in texts));
}

/** Rules have ids with a slash, what every lesson can say is empty or the search's own. */
const isOwn = (why: string): boolean => why !== '' && why !== 'weaker' && !why.includes('/');

function shapeOf({ stops }: AnyLesson): string[] {
  const ids = stops.map(({ id }) => id);
  return [
    ...(stops[0]?.at ? [] : ['the first stop sets no table']),
    ...(new Set(ids).size < ids.length ? ['two stops have the same id'] : []),
    ...(stops.some(({ task }) => task) ? [] : ['there is nothing to do']),
    ...stops.flatMap((stop, i) =>
      // Nobody knows how the learner has solved it.
      stop.entries && !stop.at && stops[i - 1]?.task ? [`${stop.id} plays on from a task without setting the table`] : [],
    ),
  ];
}

async function tryStop(game: AnyGame, lesson: AnyLesson, at: number, shortfall: Shortfall): Promise<string[]> {
  const { task, show } = lesson.stops[at] ?? {};
  const table = (): LessonRun => {
    const run = new LessonRun(game, lesson, shortfall);
    run.go(at);
    return run;
  };
  const { state } = table();
  const faults: string[] = [];
  if (show && game.refusal(state, game.pending(state)[0] ?? lesson.seat, show)) faults.push('the move that it shows is not legal');
  if (!task) return faults;
  if (task.solutions.length === 0) faults.push('no solution is listed');
  if (task.mistakes.length === 0) faults.push('no mistake is listed');
  if (!table().isAsked) faults.push('the learner is not asked');
  for (const moves of task.solutions) {
    const found = await outcome(table(), moves);
    if (found !== true) faults.push(`${JSON.stringify(moves)} should solve it, but: ${found}`);
  }
  for (const { moves, why } of task.mistakes) {
    const found = await outcome(table(), moves);
    if (found !== why) faults.push(`${JSON.stringify(moves)} should be refused by "${why}", but: ${found}`);
  }
  return faults;
}

/** True: solved. Else why not: a rule, or what the judge says. */
async function outcome(run: LessonRun, moves: readonly AnyMove[]): Promise<true | string> {
  for (const move of moves) {
    if (run.verdict?.solved === false) return run.verdict.why;
    if (!run.isAsked) return 'it was over before';
    const refusal = await run.play([move]);
    if (refusal) return refusal.rule;
  }
  const { verdict } = run;
  if (!verdict) return 'there is more to do';
  return verdict.solved || verdict.why;
}
