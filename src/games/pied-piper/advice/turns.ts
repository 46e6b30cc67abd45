import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { shareAt } from '../advice.ts';
import { CARDS, COLUMNS } from '../data.ts';
import { limitOf } from '../end.ts';
import { collectedBy, inTown } from '../look.ts';
import { NONE, type State } from '../state.ts';
import { nextSeat } from '../town.ts';
import { isWaiting, lookAtPushes, push } from './pushes.ts';

/** What everybody's best turn would be by the cards in hand: read off an imagined world, and written over by the next position. */

const SEATS = 5;
const KINDS = CARDS.length;
const numbers = (): Float64Array => new Float64Array(SEATS);

/** By seat, if that one had the turn now: the share of the win then, and now; the steps its own marker would fall; how many it would drive out. */
export const hoped = numbers();
export const had = numbers();
export const fall = numbers();
export const driven = numbers();
/** By seat: the steps that others could drive it up, at most and as a mean; how many could drive it out, and how many of them before its turn. */
export const worst = numbers();
export const usual = numbers();
export const hunters = numbers();
export const early = numbers();
/** By seat: where the marker stands when whose turn it is has had the best turn, and when everybody has had one; the share of the win then. */
export const next = numbers();
export const round = numbers();
export const nextShare = numbers();
export const roundShare = numbers();
/** By seat: so many have a turn before it. */
export const before = numbers();

/** By height: the share of the win, before it is divided by all. */
const shares = new Float64Array(9);
/** Where the markers stand while a round is imagined, and while a turn is tried; the best that was found. */
const height = new Int8Array(SEATS);
const tried = new Int8Array(SEATS);
const best = new Int8Array(SEATS);
/** How many cards of each kind the acting seat holds. */
const hand = new Int8Array(KINDS);
/** Columns that this turn, or an earlier one of the round, has used. */
const used = new Uint8Array(COLUMNS);
const usedByBest = new Uint8Array(COLUMNS);

/** `then` is the position when the cards that will be executed anyway are. */
export function lookAtTurns(s: State, then: State): void {
  lookAtPushes(then);
  for (let h = 0; h <= then.roof; h++) shares[h] = shareAt(then, 100 * h);
  const seats = then.height.length;
  const first = mover(s, then);
  const mayPlay = cardsOf(s, first);
  for (let seat = 0; seat < seats; seat++) height[seat] = at(then.height, seat);
  for (let seat = 0; seat < seats; seat++) had[seat] = shareOf(then, height, seat);
  for (const list of [hoped, fall, driven, worst, usual, hunters, early, before]) list.fill(0);
  for (let seat = 0, turn = first; seat < seats; seat++) {
    if (inTown(then, turn)) {
      before[turn] = seat;
      tellHopes(then, turn, turn === first ? mayPlay : 2, turn === first ? s.first : NONE);
    }
    turn = (turn + 1) % seats;
  }
  for (let seat = 0; seat < seats; seat++) if (inTown(then, seat)) tellHunters(then, seat);
  playRound(s, then, first, mayPlay);
}

/** Whose turn is the next, or goes on. */
function mover(s: State, then: State): Seat {
  const seat = Math.max(0, s.seat);
  return s.turn === 0 || (s.phase === 'play' && inTown(then, seat)) ? seat : nextSeat(then, seat);
}

/** How many cards that one still plays in this turn. */
const cardsOf = (s: State, seat: Seat): number => (s.seat === seat && s.phase === 'play' && (s.first !== NONE || s.turn === 1) ? 1 : 2);

function tellHopes(s: State, seat: Seat, cards: number, barred: number): void {
  used.fill(0);
  if (barred !== NONE) used[barred] = 1;
  hoped[seat] = findTurn(s, seat, cards);
  fall[seat] = (height[seat] as number) - (best[seat] as number);
  for (let other = 0; other < s.height.length; other++)
    if (other !== seat && inTown(s, other) && (best[other] as number) >= s.roof) driven[seat] = (driven[seat] as number) + 1;
}

/** Who could drive this seat how far up: each rival by the two columns that do most. */
function tellHunters(s: State, seat: Seat): void {
  let rivals = 0;
  for (let rival = 0; rival < s.height.length; rival++) {
    if (rival === seat || !inTown(s, rival)) continue;
    rivals++;
    const most = drive(s, rival, seat);
    usual[seat] = (usual[seat] as number) + most;
    if (most > (worst[seat] as number)) worst[seat] = most;
    if (at(s.height, seat) + most < s.roof) continue;
    hunters[seat] = (hunters[seat] as number) + 1;
    if ((before[rival] as number) < (before[seat] as number)) early[seat] = (early[seat] as number) + 1;
  }
  if (rivals > 0) usual[seat] = (usual[seat] as number) / rivals;
}

