import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Fault } from '../fault.ts';
import type { FaultKind } from './faults.ts';
import { endProcess, startProcess } from './processes.ts';

/** What came back: a line, or what went wrong and what the program said about it. */
export type Reply = { readonly line: string } | { readonly fault: FaultKind; readonly lastWords?: string | undefined };

/** No answer needs more; a program that writes on without an end must not fill our memory. */
const LONGEST_LINE = 64 * 1024;
/** After so many time-outs, crashes and endless lines it is not started again. */
const PATIENCE = 5;
const LAST_WORDS = 200;
/** How a shell says that it could not run a command at all. */
const NOT_RUN = [126, 127];

/** A program from outside that answers one line with one line. It is started when it is first asked, and again after a fault. */
export class Outsider {
  readonly #command: string;
  readonly #timeout: number;
  #child: ChildProcessWithoutNullStreams | undefined;
  #waiting: ((reply: Reply) => void) | undefined;
  #text = '';
  #errors = '';
  #faults = 0;
  #answered = false;
  #broken: string | undefined;

  constructor(command: string, timeout: number) {
    this.#command = command;
    this.#timeout = timeout;
  }

  /** Asks one question; the next only after the reply. */
  async ask(question: string): Promise<Reply> {
    if (this.#faults >= PATIENCE) return { fault: 'absent' };
    const child = this.#child ?? this.#start();
    const reply = await new Promise<Reply>((resolve) => {
      const timer = setTimeout(() => this.#settle({ fault: 'timeouts' }), this.#timeout);
      this.#waiting = (r) => {
        clearTimeout(timer);
        resolve(r);
      };
      child.stdin.write(`${question}\n`);
    });
    if ('line' in reply) this.#answered = true;
    else {
      // Whatever it still says belongs to an old question: only a new process is known to hear the next one.
      this.#faults++;
      this.close();
    }
    if (this.#broken !== undefined) throw new Fault(`The program "${this.#command}" cannot be run (${this.#broken}): check --bots.`);
    return reply;
  }

  close(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid !== undefined) endProcess(child.pid);
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(reply);
  }

  #start(): ChildProcessWithoutNullStreams {
    this.#text = '';
    this.#errors = '';
    const child = startProcess(() => spawn(this.#command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' }));
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => child === this.#child && this.#read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
    });
    child.stdin.on('error', () => undefined); // a program that has ended reads no more
    child.on('error', () => child === this.#child && this.#settle({ fault: 'crashes' }));
    child.on('close', (status) => child === this.#child && this.#ended(status));
    return child;
  }

  #ended(status: number | null): void {
    const lastWords = this.#errors.trim().split('\n').at(-1)?.trim();
    if (!this.#answered && NOT_RUN.includes(status ?? 0)) this.#broken = lastWords || `status ${status}`;
    this.#settle({ fault: 'crashes', lastWords });
    this.close();
  }

  /** Lines that nobody asked for are thrown away: the next question must not get the answer to no question. */
  #read(text: string): void {
    this.#text += text;
    const lines = this.#text.split('\n');
    this.#text = lines.pop() ?? '';
    for (const line of lines) this.#settle(line.length > LONGEST_LINE ? { fault: 'tooLong' } : { line });
    if (this.#text.length <= LONGEST_LINE) return;
    this.#text = '';
    this.#settle({ fault: 'tooLong' });
  }
}
