import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { areasInPlay, cornersOf, districtOf } from '../board.ts';
import { AREAS, BOSS_ACTIONS, BOSS_BRIBES, BOSS_POWER, CARDS, INVASION_RATS } from '../data.ts';
import { NOBODY, type State, type Task } from '../state.ts';
import { bestTile, isTarget, prize } from './areas.ts';
import { add, against, powerOf, sight } from './sight.ts';
import { weights } from './weights.ts';

/** Turns are chains of small steps: what is still open in one is judged as if it were done well. */

export function lootWorth(s: State, n: number, usable: boolean): number {
  if (!usable) return 0;
  const worth =
    n < weights.lootWorth.length
      ? must(weights.lootWorth[n])
      : must(weights.lootWorth.at(-1)) + (n - weights.lootWorth.length + 1) * weights.lootMore;
  return s.round === 5 ? Math.floor((worth * weights.lootLast) / 100) : worth;
}

/** Counts what the open steps promise the player on turn, and sees a claim that will succeed as made. */
export function openSteps(s: State): { readonly seat: Seat; readonly worth: number } {
  let worth = 0;
  let seat = NOBODY;
  for (let i = s.todo.length - 1; i > 0; i--) {
    const task = s.todo[i];
    if (!task || task.seat < 0 || task.step === 'mission' || task.step === 'place' || task.step === 'home') break;
    seat = task.seat;
    worth += stepWorth(s, task);
  }
  return { seat, worth };
}

function stepWorth(s: State, task: Task): number {
  const { step, seat, at, left } = task;
  switch (step) {
    case 'act':
      return actionsWorth(s, seat, at, left);
    case 'gift':
    case 'lift':
      return weights.rat + weights.recruit;
    case 'chase':
      return weights.chase;
    case 'reinforce':
    case 'nest':
      return left * weights.rat;
    case 'claim':
      return claimWorth(s, task);
    default:
      return 0;
  }
}

/** The best actions that are left inside: a back room, loot, rats. */
function actionsWorth(s: State, seat: Seat, area: number, left: number): number {
  let worth = 0;
  let open = left;
  const mayBuild = sight.rooms[area] !== seat && (sight.figures[seat * AREAS + area] ?? 0) >= 2 && at(s.spare, seat) > 0;
  const tile = mayBuild ? bestTile(seat, area) : 0;
  if (tile > 0 && open > 0) {
    worth += tile + weights.room;
    open--;
  }
  const crates = Math.min(open, at(s.crates, districtOf(area)));
  worth += weights.crate * crates;
  return worth + (open - crates) * (weights.rat + weights.recruit);
}

/** What the bribes before a claim can still do, and whether it will succeed then. */
function claimWorth(s: State, { seat, at: area }: Task): number {
  const open = s.todo.find(
    (task) => task.seat === seat && (task.step === 'pay' || task.step === 'more' || task.step === 'bribe' || task.step === 'invade'),
  );
  const missing = against(seat, area) + 1 - powerOf(seat, area);
  let wins = missing <= 0;
  let rats = 0;
  if (open?.step === 'pay' || open?.step === 'more') {
    const cost = Math.max(open.step === 'pay' ? 1 : 0, missing);
    wins = cost <= (sight.loot[seat] ?? 0);
    const paid = wins ? cost : open.step === 'pay' ? 1 : 0;
    add(sight.loot, seat, -paid);
    rats = paid;
  } else if (open?.step === 'bribe') {
    wins = missing <= open.left;
    rats = open.left;
  } else if (open?.step === 'invade') {
    wins = invasionWins(s, seat, area, 0);
    rats = INVASION_RATS + 1;
  }
  if (wins) annex(seat, area);
  return rats * weights.rat;
}

/** Sees the area as the seat's already. */
function annex(seat: Seat, area: number): void {
  const owner = sight.owner[area] ?? NOBODY;
  const room = sight.rooms[area] ?? NOBODY;
  if (owner >= 0) add(sight.areas, owner, -1);
  add(sight.areas, seat, 1);
  sight.owner[area] = seat;
  if (room < 0 || room === seat) return;
  add(sight.backRooms, room, -1);
  add(sight.trophies, seat, 1);
  sight.rooms[area] = NOBODY;
}

/** Whether clearing the best manhole and moving in would win the claim; `more` is the power of a figure still to be placed. */
function invasionWins(s: State, seat: Seat, area: number, more: number): boolean {
  const own = powerOf(seat, area) + INVASION_RATS + more;
  return cornersOf(area).some((manhole) => {
    const holder = must(s.holder[manhole]);
    for (let rival = 0; rival < sight.seats; rival++) {
      if (rival === seat) continue;
      const gone = holder === rival ? at(s.rats, manhole) : 0;
      if (powerOf(rival, area) - gone >= own) return false;
    }
    return true;
  });
}

/** What the card of a boss who is still at home could do now. */
export function bossHope(s: State, seat: Seat): number {
  if ((sight.boss[seat] ?? 0) === 0) return 0;
  const card = CARDS[must(s.cards[seat])];
  if (card === undefined) return 0;
  let best = 0;
  for (const area of areasInPlay(sight.seats)) {
    const hope = card === 'administration' ? governHope(s, seat, area) : raidHope(s, seat, area, card);
    if (hope > best) best = hope;
  }
  return Math.floor((best * weights.bossHope) / 100);
}

function governHope(s: State, seat: Seat, area: number): number {
  if (sight.owner[area] !== seat) return 0;
  const crates = at(s.crates, districtOf(area));
  const ready = (sight.figures[seat * AREAS + area] ?? 0) >= 1 || (sight.henchmen[seat] ?? 0) >= 1;
  // A tile is counted with the territory; the card only makes room for more beside it.
  const tile = ready && sight.rooms[area] !== seat && bestTile(seat, area) > 0 ? weights.room : 0;
  return tile + weights.crate * crates + (BOSS_ACTIONS - crates) * (weights.rat + weights.recruit);
}

/** Whether the card of a boss who is still at home would win her an area that she can attack. */
export function bossTakes(s: State, seat: Seat, area: number): boolean {
  if ((sight.boss[seat] ?? 0) === 0) return false;
  const card = CARDS[must(s.cards[seat])];
  return (card === 'invasion' || card === 'bribe') && raidWins(s, seat, area, card);
}

function raidWins(s: State, seat: Seat, area: number, card: 'invasion' | 'bribe'): boolean {
  const missing = against(seat, area) + 1 - powerOf(seat, area) - BOSS_POWER;
  return card === 'bribe' ? missing <= BOSS_BRIBES : invasionWins(s, seat, area, BOSS_POWER);
}

function raidHope(s: State, seat: Seat, area: number, card: 'invasion' | 'bribe'): number {
  if (!isTarget(seat, area)) return 0;
  const wins = raidWins(s, seat, area, card);
  const rats = (card === 'bribe' ? BOSS_BRIBES : INVASION_RATS + 1) * (weights.rat + 6);
  return wins ? prize(s, seat, area) + rats : Math.floor(rats / 2);
}
