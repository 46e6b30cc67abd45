import { CHANCE } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { districtsInPlay } from './board.ts';
import { claim } from './claim.ts';
import { FIGURES_A_SEAT, LOOT_A_DISTRICT, MISSIONS, ROUNDS } from './data.ts';
import type { Emit } from './events.ts';
import { leaders, scoredIn, standing } from './look.ts';
import { finish } from './score.ts';
import { due, HOME, NO_CARD, type State, seatsOf, task } from './state.ts';
import { canScore } from './steps/mission.ts';
import { doubled } from './steps/swap.ts';

/** Lets everything happen that asks nobody, until a decision is due or the game is over. */
export function proceed(s: State, emit?: Emit): void {
  for (let next = due(s); next; next = due(s)) {
    if (next.step === 'claim') {
      s.todo.pop();
      claim(s, next.seat, next.at, emit);
    } else if (next.step === 'turn') nextTurn(s, emit);
    else if (next.step === 'begin') beginRound(s, emit);
    else if (next.step === 'cleanup') cleanUp(s, emit);
    else if (next.step === 'swap' && doubled(s) < 0) s.todo.pop();
    else return;
  }
}

/** The cards are chosen first, then the turns begin. */
function beginRound(s: State, emit?: Emit): void {
  s.todo.pop();
  s.round++;
  s.turn = 0;
  s.cards.fill(NO_CARD);
  s.todo.push(task('turn', CHANCE), task('intrigue', CHANCE));
  emit?.({ type: 'round-began', round: s.round, seat: s.starter });
}

/** Clockwise, four turns each; then the missions, in the same order, of those who can score any. */
function nextTurn(s: State, emit?: Emit): void {
  const seats = seatsOf(s);
  if (s.turn < seats * FIGURES_A_SEAT) {
    s.todo.push(task('place', (s.starter + s.turn) % seats));
    s.turn++;
    return;
  }
  s.todo.pop();
  s.todo.push(task('cleanup', CHANCE));
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (s.starter + i) % seats;
    if (canScore(s, seat)) s.todo.push(task('mission', seat));
  }
  emit?.({ type: 'round-ended', round: s.round });
  if (emit) announce(s, emit);
}

/** Says how the missions stand when a round is over. */
function announce(s: State, emit: Emit): void {
  MISSIONS.forEach((mission, i) => {
    const seats = leaders(s, i);
    const seat = must(seats[0]);
    const n = standing(s, seat, i);
    if (seats.length > 1) emit({ type: 'mission-tied', mission, seats, n });
    else emit({ type: scoredIn(s, seat, i) > 0 ? 'mission-blocked' : 'mission-led', mission, seat, n });
  });
}

/** Figures go home, the districts are filled again, the next seat begins; after the last round points are counted. */
function cleanUp(s: State, emit?: Emit): void {
  s.todo.pop();
  if (s.round === ROUNDS) {
    finish(s, emit);
    return;
  }
  s.figures.fill(HOME);
  for (const district of districtsInPlay(seatsOf(s))) s.crates[district] = LOOT_A_DISTRICT;
  s.starter = (s.starter + 1) % seatsOf(s);
  s.todo.push(task('begin', CHANCE));
}
