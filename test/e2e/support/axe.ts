import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it is now, one line each; of all its rules, or of those about colours. */
export async function axe(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...(only && { runOnly: ['cat.color'] }) };
  const violations = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then((r) => r.violations)`)) as Violation[];
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`));
}
