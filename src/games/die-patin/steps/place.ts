import type { Params, Refusal, Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { areasInPlay } from '../board.ts';
import { AREAS, BOSS_ACTIONS, BOSS_BRIBES, CARDS, type Card, FIGURES, FIGURES_A_SEAT, type Figure, HENCHMAN_ACTIONS } from '../data.ts';
import type { Emit } from '../events.ts';
import { borders, bossOf, nextHenchman, territory } from '../look.ts';
import { list, type MoveOf, PLACE_BOSS, PLACE_HENCHMAN, STAY } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { HOME, NOBODY, STAYED, type State, seatsOf, task } from '../state.ts';
import type { Decision } from './step.ts';

const ADMINISTRATION = CARDS.indexOf('administration');
const INVASION = CARDS.indexOf('invasion');
const BRIBE = CARDS.indexOf('bribe');

type Placing = MoveOf<'place' | 'stay'>;

/** A turn begins: which figure goes where. Her own card decides whether the boss goes inside or outside. */
export const place: Decision<Placing> = {
  moves(s, seat) {
    const moves: Placing[] = [];
    const areas = areasInPlay(seatsOf(s));
    if (!figureFault(s, seat, 'henchman'))
      for (const area of areas) if (!areaFault(s, seat, 'henchman', area)) list(moves, PLACE_HENCHMAN, area);
    if (!figureFault(s, seat, 'boss')) for (const area of areas) if (!areaFault(s, seat, 'boss', area)) list(moves, PLACE_BOSS, area);
    if (moves.length === 0) moves.push(STAY);
    return moves;
  },

  refusal(s, seat, move) {
    if (isMove(move, 'stay')) return mayStay(s, seat) ? undefined : refuse('stay/can-place');
    if (!isMove(move, 'place', ['figure', 'area']) || !isIndex(move.area, AREAS)) return refuse('place/malformed');
    const figure = FIGURES.find((f) => f === move.figure);
    return figure ? placeRefusal(s, seat, figure, move.area) : refuse('place/malformed');
  },

  apply(s, seat, move, emit) {
    s.todo.pop();
    if (move.type === 'stay') stay(s, seat, emit);
    else if (move.figure === 'boss') placeBoss(s, seat, move.area, emit);
    else placeHenchman(s, seat, move.area, emit);
  },
};

/** Why a figure may not be placed at all. */
function figureFault(s: State, seat: Seat, figure: Figure): RuleId | undefined {
  if (figure === 'boss') return bossOf(s, seat) === HOME ? undefined : 'place/boss-placed';
  return nextHenchman(s, seat) < 0 ? 'place/no-henchman-left' : undefined;
}

/** Why one that may be placed may not go to an area. */
function areaFault(s: State, seat: Seat, figure: Figure, area: number): RuleId | undefined {
  const card = figure === 'boss' ? s.cards[seat] : NOBODY;
  const owner = must(s.owner[area]);
  if (owner === seat) return card === INVASION || card === BRIBE ? 'boss/must-go-outside' : undefined;
  if (!borders(s, seat, area)) return areasInPlay(seatsOf(s)).includes(area) ? 'place/not-adjacent' : 'place/out-of-play';
  if (owner !== NOBODY && territory(s, owner) === 1) return 'place/last-area';
  if (card === ADMINISTRATION) return 'boss/must-go-inside';
  return figure === 'henchman' && s.loot[seat] === 0 ? 'place/no-loot' : undefined;
}

function placeRefusal(s: State, seat: Seat, figure: Figure, area: number): Refusal<RuleId> | undefined {
  const rule = figureFault(s, seat, figure) ?? areaFault(s, seat, figure, area);
  return rule && refuse(rule, placeParams(s, seat, rule, area));
}

function placeParams(s: State, seat: Seat, rule: RuleId, area: number): Params {
  if (rule === 'place/last-area') return { area, rival: must(s.owner[area]) };
  if (rule === 'boss/must-go-inside' || rule === 'boss/must-go-outside') return { area, card: cardOf(s, seat) };
  return { area };
}

/** A henchman always finds a place at home, so only a boss can be stuck: last of her clan, with no area that her card allows. */
function mayStay(s: State, seat: Seat): boolean {
  if (!figureFault(s, seat, 'henchman')) return false;
  return areasInPlay(seatsOf(s)).every((area) => areaFault(s, seat, 'boss', area) !== undefined);
}

function stay(s: State, seat: Seat, emit?: Emit): void {
  s.figures[seat * FIGURES_A_SEAT] = STAYED;
  emit?.({ type: 'stayed', seat, card: cardOf(s, seat) });
}

const cardOf = (s: State, seat: Seat): Card => must(CARDS[must(s.cards[seat])]);

function placeHenchman(s: State, seat: Seat, area: number, emit?: Emit): void {
  const inside = s.owner[area] === seat;
  s.figures[nextHenchman(s, seat)] = area;
  emit?.({ type: 'placed', seat, figure: 'henchman', area, where: inside ? 'inside' : 'outside' });
  if (inside) {
    s.todo.push(task('act', seat, area, HENCHMAN_ACTIONS));
    return;
  }
  s.todo.push(task('claim', seat, area), task('pay', seat, area));
}

function placeBoss(s: State, seat: Seat, area: number, emit?: Emit): void {
  const card = s.cards[seat];
  s.figures[seat * FIGURES_A_SEAT] = area;
  emit?.({ type: 'revealed', seat, card: cardOf(s, seat) });
  emit?.({ type: 'placed', seat, figure: 'boss', area, where: card === ADMINISTRATION ? 'inside' : 'outside' });
  if (card === ADMINISTRATION) s.todo.push(task('act', seat, area, BOSS_ACTIONS));
  else s.todo.push(task('claim', seat, area), card === INVASION ? task('invade', seat, area) : task('bribe', seat, area, BOSS_BRIBES));
}
