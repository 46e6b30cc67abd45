import { WebSocket } from 'ws';
import type { Pair } from './closed-loop.ts';

/** Two who shout by turns, and hear what was shouted once it is stored. */
export class EchoDuel implements Pair {
  times: number[] = [];
  readonly #table: string;
  readonly #sockets: readonly WebSocket[];
  #sentAt = 0;
  #stopped = false;

  constructor(table: string, sockets: readonly WebSocket[]) {
    this.#table = table;
    this.#sockets = sockets;
    for (const [seat, socket] of sockets.entries()) socket.on('message', (data: Buffer) => this.#hear(seat, data.toString()));
  }

  static async open(url: string, number: number): Promise<EchoDuel> {
    const sockets = [0, 1].map(() => new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false }));
    await Promise.all(sockets.map((socket) => new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject))));
    return new EchoDuel(`table-${number}`, sockets);
  }

  begin(): void {
    for (const seat of [0, 1]) this.#say(seat, 0, { type: 'sit' });
  }

  forget(): void {
    this.times = [];
  }

  stop(): void {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  #say(seat: number, n: number, move: object): void {
    this.#sockets[seat]?.send(JSON.stringify({ table: this.#table, n, move }));
  }

  #hear(seat: number, text: string): void {
    if (this.#stopped) return;
    const { re, n } = JSON.parse(text) as { readonly re: boolean; readonly n: number };
    if (re && n > 0) this.times.push(performance.now() - this.#sentAt);
    if (n % 2 !== seat) return;
    this.#sentAt = performance.now();
    this.#say(seat, n, { type: 'lay', strip: 17, x: 12, y: 9, turn: 2 });
  }
}
