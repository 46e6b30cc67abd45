import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Fault } from '../fault.ts';

/** What `fairness --json` has printed of a game's first setting, as far as a page compares it. */
export interface Before extends v.InferOutput<typeof SETTING> {
  readonly bot: string;
}

const share = v.object({ share: v.number(), low: v.number(), high: v.number() });
const spread = v.object({ mean: v.number() });
const SETTING = v.object({
  games: v.pipe(v.number(), v.minValue(1)),
  traits: v.record(v.string(), v.record(v.string(), share)),
  early: share,
  forced: share,
  real: share,
  changes: spread,
  margin: spread,
  spread,
  used: v.record(v.string(), v.record(v.string(), v.number())),
});
const PRINTED = v.object({ game: v.string(), seats: v.number(), bot: v.string(), settings: v.looseTuple([SETTING]) });

/** Reads what was printed before something was changed: the same game with as many seats, or there is nothing to compare. */
export function readBefore(file: string, game: string, seats: number): Before {
  const read = v.safeParse(PRINTED, json(file), { abortEarly: true });
  if (!read.success)
    throw new Fault(`${file} does not hold what "fairness --json" prints: it has no proper ${v.getDotPath(read.issues[0]) ?? 'content'}.`);
  const { game: other, seats: others, bot, settings } = read.output;
  if (other !== game || others !== seats) throw new Fault(`${file} is about ${other} for ${others}, not about ${game} for ${seats}.`);
  return { ...settings[0], bot };
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Fault(`${file} cannot be read as JSON: name a file that "fairness --json" has printed.`);
  }
}
