import type { SeekWish } from '../../core/seek.ts';
import type { WaitingMessage } from '../../protocol/pairing.ts';
import type { ToBrowser } from '../../protocol/to-browser.ts';
import { Client, LUCK } from './client.ts';

export const WISH: SeekWish = { games: ['rattenscharf'], least: 2, most: 2, speed: 'none', strength: 'any', bots: null, ask: true };

export const isWaiting = (message: ToBrowser): message is WaitingMessage => message.type === 'waiting';

/** Somebody who looks for a game. */
export async function seeking(url: string, name: string, wish: Partial<SeekWish> = {}): Promise<Client> {
  const client = await Client.visit(url, name);
  await client.ask({ type: 'seek', wish: { ...WISH, ...wish } });
  return client;
}

/** Where a seat was found. */
export async function foundBy(client: Client): Promise<string> {
  const message = await client.until((m) => isWaiting(m) && m.table !== undefined);
  return isWaiting(message) ? (message.table ?? '') : '';
}

/** Goes where a seat was found, as a page does. */
export async function follow(client: Client): Promise<string> {
  const table = await foundBy(client);
  await client.watch(table);
  await client.ask({ type: 'luck', table, luck: LUCK });
  return table;
}

export const lastWaiting = (client: Client): WaitingMessage | undefined => client.messages.findLast(isWaiting);
