import type { Viewer } from '../../core/game.ts';
import type { Phrase } from '../../core/text.ts';
import { cellAt, type Grid } from './grid.ts';
import { symbolName, total } from './look.ts';
import { spread } from './spread.ts';
import type { State } from './state.ts';

/** The position in phrases. Columns and rows are counted as moves count them: from 0, from the top left corner. */
export function tell(s: State, _viewer: Viewer): readonly Phrase[] {
  const grid = spread(s.laid);
  return [
    ...tellTurn(s),
    ...tellSeat(s, grid, 0),
    ...tellSeat(s, grid, 1),
    { key: 'tell.bag', params: { n: s.bag.length } },
    ...tellTable(s, grid),
  ];
}

/** What is asked of whom: also the prompt above the board. */
function tellTurn(s: State): readonly Phrase[] {
  if (s.ending !== null) return [{ key: `ending.${s.ending}` }];
  if (s.tray.length === 0) return [{ key: 'prompt.chance' }];
  const turn: Phrase = { key: 'tell.turn', params: { turn: s.turnNumber, seat: s.seat } };
  const tray: readonly Phrase[] = s.tray.map((strip) => ({ key: 'tell.tray', params: { strip, text: strip } }));
  return [turn, prompt(s), ...tray];
}

export function prompt(s: State): Phrase {
  if (s.ending !== null) return { key: `ending.${s.ending}` };
  if (s.tray.length === 0) return { key: 'prompt.chance' };
  const params = { seat: s.seat };
  if (s.tray.length > 1) return { key: 'prompt.two', params };
  const only = s.turnNumber === 1 ? 'prompt.first' : s.bag.length === 0 ? 'prompt.last' : 'prompt.one';
  return { key: only, params };
}

const tellSeat = (s: State, grid: Grid, seat: 0 | 1): readonly Phrase[] => [
  { key: 'tell.points', params: { seat, colour: seat, points: total(s, seat) } },
  { key: 'tell.rats', params: { seat, rats: grid.rats[seat] ?? 0 } },
];

/** Row by row what is in sight, and how high it lies where anything lies on top of something. */
function tellTable(s: State, grid: Grid): Phrase[] {
  const box = s.laid.length * 4;
  const [left = 0, top = 0, right = 0, bottom = 0] = grid.box.subarray(box, box + 4);
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => tellRow(grid, top + i, left, right));
  return [{ key: 'tell.table', params: { left, right, top, bottom } }, ...rows.flat()];
}

function tellRow(grid: Grid, row: number, left: number, right: number): readonly Phrase[] {
  const cells = Array.from({ length: right - left + 1 }, (_, i) => cellAt(left + i, row));
  const levels = cells.map((cell) => grid.height[cell] ?? 0);
  const first = levels.findIndex((level) => level > 0);
  const last = levels.findLastIndex((level) => level > 0);
  if (first < 0) return [];
  const from = left + first;
  const symbols = cells.slice(first, last + 1).map((cell) => (grid.height[cell] === 0 ? 'bare' : symbolName(grid.symbol[cell] ?? 0)));
  const said: Phrase = { key: 'tell.row', params: { row, from, symbols } };
  const high = levels.some((level) => level > 1);
  return high ? [said, { key: 'tell.levels', params: { row, from, levels: levels.slice(first, last + 1) } }] : [said];
}
