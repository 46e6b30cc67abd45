/**
 * The least that a durable server of games could be: `ws`, this project's group commit into SQLite, and an echo to both players. It
 * knows no rules, no seats, no secrets. With --whole it sends a kilobyte, as a server does that tells positions whole.
 *
 *   node --import tsx bench/support/echo-server.ts PORT FOLDER [--whole]
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { openStore } from '../../src/store/open.ts';

const [port, folder = '', whole] = process.argv.slice(2);
const store = await openStore({ folder, writer: new URL('../../dist/sqlite-writer.js', import.meta.url) });
const filling = whole === undefined ? '' : 'x'.repeat(1000);
const tables = new Map<string, WebSocket[]>();

interface Said {
  readonly table: string;
  readonly n: number;
  readonly move: { readonly type: string };
}

async function hear(socket: WebSocket, text: string): Promise<void> {
  const { table, n, move } = JSON.parse(text) as Said;
  const players = tables.get(table) ?? [];
  tables.set(table, players);
  if (!players.includes(socket)) players.push(socket);
  if (move.type === 'sit') {
    if (players.length < 2) return;
  } else if (!(await store.append(table, n, [{ seat: n % 2, move }], Date.now()))) return;
  for (const player of players)
    player.send(`{"re":${player === socket},"n":${move.type === 'sit' ? 0 : n + 1},"move":${JSON.stringify(move)},"view":"${filling}"}`);
}

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data: Buffer) => void hear(socket, data.toString())));
server.on('listening', () => console.log(`open: http://127.0.0.1:${port}`));
process.on('SIGTERM', () => void store.close().then(() => process.exit(0)));
