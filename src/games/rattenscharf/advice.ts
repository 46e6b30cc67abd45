import type { Advice, Seat } from '../../core/game.ts';
import { coverable, doomed } from './danger.ts';
import { RAT_LIMIT } from './data.ts';
import { cellAt, type Grid } from './grid.ts';
import { beginCount, countGroup } from './groups.ts';
import { pointsFor, total } from './score.ts';
import { spread } from './spread.ts';
import type { State } from './state.ts';
import { GOODS, isHerb, ownerOf } from './strips.ts';

const POINT = 100;
const WON = 100_000;
const DOOMED = 50_000;

/** What rats in sight cost their owner in hundredths of a point, by their number: before the rival's turn, and before one's own. */
const WAITING = [0, 30, 150, 600, 1200, 2500];
const TO_MOVE = [0, 20, 80, 500, 1500, 3000];
/** No strip as it lies now could cover one of them. */
const STUCK = 250;

export const advice: Advice<State> = {
  value(s: State, seat: Seat): number {
    const value = redValue(s);
    return seat === 0 ? value : -value;
  },
};

/** How well red stands: what is good for one is bad for the other. */
function redValue(s: State): number {
  const lead = (total(s, 0) - total(s, 1)) * POINT;
  if (s.ending === 'rats') return s.seat === 0 ? -WON : WON;
  if (s.ending !== null) return lead + Math.sign(lead) * WON;
  const grid = spread(s.laid);
  if (doomed(s, grid)) return s.seat === 0 ? lead - DOOMED : lead + DOOMED;
  return lead + prospects(s, grid) - danger(s, grid, 0) + danger(s, grid, 1);
}

/** Groups in sight count once more in the end, if they last so long; and the larger, the easier to make grow. */
function prospects(s: State, grid: Grid): number {
  const box = s.laid.length * 4;
  const bottom = grid.box[box + 3] ?? 0;
  const right = grid.box[box + 2] ?? 0;
  const played = s.laid.length;
  let sum = 0;
  beginCount();
  for (let y = grid.box[box + 1] ?? 0; y <= bottom; y++) {
    for (let x = grid.box[box] ?? 0; x <= right; x++) {
      const cell = cellAt(x, y);
      const herb = grid.symbol[cell] ?? 0;
      if (!isHerb(herb)) continue;
      const size = countGroup(grid, cell);
      if (size > 0) sum += ownerOf(herb) === 0 ? prospect(size, played) : -prospect(size, played);
    }
  }
  return sum;
}

function prospect(size: number, played: number): number {
  const late = Math.floor((pointsFor(size) * POINT * played) / GOODS.length);
  const growth = Math.floor(((size === 1 ? 20 : size === 2 ? 60 : 50) * (GOODS.length - played)) / GOODS.length);
  return late + growth;
}

function danger(s: State, grid: Grid, seat: Seat): number {
  const rats = grid.rats[seat] ?? 0;
  if (rats === 0 || s.bag.length === 0) return 0;
  // In the middle of a turn the strip that is left can still help; between turns the seat shown is the one that moves next.
  const table = s.seat === seat ? TO_MOVE : WAITING;
  const base = table[Math.min(rats, table.length - 1)] ?? 0;
  return rats >= RAT_LIMIT - 1 && coverable(s, grid, seat) === 0 ? base + STUCK : base;
}
