import { clone } from '../../core/clone.ts';
import { canonical, equal } from '../../core/equal.ts';
import { type AnyMove, CHANCE } from '../../core/game.ts';
import { viewers } from '../../core/knowledge.ts';
import { pending } from '../../core/match.ts';
import { seeded } from '../../core/rng.ts';
import { type Probe, play, sample } from './probe.ts';

/** The state is plain JSON of whole numbers, and only `apply` changes it, in the same way every time. */
export function stateLaws(p: Probe): void {
  plain(p, p.match.state, 'state');
  const before = clone(p.match.state);
  for (const viewer of viewers(p.match.seats)) p.game.tell(p.game.view(p.match.state, viewer), viewer);
  p.game.sheet(p.match.state);
  for (const seat of pending(p.match)) p.game.refusal(p.match.state, seat, p.game.moves(p.match.state, seat)[0]);
  if (!equal(p.match.state, before)) p.report('pure', 'a question changes the state');
  copied(p);
  chance(p);
  deterministic(p);
}

function plain(p: Probe, x: unknown, place: string): void {
  if (typeof x === 'number' && (!Number.isSafeInteger(x) || Object.is(x, -0))) p.report('plain', `${place} is ${x}`);
  else if (x === undefined || typeof x === 'function' || typeof x === 'symbol' || typeof x === 'bigint')
    p.report('plain', `${place} is a ${typeof x}`);
  else if (typeof x === 'object' && x !== null) {
    const kind: unknown = Object.getPrototypeOf(x);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) p.report('plain', `${place} is no plain object`);
    for (const [key, value] of Object.entries(x)) plain(p, value, `${place}.${key}`);
  }
}

function copied(p: Probe): void {
  const copy: unknown = p.game.copy?.(p.match.state);
  if (copy === undefined) return;
  if (!equal(copy, p.match.state)) p.report('copy', 'a copy differs');
  const shared = sharedPart(copy, p.match.state);
  if (shared !== undefined) p.report('copy', `a copy shares ${shared}`);
}

/** The place of an object that both contain. */
function sharedPart(a: unknown, b: unknown, place = 'state'): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return place;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.map((key) => sharedPart(a[key], b[key], `${place}.${key}`)).find((found) => found !== undefined);
}

function chance(p: Probe): void {
  if (pending(p.match)[0] !== CHANCE) return;
  if (pending(p.match).length > 1) p.report('chance', 'chance is due together with a player');
  const seed = p.rng(1e9);
  const [a, b] = [seed, seed].map((s): AnyMove => p.game.roll(p.match.state, seeded(s)));
  if (!equal(a, b)) p.report('deterministic', 'the same dice give another roll');
  if (!p.game.moves(p.match.state, CHANCE).some((m: AnyMove) => equal(m, a)))
    p.report('chance', `${canonical(a)} was rolled and is not listed`);
}

function deterministic(p: Probe): void {
  for (const seat of pending(p.match)) {
    for (const move of sample(p.game.moves(p.match.state, seat), 4, p.rng)) {
      const [a, b, c] = [clone(p.match.state), clone(p.match.state), JSON.parse(JSON.stringify(p.match.state))];
      const events = play(p.game, a, seat, move);
      p.game.apply(b, seat, move);
      if (!equal(a, b)) p.report('deterministic', `${canonical(move)} gives two states`);
      const again = play(p.game, c, seat, JSON.parse(JSON.stringify(move)));
      if (!equal(a, c) || !equal(events, again)) p.report('round-trip', `${canonical(move)} differs after a round trip through JSON`);
      plain(p, move, 'move');
      for (const e of events) {
        plain(p, e, 'event');
        if (!p.explains(`log.${e.type}`)) p.report('told', `no text for the event ${e.type}`);
      }
      if (!p.explains(`move.${move.type}`)) p.report('told', `no text for the move ${move.type}`);
    }
  }
}
