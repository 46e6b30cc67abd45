import type { Seat } from '../../../../core/game.ts';
import { must } from '../../../../core/must.ts';
import type { Point } from '../../../../web/kit/camera.ts';
import type { Way } from '../../../../web/kit/keys.ts';
import { areasInPlay, cornersOf, districtOf, manholesInPlay } from '../../board.ts';
import type { Figure } from '../../data.ts';
import { bonusOf, enterpriseOf, type Move, tileOf } from '../../moves.ts';
import { due, HELD, NOBODY, now, type State, type StepName, seatsOf } from '../../state.ts';
import { centreOf, manholeAt, plateOf, slotOf } from '../city/geometry.ts';

/** Something on the board that can be pointed at; its name is what the page calls it. */
export type SpotKind = 'area' | 'manhole' | 'crate' | 'tile';
export type Spot = `${SpotKind}:${number}`;

export const spot = (kind: SpotKind, at: number): Spot => `${kind}:${at}`;
export const kindOfSpot = (name: Spot): SpotKind => name.slice(0, name.indexOf(':')) as SpotKind;
export const numberOf = (name: Spot): number => Number(name.slice(name.indexOf(':') + 1));

/** Which spot stands for a move; none for what only has a button. */
export function spotOfMove(s: State, move: Move): Spot | undefined {
  switch (move.type) {
    case 'home':
    case 'place':
      return spot('area', move.area);
    case 'nest':
    case 'recruit':
    case 'expel':
    case 'invade':
    case 'lift':
      return spot('manhole', move.manhole);
    case 'loot':
      return spot('crate', districtOf(due(s)?.at ?? 0));
    case 'room':
      return spot('tile', tileOf(move.enterprise, move.bonus));
    default:
      return undefined;
  }
}

/** What lights up: for each spot the move that it stands for. Of the figures only the chosen one is placed. */
export function litSpots(s: State, moves: readonly Move[], figure: Figure): ReadonlyMap<Spot, Move> {
  const lit = new Map<Spot, Move>();
  for (const move of moves) {
    const at = spotOfMove(s, move);
    if (at && (move.type !== 'place' || move.figure === figure)) lit.set(at, move);
  }
  return lit;
}

/** What pressing a spot would mean, legal or not; undefined where it means nothing in this step. */
export function wishFor(s: State, seat: Seat, figure: Figure, name: Spot): Move | undefined {
  const step = due(s)?.step;
  const at = numberOf(name);
  switch (kindOfSpot(name)) {
    case 'area':
      return step === 'home' ? { type: 'home', area: at } : step === 'place' ? { type: 'place', figure, area: at } : undefined;
    case 'manhole':
      return manholeWish(s, seat, step, at);
    case 'crate':
      return isWork(step) ? { type: 'loot' } : undefined;
    default:
      return isWork(step) ? { type: 'room', enterprise: enterpriseOf(at), bonus: bonusOf(at) } : undefined;
  }
}

const WORK: readonly (StepName | undefined)[] = ['act', 'pay', 'more', 'bribe'];
const isWork = (step: StepName | undefined): boolean => WORK.includes(step);

function manholeWish(s: State, seat: Seat, step: StepName | undefined, manhole: number): Move | undefined {
  if (step === 'nest' || step === 'invade') return { type: step, manhole };
  if (step === 'lift' || step === 'reinforce') return { type: 'lift', manhole };
  if (step === 'gift') return { type: 'recruit', manhole };
  if (step === 'chase') return { type: 'expel', manhole };
  if (!isWork(step)) return undefined;
  const holder = s.holder[manhole] ?? NOBODY;
  return { type: holder === NOBODY || holder === seat ? 'recruit' : 'expel', manhole };
}

const ANYWHERE: readonly (StepName | undefined)[] = ['lift', 'reinforce', 'gift', 'chase'];
const CORNERS_ONLY: readonly (StepName | undefined)[] = ['nest', 'pay', 'more', 'bribe', 'invade'];

/** What the arrow keys go through while somebody is asked for this step; areas when nothing is asked. */
export function reach(s: State, step: StepName | undefined): readonly Spot[] {
  const seats = seatsOf(s);
  if (ANYWHERE.includes(step)) return manholesInPlay(seats).map((m) => spot('manhole', m));
  if (step !== 'act' && !CORNERS_ONLY.includes(step)) return areasInPlay(seats).map((area) => spot('area', area));
  const { at } = now(s);
  const corners = cornersOf(at).map((m) => spot('manhole', m));
  if (step !== 'act') return corners;
  return [...corners, spot('crate', districtOf(at)), ...tilesIn(s, at).map((tile) => spot('tile', tile))];
}

/** The tiles of an area, in the order in which they lie there. */
export const tilesIn = (s: State, area: number): readonly number[] => s.tiles.flatMap((place, tile) => (place === area ? [tile] : []));

/** Whether the spot is still there: tiles are taken. */
export const isOnBoard = (s: State, name: Spot): boolean => {
  if (kindOfSpot(name) !== 'tile') return true;
  const place = must(s.tiles[numberOf(name)]);
  return place >= 0 && place < HELD;
};

/** The manhole in the middle of the town is in play with any number of players. */
export const MIDDLE = 15;

export function pointOf(s: State, name: Spot): Point {
  const at = numberOf(name);
  switch (kindOfSpot(name)) {
    case 'area':
      return centreOf(at);
    case 'manhole':
      return manholeAt(at);
    case 'crate':
      return plateOf(at);
    default: {
      const area = must(s.tiles[at]);
      // A tile that has just been taken lies nowhere: the middle of the town will do.
      return isOnBoard(s, name) ? slotOf(area, tilesIn(s, area).indexOf(at)) : manholeAt(MIDDLE);
    }
  }
}

/** The next spot in a direction: near, and not far to the side. */
export function nextSpot(s: State, among: readonly Spot[], from: Point, [wx, wy]: Way): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of among) {
    const { x, y } = pointOf(s, name);
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy - dy * wx);
    const cost = along + across;
    // Not more than about sixty degrees off, so that everything can be reached.
    if (along > 1 && across <= along * 1.8 && cost < least) [best, least] = [name, cost];
  }
  return best;
}
