import type { ToBrowser } from '../../protocol/to-browser.ts';
import type { Who } from '../actions/action.ts';
import { type Frame, payloadOf } from '../frame.ts';
import type { Watcher } from '../watcher.ts';

/** Asks a table one thing and hears the answer to that, as a socket would; then it is gone. */
export class Asker implements Watcher {
  readonly person: string | undefined;
  readonly name: string;
  readonly isBehind = false;
  answer: ToBrowser | undefined;

  constructor({ person, name }: Who) {
    this.person = person;
    this.name = name;
  }

  send(message: ToBrowser): void {
    this.answer ??= message;
  }

  sendFrame(frame: Frame): void {
    this.answer ??= JSON.parse(payloadOf(frame)) as ToBrowser;
  }

  together(send: () => void): void {
    send();
  }
}
