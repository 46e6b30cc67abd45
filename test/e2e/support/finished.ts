import { expect } from 'vitest';
import { CARDS } from '../../../src/games/index.ts';

export type GameId = keyof typeof CARDS;

/** A game among bots that is over. */
export async function finished(url: string, game: GameId): Promise<string> {
  const seats = Array.from({ length: CARDS[game].seats[0] ?? 2 }, () => ({ kind: 'bot', bot: 'random' }));
  const body = JSON.stringify({
    game,
    options: {},
    listed: false,
    request: Buffer.from(game).toString('hex').padEnd(32, '0').slice(0, 32),
    seats,
  });
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const isOver = async () => {
    const answer = await fetch(`${url}/api/tables/${id}/record`);
    await answer.text();
    return answer.status;
  };
  await expect.poll(isOver, { timeout: 60_000 }).toBe(200);
  return id;
}
