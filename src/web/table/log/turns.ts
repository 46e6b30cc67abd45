import type { Seat } from '../../../core/game.ts';
import { isTakenBack } from '../../../core/match.ts';
import type { Gain, LogKind, LogShape } from '../../kit/board.ts';
import type { LogLine } from '../model.svelte.ts';

/** One deed: a line of the log, and the way back to the position after it. */
export interface LogRow {
  readonly n: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** All of it in sentences, for the ear. */
  readonly spoken: string;
  readonly icons: readonly string[];
  /** What it brought whom. */
  readonly gains: readonly Gain[];
  /** What it came out at, such as 6 : 3. */
  readonly result?: string | undefined;
  /** Taken back later. */
  readonly undone: boolean;
}

/** What somebody did until somebody else's turn came. */
export interface LogTurn {
  /** Of the turn, or of the round where the game counts rounds; the set-up has none. */
  readonly number: number | undefined;
  readonly seat: Seat | undefined;
  readonly rows: readonly LogRow[];
}

type Making<T> = { -readonly [K in keyof T]: T[K] };
type Open = Making<Omit<LogTurn, 'rows'>> & { readonly rows: Making<LogRow>[] };

const ALONE: LogShape = { kinds: {} };

/**
 * The log by turns, one row for each deed: what follows from a deed is added to its row, draws and the like are left out, and the set-up is
 * one row. What was taken back is left out as well. With `every`, each sentence is a row and nothing is left out.
 */
export function turnsOf(lines: readonly LogLine[], setUp: string, shape: LogShape = ALONE, every = false): readonly LogTurn[] {
  const turns: Open[] = [];
  const counts = shape.round === undefined;
  const called = Object.values(shape.kinds).includes('turn');
  let round: number | undefined;
  let turn = 0;
  /** A turn has been called; until then those who set up take turns as they come. */
  let begun = !called;
  const open = (seat: Seat | undefined, number: number | undefined): Open => {
    const made: Open = { number, seat, rows: [] };
    turns.push(made);
    return made;
  };
  const next = (seat: Seat | undefined): Open => {
    turn += 1;
    return open(seat, counts ? turn : round);
  };
  for (const line of lines) {
    if (!every && (line.undone || isTakenBack(line.event))) continue;
    const kind: LogKind = shape.kinds[line.event.type] ?? 'deed';
    round = shape.round?.(line.event) ?? round;
    let current = turns.at(-1);
    if (kind === 'turn') {
      begun = true;
      current = next(line.seat);
    } else if (kind === 'setup') current ??= open(undefined, undefined);
    else if (kind === 'deed' && line.seat !== undefined && line.seat !== current?.seat && (!begun || !called))
      current = begun ? next(line.seat) : open(line.seat, undefined);
    current ??= open(line.seat, undefined);
    const last = current.rows.at(-1);
    if (every) current.rows.push(rowOf(line, line.text, shape));
    else if (kind === 'setup' && last) last.n = line.n;
    else if (kind === 'setup') current.rows.push({ ...rowOf(line, setUp, {}), spoken: setUp, icons: [] });
    else if (kind === 'part' && last) join(last, line, shape);
    else if (kind === 'deed' || kind === 'part') current.rows.push(rowOf(line, line.short, shape));
  }
  return turns.filter(({ rows }) => rows.length > 0);
}

function rowOf(line: LogLine, text: string, shape: Pick<LogShape, 'gains' | 'result'>): Making<LogRow> {
  const { n, seat, undone, event } = line;
  const gains = shape.gains?.(event) ?? [];
  // What stands at the right need not stand in the line as well.
  const icons = line.icons.filter((icon) => !gains.some((gain) => gain.icon === icon));
  return { n, seat, text, spoken: line.text, icons, gains, result: shape.result?.(event), undone };
}

/** Adds what a deed led to. */
function join(row: Making<LogRow>, { n, text, event }: LogLine, shape: LogShape): void {
  row.n = n;
  row.spoken = `${row.spoken} ${text}`;
  row.gains = summed([...row.gains, ...(shape.gains?.(event) ?? [])]);
  row.result = shape.result?.(event) ?? row.result;
}

/** Gains of the same thing by the same player, as one. */
export function summed(gains: readonly Gain[]): readonly Gain[] {
  const sums: Making<Gain>[] = [];
  for (const gain of gains) {
    const same = sums.find(({ seat, icon }) => seat === gain.seat && icon === gain.icon);
    if (same) same.amount += gain.amount;
    else sums.push({ ...gain });
  }
  return sums;
}

/** The log as it stood at length `n`. */
export const turnsUntil = (turns: readonly LogTurn[], n: number): readonly LogTurn[] =>
  turns.map((turn) => ({ ...turn, rows: turn.rows.filter((row) => row.n < n) })).filter(({ rows }) => rows.length > 0);
