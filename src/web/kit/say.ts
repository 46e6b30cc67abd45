import type { AnyEvent, Params } from '../../core/game.ts';
import type { TableModel } from './board.ts';

/** What has happened, for the ear; `quiet` events are seen at a glance and would drown everything else when they are read out. */
export function eventsInWords<E extends AnyEvent>(
  table: Pick<TableModel<unknown, never>, 'say'>,
  events: readonly E[],
  quiet: readonly E['type'][],
): string {
  return events
    .filter((event) => !quiet.includes(event.type))
    .map(({ type, ...params }) => table.say({ key: `log.${type}`, params: params as Params }))
    .join(' ');
}
