import type { State } from '../../src/games/rattenscharf/state.ts';
import { careful } from './careful.ts';
import type { Pair } from './closed-loop.ts';

interface Row {
  toArray(): number[];
}

/** The room's state as Colyseus' own client keeps it. */
interface Shown {
  readonly n: number;
  readonly seat: number;
  readonly turnNumber: number;
  readonly laid: Row;
  readonly tray: Row;
  readonly bag: Row;
}

interface RoomOfClient {
  readonly roomId: string;
  readonly state: Shown;
  readonly reconnection: { enabled: boolean };
  onStateChange(hear: (state: Shown) => void): void;
  onLeave(gone: () => void): void;
  send(type: string, message: unknown): void;
  leave(consented?: boolean): Promise<unknown>;
}

export interface ColyseusSdk {
  readonly Client: new (url: string) => { create(name: string): Promise<RoomOfClient>; joinById(id: string): Promise<RoomOfClient> };
}

/** The same two players as in a `Duel`, in a room of Colyseus. */
export class ColyseusDuel implements Pair {
  times: number[] = [];
  readonly #rooms: readonly RoomOfClient[];
  readonly #sent = [
    { n: -1, at: 0 },
    { n: -1, at: 0 },
  ];
  #stopped = false;

  constructor(rooms: readonly RoomOfClient[]) {
    this.#rooms = rooms;
    for (const [seat, room] of rooms.entries()) {
      room.reconnection.enabled = false;
      room.onStateChange((state) => this.#hear(seat, state));
      room.onLeave(() => {
        if (!this.#stopped) throw new Error('Colyseus has closed a room');
      });
    }
  }

  static async open({ Client }: ColyseusSdk, url: string): Promise<ColyseusDuel> {
    const client = new Client(url);
    const first = await client.create('rats');
    return new ColyseusDuel([first, await client.joinById(first.roomId)]);
  }

  begin(): void {
    for (const [seat, room] of this.#rooms.entries()) this.#hear(seat, room.state);
  }

  forget(): void {
    this.times = [];
  }

  stop(): void {
    this.#stopped = true;
    for (const room of this.#rooms) void room.leave(false).catch(() => undefined);
  }

  #hear(seat: number, shown: Shown): void {
    const sent = this.#sent[seat];
    if (this.#stopped || !sent || shown.n === 0) return;
    if (shown.n === sent.n + 1 && sent.at > 0) {
      this.times.push(performance.now() - sent.at);
      sent.at = 0;
    }
    if (shown.seat !== seat || shown.n === sent.n) return;
    sent.n = shown.n;
    const { turnNumber, laid, tray, bag } = shown;
    const view = { scoreShrunkGroups: true, seat, turnNumber, laid: laid.toArray(), tray: tray.toArray(), bag: bag.toArray() };
    const move = careful({ ...view, laying: [0, 0], final: [0, 0], ending: null } satisfies State, seat);
    sent.at = performance.now();
    this.#rooms[seat]?.send('play', { n: shown.n, move });
  }
}
