import { PROGRESS_KEY, store, stored } from './stored.ts';

const OFFERED = 'ratskeller.offered';

/** Whether somebody plays a first game with a guide at this table. */
export const isTaught = (table: string | undefined): boolean => table !== undefined && stored(PROGRESS_KEY).includes(`"table":"${table}"`);

/** Whether somebody was offered a lesson of this game before. */
export const isOffered = (game: string): boolean => stored(OFFERED).split(' ').includes(game);

export const noteOffer = (game: string): void => store(OFFERED, [...new Set([...stored(OFFERED).split(' '), game])].join(' ').trim());
