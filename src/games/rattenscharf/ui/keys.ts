import { ARROWS } from '../../../web/kit/keys.ts';
import type { Hand } from './hand.svelte.ts';
import type { Lookout } from './lookout.svelte.ts';
import { ghostInWords, pickedInWords } from './say.ts';

const ZOOM = 1.25;
/** In pixels, for an arrow key without a strip in the hand. */
const PAN = 60;

/** What a key does on the board; false if it means nothing here. */
export function pressKey(hand: Hand, lookout: Lookout, event: KeyboardEvent): boolean {
  if (event.key === 'Escape') hand.stage.clear();
  return looked(hand, lookout, event.key) || picked(hand, event.key) || handled(hand, lookout, event);
}

function looked(hand: Hand, lookout: Lookout, key: string): boolean {
  const arrow = ARROWS[key];
  if (key === '+' || key === '=') lookout.zoom(ZOOM);
  else if (key === '-') lookout.zoom(1 / ZOOM);
  else if (key === 'f' || key === 'F') lookout.fit(true);
  else if (arrow && !hand.ghost)
    lookout.look({ ...lookout.camera, x: lookout.camera.x - arrow[0] * PAN, y: lookout.camera.y - arrow[1] * PAN });
  else return false;
  return true;
}

function picked(hand: Hand, key: string): boolean {
  if (key !== '1' && key !== '2') return false;
  hand.pickNth(Number(key) - 1);
  if (hand.ghost && hand.words) hand.table.announce(pickedInWords(hand, hand.words));
  return true;
}

function handled(hand: Hand, lookout: Lookout, event: KeyboardEvent): boolean {
  if (!hand.ghost) return false;
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  if (arrow) hand.moveBy(...arrow);
  else if (key === 'r') hand.turn(event.shiftKey);
  else if (key === 'n') hand.jump();
  else if (key === 'p') hand.jump(true);
  else if (key === 'escape') hand.putBack();
  else if (key === 'enter') {
    if (hand.legal) hand.lay();
  } else return false;
  if (key === 'enter' && !hand.refusal) return true;
  lookout.revealGhost();
  if (hand.words) hand.table.announce(ghostInWords(hand, hand.words));
  return true;
}
