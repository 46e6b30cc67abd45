import { add } from '../../../core/counts.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { BONUSES, type Bonus, ENTERPRISES, TILES } from '../data.ts';
import type { Emit } from '../events.ts';
import { figuresIn } from '../look.ts';
import { bonusOf, enterpriseOf, list, type Move, type MoveOf, ROOM, tileOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { HELD, type State, task } from '../state.ts';
import { canChase } from './chase.ts';
import { canGift } from './gift.ts';

/** Setting up a back room: four conditions, a tile of one's choice, and its bonus at once. */

function roomFault(s: State, seat: Seat, area: number): RuleId | undefined {
  if (s.rooms[area] === seat) return 'room/already-here';
  if (!s.tiles.includes(area)) return 'room/no-tile';
  // The figure that acts stands here already; another must have come before her, inside or as an attacker.
  if (figuresIn(s, seat, area) < 2) return 'room/no-other-figure';
  return s.spare[seat] === 0 ? 'room/none-in-stock' : undefined;
}

export function listRooms(s: State, seat: Seat, area: number, moves: Move[]): void {
  if (roomFault(s, seat, area)) return;
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === area) list(moves, ROOM, tile);
}

/** The tile that foreign JSON wants; undefined if it is no such move. */
export function parseRoom(move: unknown): number | undefined {
  if (!isMove(move, 'room', ['enterprise', 'bonus'])) return undefined;
  const enterprise = ENTERPRISES.find((e) => e === move.enterprise);
  const bonus = BONUSES.find((b) => b === move.bonus);
  return enterprise && bonus && tileOf(enterprise, bonus);
}

export function roomRefusal(s: State, seat: Seat, area: number, tile: number): Refusal<RuleId> | undefined {
  const rule = roomFault(s, seat, area);
  if (rule) return refuse(rule, { area });
  if (s.tiles[tile] === area) return undefined;
  return refuse('room/not-this-tile', { area, enterprise: enterpriseOf(tile), bonus: bonusOf(tile) });
}

export function buildRoom(s: State, seat: Seat, area: number, { enterprise, bonus }: MoveOf<'room'>, emit?: Emit): void {
  s.rooms[area] = seat;
  add(s.spare, seat, -1);
  s.tiles[tileOf(enterprise, bonus)] = HELD + seat;
  emit?.({ type: 'room-built', seat, area, enterprise, bonus });
  takeBonus(s, seat, bonus, emit);
}

/** Loot comes at once; rats ask where, and lapse when there is nowhere; a point waits for the end. */
function takeBonus(s: State, seat: Seat, bonus: Bonus, emit?: Emit): void {
  if (bonus === 'loot') {
    add(s.loot, seat, 1);
    emit?.({ type: 'bonus-loot', seat });
  }
  if (bonus === 'rat' && canGift(s, seat)) s.todo.push(task('gift', seat));
  else if (bonus === 'expel' && canChase(s, seat)) s.todo.push(task('chase', seat));
  else if (bonus === 'rat' || bonus === 'expel') emit?.({ type: 'bonus-lapsed', seat, bonus });
}
