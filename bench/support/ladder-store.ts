import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the stronger bot did in some deals that were played in one go. */
export interface Part {
  readonly seed: number;
  /** Seats it sat on, and wins with draws in part. */
  readonly seatings: number;
  readonly points: number;
}

/** One step of a ladder: one stronger bot among weaker ones. */
export interface Step {
  readonly game: string;
  readonly seats: number;
  readonly strong: string;
  readonly weak: string;
  readonly parts: readonly Part[];
}

const same = (a: Omit<Step, 'parts'>, b: Omit<Step, 'parts'>): boolean =>
  a.game === b.game && a.seats === b.seats && a.strong === b.strong && a.weak === b.weak;

/** Results in a file, written after each part, so that a run that was stopped goes on where it was. */
export class LadderStore {
  readonly #file: string;
  #steps: readonly Step[];

  constructor(file: string, fresh: boolean) {
    this.#file = file;
    this.#steps = fresh ? [] : read(file);
  }

  partsOf(step: Omit<Step, 'parts'>): readonly Part[] {
    return this.#steps.find((s) => same(s, step))?.parts ?? [];
  }

  /** With which budget a level has played most of its games. */
  mostPlayed({ game, seats, weak, level }: Omit<Step, 'parts' | 'strong'> & { readonly level: string }): string | undefined {
    const played = this.#steps.filter((s) => s.game === game && s.seats === seats && s.weak === weak && s.strong.split(':')[0] === level);
    return played.toSorted((a, b) => b.parts.length - a.parts.length)[0]?.strong;
  }

  add({ game, seats, strong, weak }: Omit<Step, 'parts'>, part: Part): void {
    const key = { game, seats, strong, weak };
    const grown = { ...key, parts: [...this.partsOf(key), part] };
    this.#steps = this.#steps.some((s) => same(s, key)) ? this.#steps.map((s) => (same(s, key) ? grown : s)) : [...this.#steps, grown];
    mkdirSync(dirname(this.#file), { recursive: true });
    // Written beside and moved: whoever stops the bench in the middle finds a whole file.
    writeFileSync(`${this.#file}.new`, text(this.#steps));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** One step a line. */
const text = (steps: readonly Step[]): string => `[\n${steps.map((s) => ` ${JSON.stringify(s)}`).join(',\n')}\n]\n`;

function read(file: string): readonly Step[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Step[];
  } catch {
    return [];
  }
}
