import { CHANCE, type Seat, type Viewer } from '../../core/game.ts';
import type { Phrase } from '../../core/text.ts';
import { areasInPlay } from './board.ts';
import { bribesNeeded, forecast } from './claim.ts';
import { BOSS_POWER } from './data.ts';
import { borders, territory } from './power.ts';
import { due, NOBODY, pending, type State, seatsOf, type Task } from './state.ts';
import { nestSize } from './steps/nest.ts';

/** What is asked of whom: the line above the board. */
export function prompt(s: State, viewer: Viewer): Phrase {
  const task = due(s);
  if (!task) return { key: `ending.${s.ending}` };
  if (task.step === 'intrigue') return intriguePrompt(s, viewer);
  if (task.seat === CHANCE) return { key: 'prompt.chance' };
  const { seat, at, left } = task;
  return { key: `prompt.${task.step}`, params: { seat, area: at, to: at, left, ...numbers(s, task) } };
}

function intriguePrompt(s: State, viewer: Viewer): Phrase {
  const seats = pending(s);
  return viewer !== null && seats.includes(viewer) ? { key: 'prompt.intrigue-own' } : { key: 'prompt.intrigue', params: { seats } };
}

const numbers = (s: State, task: Task) => ({ rats: nestSize(task.left), loot: s.loot[task.seat] ?? 0, points: s.round });

/** How the claim that is being prepared would end now; nothing while nobody prepares one. */
export function claimPhrase(s: State): readonly Phrase[] {
  const task = s.todo.find(({ step }) => step === 'claim');
  if (!task) return [];
  const { seat, at: area } = task;
  const { power, rival, theirs } = forecast(s, seat, area);
  const key = power > theirs ? 'claim.wins' : power === theirs ? 'claim.ties' : 'claim.fails';
  return [{ key, params: { seat, area, power, rival, theirs } }];
}

/** For a player who is about to place: what a claim would need, area by area. A henchman pays for one bribe at least. */
export function needsPhrases(s: State, viewer: Viewer): readonly Phrase[] {
  const task = due(s);
  if (task?.step !== 'place' || task.seat !== viewer) return [];
  const outside = areasInPlay(seatsOf(s)).filter((area) => s.owner[area] !== viewer && canEnter(s, viewer, area));
  return outside.map((area) => ({
    key: 'claim.needs',
    params: { area, n: Math.max(1, bribesNeeded(s, viewer, area, 1)), m: bribesNeeded(s, viewer, area, BOSS_POWER) },
  }));
}

/** Whether the area itself, whatever the figure and the loot, is open to attack. */
const canEnter = (s: State, seat: Seat, area: number): boolean =>
  borders(s, seat, area) && (s.owner[area] === NOBODY || territory(s, s.owner[area] ?? NOBODY) > 1);
