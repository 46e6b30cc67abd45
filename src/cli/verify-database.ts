import { equal } from '../core/equal.ts';
import type { AnyGame } from '../core/game.ts';
import { type Entry, floorOf, type Match, open, pending, replayEntry } from '../core/match.ts';
import { makeRecord } from '../core/record.ts';
import { verify } from '../core/replay.ts';
import { resultOf } from '../core/result.ts';
import { carry, openAfter, rulesAt, type Snapshot } from '../core/snapshot.ts';
import type { Lang, Phrase } from '../core/text.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { fairnessOf } from '../server/record.ts';
import { StoreFault } from '../store/backend.ts';
import { openToRead } from '../store/read.ts';
import type { Store, Stored } from '../store/store.ts';
import { print, printJson } from './output.ts';
import { progress } from './progress.ts';
import { wordsOf } from './words.ts';

/**
 * What becomes of a table under the rules of this program: it replays; it goes on from a kept position, with a seam in its log; it is
 * over and shown as it was; only its file is left; or what is stored contradicts itself.
 */
type Fate = 'replays' | 'goes-on' | 'shown' | 'lost' | 'fault';

interface Finding {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly entries: number;
  readonly fate: Fate;
  readonly sentence?: string;
}

/** Replays every stored table and lists those that differ. Nothing is written. */
export async function verifyDatabase(address: string, flags: { readonly lang: Lang; readonly json?: true | undefined }): Promise<void> {
  const store = await openToRead(address).catch((error: unknown) => {
    throw error instanceof StoreFault ? new Fault(error.message) : error;
  });
  try {
    const ids = await store.ids();
    const bar = progress('verify', ids.length);
    const findings: Finding[] = [];
    for (const id of ids) {
      const finding = await examine(store, id, flags.lang);
      if (finding) findings.push(finding);
      bar.step();
    }
    bar.stop();
    report(findings, flags.json ?? false);
  } finally {
    await store.close();
  }
}

const WORDS: Readonly<Record<Fate, string>> = {
  replays: 'ok',
  'goes-on': 'SEAM',
  shown: 'KEPT',
  lost: 'LOST',
  fault: 'FAULT',
};

function report(findings: readonly Finding[], json: boolean): void {
  const differing = findings.filter((f) => f.fate !== 'replays');
  if (json) printJson({ tables: findings.length, replay: findings.length - differing.length, differ: differing });
  else {
    for (const { table, game, status, entries, fate, sentence } of differing)
      print(`${WORDS[fate]} ${table}: ${game}, ${entries} entries, ${status}: ${sentence}`);
    print(`${findings.length - differing.length} of ${findings.length} tables replay to what is stored.`);
  }
  if (differing.length > 0) throw new Fault(`${differing.length} of ${findings.length} tables differ: see the list above.`, 1);
}

async function examine(store: Store, id: string, lang: Lang): Promise<Finding | undefined> {
  const stored = await store.load(id);
  // It may have been there when the list was made.
  if (!stored) return undefined;
  const { game, status } = stored.table;
  const found = (fate: Fate, sentence?: string): Finding => ({
    table: id,
    game,
    status,
    entries: stored.entries.length,
    fate,
    ...(sentence !== undefined && { sentence }),
  });
  try {
    const pack = await loadGame(game);
    // A database of an older version keeps no positions.
    const kept = await store.snapshots(id).catch(() => []);
    const rules = rulesAt(stored.entries, stored.table.rules);
    if (rules > pack.game.rules) return found('fault', `it is played by rules ${rules}, and this program knows ${pack.game.rules}`);
    const fate = rules < pack.game.rules && status !== 'waiting' ? fateOf(pack.game, stored, kept) : undefined;
    // A log that replays under newer rules too is held to the same as any other.
    if (fate && fate[0] !== 'replays') return found(...fate);
    const wrong = status === 'waiting' ? undefined : await faultOf(store, pack.game, stored, kept);
    if (wrong === undefined) return found('replays');
    if (typeof wrong === 'string') return found('fault', wrong);
    const words = await wordsOf(
      pack,
      lang,
      stored.seats.map((s) => s.name),
    );
    return found('fault', words.phrase(wrong, null));
  } catch (error) {
    return found('fault', error instanceof Error ? error.message : String(error));
  }
}

const SENTENCES = {
  on: 'the rules have changed; it goes on from its last kept position',
  over: 'the rules have changed; its end is shown as it was',
  lost: 'the rules have changed and no position is kept: only its file is left. Let the old version run once more before the upgrade',
};

function fateOf(game: AnyGame, { table, seats, entries }: Stored, kept: readonly Snapshot[]): [Fate, string?] {
  const log = entries.map(({ seat, move }) => ({ seat, move }));
  const { kind } = carry(game, { seats: seats.length, options: table.options, log, snapshot: kept.at(-1) });
  if (kind === 'same') return ['replays'];
  return [kind === 'on' ? 'goes-on' : kind === 'over' ? 'shown' : 'lost', SENTENCES[kind]];
}

/** What is wrong with a table that is played by today's rules. */
async function faultOf(store: Store, game: AnyGame, stored: Stored, kept: readonly Snapshot[]): Promise<Phrase | string | undefined> {
  const { table, seats, entries } = stored;
  const floor = floorOf(entries);
  const base = kept.find(({ n }) => n === floor);
  if (floor > 0 && !base) return `the position after the seam at ${floor} is missing`;
  const log = entries.map(({ seat, move }): Entry => ({ seat, move }));
  const match =
    base && floor > 0
      ? openAfter(game, seats.length, table.options, log.slice(0, floor), base.state)
      : open(game, seats.length, table.options);
  for (const [n, entry] of log.entries()) {
    if (n < floor) continue;
    const refusal = replayEntry(match, entry);
    if (refusal) return `entry ${n} is refused: ${refusal.rule}`;
    const snapshot = kept.find((s) => s.n === n + 1 && s.rules === game.rules);
    if (snapshot && !equal(match.state, snapshot.state)) return `the position at ${n + 1} is not the one that is kept`;
  }
  return endFault(match, stored, kept) ?? (floor === 0 ? drawFault(store, game, match, stored) : undefined);
}

function endFault(match: Match, { table }: Stored, kept: readonly Snapshot[]): string | undefined {
  const over = pending(match).length === 0;
  if (table.status === 'over' && !over) return 'it is stored as over, but somebody is asked to move';
  const final = kept.at(-1)?.final;
  if (over && final && !equal(final.result, resultOf(match))) return 'its result is not the one that is kept';
  return undefined;
}

/** Everything that chance did is drawn again from the seed. */
async function drawFault(store: Store, game: AnyGame, match: Match, { table, seats }: Stored): Promise<Phrase | undefined> {
  const seed = await store.secret(`seed/${table.id}`);
  if (seed === undefined || pending(match).length > 0) return undefined;
  const players = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name: name || bot, bot }));
  const wrong = verify(game, makeRecord(match, { players, fairness: { ...fairnessOf(table), seed } }));
  return wrong?.phrase;
}
