import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Nobody reads the HTML of every element that axe has looked at: to write it down was a fourteenth of its work. */
const WITHOUT_HTML = 'axe.configure({ noHtml: true });';
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}\n${WITHOUT_HTML}`;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(what: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** Which of axe's rules are asked. Contrast takes seconds on a long page. */
export type Rules = 'all' | 'colours' | 'all but colours';
const CHOICE: Readonly<Record<Rules, object>> = {
  all: {},
  colours: { runOnly: ['cat.color'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false } } },
};

/** In the page: axe leaves out what cannot be seen, so that a page that is not drawn (browser.ts) is shown to it. */
async function look(options: object): Promise<readonly Violation[]> {
  const { style } = document.body;
  style.opacity = '1';
  if (getComputedStyle(document.body).opacity !== '1') throw new Error('axe sees nothing of this page');
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
  style.opacity = '';
  return violations;
}

/** What axe finds on the page as it is now, one line each. */
export async function axe(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...CHOICE[rules] };
  const violations = await page.evaluate(look, options);
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`));
}
