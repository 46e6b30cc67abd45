import type { Page } from 'playwright-core';

/** Everything that a screen reader is told on a page from now on, also what is soon replaced by something else. */
export async function spokenOn(page: Page): Promise<readonly string[]> {
  const spoken: string[] = [];
  await page.exposeFunction('hearTold', (text: string) => void spoken.push(text));
  await page.addInitScript(() => {
    const hear = (globalThis as unknown as { hearTold: (text: string) => void }).hearTold;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        if (region?.textContent) hear(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return spoken;
}
