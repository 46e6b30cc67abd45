import { WebSocket } from 'ws';
import { Guest } from './guest.ts';

/** Somebody who looks at one table, as lean as a load of thousands must be. */
export interface Onlooker {
  readonly guest: Guest<WebSocket>;
  /** When it heard of each log length. */
  readonly heard: Map<number, number>;
  readonly shownAt: number;
  /** How often the server asked it to come again later. */
  readonly sentAway: number;
}

/** Resolves once the table was shown. A server that is busy is asked again after as long as it says, as a browser does. */
export function look(url: string, table: string): Promise<Onlooker> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    const guest = new Guest(socket, '');
    const heard = new Map<number, number>();
    let sentAway = 0;
    socket.once('open', () => guest.watch(table));
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1', 0, 200);
      const n = /^\{"type":"(?:change|position)","table":"[^"]*","n":(\d+)/.exec(text)?.[1];
      if (n !== undefined) heard.set(Number(n), performance.now());
      else if (text.startsWith('{"type":"table"')) resolve({ guest, heard, shownAt: performance.now(), sentAway });
      else if (text.includes('server/busy')) {
        sentAway += 1;
        const seconds = Number(/"seconds":(\d+)/.exec(text)?.[1] ?? 1);
        setTimeout(() => guest.watch(table), 1000 * seconds * (1 + Math.random()));
      } else if (text.includes('"type":"refused"')) reject(new Error(text));
    });
  });
}

/** The same after a line that broke: whoever gets none tries again, later each time. */
export async function lookAgain(url: string, table: string, wait = 400): Promise<Onlooker> {
  try {
    return await look(url, table);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
    return lookAgain(url, table, Math.min(10_000, 2 * wait));
  }
}
