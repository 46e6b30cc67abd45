import { fontFaces } from './fonts.ts';
import { type Html, html, raw } from './html.ts';
import { RAT } from './rat.ts';
import { STYLE } from './style.ts';
import type { Wording } from './wording.ts';

/** By this a page of ours is known again, and may be written anew. */
export const GENERATOR = 'ratskeller report';

export interface Page {
  readonly title: string;
  readonly about: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly Section[];
  readonly command: string;
}

export interface Section {
  readonly title: string;
  /** What the pictures show, in a sentence or two. */
  readonly lead: string;
  readonly body: Html;
}

/** One file with everything in it: no script, no address to load from. */
export const makePage = (page: Page, { lang, t }: Wording): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${GENERATOR}">
<meta name="color-scheme" content="light dark">
<title>${page.title} – Ratskeller</title>
<style>${raw(fontFaces())}${raw(STYLE)}</style>
</head>
<body>
<header><div class="wrap"><div><p class="word">Ratskeller</p><h1>${page.title}</h1><p>${page.about}</p></div>${RAT}</div></header>
<main class="wrap">
<dl class="facts">${page.facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${page.sections.map(
  (s) => html`<section><h2>${s.title}</h2><p>${s.lead}</p>${s.body}</section>
`,
)}
</main>
<footer class="wrap"><p>${t('foot')}</p><code>${page.command}</code></footer>
</body>
</html>
`.markup;
