import { expect, test, vi } from 'vitest';
import { rattenscharf } from '../index.ts';
import { encode, type Lay } from '../moves.ts';
import { setup } from '../setup.ts';
import { Hand, type Table } from './hand.svelte.ts';
import { layInWords } from './say.ts';

const lay = (strip: number, x: number, y: number, turn = 0): Lay => ({ type: 'lay', strip, x, y, turn });

/** Strip 41, paprika – saffron – blank, lies on the table; seat 0 has strips 5 and 19. */
function atTable(hint: Lay, confirm = true) {
  const view = {
    ...setup(2, { scoreShrunkGroups: true, start: 'red' }),
    seat: 0,
    turnNumber: 2,
    laid: [encode(41, 12, 13, 0)],
    tray: [5, 19],
    bag: [1, 2, 3],
  };
  const play = vi.fn();
  const table = {
    game: rattenscharf.game,
    lang: 'en',
    view,
    viewer: 0,
    n: 4,
    seat: 0,
    moves: rattenscharf.game.moves(view, 0),
    names: ['Ana', 'Bo'],
    over: false,
    hint,
    happenings: [],
    settings: { motion: false, confirm, sound: false },
    say: ({ key }: { key: string }) => key,
    play,
    refusal: () => undefined,
    announce: vi.fn(),
    sound: vi.fn(),
  } as unknown as Table;
  return { hand: new Hand(table), play };
}

test('a hint is told by what it brings, not by rows and columns', async () => {
  const hint = lay(5, 12, 14);
  const { hand } = atTable(hint);
  expect(layInWords(hint, hand)).toBeUndefined();
  await hand.speak('en');
  const told = layInWords(hint, hand);
  expect(told).toBe('strip.5, flat on the table (herb.paprika group of 2, 1 point for you; brings 1 of Bo’s rats into sight)');
});

test('a tap where the hint lies holds its strip there, and only plays it where nobody wants to be asked', () => {
  const hint = lay(5, 12, 14);
  const { hand, play } = atTable(hint);
  expect(hand.takeAt({ x: 3, y: 3 })).toBe(false);
  expect(hand.takeAt({ x: 13, y: 14 })).toBe(true);
  expect([hand.ghost, hand.pinned, hand.hint, play.mock.calls.length]).toEqual([hint, true, undefined, 0]);
  const quick = atTable(hint, false);
  quick.hand.take(hint);
  expect(quick.play.mock.calls).toEqual([[hint]]);
});
