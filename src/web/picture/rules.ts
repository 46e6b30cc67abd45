import type { Piece } from './markup.ts';

/** One element with the condition that styles put on it. */
type Test = (at: Piece, above: readonly Piece[]) => boolean;

export interface Rule {
  readonly applies: Test;
  readonly weight: number;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

const WITHIN = /\s*([^{}]+)\{([^{}]*)\}/g;
/** Movement and other sizes are nothing for a picture. */
const AT_RULE = /@[\w-]+[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const PART = /\*|[\w-]+|\.[\w-]+|#[\w-]+|\[[\w-]+(?:=['"]?[^'"\]]*['"]?)?\]|::?[\w-]+(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?/gy;

/** Reads a style sheet of ours. What stands under a selector that means nothing to a picture (`:hover`) is left out. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const [, selectors = '', body = ''] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(AT_RULE, '')
    .matchAll(WITHIN)) {
    const declarations = body.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
    });
    for (const selector of splitList(selectors)) {
      const read = parseSelector(selector.trim());
      if (read) rules.push({ ...read, declarations });
    }
  }
  // Of two that weigh the same the later one counts: sorting leaves them in order.
  return rules.sort((a, b) => a.weight - b.weight);
}

function splitList(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

type Selector = Pick<Rule, 'applies' | 'weight'>;

function parseSelector(text: string): Selector | undefined {
  const steps = text.replace(/\s*>\s*/g, ' > ').split(/\s+(?![^(]*\))/);
  const last = steps.pop();
  const own = last === undefined ? undefined : parseCompound(last);
  if (!own) return undefined;
  if (steps.length === 0) return own;
  const direct = steps.at(-1) === '>';
  const outer = parseSelector((direct ? steps.slice(0, -1) : steps).join(' '));
  if (!outer) return undefined;
  const isUnder: Test = (_at, above) =>
    above.some((ancestor, i) => (!direct || i === above.length - 1) && outer.applies(ancestor, above.slice(0, i)));
  return { applies: (at, above) => own.applies(at, above) && isUnder(at, above), weight: own.weight + outer.weight };
}

const CLASS = 100;

function parseCompound(text: string): Selector | undefined {
  const tests: Test[] = [];
  let weight = 0;
  let read = 0;
  for (const { 0: part, 1: inside = '', index } of text.matchAll(PART)) {
    if (index !== read) return undefined;
    read += part.length;
    const test = testOf(part, inside);
    if (!test) return undefined;
    tests.push(test.applies);
    weight += test.weight;
  }
  if (read !== text.length) return undefined;
  return { applies: (at, above) => tests.every((test) => test(at, above)), weight };
}

const classes = new WeakMap<Piece, ReadonlySet<string>>();
function classesOf(at: Piece): ReadonlySet<string> {
  const known = classes.get(at) ?? new Set((at.attributes.get('class') ?? '').split(/\s+/));
  classes.set(at, known);
  return known;
}

function testOf(part: string, inside: string): Selector | undefined {
  const name = part.slice(1);
  if (part === '*') return { applies: () => true, weight: 0 };
  if (part.startsWith('.')) return { applies: (at) => classesOf(at).has(name), weight: CLASS };
  if (part.startsWith('#')) return { applies: (at) => at.attributes.get('id') === name, weight: CLASS * CLASS };
  if (part.startsWith('[')) {
    const [key = '', value] = part.slice(1, -1).split('=');
    const wanted = value?.replaceAll(/['"]/g, '');
    return { applies: (at) => (wanted === undefined ? at.attributes.has(key) : at.attributes.get(key) === wanted), weight: CLASS };
  }
  if (part === ':root') return { applies: (_at, above) => above.length === 0, weight: CLASS };
  if (part.startsWith(':where(') || part.startsWith(':is(') || part.startsWith(':not(')) {
    const list = splitList(inside).flatMap((one) => parseSelector(one.trim()) ?? []);
    const wanted = !part.startsWith(':not(');
    const weight = part.startsWith(':where(') ? 0 : Math.max(0, ...list.map((one) => one.weight));
    return { applies: (at, above) => list.some((one) => one.applies(at, above)) === wanted, weight };
  }
  return part.startsWith(':') ? undefined : { applies: (at) => at.name === part, weight: 1 };
}
