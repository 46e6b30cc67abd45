import { EASE_OUT_AT } from './animate.ts';
import { blend, type Camera } from './camera.ts';

/** Leads a camera to another one in so many milliseconds, at once in none. Answers how to stop it on the way. */
export function glide(from: Camera, to: Camera, ms: number, show: (camera: Camera, there: boolean) => void): () => void {
  const begin = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const t = ms === 0 ? 1 : Math.min(1, Math.max(0, now - begin) / ms);
    show(t === 1 ? to : blend(from, to, EASE_OUT_AT(t)), t === 1);
    if (t < 1) frame = requestAnimationFrame(step);
  };
  step(begin);
  return () => cancelAnimationFrame(frame);
}
