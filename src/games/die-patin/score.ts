import { at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { makeSheet, type ScoreSheet } from '../../core/sheet.ts';
import type { Emit } from './events.ts';
import { chainPoints, missionPoints, symbolPoints, total } from './look.ts';
import { type State, seatList, seatsOf } from './state.ts';

/** Those with the most points; of several those with the most points from missions. */
function winnersOf(s: State): { readonly best: readonly Seat[]; readonly won: readonly Seat[] } {
  const totals = seatList(s).map((seat) => total(s, seat));
  const most = Math.max(...totals);
  const best = seatList(s).filter((seat) => totals[seat] === most);
  const missions = Math.max(...best.map((seat) => missionPoints(s, seat)));
  return { best, won: best.filter((seat) => missionPoints(s, seat) === missions) };
}

/** 1 for the winner, or for everybody who shares the first place; 0 for the others. */
export function payoffs(s: State): readonly number[] {
  const { won } = winnersOf(s);
  return seatList(s).map((seat) => (won.includes(seat) ? 1 : 0));
}

export function finish(s: State, emit?: Emit): void {
  const { best, won } = winnersOf(s);
  s.ending = won.length > 1 ? 'draw' : best.length > 1 ? 'missions' : 'points';
  if (!emit) return;
  for (const seat of seatList(s)) {
    const [missions, chains, symbols] = [missionPoints(s, seat), chainPoints(s, seat), symbolPoints(s, seat)];
    emit({ type: 'final', seat, missions, chains, symbols, trophies: at(s.trophies, seat), points: total(s, seat) });
  }
  const seat = must(won[0]);
  const points = total(s, seat);
  if (s.ending === 'draw') emit({ type: 'drawn', seats: won, points });
  else if (s.ending === 'points') emit({ type: 'won', seat, points });
  else emit({ type: 'won-by-missions', seat, points, missions: missionPoints(s, seat) });
}

export function sheet(s: State): ScoreSheet {
  const columns = {
    missions: seatList(s).map((seat) => missionPoints(s, seat)),
    chains: seatList(s).map((seat) => chainPoints(s, seat)),
    symbols: seatList(s).map((seat) => symbolPoints(s, seat)),
    trophies: s.trophies,
  };
  return makeSheet(columns, seatsOf(s), s.ending ?? undefined);
}
