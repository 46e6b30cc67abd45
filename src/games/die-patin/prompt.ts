import { CHANCE, type Viewer } from '../../core/game.ts';
import type { Phrase } from '../../core/text.ts';
import { forecast } from './claim.ts';
import { due, pending, type State, type Task } from './state.ts';
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
