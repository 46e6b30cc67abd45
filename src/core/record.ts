import { type Fairness, seal } from './fair.ts';
import type { Options } from './game.ts';
import { type Entry, type Match, pending } from './match.ts';
import { type RecordResult, resultOf } from './result.ts';

export const FORMAT = 1;

/** A whole game in one file. Everything that is shown of it is played again from `entries`. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly players: readonly RecordPlayer[];
  readonly options: Options;
  readonly fairness?: Fairness | undefined;
  readonly entries: readonly RecordEntry[];
  /** Absent while the game goes on. */
  readonly result?: RecordResult | undefined;
}

export interface RecordPlayer {
  readonly name: string;
  /** A bot's name and level; absent for a person. */
  readonly bot?: string | undefined;
}

export interface RecordEntry extends Entry {
  /** Milliseconds since 1970; absent in simulated games. */
  readonly at?: number | undefined;
}

/** What a match does not know about itself. */
export interface RecordFacts {
  readonly players: readonly RecordPlayer[];
  /** The rules that the game began with, where others took over on the way. */
  readonly rules?: number | undefined;
  readonly fairness?: Fairness | undefined;
  /** The time of each log entry. */
  readonly times?: readonly number[] | undefined;
  /** The game goes on no more, although it is not at its end: its seed may be seen. */
  readonly closed?: boolean | undefined;
}

export function makeRecord(match: Match, facts: RecordFacts): GameRecord {
  const over = pending(match).length === 0;
  return {
    format: FORMAT,
    game: match.game.id,
    rules: facts.rules ?? match.game.rules,
    players: facts.players,
    options: match.options,
    fairness: facts.fairness && publicFairness(facts.fairness, match, over || facts.closed === true),
    entries: match.log.map((entry, n) => ({ ...entry, at: facts.times?.[n] })),
    result: over ? resultOf(match) : undefined,
  };
}

/** The seed stays secret until the game is over. */
function publicFairness(fairness: Fairness, match: Match, over: boolean): Fairness {
  const { seed, ...known } = fairness;
  const { contributions } = known;
  if (!over || seed === undefined) return known;
  return { ...known, seed, seal: seal(seed, contributions, match.log) };
}

/** The text of the file: one line an entry, so that people and diffs can read it. */
export function writeRecord(record: GameRecord): string {
  const { entries, result, ...head } = record;
  const lines = Object.entries(head).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${JSON.stringify(key)}: ${JSON.stringify(value)}`],
  );
  const list = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  lines.push(list === '' ? ' "entries": []' : ` "entries": [\n${list}\n ]`);
  if (result) lines.push(` "result": ${JSON.stringify(result)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
