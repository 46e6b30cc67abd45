import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** All lines read into the same piece of memory: what has come is looked at before the next one reads. */
const INBOX = Buffer.allocUnsafe(65_536);
const NOTHING = Buffer.alloc(0);
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/**
 * A WebSocket as a browser has one, from its client's side, without the streams that `ws` reads and writes through: a load that shares the
 * machine with the server should not take more of it than it must. It knows whole messages of text, and answers a ping.
 */
export class Line {
  hear: (text: string) => void = () => undefined;
  readonly #socket: Socket;
  /** The beginning of a frame whose end has not come yet. */
  #rest = NOTHING;

  /** Answers once the server has agreed to speak so. */
  static open(url: string, cookie: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      new Line(new URL(url), cookie, resolve, reject);
    });
  }

  private constructor({ hostname, port, pathname }: URL, cookie: string, opened: (line: Line) => void, failed: (error: Error) => void) {
    let isOpen = false;
    const callback = (size: number): boolean => {
      const data = INBOX.subarray(0, size);
      if (isOpen) this.#take(data);
      else if (data.toString('latin1').startsWith('HTTP/1.1 101 ')) {
        isOpen = true;
        opened(this);
        this.#take(data.subarray(data.indexOf('\r\n\r\n') + 4));
      } else failed(new Error(`no WebSocket: ${data}`));
      return true;
    };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: INBOX, callback } });
    this.#socket.on('error', failed);
    const key = randomBytes(16).toString('base64');
    const asking = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
    this.#socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n${asking.join('\r\n')}\r\n\r\n`);
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  terminate(): void {
    this.#socket.destroy();
  }

  /** What a client says is masked (RFC 6455, 5.3), by another mask each time. */
  #write(kind: number, words: Buffer): void {
    const { length } = words;
    const start = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = 0x80 | kind;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    frame.writeInt32BE((Math.random() * 0x1_0000_0000) | 0, start - 4);
    for (let i = 0; i < length; i++) frame[start + i] = (words[i] ?? 0) ^ (frame[start - 4 + (i & 3)] ?? 0);
    this.#socket.write(frame);
  }

  #take(data: Buffer): void {
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    let at = 0;
    for (;;) {
      const short = (all[at + 1] ?? 0) & 0x7f;
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (start > all.length) break;
      const end = start + (short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2)));
      if (end > all.length) break;
      this.#frame(all[at] ?? 0, all, start, end);
      at = end;
    }
    this.#rest = at === all.length ? NOTHING : Buffer.from(all.subarray(at));
  }

  #frame(head: number, data: Buffer, start: number, end: number): void {
    if (head === (0x80 | TEXT)) this.hear(data.toString('utf8', start, end));
    else if (head === (0x80 | PING)) this.#write(PONG, data.subarray(start, end));
    else if (head === (0x80 | CLOSE)) this.terminate();
    else throw new Error(`the server sent a frame that begins with ${head}`);
  }
}
