import { Command, CommanderError } from 'commander';
import { Fault } from '../lab/fault.ts';
import { complain } from './output.ts';

type Add = (program: Command) => void;

/** Loaded by need: who lists the games should not wait for the server to load. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  serve: () => import('./serve.ts').then((m) => m.addServe),
  worker: () => import('./worker.ts').then((m) => m.addWorker),
  games: () => import('./games.ts').then((m) => m.addGames),
  play: () => import('./play/play.ts').then((m) => m.addPlay),
  simulate: () => import('./simulate.ts').then((m) => m.addSimulate),
  arena: () => import('./arena.ts').then((m) => m.addArena),
  fairness: () => import('./fairness.ts').then((m) => m.addFairness),
  replay: () => import('./replay.ts').then((m) => m.addReplay),
  review: () => import('./review.ts').then((m) => m.addReview),
  lessons: () => import('./lessons.ts').then((m) => m.addLessons),
  puzzles: () => import('./puzzles.ts').then((m) => m.addPuzzles),
  verify: () => import('./verify.ts').then((m) => m.addVerify),
  backup: () => import('./backup.ts').then((m) => m.addBackup),
  restore: () => import('./restore.ts').then((m) => m.addRestore),
  ratings: () => import('./ratings.ts').then((m) => m.addRatings),
  admin: () => import('./admin.ts').then((m) => m.addAdmin),
  'check-game': () => import('./check-game.ts').then((m) => m.addCheckGame),
  bench: () => import('./bench.ts').then((m) => m.addBench),
};

/** The status of a program whose own fault it is. */
const BROKEN = 70;

async function makeProgram(wanted: string | undefined): Promise<Command> {
  const program = new Command('ratskeller')
    .description('Four board games about rats: play, simulate, replay, review, verify, serve.')
    .exitOverride()
    // Everything that goes wrong is said once, by `run`.
    .configureOutput({ outputError: () => undefined, writeErr: () => undefined })
    .addHelpText('after', '\nEach command explains itself: ratskeller simulate --help');
  const one = wanted !== undefined && Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted] : undefined;
  for (const load of one ? [one] : Object.values(COMMANDS)) (await load())(program);
  return program;
}

/** Runs one command line and answers with the status to end with. */
export async function run(args: readonly string[]): Promise<number> {
  const program = await makeProgram(args[0]);
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return misused(error, args, program);
    if (error instanceof Fault) {
      complain(error.message);
      return error.status;
    }
    complain(`this should not have happened (${oneLine(error)}); please report it with the command you gave.`);
    if (process.env.RATSKELLER_DEBUG) console.error(error);
    return BROKEN;
  }
}

function misused(error: CommanderError, args: readonly string[], program: Command): number {
  if (error.exitCode === 0) return 0;
  const names = ['ratskeller'];
  let command = program;
  for (const arg of args) {
    const next = command.commands.find((c) => c.name() === arg);
    if (!next) break;
    names.push(arg);
    command = next;
  }
  // Of help that nobody has asked for Commander gives no sentence.
  const what =
    error.code === 'commander.help'
      ? `name one of the commands ${command.commands.map((c) => c.name()).join(', ')}`
      : oneLine(error)
          .replace(/^error: /, '')
          .replace(/\.$/, '')
          .replace(' (Did you mean', ' (did you mean');
  complain(`${what}; see "${names.join(' ')} --help".`);
  return 2;
}

const oneLine = (error: unknown): string => String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' ');
