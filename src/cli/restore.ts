import type { Command } from 'commander';
import { type Head, readBackup, rowsOf } from '../store/backup/file.ts';
import { contents } from './backup.ts';
import { print } from './output.ts';
import { dataFlag, type PlaceFlags, placeOf, plainly, urlFlag } from './place.ts';
import { type Progress, progress } from './progress.ts';

interface RestoreFlags extends PlaceFlags {
  readonly force?: true;
  readonly check?: true;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('Put a backup into an empty folder or an empty PostgreSQL database, whichever of the two it was taken from.')
    .argument('<file>', 'a file that "ratskeller backup" wrote')
    .addOption(dataFlag())
    .addOption(urlFlag())
    .option('--force', 'replace the games that are there; a folder keeps them as ratskeller.before.sqlite')
    .option('--check', 'only say whether the file is whole, and change nothing')
    .addHelpText(
      'after',
      '\nStop the servers first. Backups of older versions are brought to this one.\n' +
        'Example: ratskeller restore ratskeller-monday.backup --data ./data\n          ratskeller verify --database ./data',
    )
    .action(restore);
}

async function restore(file: string, flags: RestoreFlags, command: Command): Promise<void> {
  const head = await plainly(() => readBackup(file, async () => () => undefined));
  const when = new Date(head.at).toISOString().slice(0, 16).replace('T', ' ');
  if (flags.check) return print(`${file}: ${contents(head)}, of ${when} UTC, whole.`);
  const bar = progress('restore', rowsOf(head));
  const { before } = await plainly(() => put(file, flags, command, bar));
  bar.stop();
  print(`Restored ${contents(head)}, as they were on ${when} UTC.`);
  if (before !== undefined) print(`What was there before is in ${before}.`);
}

async function put(
  file: string,
  flags: RestoreFlags,
  command: Command,
  { step }: Progress,
): Promise<{ readonly head: Head; readonly before?: string }> {
  const { restoreToFolder, restoreToPostgres } = await import('../store/backup/restore.ts');
  const place = placeOf(flags, command);
  const force = flags.force ?? false;
  return 'url' in place ? restoreToPostgres(file, place.url, force, step) : restoreToFolder(file, place.folder, force, step);
}
