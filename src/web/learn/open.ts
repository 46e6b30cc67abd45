import { shortfallJob } from '../../bots/shortfall.ts';
import type { AnyGame } from '../../core/game.ts';
import type { AnyCourse, AnyLesson } from '../../core/lesson.ts';
import type { GamePackage } from '../../core/registry.ts';
import type { Catalogue, Lang } from '../../core/text.ts';
import { LessonRun, type Shortfall } from '../../session/lesson.ts';
import { loadBoard } from '../boards.ts';
import { botName } from '../quick.ts';
import { openThread, type Thread } from '../review/line.ts';
import { TableState } from '../table/model.svelte.ts';
import { speech, t } from '../text/text.svelte.ts';
import { loadWords } from '../words.ts';
import { LessonTable } from './holder.svelte.ts';

let thread: Thread | undefined;

/** Asks the search on a thread of its own. */
const bySearch =
  (game: AnyGame): Shortfall =>
  async (view, seat, move) => {
    thread ??= openThread();
    return (await thread.judge(game.id, shortfallJob(view, seat, move))).lost;
  };

/** All that may have to be said in a lesson. */
export async function wordsFor(pack: GamePackage, course: AnyCourse, lang: Lang): Promise<Catalogue> {
  const [own, lessons] = await Promise.all([loadWords(pack, lang), course.texts[lang]()]);
  return { ...own, ...lessons };
}

export interface OpenLesson {
  readonly room: TableState;
  readonly table: LessonTable;
}

/** Sets the table of a lesson: the real board, with nobody at it but the learner. */
export async function openLesson(pack: GamePackage, course: AnyCourse, lesson: AnyLesson): Promise<OpenLesson> {
  const { game } = pack;
  const [board, words] = await Promise.all([loadBoard(game.id), wordsFor(pack, course, speech.lang)]);
  const run = new LessonRun(game, lesson, bySearch(game));
  const seats = game.sheet(run.state).totals.length;
  const names = Array.from({ length: seats }, (_, seat) =>
    seat === lesson.seat ? t('you') : botName(seat > lesson.seat ? seat - 1 : seat),
  );
  const table = new LessonTable(run, names);
  return { room: new TableState(table, { game, board, words }), table };
}
