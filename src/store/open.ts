import { type Backend, StoreFault } from './backend.ts';
import { openSqlite, type SqlitePlace } from './sqlite.ts';
import { Store } from './store.ts';

/** A folder for SQLite, or the address of a PostgreSQL database. */
export type Place = SqlitePlace | { readonly url: string };

/** Opens a store that takes writes; says why not in one sentence otherwise. */
export async function openStore(place: Place, observe?: (jobs: number, milliseconds: number) => void): Promise<Store> {
  const store = new Store('url' in place ? await openUrl(place.url) : await openSqlite(place), observe);
  const health = await store.health();
  if (health.ok) return store;
  await store.close();
  throw new StoreFault(health.problem);
}

/** Most houses never need its driver, and begin sooner without it. */
async function openUrl(url: string): Promise<Backend> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url);
}
