import type { Command } from 'commander';
import { CHANCE } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import { verify as check } from '../core/replay.ts';
import type { Lang } from '../core/text.ts';
import { Fault } from '../lab/fault.ts';
import { chunks, onThreads } from '../lab/pool.ts';
import { cores, langFlag } from './flags.ts';
import { print } from './output.ts';
import { progress } from './progress.ts';
import { expand, readRecord } from './records.ts';
import { wordsOf } from './words.ts';

/** What became of a file: not a record at all, a record that tells untruths, or a good one. */
interface Verdict {
  readonly file: string;
  readonly kind: 'ok' | 'false' | 'broken';
  readonly sentence: string;
}

export interface VerifyBatch {
  readonly files: readonly string[];
  readonly lang: Lang;
}

/** Starting threads for fewer files takes longer than checking them. */
const FEW = 40;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('Replay recorded games and check their moves, results and chance. A folder stands for the records in it.')
    .argument('[file...]', 'records')
    .option('--database <address>', 'instead, every table of a database: postgres://…, an SQLite file, or the folder that holds it')
    .option('--json', 'with --database: print one JSON document and nothing else')
    .option(...langFlag('language of the findings'))
    .addHelpText(
      'after',
      '\nExit status 0: all fine; 1: a record is wrong, or tables differ; 2: a file is not a record, or a database cannot be read.\n' +
        'A database is only read, even while a server is using it. Run this with a new version before you upgrade: it says which tables\n' +
        'its rules replay, which go on from a kept position (SEAM), are shown as they ended (KEPT), or leave only their file (LOST).\n' +
        'Example: ratskeller verify games/*.json\n          ratskeller verify --database ./data',
    )
    .action(verify);
}

interface VerifyFlags {
  readonly lang: Lang;
  readonly database?: string;
  readonly json?: true;
}

async function verify(names: readonly string[], flags: VerifyFlags): Promise<void> {
  if (flags.database !== undefined) {
    if (names.length > 0) throw new Fault('verify checks either files or a --database: name one of them.');
    // Loaded only here: who checks files needs no database.
    return (await import('./verify-database.ts')).verifyDatabase(flags.database, flags);
  }
  if (flags.json) throw new Fault('--json goes with --database: files are listed line by line.');
  if (names.length === 0) throw new Fault('verify needs records or a --database: see "ratskeller verify --help".');
  const files = expand(names);
  const verdicts = await verdictsOf(files, flags.lang);
  for (const { file, kind, sentence } of verdicts) print(kind === 'ok' ? `ok ${file}: ${sentence}` : `FAULT ${sentence}`);
  const bad = verdicts.filter((v) => v.kind !== 'ok');
  const [first] = bad;
  if (!first) return;
  const sentence = files.length === 1 ? first.sentence : `${bad.length} of ${files.length} files have faults: see the lines above.`;
  throw new Fault(sentence, bad.some((v) => v.kind === 'broken') ? 2 : 1);
}

async function verdictsOf(files: readonly string[], language: Lang): Promise<readonly Verdict[]> {
  if (files.length < FEW || cores() === 1) return verifyBatch({ files, lang: language });
  const bar = progress('verify', files.length);
  const found = new Map<string, Verdict>();
  const batches = chunks(files.length, cores(), 50).map(({ from, to }) => ({ files: files.slice(from, to), lang: language }));
  await onThreads<VerifyBatch, readonly Verdict[]>('verifyBatch', batches, cores(), (verdicts) => {
    for (const verdict of verdicts) found.set(verdict.file, verdict);
    bar.step(verdicts.length);
  });
  bar.stop();
  return files.flatMap((file) => found.get(file) ?? []);
}

export async function verifyBatch({ files, lang: language }: VerifyBatch): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const file of files) verdicts.push(await verdictOf(file, language));
  return verdicts;
}

/** Without its seed nobody can draw again what chance gave: the moves are legal, but whether the draws were fair is not known. */
const unchecked = ({ entries, fairness, result }: GameRecord): string =>
  result && fairness?.seed === undefined && entries.some(({ seat }) => seat === CHANCE) ? ', chance not checked: it has no seed' : '';

async function verdictOf(file: string, language: Lang): Promise<Verdict> {
  try {
    const { record, pack } = await readRecord(file, language);
    const wrong = check(pack.game, record);
    const names = record.players.map((p) => p.name);
    if (!wrong)
      return {
        file,
        kind: 'ok',
        sentence: `${record.game}, ${record.entries.length} entries, ${record.result?.ending ?? 'not over'}${unchecked(record)}`,
      };
    const place = wrong.n === undefined ? '' : `entries[${wrong.n}]: `;
    const words = await wordsOf(pack, language, names);
    return { file, kind: 'false', sentence: `${file}: ${place}${words.phrase(wrong.phrase, null)}` };
  } catch (error) {
    if (error instanceof Fault) return { file, kind: 'broken', sentence: error.message };
    throw error;
  }
}
