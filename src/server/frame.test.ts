import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, LETTERS, payloadOf } from './frame.ts';

test('a message of any length and language is read as it was written', async () => {
  const texts = [0, 1, 125, 126, 127, 300, 65535, 65536, 70000].map((length) => 'r'.repeat(length));
  texts.push('Rattenfänger', '\u{1F400}'.repeat(40), `„${'é'.repeat(70)}“`);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(frameOf(text), LETTERS);
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer, isBinary) => {
      heard.push(isBinary ? 'binary' : data.toString());
      if (heard.length === texts.length) resolve(undefined);
    });
  });
  expect(heard).toEqual(texts);
  expect(texts.map((text) => payloadOf(frameOf(text)))).toEqual(texts);
  client.terminate();
  server.close();
});
