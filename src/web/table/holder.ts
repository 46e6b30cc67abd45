import type { AnyMove, Refusal, Seat, Viewer } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import type { ScoreSheet } from '../../core/sheet.ts';
import type { ChatLine, Happened, PositionMessage, TableInfo } from '../../protocol/to-browser.ts';

/** How the page stands with the one who holds the referee. A table on this device is always open. */
export type Link = 'connecting' | 'open' | 'offline' | 'outdated' | 'missing' | 'older';

export type Position = Omit<PositionMessage, 'type' | 're' | 'table' | 'events'>;

export interface Past {
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly sheet: ScoreSheet;
}

/** What came of something that was asked: undefined when it was done. */
export type Answer = Promise<Refusal | undefined>;

/** Who holds the referee: the server, or this page. The table page does not care which. All fields are reactive. */
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
  readonly chat: readonly ChatLine[];
  readonly position: Position | undefined;
  /** All events so far that were not taken back, oldest first. */
  readonly events: readonly Happened[];
  /** The events of the last step, to animate; [] after joining. */
  readonly fresh: readonly Happened[];
  /** Whether a move is on its way. */
  readonly sending: boolean;
  /** One move or several in order, all or none: up to where somebody else or chance must act. */
  play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer;
  takeBack(seat: Seat, n: number): Answer;
  look(seat: Viewer, n: number): Promise<Past | Refusal>;
  sit(seat: Seat): Answer;
  stand(seat: Seat): Answer;
  bot(seat: Seat, bot: string | null): Answer;
  start(): Answer;
  leave(seat: Seat): Answer;
  resign(seat: Seat): Answer;
  /** Lets a bot play on for somebody who is away. */
  substitute(seat: Seat): Answer;
  say(text: string): Answer;
  /** The way to the new table. */
  rematch(): Promise<{ readonly path: string } | Refusal>;
  /** The game as a file; of a server table only once it is over. */
  record(): Promise<GameRecord | Refusal>;
  close(): void;
}

export const isRefusal = (x: object): x is Refusal => 'rule' in x;
