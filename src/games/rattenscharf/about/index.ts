import type { About, AboutPackage } from '../../../core/about.ts';
import type { Seat } from '../../../core/game.ts';
import { byLang } from '../../../core/text.ts';
import { LAST_TURN, RAT_LIMIT, SIZE, START } from '../data.ts';
import { cellAt, type Grid } from '../grid.ts';
import { beginCount, countGroup } from '../groups.ts';
import { layOf, stepX, stepY } from '../moves.ts';
import { pointsFor, total } from '../score.ts';
import { spread } from '../spread.ts';
import { isAtRisk, type State } from '../state.ts';
import { isHerb, isRat, ownerOf, RATS_ON, RED_RAT, symbolName } from '../strips.ts';

/** How near a player is to losing by rats. */
function dangerOf(s: State, me: Seat, rats: number): 'none' | 'safe' | 'some' | 'near' | 'over' {
  if (rats === 0) return 'none';
  if (!isAtRisk(s, me)) return 'safe';
  if (rats >= RAT_LIMIT) return 'over';
  return rats === RAT_LIMIT - 1 ? 'near' : 'some';
}

function cell(s: State, n: number): About | undefined {
  const grid = spread(s.laid);
  const at = cellAt(n % SIZE, Math.floor(n / SIZE));
  const symbol = grid.symbol[at] ?? 0;
  if (isHerb(symbol)) return herb(grid, at, symbol);
  // Drawn below, but covered by a blank.
  if (!isRat(symbol)) return strip(s, grid.top[at] ?? START);
  const seat = symbol - RED_RAT;
  const rats = grid.rats[seat] ?? 0;
  return { kind: 'rat', now: dangerOf(s, seat, rats), params: { seat, symbol: symbolName(symbol), n: rats }, rule: 'end/three-rats' };
}

function herb(grid: Grid, at: number, symbol: number): About {
  beginCount();
  const size = countGroup(grid, at);
  const points = pointsFor(size);
  const params = { herb: symbolName(symbol), seat: ownerOf(symbol), size, points };
  return { kind: 'herb', now: points === 0 ? 'alone' : 'group', params, rule: 'score/group' };
}

/** The level that a laid strip lies on; 1 is the table. */
function levelOf(s: State, strip: number): number {
  const height = new Map<number, number>();
  const put = (x: number, y: number, turn: number): number => {
    const cells = [-1, 0, 1].map((i) => cellAt(x + i * stepX(turn), y + i * stepY(turn)));
    const level = (height.get(cells[0] ?? 0) ?? 0) + 1;
    for (const at of cells) height.set(at, level);
    return level;
  };
  put((SIZE - 1) / 2, (SIZE - 1) / 2, 0);
  for (const lay of s.laid.map(layOf)) {
    const level = put(lay.x, lay.y, lay.turn);
    if (lay.strip === strip) return level;
  }
  return 1;
}

function strip(s: State, n: number): About {
  if (n === START) return { kind: 'start', rule: 'setup/start-strip' };
  return { kind: 'strip', now: 'level', params: { text: n, level: levelOf(s, n) }, rule: 'lay/cover-anything' };
}

function slot(s: State, n: number): About {
  const shows = RATS_ON[n * 2 + s.seat] ?? 0;
  const rats = spread(s.laid).rats[s.seat] ?? 0;
  return { kind: 'slot', now: shows > 0 ? 'rat' : undefined, params: { text: n, seat: s.seat, n: rats }, rule: 'turn/two-strips' };
}

function seat(s: State, me: Seat): About {
  const points = total(s, me === 1 ? 1 : 0);
  const lead = points - total(s, me === 1 ? 0 : 1);
  const now = lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
  return { kind: 'seat', now, params: { seat: me, colour: me, points, n: Math.abs(lead) }, rule: 'score/owner' };
}

function rats(s: State, me: Seat): About {
  const n = spread(s.laid).rats[me] ?? 0;
  return { kind: 'rats', now: dangerOf(s, me, n), params: { seat: me, n }, rule: 'end/three-rats' };
}

const ratsIn = (bag: readonly number[], me: Seat): number => bag.reduce((sum, n) => sum + (RATS_ON[n * 2 + me] ?? 0), 0);

const ACTS: Readonly<Record<string, About>> = {
  turn: { kind: 'turn', rule: 'lay/straight' },
  back: { kind: 'back', rule: 'turn/two-strips' },
  lay: { kind: 'lay', rule: 'lay/not-adjacent' },
};

const KINDS: Readonly<Record<string, (s: State, n: number) => About | undefined>> = { cell, strip, slot, seat, rats };

function answer(s: State, _: unknown, thing: string): About | undefined {
  if (thing === 'status.turn')
    return { kind: 'turns', params: { turn: s.turnNumber, n: LAST_TURN - s.turnNumber }, rule: 'turn/last-strip' };
  if (thing === 'status.bag')
    return {
      kind: 'bag',
      now: 'rats',
      params: { n: s.bag.length, red: ratsIn(s.bag, 0), green: ratsIn(s.bag, 1) },
      rule: 'setup/material',
    };
  const [kind = '', id = ''] = thing.split(':');
  return kind === 'act' ? ACTS[id] : KINDS[kind]?.(s, Number(id));
}

export const about: AboutPackage<State> = {
  about: answer,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
