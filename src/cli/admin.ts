import { Argument, Command, type ParseOptionsResult } from 'commander';
import { Fault } from '../lab/fault.ts';
import { MOST_DAYS, MOST_HOURS, PERSON } from '../protocol/safety.ts';
import { appoint, carryOut, type KnownOrder } from '../server/safety/moderate.ts';
import { moderation } from '../server/safety/moderation.ts';
import { publicIdOf } from '../store/public-id.ts';
import type { Store } from '../store/store.ts';
import { tellAudit, tellReport, tellReports } from './admin-tell.ts';
import { whole } from './flags.ts';
import { print, printJson } from './output.ts';
import { databaseFlag, dataFlag, type PlaceFlags, urlFlag, withStore } from './place.ts';

interface AdminFlags extends PlaceFlags {
  readonly why?: string;
  readonly report?: string;
  readonly json?: true;
}

type Task = (store: Store, flags: AdminFlags, args: readonly string[]) => Promise<void>;

/** Ids of people, tables and reports are drawn by lot, and one of sixty-four begins with a dash. No flag of these commands is as long. */
const DASHED = /^-[\w-]{11}(?:[\w-]{4})?$/;

/** Takes an id that begins with a dash for an id and not for a flag: a space goes before it, which `add` takes away. */
class AdminCommand extends Command {
  override parseOptions(args: string[]): ParseOptionsResult {
    return super.parseOptions(args.map((arg) => (DASHED.test(arg) ? ` ${arg}` : arg)));
  }
}

const PERSON_ARGUMENT = 'the public id of the person: the last part of the address of their page';

