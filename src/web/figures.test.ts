// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
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

interface Seen {
  readonly alt: string;
  readonly caption: string;
  readonly text: string;
}

/**
 * What a reader and a screen reader get of each figure in each language. A figure is drawn once and then told in one language after the
 * other, for most of it is a board, which says nothing: whatever would not follow is found as a text that is still English.
 */
async function read(game: string): Promise<ReadonlyMap<Lang, Readonly<Record<string, Seen>>>> {
  const drawn = await Promise.all(LANGS.map((lang) => loadFigures(game, lang)));
  const seen = new Map<Lang, Record<string, Seen>>(LANGS.map((lang) => [lang, {}]));
  for (const [name, Figure] of Object.entries(drawn[0]?.figures ?? {})) {
    const target = document.createElement('div');
    let [{ t } = {}] = drawn;
    let changed = (): void => undefined;
    const follow = createSubscriber((update) => {
      changed = update;
    });
    const props = {
      get t() {
        follow();
        if (!t) throw new Error(`the figures of ${game} cannot be loaded`);
        return t;
      },
    };
    const figure = mount(Figure, { target, props });
    for (const [i, lang] of LANGS.entries()) {
      t = drawn[i]?.t;
      changed();
      flushSync();
      const alt = target.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      const caption = target.querySelector('figcaption')?.textContent.trim() ?? '';
      Object.assign(seen.get(lang) ?? {}, { [name]: { alt, caption, text: textsIn(target).join(' ') } });
    }
    void unmount(figure);
  }
  return seen;
}

const textsIn = (node: Node): string[] =>
  [...node.childNodes].flatMap((child) => (child.nodeType === child.TEXT_NODE ? [child.textContent ?? ''] : textsIn(child)));

const words = (text: string): number => text.split(/\s+/).length;

test.each(games)('every figure of %s is described and explained in every language', async (game) => {
  const all = await read(game);
  const english = all.get('en') ?? {};
  expect(Object.keys(english).length).toBeGreaterThanOrEqual(5);
  for (const [lang, seen] of all) {
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
