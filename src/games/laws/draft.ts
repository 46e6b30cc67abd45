import { clone } from '../../core/clone.ts';
import { draft, foresee } from '../../core/draft.ts';
import { canonical, equal } from '../../core/equal.ts';
import { type AnyEvent, type AnyMove, CHANCE, type Seat } from '../../core/game.ts';
import { pending, submit } from '../../core/match.ts';
import { pick } from '../../core/rng.ts';
import { difference, type Probe, play } from './probe.ts';

/** Longer than what a player decides at once in most turns. */
const LONGEST = 6;

/** A random line of a seat's own moves: the referee accepts a draft as one list, and what the draft promised comes true. */
export function draftLaw(p: Probe): void {
  for (const seat of pending(p.match)) if (seat !== CHANCE) line(p, seat);
}

function line(p: Probe, seat: Seat): void {
  const { game, match } = p;
  const view = game.view(match.state, seat);
  const wishes: AnyMove[] = [];
  const truth = clone(match.state);
  let tried = draft(game, view, seat, wishes);
  while (tried.open.length > 0 && wishes.length < LONGEST) {
    const before = tried.state;
    const move = pick(tried.open, p.rng);
    wishes.push(move);
    tried = draft(game, view, seat, wishes);
    if (tried.moves.length < wishes.length || game.refusal(truth, seat, move)) {
      p.report('draft', `${canonical(move)} is open and not ${tried.moves.length < wishes.length ? 'taken' : 'legal'}`);
      return;
    }
    const stepped = clone(truth);
    const told: AnyEvent[] = [];
    (game.step ?? game.apply)(stepped, seat, move, (event) => told.push(event));
    const events = play(game, truth, seat, move);
    if (!equal(events.slice(0, told.length), told))
      p.report('draft', `${canonical(move)} tells one thing as a step and another when played`);
    const seen = game.view(tried.open.length > 0 ? truth : stepped, seat);
    // What a move shows that nobody could foretell is not in a draft, which then stays as it was.
    const withheld = tried.open.length === 0 && equal(tried.state, before);
    if (!withheld && !equal(seen, tried.state)) p.report('draft', difference(seen, tried.state));
  }
  const foreseen = foresee(game, view, seat, tried.moves);
  if (foreseen && !equal(game.view(truth, seat), foreseen.state)) p.report('foresight', difference(game.view(truth, seat), foreseen.state));
  sent(p, seat, tried.moves);
  const other = game.view(p.physics.reshuffle(clone(match.state), seat, p.rng), seat);
  if (!equal(draft(game, other, seat, wishes), tried)) p.report('draft', `seat ${seat}: another draft where nothing else is seen`);
}

/** All at once, as a board sends them. */
function sent(p: Probe, seat: Seat, moves: readonly AnyMove[]): void {
  const { log, kept, since } = p.match;
  const copy = { ...p.match, log: log.slice(), kept: kept.slice(), since: since.slice() };
  const outcome = submit(copy, seat, log.length, moves, p.rng);
  if (!outcome.ok) p.report('draft', `the referee refuses a draft by ${outcome.refusal.rule}`);
  else if (!submit(copy, seat, log.length, moves, p.rng).ok) p.report('draft', 'the referee refuses a draft that it has accepted before');
}
