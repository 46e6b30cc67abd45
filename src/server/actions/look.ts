import { type Entry, isTakeBack, type Match } from '../../core/match.ts';
import { floorOf } from '../../core/snapshot.ts';
import { seatsOf } from '../seats.ts';
import { type Action, refuse } from './action.ts';

/** An earlier position, as that viewer may see it. */
export const look: Action<'look'> = (_house, memory, who, { seat, n }) => {
  const { running } = memory;
  if (!running) return refuse('table/not-started');
  if (n > running.match.log.length) return refuse('turn/late');
  if (seat !== null && seat >= memory.seats.length) return refuse('table/no-such-seat');
  // Once it is over everybody may look through everybody's eyes.
  const own = seatsOf(memory.seats, who.person);
  if (seat !== null && !own.includes(seat) && memory.table.status !== 'over') return refuse('table/not-your-seat');
  const { game, log } = running.match;
  // What older rules led to is not theirs to show any more, save for the very end of a game that they finished.
  const floor = game.rules === memory.game.rules ? floorOf(log) : log.length;
  if (n < floor) return refuse('table/older-rules');
  const view: unknown = game.view(stateAt(running.match, n, floor), seat);
  return { kind: 'past', n, viewer: seat, view, sheet: game.sheet(view) };
};

/** Folds the entries from `floor` to `n`, less what was taken back among them. They were checked when they were entered. */
function stateAt(match: Match, n: number, floor: number): unknown {
  let kept: { readonly i: number; readonly entry: Entry }[] = [];
  for (const [i, entry] of match.log.entries()) {
    if (i < floor || i >= n) continue;
    const { move } = entry;
    if (isTakeBack(move)) kept = kept.filter((k) => k.i < move.to);
    else kept.push({ i, entry });
  }
  const state: unknown = match.game.setup(match.seats, match.options);
  for (const { entry } of kept) match.game.apply(state, entry.seat, entry.move);
  return state;
}
