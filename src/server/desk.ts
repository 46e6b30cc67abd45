import type { Addresses } from './addresses.ts';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import type { Limits } from './limits.ts';
import type { Tables } from './tables.ts';

/** What the routes work with. */
export interface Desk {
  readonly house: House;
  readonly tables: Tables;
  readonly connections: Set<Connection>;
  readonly addresses: Addresses;
  readonly limits: Limits;
}
