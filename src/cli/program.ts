import { Command, CommanderError } from 'commander';
import { addArena } from './arena.ts';
import { addBench } from './bench.ts';
import { addCheckGame } from './check-game.ts';
import { Fault } from './fault.ts';
import { addGames } from './games.ts';
import { complain } from './output.ts';
import { addPlay } from './play/play.ts';
import { addReplay } from './replay.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addVerify } from './verify.ts';

const COMMANDS = [addServe, addGames, addPlay, addSimulate, addArena, addReplay, addVerify, addCheckGame, addBench];

/** The status of a program whose own fault it is. */
const BROKEN = 70;

function makeProgram(): Command {
  const program = new Command('ratskeller')
    .description('Four board games about rats: play, simulate, replay, verify, serve.')
    .exitOverride()
    // Everything that goes wrong is said once, by `run`.
    .configureOutput({ outputError: () => undefined, writeErr: () => undefined })
    .addHelpText('after', '\nEach command explains itself: ratskeller simulate --help');
  for (const add of COMMANDS) add(program);
  return program;
}

/** Runs one command line and answers with the status to end with. */
export async function run(args: readonly string[]): Promise<number> {
  const program = makeProgram();
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
  const known = program.commands.some((c) => c.name() === args[0]);
  const help = known ? `ratskeller ${args[0]} --help` : 'ratskeller --help';
  const what = oneLine(error)
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .replace(' (Did you mean', ' (did you mean');
  complain(`${what}; see "${help}".`);
  return 2;
}

const oneLine = (error: unknown): string => String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' ');
