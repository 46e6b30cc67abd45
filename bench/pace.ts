/**
 * How long masters take for a decision: they answer as soon as the choice is made. Whole games of masters, in processor time, so that it does
 * not matter what else the machine does. Decisions with one move only are not counted.
 *
 *   npx tsx bench/pace.ts [hameln …] [--games 1] [--seed 1]
 */
import './support/processor-clock.mjs';
import { BOTS } from '../src/bots/index.ts';
import { usualBudget } from '../src/bots/levels.ts';
import { GAMES } from '../src/games/index.ts';
import { loadGame } from '../src/lab/load-game.ts';
import { playBatch } from '../src/lab/run-games.ts';
import { flags } from './support/flags.ts';

const { games, seed, words } = flags({ games: 1, seed: 1 }, Object.keys(GAMES));

const times: number[] = [];
const { master } = BOTS;
Object.assign(BOTS, {
  master: (question: Parameters<typeof master>[0]) => {
    const began = performance.now();
    const move = master(question);
    if (question.game.moves(question.view, question.seat).length > 1) times.push(performance.now() - began);
    return move;
  },
});

const percent = (share: number): string => `${Math.round(100 * share)} %`;

for (const id of words.length > 0 ? words : Object.keys(GAMES)) {
  const { game } = await loadGame(id);
  const budget = usualBudget('master', game);
  const longest = budget.milliseconds ?? 0;
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
  for (const seats of game.seats) {
    times.length = 0;
    const lineUps = [Array.from({ length: seats }, () => ({ name: 'master', bot: 'master' as const, budget }))];
    await playBatch({
      run: { game: id, seats, options, lineUps, seed },
      from: 0,
      to: games,
      out: undefined,
    });
    times.sort((a, b) => a - b);
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    const whole = times.filter((ms) => ms >= longest).length / times.length;
    const half = times[times.length >> 1] ?? 0;
    console.log(
      `${id} ${seats}: ${times.length} decisions, ${mean.toFixed(0)} ms on average, half within ${half.toFixed(0)} ms, ${percent(whole)} took all of ${longest} ms`,
    );
  }
}
