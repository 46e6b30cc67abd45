import { type Command, Option } from 'commander';
import type { Budget } from '../bots/index.ts';
import { judge } from '../bots/review/judge.ts';
import { shortfallJob } from '../bots/shortfall.ts';
import type { AnyMove } from '../core/game.ts';
import { type AnyCourse, type AnyLesson, doneKey, minutesOf, stopKey, titleKey, whyKey } from '../core/lesson.ts';
import type { GamePackage } from '../core/registry.ts';
import type { Lang } from '../core/text.ts';
import { Fault, unknown } from '../lab/fault.ts';
import { percent } from '../lab/figures.ts';
import { guidedGame } from '../lab/guided.ts';
import { gameIds, loadGame } from '../lab/load-game.ts';
import { wilson } from '../lab/wilson.ts';
import { faultsOf } from '../session/check-lesson.ts';
import { LessonRun, type Shortfall } from '../session/lesson.ts';
import { budgetFlag, langFlag, seedFlag, whole } from './flags.ts';
import { print } from './output.ts';
import { progress } from './progress.ts';
import { notation, type Words, wordsOf } from './words.ts';
import { wrap } from './wrap.ts';

interface Flags {
  readonly lang: Lang;
  readonly simulate?: number;
  readonly seed: number;
  readonly budget: Budget;
}

export function addLessons(program: Command): void {
  program
    .command('lessons')
    .description(
      'Check the lessons of a game, and show one as text: its stops, the position at each, what is said, what solves a task and what does not. With --simulate: how often somebody wins a first game who always follows the guide.',
    )
    .argument('[game]', 'a game; without one all are checked')
    .argument('[lesson]', 'a lesson to show')
    .option(...langFlag('language'))
    .option('--simulate <k>', 'play so many first games against apprentices', whole('--simulate', 1, 100_000))
    .option(...seedFlag)
    .addOption(
      new Option('--budget <budget>', 'how long the guide thinks, such as 300it or 200ms')
        .argParser(budgetFlag)
        .default({ iterations: 300 }, '300it'),
    )
    .addHelpText('after', '\nExample: ratskeller lessons rattenscharf first-strips --lang de')
    .action(lessons);
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'];

async function lessons(game: string | undefined, id: string | undefined, flags: Flags): Promise<void> {
  const packs = await Promise.all((game === undefined ? gameIds() : [game]).map(loadGame));
  if (flags.simulate !== undefined) {
    for (const pack of packs) await simulate(pack, flags.simulate, flags);
    return;
  }
  let faults = 0;
  for (const pack of packs) {
    const course = await pack.lessons?.();
    if (!course && game !== undefined) throw new Fault(`${game} has no lessons yet: write some in src/games/${game}/lessons.`);
    if (course) faults += id === undefined ? await check(pack, course, flags.lang) : await show(pack, course, id, flags.lang);
  }
  if (faults > 0) throw new Fault(`${faults} ${faults === 1 ? 'fault was' : 'faults were'} found.`, 1);
}

const bySearch =
  ({ game }: GamePackage): Shortfall =>
  async (view, seat, move) =>
    judge(game, shortfallJob(view, seat, move)).lost;

/** All lessons in a line each, then what is wrong with them. */
async function check(pack: GamePackage, course: AnyCourse, language: Lang): Promise<number> {
  const texts = await course.texts[language]();
  print(`${pack.card.name[language]}:`);
  for (const lesson of course.lessons) {
    const tasks = lesson.stops.filter(({ task }) => task).length;
    const minutes = minutesOf(lesson, texts).toFixed(1);
    print(`  ${lesson.id}: ${texts[titleKey(lesson.id)] ?? '?'} – ${lesson.stops.length} stops, ${tasks} to do, ${minutes} minutes`);
  }
  print(`  ${course.lessons.reduce((sum, lesson) => sum + minutesOf(lesson, texts), 0).toFixed(1)} minutes in all`);
  const faults = await faultsOf(pack.game, course, bySearch(pack));
  for (const fault of faults) print(`  ! ${fault}`);
  return faults.length;
}

async function show(pack: GamePackage, course: AnyCourse, id: string, language: Lang): Promise<number> {
  const lesson = course.lessons.find((one) => one.id === id);
  const ids = course.lessons.map((one) => one.id);
  if (!lesson) throw unknown(`lesson of ${pack.game.id}`, id, ids);
  const texts = await course.texts[language]();
  const words = await wordsOf(pack, language, NAMES, texts);
  const run = new LessonRun(pack.game, lesson, bySearch(pack));
  print(`${texts[titleKey(id)] ?? id} (${minutesOf(lesson, texts).toFixed(1)} minutes)`);
  let told = '';
  for (const at of lesson.stops.keys()) {
    run.go(at);
    const position = pack.game
      .tell(pack.game.view(run.state, lesson.seat), lesson.seat)
      .map((phrase) => words.phrase(phrase, lesson.seat))
      .join('\n    ');
    print();
    print(`${at + 1} ${run.stop.id}`);
    if (position !== told) print(`    ${position}`);
    told = position;
    showStop(lesson, run, words);
  }
  const faults = (await faultsOf(pack.game, { ...course, lessons: [lesson] }, bySearch(pack))) ?? [];
  for (const fault of faults) print(`! ${fault}`);
  return faults.length;
}

function showStop(lesson: AnyLesson, { stop }: LessonRun, words: Words): void {
  const said = (key: string): string => wrap(words.has(key) ? words.phrase({ key }, lesson.seat) : `(no text ${key})`, '  ');
  print(said(stopKey(lesson.id, stop.id)));
  if (stop.point) print(`  points at: ${stop.point.join(', ')}`);
  if (stop.show) print(`  shows: ${notation(stop.show)}`);
  if (!stop.task) return;
  const inMoves = (moves: readonly AnyMove[]): string => moves.map(notation).join('; ');
  for (const moves of stop.task.solutions) print(`  solved by: ${inMoves(moves)}`);
  print(said(doneKey(lesson.id, stop.id)));
  for (const { moves, why } of stop.task.mistakes) {
    const key = whyKey(lesson.id, stop.id, why);
    print(`  not by: ${inMoves(moves)} (${why === '' ? 'what it gave' : why})`);
    if (words.has(key)) print(said(key));
  }
}

async function simulate({ game }: GamePackage, games: number, { seed, budget }: Flags): Promise<void> {
  const bar = progress(game.id, games);
  let won = 0;
  for (let i = 0; i < games; i++) {
    won += await guidedGame(game, seed, i, budget);
    bar.step();
  }
  bar.stop();
  const { low, high } = wilson(won, games);
  print(`${game.id}: who follows the guide wins ${percent(won / games)} of ${games} games (95 %: ${percent(low)} to ${percent(high)})`);
}
