import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { FIGURES_A_SEAT, MISSIONS, ROUNDS } from '../data.ts';
import { scoredIn } from '../look.ts';
import type { State } from '../state.ts';
import { sight } from './sight.ts';
import { LEAD_UNIT, weights } from './weights.ts';

/** What a seat may hope for from missions: one this round, the best of the rest in the dearest rounds to come. */
export function missionHope(s: State, seat: Seat): number {
  const left = turnsLeft(s);
  for (let i = 0; i < MISSIONS.length; i++) {
    const free = scoredIn(s, seat, i) === 0;
    const lead = free ? leadOf(seat, i) : 0;
    later[i] = free ? byLead(weights.leadLater, lead) : 0;
    now[i] = free ? chanceNow(left, lead) : 0;
  }
  sortLater();
  const saved = laterHope(s.round, -1);
  if (!canStillScore(s, seat)) return saved;
  let best = saved;
  for (let i = 0; i < MISSIONS.length; i++) {
    const chance = now[i] ?? 0;
    if (chance === 0) continue;
    // What is scored now is gone for later; what is missed now is not.
    const hope = chance * s.round + Math.floor((chance * laterHope(s.round, i) + (100 - chance) * saved) / 100);
    if (hope > best) best = hope;
  }
  return best;
}

const now = new Int32Array(MISSIONS.length);
const later = new Int32Array(MISSIONS.length);
/** Missions by their chances in later rounds, the best first. */
const order = new Int8Array(MISSIONS.length);

function sortLater(): void {
  for (let i = 0; i < MISSIONS.length; i++) {
    let place = i;
    for (; place > 0 && (later[order[place - 1] ?? 0] ?? 0) < (later[i] ?? 0); place--) order[place] = order[place - 1] ?? 0;
    order[place] = i;
  }
}

/** Whether this round's tile may still be laid. */
function canStillScore(s: State, seat: Seat): boolean {
  if (s.todo[0]?.step !== 'cleanup') return s.round > 0;
  return s.todo.some((task) => task.step === 'mission' && task.seat === seat);
}

/** The best chances go to the dearest rounds. `without` is a mission that would be used up. */
function laterHope(round: number, without: number): number {
  let hope = 0;
  let dear = ROUNDS;
  for (let place = 0; place < MISSIONS.length && dear > round; place++) {
    const mission = order[place] ?? 0;
    if (mission !== without) hope += (later[mission] ?? 0) * dear--;
  }
  return hope;
}

const turnsLeft = (s: State): number => (s.todo[0]?.step === 'cleanup' ? 0 : Math.max(0, sight.seats * FIGURES_A_SEAT - s.turn + 1));

/** The more turns are over, the more a lead is a fact. */
function chanceNow(left: number, lead: number): number {
  const all = sight.seats * FIGURES_A_SEAT;
  const fact = lead > 0 ? 100 : 0;
  return Math.floor((byLead(weights.leadNow, lead) * left + fact * (all - left)) / all);
}

const byLead = (table: readonly number[], lead: number): number => must(table[Math.max(-3, Math.min(3, lead)) + 3]);

const STANDINGS = [sight.areas, sight.tallest, sight.manholes, sight.backRooms, sight.loot];

/** How far a seat is ahead of the best other, in steps; a lead by less than a step still is one. */
function leadOf(seat: Seat, mission: number): number {
  const standing = must(STANDINGS[mission]);
  let other = 0;
  for (let i = 0; i < sight.seats; i++) if (i !== seat && (standing[i] ?? 0) > other) other = standing[i] ?? 0;
  const lead = (standing[seat] ?? 0) - other;
  const unit = must(LEAD_UNIT[mission]);
  return lead >= 0 ? Math.ceil(lead / unit) : Math.floor(lead / unit);
}
