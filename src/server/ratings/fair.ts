import type { Seat } from '../../core/game.ts';
import { type Entry, isTakeBack } from '../../core/match.ts';
import { winners } from '../../core/sheet.ts';
import type { StoredSeat, StoredTable } from '../../store/rows.ts';
import { anchorsOf, poolOf } from './anchors.ts';

/** Why a game counts for nobody's rating. */
export type Unfair =
  /** Everybody could ask for hints, or somebody did. */
  | 'hints'
  /** Somebody undid what was learned from, with the others' leave or among bots. */
  | 'taken-back'
  /** One person played for several seats. */
  | 'hot-seat'
  /** Nobody but bots. */
  | 'no-people'
  /** A bot whose strength nobody has measured. */
  | 'bot'
  /** Nobody played to the end, or nobody knows how it ended. */
  | 'no-end';

/** What is stored of a game that is over. */
export interface Ended {
  readonly table: Pick<StoredTable, 'id' | 'game' | 'hints' | 'hinted' | 'closed'>;
  readonly seats: readonly StoredSeat[];
  /** All steps that were taken back, at least. */
  readonly entries: readonly Entry[];
  /** Undefined where nobody played to the end. */
  readonly payoffs: readonly number[] | undefined;
}

export interface Verdict {
  readonly why: Unfair | undefined;
  readonly winners: readonly Seat[];
  /** The seats of people who did not play to the end. */
  readonly fled: readonly Seat[];
}

/** Whether a game counts, and who won it: of those who stayed somebody, and of those who fled nobody. */
export function judge(ended: Ended): Verdict {
  const { table, seats, payoffs } = ended;
  const fled = seats.filter((s) => s.left || s.resigned || table.closed?.by.includes(s.seat)).map(({ seat }) => seat);
  const stayed = seats.map(({ seat }) => seat).filter((seat) => !fled.includes(seat));
  const won = payoffs && !table.closed ? winners(payoffs).filter((seat) => stayed.includes(seat)) : [];
  // What a moderator ended nobody has won, whoever had gone before.
  const ending = won.length === 0 && fled.length > 0 && !table.closed?.house ? stayed : won;
  const why = unfairness(ended) ?? (ending.length === 0 ? 'no-end' : undefined);
  return { why, winners: ending, fled };
}

const isPersons = (seat: StoredSeat): boolean => seat.kind === 'human' || seat.resigned;

function unfairness({ table, seats, entries }: Ended): Unfair | undefined {
  const people = seats.filter(isPersons);
  if (people.length === 0) return 'no-people';
  const known = people.flatMap(({ person }) => person ?? []);
  if (new Set(known).size < known.length) return 'hot-seat';
  const anchors = anchorsOf(poolOf(table.game, seats.length));
  if (seats.some((seat) => !isPersons(seat) && !anchors.has(seat.bot ?? ''))) return 'bot';
  // Among bots a person may always ask; of older tables nobody knows whether they did.
  if (table.hints || table.hinted || (table.hinted === undefined && people.length < 2)) return 'hints';
  return entries.some(({ move }) => isTakeBack(move) && move.by !== undefined) ? 'taken-back' : undefined;
}
