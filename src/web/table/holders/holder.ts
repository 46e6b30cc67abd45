import type { AnyMove, Refusal, Seat, Viewer } from '../../../core/game.ts';
import type { Happening } from '../../../core/match.ts';
import type { GameRecord } from '../../../core/record.ts';
import type { PhraseName } from '../../../protocol/phrases.ts';
import type { ChatLine, TableInfo } from '../../../protocol/to-browser.ts';
import type { Past, Position } from '../../../session/position.ts';

/** How the page stands with the one who holds the referee. A table on this device is always open. */
export type Link = 'connecting' | 'open' | 'offline' | 'outdated' | 'missing' | 'older';

/** What came of something that was asked: undefined when it was done. */
export type Answer = Promise<Refusal | undefined>;

/**
 * Who holds the referee: the server, this page, or a file. The table page does not care which. All fields are reactive. The position
 * that answers a move and the end of `sending` come in the same tick: a board never sees one without the other.
 */
export interface Holder {
  readonly where: 'server' | 'here';
  readonly link: Link;
  readonly info: TableInfo | undefined;
  /** The game goes on from the middle of another: there is no file of it, and so nothing to replay, review or draw again. */
  readonly partial?: boolean;
  /** It is over, by rules that are gone, and is shown as it ended. */
  readonly isOlder?: boolean;
  /** There is a file of it all the same, to be kept and read. */
  readonly hasFile?: boolean;
  readonly position: Position | undefined;
  /** All events so far that were not taken back, oldest first. */
  readonly events: readonly Happening[];
  /** The events of the last step, to animate; [] after joining. */
  readonly fresh: readonly Happening[];
  /** Whether a move is on its way. */
  readonly sending: boolean;
  /** One move or several in order, all or none: up to where somebody else or chance must act. */
  play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer;
  takeBack(seat: Seat, n: number): Answer;
  /** Asks the others whether the last step may be taken back although somebody learned from it; bots agree. */
  askTakeBack?(seat: Seat, n: number): Answer;
  /** When the clocks in `info` were told, by `performance.now()`. */
  readonly clockAt?: number;
  look(seat: Viewer, n: number): Promise<Past | Refusal>;
  /** The game as a file; of a server table only once it is over. */
  record(): Promise<GameRecord | Refusal>;
  /** The way to a new table with the same players, where there can be one; with `best` this game was the first of a series. */
  rematch?(best?: 3): Promise<{ readonly path: string } | Refusal>;
  /** Where people come, go and talk. */
  readonly seating?: Seating;
  close(): void;
}

/** What people at a table of the server do beside playing. */
export interface Seating {
  readonly chat: readonly ChatLine[];
  sit(seat: Seat): Answer;
  stand(seat: Seat): Answer;
  bot(seat: Seat, bot: string | null): Answer;
  start(): Answer;
  leave(seat: Seat): Answer;
  resign(seat: Seat): Answer;
  /** Lets a bot play on for somebody who is away. */
  substitute(seat: Seat): Answer;
  say(text: string): Answer;
  /** Says something that everybody reads in their own language. */
  phrase(name: PhraseName): Answer;
  /** Asks the others to wait for a while. */
  askPause(seat: Seat): Answer;
  /** What one says to what another asks. */
  agree(yes: boolean): Answer;
  /** Ends a pause. */
  resume(): Answer;
  /** Stops one's own clock for so many days; 0: back again. */
  holiday(seat: Seat, days: number): Answer;
}

export const isRefusal = (x: object): x is Refusal => 'rule' in x;

/** A table that no server has, in the words of the wire, so that one page shows all kinds. */
export const infoHere = (facts: Pick<TableInfo, 'game' | 'rules' | 'options' | 'seats'> & Partial<TableInfo>): TableInfo => ({
  id: '',
  listed: false,
  hotSeat: false,
  status: 'playing',
  host: false,
  fair: { commitment: '', contributions: [] },
  spectators: 0,
  ...facts,
});
