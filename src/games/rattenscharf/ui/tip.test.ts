import { expect, test } from 'vitest';
import { placeTip } from './tip.ts';

const screen = { width: 900, height: 700 };
const tip = { width: 200, height: 60 };
const ghost = { x: 300, y: 300, width: 240, height: 80 };

test('on an empty table the preview stands to the right of the ghost, at half its height', () => {
  expect(placeTip(ghost, tip, screen, [])).toEqual({ side: 'right', x: 558, y: 310 });
});

test('it goes where it hides least', () => {
  const right = { x: 540, y: 280, width: 300, height: 120 };
  expect(placeTip(ghost, tip, screen, [right]).side).toBe('left');
  const left = { x: 0, y: 280, width: 300, height: 120 };
  expect(placeTip(ghost, tip, screen, [right, left]).side).toBe('below');
});

test('it never leaves the screen', () => {
  const corner = { x: 640, y: 610, width: 240, height: 80 };
  const place = placeTip(corner, tip, screen, []);
  expect(place.side).toBe('left');
  const narrow = placeTip({ x: 60, y: 10, width: 240, height: 80 }, tip, { width: 360, height: 480 }, []);
  expect(narrow).toMatchObject({ side: 'below', x: 80 });
});
