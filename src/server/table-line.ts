import type { TableLine } from '../protocol/api.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';

/** Who sits there: bots without a name by what they are. */
export const namesOf = (seats: readonly StoredSeat[]): string[] => seats.flatMap((s) => (s.kind === 'open' ? [] : [s.name || s.bot || '']));

/** A table in a list, as far as the store knows it. */
export function line(table: StoredTable, seats: readonly StoredSeat[]): TableLine {
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    names: namesOf(seats),
    seats: seats.length,
    taken: seats.filter((s) => s.kind !== 'open').length,
    yourTurn: false,
    n: 0,
    at: table.createdAt,
    ...(table.clock && { clock: table.clock }),
    ...(table.closed && { closed: true }),
  };
}
