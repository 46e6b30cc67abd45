import type { Page } from 'playwright-core';

/** Phones, upright and on their side; tablets; screens; and 1280 × 800 at twice its size. */
export const SIZES = ['360x640', '390x844', '844x390', '768x1024', '1024x768', '1280x800', '1920x1080', '640x400'] as const;

export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  // Boards that measure themselves draw again after the frame in which they were measured.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

/** A finger needs this much. */
const FINGER = 40;

/** What may be smaller, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'main svg *': 'areas, strips and figures: two fingers make a board larger, and keys and lists reach every one',
  'main .spot': 'houses and circles of Hameln: the same, and its tray names each that can be chosen',
  'main .lamp': 'steps and children on the plates of Hameln, which its tray offers as lines of 44 pixels',
  'p a': 'a link within a sentence may be as high as its line (WCAG 2.5.8)',
};

/** What is too small for a finger, or wider than the screen. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ finger, excused }) => {
      const wide = document.documentElement.scrollWidth - innerWidth;
      const small = [
        ...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary, [role="button"], [role="tab"]'),
      ].flatMap((target) => {
        if (!target.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return [];
        if (target.closest('.hidden, .skip, [inert], [aria-hidden="true"]') || target.matches(excused)) return [];
        // What is labelled is pressed by its label as well.
        const label = target instanceof HTMLInputElement ? target.closest('label') : null;
        const { width, height } = (label ?? target).getBoundingClientRect();
        if (width === 0 || height === 0 || (width >= finger - 0.5 && height >= finger - 0.5)) return [];
        const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 30);
        return [`${target.tagName.toLowerCase()}.${target.className} “${name}” is ${Math.round(width)}×${Math.round(height)}`];
      });
      // The panel scrolls, and so hides from the page what sticks out of it.
      const panel = [...document.querySelectorAll('aside, aside > *')].flatMap((part) => {
        const wider = part.scrollWidth - part.clientWidth;
        if (wider <= 0) return [];
        const edge = part.getBoundingClientRect().left + part.clientLeft + part.clientWidth;
        const out = [...part.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > edge + 0.5 && e.checkVisibility());
        const least = out.filter((e) => !out.some((other) => other !== e && e.contains(other)));
        return [
          `${wider} pixels wider than ${part.className}: ${least.map((e) => `${e.localName}.${e.getAttribute('class') ?? ''}`).slice(0, 4)}`,
        ];
      });
      return [...(wide > 0 ? [`${wide} pixels wider than the screen`] : []), ...panel, ...new Set(small)];
    },
    { finger: FINGER, excused: Object.keys(EXCUSED).join(', ') },
  );
}

/** How a table lies on the screen, before anybody scrolls. */
export interface Lie {
  /** The board that can be seen, in hundredths of the screen, and its shorter side. */
  readonly share: number;
  readonly side: number;
  /** What is pressed to go on, or else the sentence that says what to do: whether it can be seen and reached. */
  readonly button: boolean;
  /** Whether the page as a whole can be scrolled to the rest. */
  readonly scrolls: boolean;
  readonly asked: string;
}

export const lieOf = (page: Page): Promise<Lie> =>
  page.evaluate(() => {
    const board = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const width = Math.max(0, Math.min(board.right, innerWidth) - Math.max(board.left, 0));
    const height = Math.max(0, Math.min(board.bottom, innerHeight) - Math.max(board.top, 0));
    const all = ['.play .btn.p', '.play :is(p, h2, [role="status"])'].flatMap((what) => [...document.querySelectorAll(what)]);
    const asked = all.find((e) => e.checkVisibility() && e.getBoundingClientRect().height > 0 && (e.textContent ?? '').trim() !== '');
    const box = asked?.getBoundingClientRect();
    const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
      share: Math.round((100 * width * height) / (innerWidth * innerHeight)),
      side: Math.round(Math.min(width, height)),
      button: !!asked && !!box && box.top >= 0 && box.bottom <= innerHeight + 0.5 && !!at && (asked.contains(at) || at.contains(asked)),
      scrolls: document.documentElement.scrollHeight > innerHeight + 1 && getComputedStyle(document.documentElement).overflowY !== 'hidden',
      asked: (asked?.textContent ?? '').trim().slice(0, 40),
    };
  });
