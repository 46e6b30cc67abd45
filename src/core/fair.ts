import { canonical } from './equal.ts';
import { CHANCE, type Rng } from './game.ts';
import type { Entry, Match } from './match.ts';
import { seeded, uniform } from './rng.ts';
import { fromHex, keyed, sha256, toHex, utf8 } from './sha256.ts';

/**
 * Fair chance. The table chooses a secret seed and shows its hash before anybody has sat down; each player then adds a
 * number of its own; chance is drawn from both and from all that has happened. So the table cannot choose a seed that
 * suits the players' numbers, nobody can foresee a draw without the seed, and once the seed is shown everybody can draw
 * everything again. A log with another move, order or outcome gives other draws, or another seal.
 */
export interface Fairness {
  /** SHA-256 of the seed, in hexadecimal. */
  readonly commitment: string;
  /** One for each seat; empty for a bot. */
  readonly contributions: readonly string[];
  /** The secret, 64 hexadecimal digits; known once the game is over. */
  readonly seed?: string | undefined;
  /** The same deals at several tables: see `dealtRng`. */
  readonly deals?: boolean | undefined;
  /** Ties the whole log to the seed, up to its last entry. */
  readonly seal?: string | undefined;
}

export const commitment = (seed: string): string => toHex(sha256(fromHex(seed)));

/** SHA-256 and HMAC of text, in hexadecimal. A server has them built in, and faster; they are the same everywhere, or nobody could check a draw. */
export interface Hashing {
  hash(text: string): string;
  /** HMAC with one key. */
  keyed(key: Uint8Array): (text: string) => string;
}

const PORTABLE: Hashing = {
  hash: (text) => toHex(sha256(utf8(text))),
  keyed: (key) => {
    const draw = keyed(key);
    return (text) => toHex(draw(utf8(text)));
  },
};

const key = (seed: string, contributions: readonly string[], hashing = PORTABLE): Uint8Array =>
  fromHex(hashing.keyed(fromHex(seed))(canonical(['ratskeller', ...contributions])));

/** A hash of all entries so far, made longer one entry at a time; from the first on if some were played anew. */
function chain(log: readonly Entry[], hashing = PORTABLE): (length: number) => string {
  let hash = '';
  let done = 0;
  let last: Entry | undefined;
  return (length) => {
    if (done > 0 && log[done - 1] !== last) {
      hash = '';
      done = 0;
    }
    for (; done < length; done++) {
      const entry = log[done];
      hash = hashing.hash(`["${hash}",${entry?.seat},${canonical(entry?.move)}]`);
    }
    last = log[done - 1];
    return hash;
  };
}

/** The dice of a live table: what is drawn for the next entry depends on the seed, the contributions and `log` until then. */
export function fairRng(
  seed: string,
  contributions: readonly string[],
  log: readonly Entry[],
  hashing = PORTABLE,
  placeOf = chain(log, hashing),
): Rng {
  const draw = hashing.keyed(key(seed, contributions, hashing));
  let length = -1;
  let last: Entry | undefined;
  let place = '';
  let block = 0;
  /** What is left of a block, in hexadecimal. */
  let rest = '';
  const next = (): number => {
    // What could not be stored was not played: another entry at the same place has draws of its own.
    if (length !== log.length || last !== log[length - 1]) {
      length = log.length;
      last = log[length - 1];
      place = placeOf(length);
      block = 0;
      rest = '';
    }
    if (rest === '') rest = draw(`${place}/${block++}`);
    const word = Number.parseInt(rest.slice(0, WORD), 16);
    rest = rest.slice(WORD);
    return word;
  };
  return uniform(next);
}

/**
 * The same deals at several tables that share a seed and contributions: the nth event of a kind is drawn alike, whatever was played and
 * drawn before it. A first roll tells of which kind the event is; rolling changes nothing.
 */
export function dealtRng(seed: string, contributions: readonly string[], match: Match, hashing = PORTABLE): Rng {
  return fairRng(seed, contributions, match.log, hashing, () => {
    const kind = match.game.roll(match.state, seeded(0)).type;
    const before = match.log.filter(({ seat, move }) => seat === CHANCE && move.type === kind).length;
    return `deal ${kind} ${before}`;
  });
}

/** 32 bits in hexadecimal. */
const WORD = 8;

export const seal = (seed: string, contributions: readonly string[], log: readonly Entry[]): string =>
  PORTABLE.keyed(key(seed, contributions))(chain(log)(log.length));
