// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { panzoom } from './panzoom.ts';

const LIMITS = { min: 1, max: 2 };

/** A rectangle that counts its taps, and a finger on it. */
function ground() {
  const node = document.createElement('div');
  node.setPointerCapture = () => undefined;
  document.body.append(node);
  let taps = 0;
  panzoom(node, {
    camera: { x: 0, y: 0, scale: 1 },
    limits: LIMITS,
    look: () => undefined,
    tap: () => {
      taps += 1;
    },
  });
  const finger = (type: string, target: Element = node) =>
    target.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'touch', button: 0, bubbles: true }));
  const lift = (target: Element = node) => {
    const event = new Event('touchend', { cancelable: true, bubbles: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { node, finger, lift, taps: () => taps };
}

test('a tap is answered once: no click follows it, whatever stands under the finger by then', () => {
  const { finger, lift, taps } = ground();
  finger('pointerdown');
  finger('pointerup');
  expect(taps()).toBe(1);
  expect(lift()).toBe(true);
});

test('a button on the rectangle keeps its click', () => {
  const { node, finger, lift, taps } = ground();
  node.innerHTML = '<button data-no-pan></button>';
  const button = node.firstElementChild as Element;
  finger('pointerdown', button);
  finger('pointerup', button);
  expect(taps()).toBe(0);
  expect(lift(button)).toBe(false);
});
