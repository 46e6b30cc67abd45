import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import type { Asking } from '../playout.ts';
import { closeOutsiders, decide } from './decide.ts';
import { addConduct, NO_CONDUCT, oneAnswer, remark } from './faults.ts';
import { Outsider } from './outsider.ts';

const MOVES = [{ type: 'a' }, { type: 'b', n: 1 }, { type: 'b', n: 2 }];

/** A program of one line of JavaScript that hears `line` (text) and `q` (the question). */
const program = (body: string): string =>
  `"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const q=line;${body}})"`;
const says = (text: string): string => program(`console.log('${text.replaceAll('"', '\\"')}')`);

const asking = (command: string, timeout = 5000): Asking => ({
  ...{ game: 'toy', rules: 1, match: 0, seats: 2, seat: 1, view: { hidden: -1 }, moves: MOVES, rng: seeded(1) },
  player: { name: `exec:${command}`, command, budget: { milliseconds: 50 }, timeout },
});

afterEach(closeOutsiders);

test.each([
  ['2', 2],
  ['{"index":1}', 1],
  ['{"move":{"n":2,"type":"b"}}', 2],
  ['{"type":"a"}', 0],
  ['{"index":0,"why":"it likes it"}', 0],
])('an answer may be an index or a move: %s', async (text, index) => {
  const { move, conduct } = await decide(asking(says(text)));
  expect(move).toBe(MOVES[index]);
  expect(conduct).toMatchObject({ asked: 1, faults: {} });
});

test.each([
  ['{"index":3}', 'illegal'],
  ['{"index":-1}', 'illegal'],
  ['{"index":"0"}', 'illegal'],
  ['0.5', 'illegal'],
  ['{"move":{"type":"c"}}', 'illegal'],
  ['{"type":"b"}', 'illegal'],
  ['{"move":null}', 'illegal'],
  ['', 'garbage'],
  ['well', 'garbage'],
  ['null', 'garbage'],
  ['[]', 'garbage'],
  ['{', 'garbage'],
])('%j is counted, and a legal move is played instead: %s', async (text, fault) => {
  const { move, conduct } = await decide(asking(says(text)));
  expect(MOVES).toContain(move);
  expect(conduct.faults).toEqual({ [fault]: 1 });
});

test('a question holds all that a seat may know, in one line', async () => {
  const outsider = new Outsider(program('console.log(q.length+q)'), 5000);
  const reply = await outsider.ask('{"seat":1}');
  expect(reply).toEqual({ line: '10{"seat":1}' });
  outsider.close();
});

test('one process answers many questions, and lines that nobody asked for are thrown away', async () => {
  const outsider = new Outsider(program("global.n=(global.n??0)+1;console.log(n+String.fromCharCode(10)+'and another thing')"), 5000);
  expect(await outsider.ask('x')).toEqual({ line: '1' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await outsider.ask('x')).toEqual({ line: '2' });
  outsider.close();
});

test('a program that does not answer in time is ended and started again, five times', async () => {
  const outsider = new Outsider(program('if(q===String(9))console.log(q)'), 400);
  for (let i = 0; i < 4; i++) expect(await outsider.ask('x')).toEqual({ fault: 'timeouts' });
  const slow = new Outsider(program('if(q===String(9))console.log(q)'), 5000);
  expect(await slow.ask('9')).toEqual({ line: '9' });
  slow.close();
  expect(await outsider.ask('x')).toEqual({ fault: 'timeouts' });
  expect(await outsider.ask('9')).toEqual({ fault: 'absent' });
});

test('a crash is told with its last words', async () => {
  const outsider = new Outsider(program("console.error('first');console.error('out of cheese');process.exit(3)"), 5000);
  expect(await outsider.ask('x')).toEqual({ fault: 'crashes', lastWords: 'out of cheese' });
  expect(await outsider.ask('x')).toMatchObject({ fault: 'crashes' });
});

test('a line without an end is cut off', async () => {
  const outsider = new Outsider(program("setInterval(()=>process.stdout.write('x'.repeat(9999)),1)"), 20_000);
  expect(await outsider.ask('x')).toEqual({ fault: 'tooLong' });
  outsider.close();
  const long = new Outsider(program("console.log('x'.repeat(99999))"), 20_000);
  expect(await long.ask('x')).toEqual({ fault: 'tooLong' });
  long.close();
});

test('a command that does not exist is the mistake of whoever typed it', async () => {
  const outsider = new Outsider('no-such-program-here --fast', 5000);
  await expect(outsider.ask('x')).rejects.toThrow(
    /^The program "no-such-program-here --fast" cannot be run \(.*not found.*\): check --bots\.$/,
  );
});

test('conduct adds up and reads as a sentence', () => {
  const all = [oneAnswer(10), oneAnswer(30, 'timeouts'), oneAnswer(2, 'crashes', 'ouch'), oneAnswer(2, 'crashes')].reduce(
    addConduct,
    NO_CONDUCT,
  );
  expect(all).toEqual({ asked: 4, faults: { timeouts: 1, crashes: 2 }, thought: 44, slowest: 30, lastWords: 'ouch' });
  expect(remark('exec:x', all)).toBe(
    'exec:x: 4 decisions, 11.0 ms on average, 30 ms the slowest; 1 time-out, 2 crashes: a random legal move was played instead. Its last words: ouch',
  );
  expect(remark('exec:x', oneAnswer(1))).toBe('exec:x: 1 decisions, 1.0 ms on average, 1 ms the slowest.');
});
