import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault, unknown } from '../../src/lab/fault.ts';

/** What a flag is if nobody gives it; what is given is of the same kind. Of a list of words any may be chosen, and no others. */
type Usual = string | number | boolean | readonly string[] | readonly number[];
type Flags = Readonly<Record<string, Usual>>;
type Kind<U extends Usual> = U extends number
  ? number
  : U extends boolean
    ? boolean
    : U extends string
      ? string
      : U extends readonly number[]
        ? readonly number[]
        : readonly string[];

/** By flag, and the words that are no flags. */
type Asked<F extends Flags> = { readonly [flag in keyof F]: Kind<F[flag]> } & { readonly words: readonly string[] };

export function readFlags<const F extends Flags>(args: readonly string[], usual: F, known: readonly string[] = []): Asked<F> {
  const options = Object.fromEntries(
    Object.entries(usual).map(([flag, value]) => [flag, { type: value === false ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const asked: Record<string, Usual> = { ...usual };
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(oneOf('choice', token.value, known));
    if (token.kind !== 'option') continue;
    const value = usual[oneOf('flag', token.name, Object.keys(usual))];
    if (value !== undefined) asked[token.name] = read(`--${token.name}`, value, token.value);
  }
  return { ...asked, words } as Asked<F>;
}

function read(flag: string, usual: Usual, text: string | undefined): Usual {
  if (typeof usual === 'boolean') {
    if (text !== undefined) throw new Fault(`${flag} stands alone, without "${text}".`);
    return true;
  }
  if (!text) throw new Fault(`${flag} needs something after it${usual === '' ? '' : `, such as ${usual}`}.`);
  if (typeof usual === 'string') return text;
  if (typeof usual === 'number') return number(flag, text);
  const parts = text.split(',');
  return typeof usual[0] === 'number'
    ? parts.map((part) => number(flag, part))
    : parts.map((part) => oneOf('choice', part, usual.map(String)));
}

function number(flag: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Fault(`${flag} must be a number, not "${text}".`);
  return Number(text);
}

function oneOf(kind: string, word: string, known: readonly string[]): string {
  if (known.length === 0) throw new Fault(`"${word}" cannot be said here; see --help.`);
  if (!known.includes(word)) throw unknown(kind, word, known);
  return word;
}

/** As the command line has them. What is wrong with it is told in a sentence, and by --help what may be given. */
export function flags<const F extends Flags>(usual: F, known: readonly string[] = []): Asked<F> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(`${basename(process.argv[1] ?? '')} takes the following; what it does and what they mean is told where the file begins.`);
    if (known.length > 0) console.log(`  ${known.join(', ')}`);
    for (const [flag, value] of Object.entries(usual)) console.log(`  --${flag}${value === false ? '' : ` ${value === '' ? '…' : value}`}`);
    process.exit(0);
  }
  try {
    return readFlags(args, usual, known);
  } catch (error) {
    return complain(error);
  }
}

/** What the user can put right is told in a sentence. */
export function complain(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exit(error.status);
}
