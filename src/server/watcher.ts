import type { ToBrowser } from '../protocol/to-browser.ts';
import type { Who } from './actions/action.ts';
import type { Frame } from './frame.ts';

/** One open socket, as a table sees it. */
export interface Watcher extends Who {
  send(message: ToBrowser): void;
  /** So much waits to be read that nothing but answers is sent; `Table.catchUp` follows once it has been. */
  readonly isBehind: boolean;
  /** The page is in the background: nobody sees what it shows. */
  readonly isHidden?: boolean;
  /** Gets whole positions, and never how they have changed. */
  readonly wantsWhole?: boolean;
  /** A message that is written already, because others get the same; see frame.ts. */
  sendFrame(frame: Frame): void;
  /** Whatever `send` sends goes out in one piece, where that can be done. */
  together(send: () => void): void;
}

/** What is open towards a visitor: a socket, or a stream of lines. */
export interface OpenLine {
  readonly person: string | undefined;
  readonly session: number;
  name: string;
  /** The token that a program has shown. */
  readonly token: string | undefined;
  readonly isBehind: boolean;
  close(code: number): void;
  stopReading(): void;
  checkPulse(now: number): void;
}
