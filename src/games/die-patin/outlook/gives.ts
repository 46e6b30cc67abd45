import { at } from '../../../core/counts.ts';
import { foresee } from '../../../core/draft.ts';
import type { Seat } from '../../../core/game.ts';
import type { Phrase } from '../../../core/text.ts';
import { BOSS_ACTIONS, BOSS_POWER, CARDS, HENCHMAN_ACTIONS, MISSIONS } from '../data.ts';
import { game } from '../game.ts';
import { bribesNeeded, forecast, invasionWins, total } from '../look.ts';
import type { Move, MoveOf } from '../moves.ts';
import { due, NOBODY, type State } from '../state.ts';
import { chainRows, nextStep } from './chains.ts';
import { missionRows } from './missions.ts';

/** What a move gives and takes, in sentences with names and numbers: the position after it is compared with the one before. */

/** Areas won, and from whom. */
const conquests = (s: State, after: State, seat: Seat): Phrase[] =>
  s.owner.flatMap((owner, area) => {
    if (owner === seat || after.owner[area] !== seat) return [];
    return [owner === NOBODY ? { key: 'gives.area', params: { area } } : { key: 'gives.takes', params: { area, rival: owner } }];
  });

/** Missions in which the player comes to be alone ahead, and those that a rival could have scored and no longer can. */
function lines(s: State, after: State, seat: Seat): Phrase[] {
  const then = missionRows(after);
  return missionRows(s).flatMap(({ mission, leader, scored }) => {
    const now = then[mission];
    if (!now || now.leader === leader) return [];
    const name = MISSIONS[mission] ?? '';
    const won: Phrase[] =
      now.leader === seat && !scored[seat] ? [{ key: 'gives.lead', params: { mission: name, n: now.values[seat] ?? 0 } }] : [];
    const rival = leader !== NOBODY && leader !== seat && !scored[leader];
    return [...won, ...(rival ? [{ key: 'gives.unseats', params: { mission: name, rival: leader } }] : [])];
  });
}

/** Where a figure goes, and what it could do there. */
function placing(s: State, seat: Seat, { area, figure }: MoveOf<'place'>): Phrase[] {
  const owner = at(s.owner, area);
  if (owner === seat) return [{ key: 'gives.inside', params: { area, n: figure === 'boss' ? BOSS_ACTIONS : HENCHMAN_ACTIONS } }];
  if (figure === 'boss' && CARDS[at(s.cards, seat)] === 'invasion')
    return [{ key: invasionWins(s, seat, area) ? 'gives.invades' : 'gives.invades-not', params: { area } }];
  // A henchman outside must pay for one at least.
  const n = figure === 'boss' ? bribesNeeded(s, seat, area, BOSS_POWER) : Math.max(1, bribesNeeded(s, seat, area, 1));
  if (owner === NOBODY) return [{ key: n === 0 ? 'gives.free-now' : 'gives.free', params: { area, n } }];
  return [{ key: n === 0 ? 'gives.raid-now' : 'gives.raid', params: { area, n, rival: owner } }];
}

/** How strong the player is in the area where rats come and go. */
function power(s: State, after: State, seat: Seat, move: Move): Phrase[] {
  const task = due(s);
  if ((move.type !== 'recruit' && move.type !== 'expel') || !task || !['act', 'pay', 'more', 'bribe'].includes(task.step)) return [];
  const { power: n, theirs, rival } = forecast(after, seat, task.at);
  return [{ key: 'gives.power', params: { area: task.at, n, theirs, rival } }];
}

export function gives(s: State, seat: Seat, move: Move): Phrase[] {
  if (move.type === 'place') return placing(s, seat, move);
  const after = foresee(game, s, seat, [move])?.state;
  if (!after) return [];
  const facts = [...conquests(s, after, seat)];
  if (move.type === 'mission') facts.push({ key: 'gives.mission', params: { mission: move.mission, n: s.round } });
  if (move.type === 'room') {
    const row = chainRows(s).find(({ enterprise }) => enterprise === move.enterprise);
    if (row)
      facts.push({ key: 'gives.tile', params: { enterprise: move.enterprise, n: (row.held[seat] ?? 0) + 1, points: nextStep(row, seat) } });
  }
  facts.push(...lines(s, after, seat), ...power(s, after, seat, move));
  const loot = at(after.loot, seat) - at(s.loot, seat);
  if (loot > 0) facts.push({ key: 'gives.loot', params: { n: loot, all: at(after.loot, seat) } });
  const points = total(after, seat) - total(s, seat);
  return points > 0 && facts.length === 0 ? [{ key: 'gives.points', params: { n: points } }] : facts;
}