function drive(s: State, rival: Seat, seat: Seat): number {
  let [most, second] = [0, 0];
  for (let column = 0; column < COLUMNS; column++) {
    if (!isWaiting[column]) continue;
    let here = 0;
    for (const kind of must(s.hands[rival])) if (kind >= 0) here = Math.max(here, push(column, kind, seat));
    if (here > most) [most, second] = [here, most];
    else if (here > second) second = here;
  }
  return most + second;
}

/** Everybody in turn does what is best then; figures are taken to stand where they stand now. */
function playRound(s: State, then: State, first: Seat, mayPlay: number): void {
  const seats = then.height.length;
  used.fill(0);
  const barred = s.phase === 'play' ? s.first : NONE;
  if (barred !== NONE) used[barred] = 1;
  for (let i = 0, seat = first; i < seats; i++, seat = (seat + 1) % seats) {
    if (inTown(then, seat) && (height[seat] as number) < then.roof && !isOver(then, height)) {
      findTurn(then, seat, i === 0 ? mayPlay : 2);
      height.set(best);
      used.set(usedByBest);
    }
    if (i > 0) continue;
    keep(then, next, nextShare);
    // The card that lies there waits for the others as well.
    if (barred !== NONE) used[barred] = 0;
  }
  keep(then, round, roundShare);
}

function keep(s: State, heights: Float64Array, share: Float64Array): void {
  for (let seat = 0; seat < s.height.length; seat++) {
    heights[seat] = height[seat] as number;
    share[seat] = shareOf(s, height, seat);
  }
}

/** Tries all ways to move figures that wait, by one card or two, and leaves the best in `best`; answers with the seat's share of the win then. */
function findTurn(s: State, seat: Seat, cards: number): number {
  hand.fill(0);
  for (const kind of must(s.hands[seat])) if (kind >= 0) hand[kind] = (hand[kind] as number) + 1;
  let resting = 0;
  for (let column = 0; column < COLUMNS; column++) if (!isWaiting[column]) resting++;
  tried.set(height);
  best.set(height);
  usedByBest.set(used);
  // Where no figure card is free for a card, one must move that waits.
  let most = resting >= cards ? shareOf(s, tried, seat) : -1;
  for (let column = 0; column < COLUMNS; column++) {
    if (!isWaiting[column] || used[column]) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (!hand[kind]) continue;
      tried.set(height);
      move(s, column, kind);
      most = Math.max(most, take(s, seat, most, column, column));
      if (cards < 2) continue;
      for (let other = column + 1; other < COLUMNS; other++) {
        if (!isWaiting[other] || used[other]) continue;
        for (let second = 0; second < KINDS; second++) {
          if ((hand[second] as number) < (second === kind ? 2 : 1)) continue;
          tried.set(height);
          move(s, column, kind);
          move(s, other, second);
          most = Math.max(most, take(s, seat, most, column, other));
        }
      }
    }
  }
  return Math.max(0, most);
}

function move(s: State, column: number, kind: number): void {
  for (let seat = 0; seat < s.height.length; seat++) {
    const from = tried[seat] as number;
    if (from < s.roof) tried[seat] = Math.max(0, Math.min(s.roof, from + push(column, kind, seat)));
  }
}

function take(s: State, seat: Seat, most: number, column: number, other: number): number {
  const share = shareOf(s, tried, seat);
  if (share <= most) return share;
  best.set(tried);
  usedByBest.set(used);
  // What was executed is put away, and nobody knows which figure comes then.
  usedByBest[column] = 1;
  usedByBest[other] = 1;
  return share;
}

const stays = (s: State, heights: Int8Array, seat: Seat): boolean => inTown(s, seat) && (heights[seat] as number) < s.roof;

function isOver(s: State, heights: Int8Array): boolean {
  let left = 0;
  for (let seat = 0; seat < s.height.length; seat++) if (stays(s, heights, seat)) left++;
  return left <= limitOf(s);
}

/** A seat's share of the win with the markers there: what the rules say if the game is over then, and else by how low it stands. */
function shareOf(s: State, heights: Int8Array, seat: Seat): number {
  if (!stays(s, heights, seat)) return 0;
  if (isOver(s, heights)) return wins(s, heights, seat);
  let all = 0;
  for (let other = 0; other < s.height.length; other++) if (stays(s, heights, other)) all += shares[heights[other] as number] as number;
  return (shares[heights[seat] as number] as number) / all;
}

function wins(s: State, heights: Int8Array, seat: Seat): number {
  const own = 100 * (heights[seat] as number) - collectedBy(s, seat);
  let equals = 1;
  for (let other = 0; other < s.height.length; other++) {
    if (other === seat || !stays(s, heights, other)) continue;
    const theirs = 100 * (heights[other] as number) - collectedBy(s, other);
    if (theirs < own) return 0;
    if (theirs === own) equals++;
  }
  return 1 / equals;
}
