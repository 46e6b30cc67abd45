import { BOT_NAMES, type BotName, type Budget, DEFAULT_BUDGET, isBotName, parseBotSpec } from '../bots/index.ts';
import type { NetworkFile } from '../core/learned.ts';
import { Fault, unknown } from './fault.ts';

/** A bot of the house. */
export interface BotPlayer {
  /** As the user named it, with the budget where that makes a difference. */
  readonly name: string;
  readonly bot: BotName;
  readonly budget: Budget;
  /** Judges in the place of what the bot goes by itself: for those who compare networks. */
  readonly network?: NetworkFile | undefined;
}

/** A program from outside that is asked line by line: docs/bots.md says how. */
export interface ProgramPlayer {
  readonly name: string;
  readonly command: string;
  readonly budget: Budget;
  /** Milliseconds for a decision. */
  readonly timeout: number;
}

/** Who sits on a seat of a game without people. */
export type Player = BotPlayer | ProgramPlayer;
export const isProgram = (player: Player): player is ProgramPlayer => 'command' in player;

/** What search gets in a run that must be repeatable: a clock would play other games on a busy machine. */
const REPEATABLE: Budget = { iterations: 500 };

/** `search` or `search:500it`. A default budget is for bots that think; the others are quick, and repeatable without a clock. */
export function parsePlayer(text: string, budget: Budget = DEFAULT_BUDGET): BotPlayer {
  const [name = ''] = text.split(':');
  if (!isBotName(name)) throw unknown('bot', name, BOT_NAMES);
  const spec = parseBotSpec(text);
  if (!spec) throw new Fault(`The bot "${text}" needs a budget such as ${name}:200ms or ${name}:500it.`);
  if (spec.bot === 'search' && !spec.budget) return { name: `search:${spell(budget)}`, bot: 'search', budget };
  return { name: text, bot: spec.bot, budget: spec.budget ?? {} };
}

const EXEC = 'exec:';

/** A bot of the house, or `exec:COMMAND`. */
export function parseEntrant(text: string, budget: Budget | undefined, timeout: number): Player {
  if (!text.startsWith(EXEC)) return parsePlayer(text, budget);
  const command = text.slice(EXEC.length).trim();
  if (command === '') throw new Fault('exec: needs a command, such as --bots "exec:python3 bot.py,greedy".');
  return { name: text, command, budget: budget ?? DEFAULT_BUDGET, timeout };
}

/** Names of bots between commas; a comma inside a command is written with a backslash before it. */
export const botList = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((name) => name.replaceAll('\\,', ',').trim())
    .filter((name) => name !== '');

const spell = ({ iterations, milliseconds }: Budget): string => (iterations === undefined ? `${milliseconds ?? 0}ms` : `${iterations}it`);

/** One bot for every seat, or one for all of them. */
export function seatPlayers(names: readonly string[], seats: number, timeout: number): Player[] {
  const [first] = names;
  if (first === undefined) throw new Fault(`--bots is empty: name one bot for all seats or one for each, such as --bots random.`);
  if (names.length !== 1 && names.length !== seats) {
    throw new Fault(`--bots names ${names.length} bots for ${seats} seats: name one for all seats or one for each.`);
  }
  return Array.from({ length: seats }, (_, seat) => parseEntrant(names[seat] ?? first, REPEATABLE, timeout));
}
