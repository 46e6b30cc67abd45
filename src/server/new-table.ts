import { randomBytes, randomInt } from 'node:crypto';
import type { ClockRules } from '../core/clock.ts';

import type { AnyGame, Options } from '../core/game.ts';
import type { Part } from '../core/part.ts';
import { makeCode } from '../protocol/code.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';
import type { ServerContext } from './context.ts';
import { commitmentOf } from './hashing.ts';

export interface TableWish {
  readonly game: AnyGame;
  readonly options: Options;
  readonly listed: boolean;
  readonly hints: boolean;
  readonly clock: ClockRules | undefined;
  readonly host: string;
  /** The same request of the same host makes one table, however often it is sent. */
  readonly request: string;
  readonly part?: Part | undefined;
  /** What a tournament has fixed before. */
  readonly fixed?: { readonly id: string; readonly seed: string };
}

/**
 * Of a table or a tournament: the second in which it was made, then 48 bits that nobody guesses. What is played at the same time lies side by
 * side in every index so, and a commit changes half as many pages.
 */
export const newId = (now: number): string => Math.floor(now / 1000).toString(36) + randomBytes(6).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Stores a new table; undefined on a conflict. */
export async function newTable(
  context: ServerContext,
  wish: TableWish,
  seats: readonly StoredSeat[],
  before?: string,
): Promise<StoredTable | undefined> {
  const { table, seed } = draftTable(context, wish, await freeCode(context));
  return (await context.store.create(table, seats, seed, before)) ? table : undefined;
}

/** A table that is not stored yet. Its seed is fixed, and the seed's hash shown, before anybody can contribute. */
export function draftTable(
  { now }: Pick<ServerContext, 'now'>,
  wish: TableWish,
  code?: string,
): { readonly table: StoredTable; readonly seed: string } {
  const { id, seed } = wish.fixed ?? { id: newId(now()), seed: newSeed() };
  const table: StoredTable = {
    id,
    game: wish.game.id,
    rules: wish.game.rules,
    options: wish.options,
    listed: wish.listed,
    status: 'waiting',
    host: wish.host,
    request: wish.request,
    commitment: commitmentOf(seed),
    contributions: undefined,
    rematch: undefined,
    createdAt: now(),
    code,
    clock: wish.clock,
    clocks: undefined,
    asking: undefined,
    closed: undefined,
    hints: wish.hints,
    hinted: false,
    part: wish.part,
  };
  return { table, seed };
}

const TRIES = 8;

/** A code under which no other table waits. With very many waiting tables there may be none: the link is enough. */
async function freeCode(context: ServerContext): Promise<string | undefined> {
  for (let i = 0; i < TRIES; i++) {
    const code = makeCode((n) => randomInt(n));
    if ((await context.store.byCode(code)) === undefined) return code;
  }
  return undefined;
}
