import type { Refusal } from '../../../core/game.ts';
import { hasExactly, isIndex, isInteger } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { RAT_LIMIT, SIZE } from '../data.ts';
import type { Emit } from '../events.ts';
import { endTurn } from '../flow.ts';
import { AREA, cellAt, type Grid } from '../grid.ts';
import { CELLS, encode, type Lay, layOf, TURNS } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { scoreStrip } from '../score.ts';
import { fault, forbidden, overTheEdge } from '../spot.ts';
import { spread, spreadOpen } from '../spread.ts';
import { isAtRisk, type State } from '../state.ts';
import { GOODS, isSymmetric } from '../strips.ts';
import type { Decision } from './step.ts';

/** The one decision of a player: which strip of the tray goes where. */
export const lay: Decision<Lay> = {
  /** By strip, then lying before upright, then row by row; a strip that can be turned round follows at once the other way. */
  moves(s) {
    const grid = spreadOpen(s.laid);
    const lying = findSpots(s, grid, false, 0);
    const all = findSpots(s, grid, true, lying);
    const moves = new Array<Lay>(s.tray.reduce((n, strip) => n + (isSymmetric(strip) ? all : 2 * all), 0));
    let n = 0;
    for (const strip of s.tray) {
      const base = strip * TURNS * CELLS;
      const turnRound = !isSymmetric(strip);
      for (let i = 0; i < all; i++) {
        const code = base + (spots[i] ?? 0);
        moves[n++] = layOf(code);
        if (turnRound) moves[n++] = layOf(code + 2 * CELLS);
      }
    }
    return moves;
  },

  find(s, _seat, sent) {
    const asked = parse(sent);
    return asked && !against(s, asked) ? layOf(encode(asked.strip, asked.x, asked.y, asked.turn)) : undefined;
  },

  refusal(s, _seat, move) {
    const asked = parse(move);
    return asked ? against(s, asked) : refuse('lay/malformed');
  },

  apply(s, seat, move, emit) {
    const { strip, x, y, turn } = move;
    const { rats } = spread(s.laid);
    const red = rats[0] ?? 0;
    const green = rats[1] ?? 0;
    s.tray.splice(s.tray.indexOf(strip), 1);
    s.laid.push(encode(strip, x, y, turn));
    const grid = spread(s.laid);
    emit?.({ type: 'laid', seat, strip, x, y, turn, level: grid.height[cellAt(x, y)] ?? 0 });
    scoreStrip(s, grid, move, emit);
    if (s.tray.length === 0) endTurn(s, grid, emit);
    if (emit && s.ending === null) warn(s, grid, red, green, emit);
  },
};

/** What speaks against laying a strip of the tray there. */
function against(s: State, { strip, x, y, turn }: Lay): Refusal<RuleId> | undefined {
  if (!s.tray.includes(strip)) return refuse('lay/not-in-tray', { strip, tray: s.tray.slice() });
  const upright = turn % 2 === 1;
  const end = overTheEdge(x, y, upright);
  if (end) return refuse('lay/over-the-edge', { end });
  const grid = spread(s.laid);
  const rule = forbidden(grid, cellAt(x, y), upright);
  if (rule) return refuse(rule, fault(grid, rule, x, y, upright));
  return turn >= 2 && isSymmetric(strip) ? refuse('lay/same-when-turned', { strip, turn: turn - 2 }) : undefined;
}

/** Legal spots as `cell + CELLS * upright`: they are the same for every strip, so they are looked for once. */
const spots = new Int32Array(CELLS * 2);

/** Appends the legal spots to `spots`: none is further from the strips than their own length reaches. */
function findSpots(s: State, grid: Grid, upright: boolean, from: number): number {
  const box = s.laid.length * 4;
  const reachX = upright ? 1 : 2;
  const reachY = 3 - reachX;
  const left = Math.max((grid.box[box] ?? 0) - reachX, 0);
  const right = Math.min((grid.box[box + 2] ?? 0) + reachX, SIZE - 1);
  const bottom = Math.min((grid.box[box + 3] ?? 0) + reachY, SIZE - 1);
  let n = from;
  for (let y = Math.max((grid.box[box + 1] ?? 0) - reachY, 0); y <= bottom; y++) {
    const row = cellAt(0, y) + (upright ? AREA : 0);
    const code = y * SIZE + (upright ? CELLS : 0);
    for (let x = left; x <= right; x++) if (grid.open[row + x] === 1) spots[n++] = code + x;
  }
  return n;
}

function parse(move: unknown): Lay | undefined {
  if (!hasExactly(move, ['type', 'strip', 'x', 'y', 'turn']) || move.type !== 'lay') return undefined;
  const { strip, x, y, turn } = move;
  if (!isInteger(strip) || !GOODS.includes(strip) || !isInteger(x) || !isInteger(y) || !isIndex(turn, TURNS)) return undefined;
  return { type: 'lay', strip, x, y, turn };
}

/** Says it when a strip brought a third rat, or one more, into sight, and that can still lose the game. */
function warn(s: State, grid: Grid, red: number, green: number, emit: Emit): void {
  [red, green].forEach((before, seat) => {
    const rats = grid.rats[seat] ?? 0;
    if (rats >= RAT_LIMIT && rats > before && isAtRisk(s, seat)) emit({ type: 'rats-in-sight', seat, rats });
  });
}
