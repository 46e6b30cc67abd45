import type { Command } from 'commander';
import { open } from '../../core/match.ts';
import { makeRecord } from '../../core/record.ts';
import { fork, seeded } from '../../core/rng.ts';
import type { Lang } from '../../core/text.ts';
import { Fault } from '../../lab/fault.ts';
import { loadGame } from '../../lab/load-game.ts';
import { type BotPlayer, parsePlayer } from '../../lab/players.ts';
import { botPlayer, save } from '../../lab/save.ts';
import { streams } from '../../lab/seeds.ts';
import { checkSeats, gameArgument, langFlag, list, optionFlag, parseOptions, readSeed } from '../flags.ts';
import { print } from '../output.ts';
import { wordsOf } from '../words.ts';
import { play as playSession, type Session } from './session.ts';
import { openTerminal } from './terminal.ts';

interface Flags {
  readonly seats?: string;
  readonly seed?: number;
  readonly option: readonly string[];
  readonly lang: Lang;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Play a whole game here, in words, against bots or with others at this terminal.')
    .argument(...gameArgument)
    .option('--seats <players>', 'who sits where: human, random, greedy, search, search:500it, … (default: you and greedy bots)')
    .option('--seed <s>', 'whole number that decides everything random (default: another each time)', readSeed)
    .option(...optionFlag)
    .option(...langFlag('language'))
    .addHelpText('after', '\nExample: ratskeller play rattenscharf --seats human,greedy --lang de')
    .action(play);
}

async function play(id: string, flags: Flags): Promise<void> {
  const pack = await loadGame(id);
  const { game } = pack;
  const players = parseSeats(flags.seats ?? ['human', ...Array<string>((game.seats[0] ?? 2) - 1).fill('greedy')].join(','));
  const seats = checkSeats(game, players.length);
  const people = players.map((player, seat) => (player ? botPlayer(player, seat) : { name: `Player ${seat + 1}` }));
  const { chance, bots } = streams(flags.seed ?? fork(seeded(Date.now())), 0, seats);
  const match = open(game, seats, parseOptions(game, flags.option));
  const terminal = openTerminal();
  const session: Session = {
    match,
    players,
    chance,
    rngs: bots.map(seeded),
    words: await wordsOf(
      pack,
      flags.lang,
      people.map((p) => p.name),
    ),
    happenings: [],
    ask: terminal.ask,
    handOver: terminal.handOver,
    print,
    save: (file) => saved(file, () => save(file, makeRecord(match, { players: people }))),
  };
  try {
    await playSession(session);
  } finally {
    terminal.close();
  }
}

function parseSeats(text: string): (BotPlayer | undefined)[] {
  return list(text).map((name) => {
    if (name === 'human') return undefined;
    try {
      return parsePlayer(name);
    } catch (error) {
      throw error instanceof Fault ? new Fault(`${error.message.replace(/\.$/, '')}; or human.`) : error;
    }
  });
}

/** A file that cannot be written must not end the game. */
function saved(file: string, write: () => void): string {
  try {
    write();
    return `Saved to ${file}.`;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}
