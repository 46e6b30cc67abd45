import { grouped } from '../figures.ts';

/** What an outside program can do wrong, with the word for it. */
const KINDS = {
  timeouts: ['time-out', 'time-outs'],
  crashes: ['crash', 'crashes'],
  garbage: ['answer that could not be read', 'answers that could not be read'],
  tooLong: ['line that was too long', 'lines that were too long'],
  illegal: ['illegal move', 'illegal moves'],
  absent: ['question after it was given up', 'questions after it had been dropped'],
} as const;
export type FaultKind = keyof typeof KINDS;

/** How a program from outside behaved on one seat, or all together. */
export interface Conduct {
  readonly asked: number;
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>;
  /** Milliseconds of all answers together, and of the slowest. */
  readonly thought: number;
  readonly slowest: number;
  /** The end of what it last wrote to its standard error before it crashed. */
  readonly lastWords?: string | undefined;
}

export const NO_CONDUCT: Conduct = { asked: 0, faults: {}, thought: 0, slowest: 0 };

export function addConduct(a: Conduct, b: Conduct): Conduct {
  const kinds = (Object.keys(KINDS) as FaultKind[]).filter((kind) => (a.faults[kind] ?? 0) + (b.faults[kind] ?? 0) > 0);
  const lastWords = b.lastWords ?? a.lastWords;
  return {
    asked: a.asked + b.asked,
    faults: Object.fromEntries(kinds.map((kind) => [kind, (a.faults[kind] ?? 0) + (b.faults[kind] ?? 0)])),
    thought: a.thought + b.thought,
    slowest: Math.max(a.slowest, b.slowest),
    ...(lastWords !== undefined && { lastWords }),
  };
}

/** One question and what came of it. */
export const oneAnswer = (milliseconds: number, fault?: FaultKind, lastWords?: string): Conduct => ({
  asked: 1,
  faults: fault === undefined ? {} : { [fault]: 1 },
  thought: milliseconds,
  slowest: milliseconds,
  lastWords,
});

/** `exec:./bot: 1,204 decisions, 12 ms on average, 812 ms the slowest; 3 time-outs: a random legal move was played instead.` */
export function remark(name: string, { asked, faults, thought, slowest, lastWords }: Conduct): string {
  const pace = `${(thought / Math.max(1, asked)).toFixed(1)} ms on average, ${Math.round(slowest)} ms the slowest`;
  const wrong = Object.entries(faults).map(([kind, n]) => `${grouped(n)} ${KINDS[kind as FaultKind][n === 1 ? 0 : 1]}`);
  const instead = wrong.length === 0 ? '' : `; ${wrong.join(', ')}: a random legal move was played instead`;
  const words = lastWords === undefined || lastWords === '' ? '' : ` Its last words: ${lastWords}`;
  return `${name}: ${grouped(asked)} decisions, ${pace}${instead}.${words}`;
}
