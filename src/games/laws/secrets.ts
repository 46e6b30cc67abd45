import { clone } from '../../core/clone.ts';
import { canonical, equal } from '../../core/equal.ts';
import { type AnyMove, CHANCE, type Seat, type Viewer } from '../../core/game.ts';
import { viewers } from '../../core/knowledge.ts';
import { pending } from '../../core/match.ts';
import { mutants } from './mutants.ts';
import { difference, type Probe, play, sample } from './probe.ts';

/** A viewer gets what it may know: enough to play by, and nothing that depends on the rest. */
export function secretLaws(p: Probe): void {
  for (const viewer of viewers(p.match.seats)) {
    const view: unknown = p.game.view(p.match.state, viewer);
    if (!equal(p.game.view(view, viewer), view)) p.report('view-idempotent', difference(p.game.view(view, viewer), view));
    if (p.game.open && !equal(view, p.match.state)) p.report('open', `viewer ${viewer}: ${difference(view, p.match.state)}`);
    sameQuestions(p, viewer, view, 'view-moves');
    imagined(p, viewer, view);
    unseen(p, viewer);
    heard(p, viewer);
  }
}

/** Whose turn it is, its moves and its refusals do not need more than a world that looks the same. */
function sameQuestions(p: Probe, viewer: Viewer, world: unknown, law: string): void {
  if (!equal(p.game.pending(world), pending(p.match))) p.report(law, `viewer ${viewer}: another seat is asked`);
  if (viewer === null || !pending(p.match).includes(viewer)) return;
  const moves: readonly AnyMove[] = p.game.moves(p.match.state, viewer);
  if (!equal(p.game.moves(world, viewer), moves)) p.report(law, `viewer ${viewer}: other moves`);
  for (const move of [...sample(moves, 2, p.rng).flatMap((m) => mutants(m, p.rng)), ...sample(p.pool, 3, p.rng)])
    if (!equal(p.game.refusal(world, viewer, move), p.game.refusal(p.match.state, viewer, move)))
      p.report(law, `viewer ${viewer}: ${canonical(move)} is refused differently`);
}

function imagined(p: Probe, viewer: Viewer, view: unknown): void {
  const world: unknown = p.game.imagine(clone(view), viewer, p.rng);
  if (!equal(p.game.view(world, viewer), view)) p.report('imagined-view', difference(p.game.view(world, viewer), view));
  if (!equal(p.physics.conserved(world), p.physics.conserved(p.match.state)))
    p.report('imagined-conserves', difference(p.physics.conserved(world), p.physics.conserved(p.match.state)));
  sameQuestions(p, viewer, world, 'imagined-moves');
  playable(p, world);
}

/** An imagined world must be one that can be played in: a few random entries must pass. */
function playable(p: Probe, world: unknown): void {
  for (let i = 0; i < 4; i++) {
    const seat: Seat | undefined = p.game.pending(world)[0];
    if (seat === undefined) return;
    const moves: readonly AnyMove[] = p.game.moves(world, seat);
    const move: AnyMove | undefined = seat === CHANCE ? p.game.roll(world, p.rng) : moves[p.rng(moves.length || 1)];
    if (!move) p.report('imagined-playable', `seat ${seat} has no move in an imagined world`);
    else p.game.apply(world, seat, move);
  }
}

/**
 * In another world that only differs in what the viewer cannot know, it sees the same and is asked the same. It is told the same too:
 * words are made of the view alone.
 */
export function unseen(p: Probe, viewer: Viewer): void {
  const view: unknown = p.game.view(p.match.state, viewer);
  const other: unknown = p.physics.reshuffle(clone(p.match.state), viewer, p.rng);
  if (!equal(p.game.view(other, viewer), view)) p.report('unseen', `viewer ${viewer}: ${difference(p.game.view(other, viewer), view)}`);
  sameQuestions(p, viewer, other, 'unseen');
}

/** Events say no more than views: if a viewer cannot tell two continuations apart by looking, it cannot by listening. */
function heard(p: Probe, viewer: Viewer): void {
  const due = pending(p.match);
  for (const seat of due) {
    if (seat === viewer) continue;
    const moves: readonly AnyMove[] = p.game.moves(p.match.state, seat);
    const secret = seat === CHANCE || due.length > 1;
    const told: { move: AnyMove; view: unknown; sound: unknown }[] = [];
    for (const move of sample(moves, secret ? 6 : 2, p.rng)) {
      const worlds = [clone(p.match.state), p.physics.reshuffle(clone(p.match.state), viewer, p.rng)];
      for (const world of worlds) {
        if (p.game.refusal(world, seat, move)) continue;
        const events = play(p.game, world, seat, move);
        const view: unknown = p.game.view(world, viewer);
        const sound = events.flatMap((e): unknown => p.game.redact(e, viewer) ?? []);
        const alike = told.find((other) => (secret || other.move === move) && equal(other.view, view));
        if (!alike) told.push({ move, view, sound });
        else if (!equal(alike.sound, sound)) p.report('heard', `viewer ${viewer}: ${canonical(sound)} against ${canonical(alike.sound)}`);
      }
    }
  }
}