/** What moderators do, for whoever runs the house. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('Look at reports and act on them: warn, silence, ban, close a table, delete a text, appoint moderators.')
    .addHelpText(
      'after',
      '\nIt works beside a running server, which hears of it within a few seconds. Every act is told to the person and kept in the audit log.\n' +
        'Each command explains itself: ratskeller admin ban --help\n' +
        'Example: ratskeller admin silence Zk3f9QxW0aBcDe12 24 --why "Insults in the chat" --data ./data',
    );
  add(admin, 'list', 'List the open reports, the oldest first.', [], list);
  add(admin, 'show', 'Show a report with everything that is attached.', [['<report>', 'the id of the report']], show);
  add(admin, 'audit', 'Show what was done, by whom and why, the newest first.', [], audit);
  order(admin, 'warn', 'Warn somebody.', [['<person>', PERSON_ARGUMENT]]);
  order(admin, 'silence', 'Let somebody write nothing for some hours.', [
    ['<person>', PERSON_ARGUMENT],
    ['<hours>', 'for how long', whole('<hours>', 1, MOST_HOURS)],
  ]);
  order(admin, 'unsilence', 'Let somebody write again.', [['<person>', PERSON_ARGUMENT]]);
  order(admin, 'ban', 'Let somebody neither sit down nor write nor open tables.', [
    ['<person>', PERSON_ARGUMENT],
    ['[days]', 'for how long; for good without it', whole('[days]', 1, MOST_DAYS)],
  ]);
  order(admin, 'unban', 'Lift a ban.', [['<person>', PERSON_ARGUMENT]]);
  order(admin, 'delete-name', 'Take somebody’s name away.', [['<person>', PERSON_ARGUMENT]]);
  order(admin, 'close', 'Close a table before its end; it counts for no rating.', [['<table>', 'the id of the table']]);
  order(admin, 'delete-text', 'Delete a line of the chat.', [
    ['<table>', 'the id of the table'],
    ['<line>', 'the number of the line, as "admin show" prints it'],
  ]);
  order(admin, 'dismiss', 'Settle a report about which nothing need be done.', [['<report>', 'the id of the report']]);
  const moderator = admin.command('moderator').description('Say who looks at reports.');
  add(moderator, 'add', 'Give somebody the role of a moderator.', [['<person>', PERSON_ARGUMENT]], appointing(true));
  add(moderator, 'remove', 'Take the role away.', [['<person>', PERSON_ARGUMENT]], appointing(false));
  add(moderator, 'list', 'List the moderators.', [], moderators);
}

type Argued = readonly [name: string, description: string, parse?: (text: string) => number];

function add(parent: Command, name: string, description: string, args: readonly Argued[], task: Task): Command {
  const command = new AdminCommand(name).description(description).copyInheritedSettings(parent);
  parent.addCommand(command);
  for (const [label, text, parse] of args) {
    const argument = new Argument(label, text);
    command.addArgument(parse ? argument.argParser(parse) : argument);
  }
  return command
    .addOption(databaseFlag())
    .addOption(dataFlag())
    .addOption(urlFlag())
    .option('--json', 'print one JSON document and nothing else')
    .action(async (...given: unknown[]) => {
      const known = given.slice(0, args.length).flatMap((value) => (value === undefined ? [] : [String(value).trimStart()]));
      const flags = command.opts<AdminFlags>();
      // Nothing of what is written here is in a server's memory alone.
      await withStore(flags, command, (store) => task(store, flags, known), { shared: true });
    });
}

const order = (parent: Command, name: string, description: string, args: readonly Argued[]): Command =>
  add(parent, name, description, args, obey(name))
    .requiredOption('--why <reason>', 'the reason, which the person will read')
    .option('--report <id>', 'the report that is settled by it');

const obey =
  (name: string): Task =>
  async (store, flags, args) => {
    const refusal = await carryOut(store, Date.now(), '', await orderOf(store, name, flags, args));
    if (refusal) throw new Fault('There is nothing there to act on: look at "ratskeller admin list" for what is open.', 1);
    if (flags.json) printJson({ done: true });
    else print('Done, written down, and told to the person.');
  };

async function orderOf(store: Store, name: string, flags: AdminFlags, [first = '', second]: readonly string[]): Promise<KnownOrder> {
  const why = reasonOf(flags.why ?? '');
  const report = flags.report;
  const common = { why, ...(report !== undefined && { report }) };
  if (name === 'dismiss') return { action: name, why, report: first };
  if (name === 'close') return { ...common, action: name, table: first };
  if (name === 'delete-text') return { ...common, action: name, table: first, n: lineOf(second) };
  const who = { person: first, known: await personOf(store, first) };
  if (name === 'silence') return { ...common, ...who, action: name, hours: Number(second) };
  if (name === 'ban') return { ...common, ...who, action: name, ...(second !== undefined && { days: Number(second) }) };
  return { ...common, ...who, action: name as 'warn' | 'unban' | 'unsilence' | 'delete-name' };
}

function reasonOf(text: string): string {
  const why = text.trim();
  if (why === '' || why.length > 300 || /\p{Cc}/u.test(why)) throw new Fault('The reason must be one line of 1 to 300 characters.', 2);
  return why;
}

function lineOf(text = ''): number {
  if (!/^\d{1,9}$/.test(text)) throw new Fault(`"${text}" is not the number of a line: "ratskeller admin show" prints them.`, 2);
  return Number(text);
}

async function personOf(store: Store, id: string): Promise<string> {
  const known = PERSON.test(id) ? await store.people.byPublicId(id) : undefined;
  if (known === undefined) throw new Fault(`There is no person ${id}: the id is the last part of the address of their page.`, 1);
  return known;
}

const list: Task = async (store, { json }) => {
  const { reports } = await moderation(store, Date.now());
  if (json) return printJson(reports);
  for (const line of tellReports(reports)) print(line);
};

const show: Task = async (store, { json }, [id = '']) => {
  const report = (await moderation(store, Date.now())).reports.find((known) => known.id === id);
  if (!report) throw new Fault(`There is no open report ${id}: "ratskeller admin list" names them.`, 1);
  if (json) return printJson(report);
  for (const line of tellReport(report)) print(line);
};

const audit: Task = async (store, { json }) => {
  const all = (await moderation(store, Date.now())).audit;
  if (json) return printJson(all);
  for (const line of tellAudit(all)) print(line);
};

const appointing =
  (appointed: boolean): Task =>
  async (store, { json }, [id = '']) => {
    const person = await personOf(store, id);
    if ((await store.reports.isModerator(person)) === appointed)
      throw new Fault(`${id} is ${appointed ? 'a moderator already' : 'no moderator'}.`, 1);
    await appoint(store, Date.now(), person, appointed);
    if (json) printJson({ done: true });
    else print(appointed ? `${id} is a moderator now, and finds the reports at /moderation.` : `${id} is a moderator no longer.`);
  };

const moderators: Task = async (store, { json }) => {
  const people = await store.reports.moderators();
  const known = await store.ratings.known(people);
  const all = people.map((person) => ({ person: publicIdOf(person), name: known.get(person)?.name ?? '' }));
  if (json) return printJson(all);
  for (const { person, name } of all) print(`${person}  ${name}`);
  if (all.length === 0) print('There are no moderators: name one with "ratskeller admin moderator add".');
};
