import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { type StepName, task } from './state.ts';
import { table } from './testing/table.ts';

/** The rule that every step answers nonsense with. */
const at = (step: StepName, seat: number, area: number, move: unknown): unknown => {
  const t = table({ areas: [[1], [0, 7], [18, 19]], rats: [{ 15: 2 }], todo: [task('turn', CHANCE), task(step, seat, area, 2)] });
  return game.refusal(t.state, seat, move)?.rule;
};
const NONSENSE = [null, 7, 'done', [], {}, { type: 'no-such' }, { type: 'done', more: 1 }, { type: ['done'] }];

test('[remove/malformed] an enterprise', () => {
  for (const move of [...NONSENSE, { type: 'remove', enterprise: 'casino' }, { type: 'remove', enterprise: 0 }])
    expect(at('remove', 0, 0, move)).toBe('remove/malformed');
});

test('[deal/malformed] an area and a tile', () => {
  for (const move of [
    ...NONSENSE,
    { type: 'deal', area: 21, enterprise: 'hat', bonus: 'rat' },
    { type: 'deal', area: 0, enterprise: 'hat', bonus: 'x' },
  ])
    expect(at('deal', CHANCE, 0, move)).toBe('deal/malformed');
});

test('[start/malformed] a seat', () => {
  for (const move of [...NONSENSE, { type: 'start', seat: 3 }, { type: 'start', seat: -1 }])
    expect(at('start', CHANCE, 0, move)).toBe('start/malformed');
});

test('[home/malformed] [nest/malformed] an area, a manhole', () => {
  for (const move of [...NONSENSE, { type: 'home', area: 21 }, { type: 'home', area: '1' }])
    expect(at('home', 0, 0, move)).toBe('home/malformed');
  for (const move of [...NONSENSE, { type: 'nest', manhole: 31 }, { type: 'nest', manhole: 1.5 }])
    expect(at('nest', 0, 0, move)).toBe('nest/malformed');
});

test('[intrigue/malformed] a card', () => {
  const t = table({ areas: [[1], [0]], todo: [task('intrigue', CHANCE)] });
  for (const move of [...NONSENSE, { type: 'intrigue', card: 0 }, { type: 'intrigue', card: 'hidden' }])
    expect(game.refusal(t.state, 0, move)).toEqual({ rule: 'intrigue/malformed' });
});

test('[place/malformed] a figure and an area', () => {
  for (const move of [
    ...NONSENSE,
    { type: 'place', figure: 'rat', area: 1 },
    { type: 'place', figure: 'boss', area: 21 },
    { type: 'place', figure: 'boss' },
  ])
    expect(at('place', 0, 0, move)).toBe('place/malformed');
});

test('[act/malformed] an action', () => {
  for (const move of [
    ...NONSENSE,
    { type: 'recruit', manhole: 31 },
    { type: 'room', enterprise: 'hat', bonus: 'x' },
    { type: 'loot', n: 2 },
  ])
    expect(at('act', 0, 1, move)).toBe('act/malformed');
});

test('[outside/malformed] a bribe', () => {
  for (const step of ['pay', 'more', 'bribe'] as const)
    for (const move of [...NONSENSE, { type: 'expel', manhole: -1 }]) expect(at(step, 0, 0, move)).toBe('outside/malformed');
});

test('[invade/malformed] [lift/malformed] a manhole', () => {
  for (const move of [...NONSENSE, { type: 'invade', manhole: 31 }]) expect(at('invade', 0, 0, move)).toBe('invade/malformed');
  for (const step of ['lift', 'reinforce'] as const)
    for (const move of [...NONSENSE, { type: 'lift', manhole: 31 }]) expect(at(step, 0, 0, move)).toBe('lift/malformed');
});

test('[gift/malformed] [chase/malformed] the right kind of bribe', () => {
  for (const move of [...NONSENSE, { type: 'expel', manhole: 15 }]) expect(at('gift', 0, 0, move)).toBe('gift/malformed');
  for (const move of [...NONSENSE, { type: 'recruit', manhole: 15 }, { type: 'done' }])
    expect(at('chase', 0, 0, move)).toBe('chase/malformed');
});

test('[mission/malformed] a mission', () => {
  for (const move of [...NONSENSE, { type: 'mission', mission: 'world peace' }])
    expect(at('mission', 0, 0, move)).toBe('mission/malformed');
});
