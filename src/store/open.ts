import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';

/** A folder for SQLite, or the address of a PostgreSQL database. */
export type Place = { readonly folder: string; readonly writer?: URL } | { readonly url: string };

export async function openStore(place: Place, observe?: (jobs: number, milliseconds: number) => void): Promise<Store> {
  return new Store('url' in place ? await openPostgres(place.url) : openSqlite(place.folder, place.writer), observe);
}
