import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { Fault } from '../lab/fault.ts';
import { type Head, readBackup, rowsOf, type Source, writeBackup } from '../store/backup/file.ts';
import type { Place } from '../store/open.ts';
import { print } from './output.ts';
import { dataFlag, fileIn, type PlaceFlags, placeOf, plainly, urlFlag } from './place.ts';
import { progress } from './progress.ts';

interface BackupFlags extends PlaceFlags {
  readonly force?: true;
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('Write everything that is stored into one file, while servers go on. Both databases give the same kind of file.')
    .argument('<file>', 'the file to write; it holds the secrets of running games, so keep it as you keep the database')
    .addOption(dataFlag())
    .addOption(urlFlag())
    .option('--force', 'replace the file if there is one')
    .addHelpText(
      'after',
      '\nThe file is read again and compared before it gets its name.\nExample: ratskeller backup ratskeller-monday.backup --data ./data',
    )
    .action(backup);
}

async function backup(file: string, flags: BackupFlags, command: Command): Promise<void> {
  if (existsSync(file) && !flags.force) throw new Fault(`${file} is there already: choose another name, or replace it with --force.`);
  // What is not whole never has the name of a backup.
  const part = `${file}.${process.pid}.part`;
  const source = await plainly(() => openSource(placeOf(flags, command)));
  try {
    const bar = progress('backup', 2 * rowsOf(source.head));
    await plainly(async () => {
      await writeBackup(part, source, bar.step);
      await readBackup(part, async () => () => bar.step());
      renameSync(part, file);
    });
    bar.stop();
    print(`${file}: ${contents(source.head)}, ${Math.ceil(statSync(file).size / 1024)} kB, whole.`);
  } finally {
    rmSync(part, { force: true });
    await source.close();
  }
}

async function openSource(place: Place): Promise<Source> {
  const { fromFile, fromPostgres } = await import('../store/backup/source.ts');
  return 'url' in place ? fromPostgres(place.url) : fromFile(fileIn(place.folder));
}

export function contents({ tables }: Head): string {
  const rows = (name: string): number => tables.find((part) => part.name === name)?.rows ?? 0;
  return `${rows('tables')} tables with ${rows('entry')} entries`;
}
