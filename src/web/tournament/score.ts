import type { Series } from '../../core/part.ts';
import { pointsOf } from '../../session/points.ts';
import { pointsAfter } from '../../session/series.ts';
import type { TableState } from '../table/model.svelte.ts';
import { half } from './words.ts';

/** Everybody's points in a series, with the game at this table once it is over. */
export function seriesPoints(room: TableState, series: Series): readonly number[] {
  if (!room.over) return series.points;
  const { closed } = room.holder.info ?? {};
  const seats = room.holder.info?.seats ?? [];
  const fled = seats.flatMap(({ left, resigned }, seat) => (left || resigned || closed?.by.includes(seat) ? [seat] : []));
  const payoffs = seats.map((_, seat) => (!closed && room.winners.includes(seat) ? 1 : 0));
  return pointsAfter(series, pointsOf({ payoffs, totals: room.sheet?.totals ?? [], fled }));
}

/** "Ana 1 – Bo 0" */
export const seriesScore = (room: TableState, series: Series): string =>
  seriesPoints(room, series)
    .map((points, seat) => `${room.names[seat] ?? ''} ${half(points)}`)
    .join(' – ');
