import type { Command } from 'commander';
import { type AnyGame, CHANCE, type Seat } from '../core/game.ts';
import { type Happening, type Match, pending } from '../core/match.ts';
import type { GameRecord } from '../core/record.ts';
import { replay as playAgain, type Replayed } from '../core/replay.ts';
import { winners } from '../core/sheet.ts';
import type { Lang } from '../core/text.ts';
import { Fault } from '../lab/fault.ts';
import { hear } from '../session/hear.ts';
import { type Eyes, viewerOf } from '../session/position.ts';
import { langFlag, whole } from './flags.ts';
import { print, printJson, printJsonLine } from './output.ts';
import { readRecord } from './records.ts';
import { type Words, wordsOf } from './words.ts';

interface Flags {
  readonly at?: number;
  readonly viewer: string;
  readonly lang: Lang;
  readonly json?: true;
  readonly states?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Retell a recorded game: what happened, the position and the score, as one viewer sees it.')
    .argument('<file>', 'a record')
    .option('--at <n>', 'stop after n entries', whole('--at', 0, 1_000_000))
    .option('--viewer <viewer>', 'who looks: a seat (0, 1, …), spectator or all', 'spectator')
    .option(...langFlag('language'))
    .option('--json', 'print the position and the log as JSON')
    .option('--states', 'print one JSON line for each entry: {n, seat, move, pending, state, sheet} after n entries')
    .addHelpText('after', '\nExample: ratskeller replay game.json --at 12 --viewer 0 --lang de')
    .action(replay);
}

async function replay(file: string, flags: Flags): Promise<void> {
  const { record, pack } = await readRecord(file, flags.lang);
  const names = record.players.map((p) => p.name);
  const words = await wordsOf(pack, flags.lang, names);
  const at = flags.at ?? record.entries.length;
  if (at > record.entries.length) throw new Fault(`--at ${at} is past the end: ${file} has ${record.entries.length} entries.`);
  const eyes = parseEyes(flags.viewer, names.length);
  const played = flags.states ? printStates(pack.game, record, at) : playTo(pack.game, record, at);
  if (!played.ok) {
    const { n, phrase } = played.wrong;
    const place = n === undefined ? '' : `entries[${n}]: `;
    throw new Fault(`${file}: ${place}${words.phrase(phrase, null)}`);
  }
  if (flags.states) return;
  const scene = { record, match: played.match, happenings: played.happenings, words, eyes };
  if (flags.json) printJson(asJson(scene));
  else tellScene(scene);
}

interface Scene {
  readonly record: GameRecord;
  readonly match: Match;
  readonly happenings: readonly Happening[];
  readonly words: Words;
  readonly eyes: Eyes;
}

function parseEyes(text: string, seats: number): Eyes {
  if (text === 'all') return 'all';
  if (text === 'spectator') return null;
  const seat = /^\d+$/.test(text) ? Number(text) : -1;
  if (seat < 0 || seat >= seats) throw new Fault(`--viewer is a seat from 0 to ${seats - 1}, spectator or all, not "${text}".`);
  return seat;
}

/** A record that ends at entry `at`; what comes later is not looked at. */
const playTo = (game: AnyGame, record: GameRecord, at: number): Replayed =>
  playAgain(game, { ...record, entries: record.entries.slice(0, at) });

function printStates(game: AnyGame, record: GameRecord, at: number): Replayed {
  const entries = record.entries.slice(0, at);
  return playAgain(game, { ...record, entries }, (match, n) => {
    const { seat, move } = entries[n] ?? {};
    printJsonLine({ n: n + 1, seat, move, pending: pending(match), state: match.state, sheet: game.sheet(match.state) });
    return true;
  });
}

interface Line {
  readonly n: number;
  readonly seat: Seat;
  readonly text: string;
}

/** The game in sentences. Steps that were taken back are told too: they have happened. */
function lines({ match, happenings, words, eyes }: Scene): Line[] {
  const reader = viewerOf(eyes);
  return happenings.flatMap(({ n, event }) => {
    const told = eyes === 'all' ? event : hear(match.game, event, reader);
    return told ? [{ n: n + 1, seat: match.log[n]?.seat ?? CHANCE, text: words.event(told, reader) }] : [];
  });
}

const seen = ({ match, eyes }: Scene): unknown => (eyes === 'all' ? match.state : match.game.view(match.state, eyes));

function tellScene(scene: Scene): void {
  const { record, match, words, eyes } = scene;
  const reader = viewerOf(eyes);
  const width = String(match.log.length).length;
  print(`${words.title}: ${words.names.join(', ')}\n`);
  for (const { n, text } of lines(scene)) print(`${String(n).padStart(width)}  ${text}`);
  print(`\n[${match.log.length}/${record.entries.length}]`);
  for (const phrase of match.game.tell(seen(scene), reader)) print(words.phrase(phrase, reader));
  const won = pending(match).length === 0 ? winners(match.game.payoffs(match.state)) : [];
  print(`\n${words.sheet(match.game.sheet(seen(scene)), won)}`);
}

function asJson(scene: Scene) {
  const { record, match, eyes } = scene;
  const { game, rules, players, options, result } = record;
  const viewer = eyes ?? 'spectator';
  const sheet = match.game.sheet(seen(scene));
  const position = { n: match.log.length, entries: record.entries.length, viewer, pending: pending(match), view: seen(scene), sheet };
  return { game, rules, players, options, ...position, log: lines(scene), result };
}
