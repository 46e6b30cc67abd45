import { SIZE, STRIPS } from '../data.ts';
import { layOf, type Placement, stepX, stepY } from '../moves.ts';

/** The rules once more, as slowly and plainly as possible: what the fast ones are compared with. */

interface Field {
  readonly x: number;
  readonly y: number;
  readonly symbol: string;
  readonly strip: number;
}

export const fieldsOf = ({ strip, x, y, turn }: Placement): Field[] =>
  (STRIPS[strip] ?? []).map((symbol, i) => ({ x: x + (i - 1) * stepX(turn), y: y + (i - 1) * stepY(turn), symbol, strip }));

const START_AT: Placement = { strip: 0, x: 12, y: 12, turn: 0 };

/** The piles of fields by cell, the lowest first. */
export function pilesOf(laid: readonly number[]): Map<string, Field[]> {
  const piles = new Map<string, Field[]>();
  for (const field of [START_AT, ...laid.map(layOf)].flatMap(fieldsOf)) {
    const key = `${field.x},${field.y}`;
    piles.set(key, [...(piles.get(key) ?? []), field]);
  }
  return piles;
}

const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

export function isLegal(laid: readonly number[], at: Placement): boolean {
  const piles = pilesOf(laid);
  const fields = fieldsOf(at);
  if (fields.some(({ x, y }) => x < 0 || y < 0 || x >= SIZE || y >= SIZE)) return false;
  const under = fields.map(({ x, y }) => piles.get(`${x},${y}`) ?? []);
  if (new Set(under.map((pile) => pile.length)).size > 1) return false;
  if (under[0]?.length === 0) return fields.some(({ x, y }) => AROUND.some(([dx, dy]) => piles.has(`${x + dx},${y + dy}`)));
  return new Set(under.map((pile) => pile.at(-1)?.strip)).size > 1;
}

/** The groups in sight: each as its herb and the sorted fields with the strips they are on. */
export function groupsOf(laid: readonly number[]): string[] {
  const sight = new Map([...pilesOf(laid)].map(([key, pile]) => [key, pile.at(-1)] as const));
  const groups: string[] = [];
  const done = new Set<string>();
  for (const [key, field] of sight) {
    if (!field || done.has(key) || field.symbol === 'blank' || field.symbol.endsWith('rat')) continue;
    const group = [field];
    done.add(key);
    for (const { x, y } of group) {
      for (const [dx, dy] of AROUND) {
        const next = sight.get(`${x + dx},${y + dy}`);
        if (next?.symbol !== field.symbol || done.has(`${next.x},${next.y}`)) continue;
        done.add(`${next.x},${next.y}`);
        group.push(next);
      }
    }
    const spelled = group.map((f) => `${f.x},${f.y}/${f.strip}`).sort();
    groups.push(`${field.symbol} ${spelled.join(' ')}`);
  }
  return groups;
}

const GREEN = ['basil', 'mint', 'dill', 'sage'];

export function pointsOf(groups: readonly string[]): [number, number] {
  const points: [number, number] = [0, 0];
  for (const group of groups) {
    const size = group.split(' ').length - 1;
    points[GREEN.includes(group.split(' ')[0] ?? '') ? 1 : 0] += size >= 3 ? 2 : size === 2 ? 1 : 0;
  }
  return points;
}

/** What the last strip scores: groups that are not exactly as they were; without the option, those with a field of it. */
export function scoreLast(laid: readonly number[], shrunk: boolean): [number, number] {
  const before = new Set(groupsOf(laid.slice(0, -1)));
  const strip = layOf(laid.at(-1) ?? 0).strip;
  const changed = groupsOf(laid).filter((group) => (shrunk ? !before.has(group) : group.split(' ').some((f) => f.endsWith(`/${strip}`))));
  return pointsOf(changed);
}

export const ratsOf = (laid: readonly number[], colour: string): number =>
  [...pilesOf(laid).values()].filter((pile) => pile.at(-1)?.symbol === `${colour}-rat`).length;
