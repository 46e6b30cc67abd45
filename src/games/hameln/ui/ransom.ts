import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { BOY, GIRL } from '../data.ts';
import { childPrice, penalty } from '../look.ts';
import { type Move, ransomOf } from '../moves.ts';
import { due, type State } from '../state.ts';

const NOTHING: readonly Move[] = [];

/** Where a question has an answer from the start: as many children stay as one can pay for. */
export function firstWish(s: State, seat: Seat): readonly Move[] {
  if (due(s) !== 'ransom') return NOTHING;
  const most = Math.floor(at(s.money, seat) / childPrice(s));
  const boys = Math.min(most, at(s.hall, seat * 2 + BOY));
  return [ransomOf(boys, Math.min(most - boys, at(s.hall, seat * 2 + GIRL)))];
}

/** What it costs in points if so many children go. */
export function loss(s: State, children: number): number {
  let points = 0;
  for (let i = 0; i < children; i++) points += penalty(s.road.length + i);
  return points;
}
