import { type RefusedMessage, refused, type ToBrowser } from '../../protocol/to-browser.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { RouteContext } from '../context.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Table } from '../table.ts';
import { LineStream } from './line-stream.ts';

/** A table as lines: how it is, then what happens there, until the game is over. */
export class TableStream extends LineStream {
  readonly #table: Table;
  refusal: RefusedMessage | undefined;

  constructor(context: RouteContext, who: Visitor, table: Table) {
    super(context, who);
    this.#table = table;
  }

  /** False if there is nothing to see; `refusal` says why. */
  async begin(): Promise<boolean> {
    const seen = await this.#table.watch(this, { id: 0, type: 'watch', version: PROTOCOL, table: this.#table.id, known: 0 });
    if (!seen) this.refusal ??= refused(0, { rule: 'table/unknown' });
    return seen;
  }

  protected hear(text: string): void {
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'refused') this.refusal = message;
    else this.say(text);
    // The last position is on its way, if it was not told yet.
    if (message.type === 'table' && message.table.status === 'over') setImmediate(() => this.close());
  }

  drained(): void {
    void this.#table.catchUp(this);
  }

  gone(): void {
    void this.#table.unwatch(this);
  }
}
