// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { RulePage } from '../core/registry.ts';
import { LANGS, type Lang } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import { loadFigures } from './figures.ts';
import { loadGame } from './words.ts';

const games = Object.keys(GAMES);

async function rulesOf(game: string, lang: Lang): Promise<RulePage> {
  const pack = await loadGame(game);
  if (!pack) throw new Error(`there is no ${game}`);
  return pack.rules[lang]();
}

/** Which figure stands where: `turn 2 two-strips` for the third paragraph of the section "turn". */
const places = (page: RulePage): string[] =>
  page.flatMap(({ id, paragraphs }) => paragraphs.flatMap(({ figure }, i) => (figure ? [`${id} ${i} ${figure}`] : [])));
const named = (page: RulePage): string[] => page.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => figure ?? []));

test.each(games)('the rules of %s name each of its figures once, and no others', async (game) => {
  const drawn = await loadFigures(game, 'en');
  const names = named(await rulesOf(game, 'en'));
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(names.toSorted()).toEqual(Object.keys(drawn?.figures ?? {}).toSorted());
});

test.each(games)('the rules of %s have the same figures in the same places in all languages', async (game) => {
  const english = places(await rulesOf(game, 'en'));
  for (const lang of LANGS) expect(places(await rulesOf(game, lang))).toEqual(english);
});

/** What a reader and a screen reader get of a figure. */
async function read(game: string, lang: Lang): Promise<Record<string, { alt: string; caption: string; text: string }>> {
  const drawn = await loadFigures(game, lang);
  if (!drawn) throw new Error(`the figures of ${game} cannot be loaded`);
  return Object.fromEntries(
    Object.entries(drawn.figures).map(([name, Figure]) => {
      const target = document.createElement('div');
      const figure = mount(Figure, { target, props: { t: drawn.t } });
      const alt = target.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      const seen = { alt, caption: target.querySelector('figcaption')?.textContent.trim() ?? '', text: textsIn(target).join(' ') };
      void unmount(figure);
      return [name, seen];
    }),
  );
}

const textsIn = (node: Node): string[] =>
  [...node.childNodes].flatMap((child) => (child.nodeType === child.TEXT_NODE ? [child.textContent ?? ''] : textsIn(child)));

const words = (text: string): number => text.split(/\s+/).length;

test.each(games)('every figure of %s is described and explained in every language', async (game) => {
  const english = await read(game, 'en');
  for (const lang of LANGS) {
    const seen = lang === 'en' ? english : await read(game, lang);
    for (const [name, { alt, caption, text }] of Object.entries(seen)) {
      const where = `${name} in ${lang}`;
      expect(words(alt), where).toBeGreaterThan(6);
      expect(words(caption), where).toBeGreaterThan(4);
      // A slot that was not filled, a key without a text, a number that nobody could compute.
      expect(`${alt} ${caption} ${text}`, where).not.toMatch(/[{}]|undefined|NaN|\b[a-z]+\.[a-z]/);
      if (lang !== 'en') expect([alt, caption], where).not.toContain(english[name]?.alt);
      if (lang !== 'en') expect([alt, caption], where).not.toContain(english[name]?.caption);
    }
  }
});
