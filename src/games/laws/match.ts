import { clone } from '../../core/clone.ts';
import { canonical, equal } from '../../core/equal.ts';
import { CHANCE } from '../../core/game.ts';
import { learned } from '../../core/knowledge.ts';
import { type Entry, pending, takeBack } from '../../core/match.ts';
import { makeRecord, writeRecord } from '../../core/record.ts';
import { replay, verify } from '../../core/replay.ts';
import { winners } from '../../core/sheet.ts';
import { parseRecord } from '../../protocol/record.ts';
import { difference, type Probe } from './probe.ts';

/** Taking back is an exact inverse of the last step, wherever the referee allows it. `before` is the state before that step. */
export function takeBackLaw(p: Probe, before: unknown): void {
  const last = p.match.log.at(-1);
  if (!last || last.seat === CHANCE) return;
  // Asking everybody twice over takes longer than all other laws: now and then is often enough.
  if (p.rng(3) === 0) offer(p, before, last);
  const copy = {
    ...p.match,
    log: p.match.log.slice(),
    kept: p.match.kept.slice(),
    state: clone(p.match.state),
    since: p.match.since.slice(),
  };
  if (takeBack(copy, last.seat, copy.log.length).ok && !equal(copy.state, before)) p.report('take-back', difference(copy.state, before));
}

/** Whether a step may be taken back does not depend on what the mover cannot see: the offer would tell it. */
function offer({ game, physics, match, rng, report }: Probe, before: unknown, entry: Entry): void {
  const { seat, move } = entry;
  const other = physics.reshuffle(clone(before), seat, rng);
  if (game.refusal(other, seat, move)) return;
  const after = clone(other);
  game.apply(after, seat, move);
  // What the move itself has shown may make a difference.
  if (!equal(game.view(after, seat), game.view(match.state, seat))) return;
  const [here, there] = [learned(game, match.seats, before, match.state, entry), learned(game, match.seats, other, after, entry)];
  if (here !== there) report('unseen', `seat ${seat}: whether ${canonical(move)} can be taken back depends on what it cannot see`);
}

/** The score sheet fits the table and has words, now and at the end. */
export function sheetLaws(p: Probe): void {
  const { seats } = p.match;
  const over = pending(p.match).length === 0;
  const sheet = p.game.sheet(p.match.state);
  if (sheet.rows.length !== seats || sheet.totals.length !== seats) p.report('sheet', `${sheet.rows.length} rows for ${seats} seats`);
  if (over !== (sheet.ending !== undefined)) p.report('sheet', over ? 'the game is over without an ending' : 'an ending before the end');
  const keys = [...sheet.categories.map((c) => `score.${c}`), ...(sheet.ending === undefined ? [] : [`ending.${sheet.ending}`])];
  for (const phrase of p.game.tell(p.game.view(p.match.state, null), null)) keys.push(phrase.key);
  for (const key of keys) if (!p.explains(key)) p.report('told', `no text for ${key}`);
  if (!over) return;
  const payoffs = p.game.payoffs(p.match.state);
  if (payoffs.length !== seats || winners(payoffs).length === 0) p.report('payoffs', `payoffs ${payoffs.join(' ')} for ${seats} seats`);
}

/** The log alone gives the game back: written to a file, read again and replayed. */
export function replayLaw(p: Probe): void {
  const fault = replayFault(p);
  if (fault) p.report('replay', fault);
}

function replayFault(p: Probe): string | undefined {
  const players = Array.from({ length: p.match.seats }, (_, i) => ({ name: `P${i}` }));
  const parsed = parseRecord(writeRecord(makeRecord(p.match, { players })));
  if (!parsed.ok) return `the record does not parse: ${parsed.fault.key}`;
  const again = replay(p.game, parsed.record);
  if (!again.ok) return `entry ${again.wrong.n} does not replay: ${again.wrong.phrase.key}`;
  if (!equal(again.match.state, p.match.state)) return difference(again.match.state, p.match.state);
  const wrong = verify(p.game, parsed.record);
  return wrong && `the record does not verify: ${wrong.phrase.key}`;
}
