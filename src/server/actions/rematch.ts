import { carriedOptions } from '../../core/options.ts';
import type { Part } from '../../core/part.ts';
import { resultOf } from '../../core/result.ts';
import { pointsOf } from '../../session/points.ts';
import { seriesAfter } from '../../session/series.ts';
import type { StoredSeat } from '../../store/rows.ts';
import type { Memory } from '../memory.ts';
import { newTable } from '../new-table.ts';
import { banRefusal } from '../safety/house-rules.ts';
import { openSeat } from '../seats.ts';
import { type Action, Overtaken, refuse } from './action.ts';

/** The same players one seat further. Whoever asks second gets the table that the first one made. */
export const rematch: Action<'rematch'> = async (context, memory, who, { best }) => {
  const { table, seats } = memory;
  const { person } = who;
  if (person === undefined || !seats.some((s) => s.person === person)) return refuse('table/players-only');
  if (table.status !== 'over') return refuse('table/not-over');
  if (table.rematch !== undefined) return { kind: 'ok', table: table.rematch };
  const ban = await banRefusal(context, person);
  if (ban) return refuse(ban.rule, ban.params);
  const apart = await context.store.safety.apart(person);
  const isApart = (other: string | undefined): boolean => other !== undefined && apart.has(other);
  const moved = seats.map((_, i) => {
    const old = seats[(i + 1) % seats.length];
    return isApart(old?.person) ? openSeat(i) : moveTo(i, old, person);
  });
  const wish = {
    game: memory.game,
    options: carriedOptions(memory.game, table.options),
    listed: table.listed,
    hints: table.hints,
    clock: table.clock,
    host: person,
    request: `rematch/${table.id}`,
    part: seriesOf(memory, best),
  };
  const next = await newTable(context, wish, moved, table.id);
  if (!next) throw new Overtaken('another rematch was stored meanwhile');
  memory.table = { ...table, rematch: next.id };
  return { kind: 'opened', next: { table: next, seats: moved, game: memory.game, chat: [], chatLength: 0, running: undefined } };
};

/** Points go round the table with the people. */
function seriesOf({ table, seats, running }: Memory, best: number | undefined): Part | undefined {
  if (!running) return undefined;
  const fled = seats.filter((s) => s.left || s.resigned || table.closed?.by.includes(s.seat)).map(({ seat }) => seat);
  const series = seriesAfter(table.part?.series, pointsOf({ ...resultOf(running.match), fled }), best);
  return series && { series };
}

/** Everybody but the caller has yet to come. Who resigned the last game is asked again. */
function moveTo(seat: number, old: StoredSeat | undefined, caller: string): StoredSeat {
  if (!old) throw new RangeError(`no seat ${seat}`);
  const human = old.person !== undefined;
  const own = old.person === caller;
  return {
    ...old,
    seat,
    kind: human ? 'human' : old.kind,
    bot: human ? undefined : old.bot,
    left: false,
    resigned: false,
    reserved: human && !own,
    luck: undefined,
  };
}
