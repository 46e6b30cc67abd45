import { clone } from '../../core/clone.ts';
import { canonical, equal } from '../../core/equal.ts';
import { type AnyMove, CHANCE, type Refusal, type Seat } from '../../core/game.ts';
import { pending } from '../../core/match.ts';
import { mutants } from './mutants.ts';
import { type Probe, sample } from './probe.ts';

/** Listed moves are accepted, all others are refused with a rule that has a text; nothing is listed twice. */
export function movesLaws(p: Probe): void {
  const due = pending(p.match);
  for (const seat of [CHANCE, ...Array.from({ length: p.match.seats }, (_, i) => i)]) {
    const moves: readonly AnyMove[] = p.game.moves(p.match.state, seat);
    if (due.includes(seat)) {
      listed(p, seat, moves);
      unlisted(p, seat, moves);
    } else {
      if (moves.length > 0) p.report('silent', `seat ${seat} is not asked and has moves`);
      for (const move of [...sample(p.pool, 3, p.rng), null]) refused(p, seat, move, 'silent');
    }
  }
}

function listed(p: Probe, seat: Seat, moves: readonly AnyMove[]): void {
  if (moves.length === 0) p.report('asked', `seat ${seat} is asked and has no move`);
  const spellings = moves.map(canonical);
  if (new Set(spellings).size < moves.length) p.report('listed-once', `seat ${seat} has a move twice`);
  if (!equal(moves, p.game.moves(clone(p.match.state), seat))) p.report('order', `seat ${seat}: moves differ when asked again`);
  for (const move of moves) {
    const refusal: Refusal | undefined = p.game.refusal(p.match.state, seat, move);
    if (refusal) p.report('listed-accepted', `${canonical(move)} is listed and refused by ${refusal.rule}`);
    if (move.type === 'take-back') p.report('reserved', 'take-back belongs to the referee');
  }
  for (const move of sample(moves, 12, p.rng)) {
    const state = clone(p.match.state);
    p.game.apply(state, seat, move);
    if (equal(state, p.match.state)) p.report('effect', `${canonical(move)} changes nothing`);
    found(p, seat, move);
  }
}

/** The game's own, and not what was sent. */
function found(p: Probe, seat: Seat, move: AnyMove): void {
  if (!p.game.find) return;
  const sent = clone(move);
  const own: AnyMove | undefined = p.game.find(p.match.state, seat, sent);
  if (own === sent || !equal(own, move)) p.report('found', `${canonical(move)} is listed and not found`);
}

function unlisted(p: Probe, seat: Seat, moves: readonly AnyMove[]): void {
  const known = new Set(moves.map(canonical));
  const near = sample(moves, 3, p.rng).flatMap((move) => mutants(move, p.rng));
  for (const move of [...near, ...sample(p.pool, 6, p.rng)]) if (!known.has(canonical(move))) refused(p, seat, move, 'unlisted-refused');
}

function refused(p: Probe, seat: Seat, move: unknown, law: string): void {
  const refusal: Refusal | undefined = p.game.refusal(p.match.state, seat, move);
  if (p.game.find?.(p.match.state, seat, move)) p.report('found', `${canonical(move)} of seat ${seat} is not listed and found`);
  if (!refusal) p.report(law, `${canonical(move)} of seat ${seat} is not listed and not refused`);
  else if (!p.explains(`rule.${refusal.rule}`)) p.report('explained', `no text for the rule ${refusal.rule}`);
  else if (!equal(refusal, JSON.parse(JSON.stringify(refusal)))) p.report('plain', `the refusal ${refusal.rule} is not plain JSON`);
}
