import { type Here, NOBODY } from './hints.ts';

/** A server that has said nothing for so long is gone, and all who were there with it. In milliseconds. */
const SILENCE = 4000;

interface Other {
  heardAt: number;
  readonly tables: Map<string, Here>;
}

/** Who is at which table by way of other servers. Kept in memory, as long as those servers give a sign of life. */
export class Elsewhere {
  readonly #others = new Map<string, Other>();

  /** What a server said, if only that it lives. */
  hear(server: string, now: number, tables: ReadonlyMap<string, Here> = new Map()): void {
    const other = this.#others.get(server) ?? { heardAt: now, tables: new Map<string, Here>() };
    other.heardAt = now;
    for (const [table, here] of tables) {
      if (here.online.length + here.spectators > 0) other.tables.set(table, here);
      else other.tables.delete(table);
    }
    this.#others.set(server, other);
  }

  /** Forgets a server; the tables at which somebody was with it. */
  forget(server: string): string[] {
    const tables = [...(this.#others.get(server)?.tables.keys() ?? [])];
    this.#others.delete(server);
    return tables;
  }

  /** Forgets those that have been silent. */
  sweep(now: number): string[] {
    return [...this.#others].flatMap(([server, { heardAt }]) => (now - heardAt > SILENCE ? this.forget(server) : []));
  }

  at(table: string): Here {
    const found = [...this.#others.values()].flatMap(({ tables }) => tables.get(table) ?? []);
    if (found.length === 0) return NOBODY;
    const online = [...new Set(found.flatMap((here) => here.online))];
    // Who looks by way of one server has the table before their eyes, whatever another says.
    const looking = new Set(found.flatMap((here) => here.online.filter((seat) => !here.away?.includes(seat))));
    const away = online.filter((seat) => !looking.has(seat));
    return { online, spectators: found.reduce((sum, here) => sum + here.spectators, 0), ...(away.length > 0 && { away }) };
  }
}
