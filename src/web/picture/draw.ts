import { render } from 'svelte/server';
import type { PictureWish } from '../../protocol/picture.ts';
import type { PicturePackage } from '../kit/picture.ts';
import base from '../style/base.css?raw';
import tokens from '../style/tokens.css?raw';
import { Inliner } from './inline.ts';
import { everyPiece, type Piece, parseMarkup, piece, writeMarkup } from './markup.ts';
import { ROOM } from './room.ts';
import { parseRules, type Rule } from './rules.ts';
import Sheet from './Sheet.svelte';

const PICTURES = import.meta.glob<PicturePackage<unknown>>('../../games/*/ui/picture/index.ts', { import: 'picture' });

/** The position as an SVG without styles; undefined for a game that has no pictures. */
export async function draw(wish: PictureWish): Promise<string | undefined> {
  const pack = await PICTURES[`../../games/${wish.game}/ui/picture/index.ts`]?.();
  if (!pack) return undefined;
  const { head, body } = render(Sheet, { props: { ...pack, wish } });
  const page = piece('html', { 'data-theme': wish.theme }, parseMarkup(body));
  const drawn = new Inliner(rulesOf(head)).inline(page);
  return writeMarkup([onePicture(drawn)]);
}

/** The pieces of a page put together to one picture. */
function onePicture(page: Piece): Piece {
  const all = [...everyPiece(page.children)];
  const named = (id: string): Piece | undefined => all.find(({ attributes }) => attributes.get('id') === id);
  const sheet = named('sheet');
  const position = [...everyPiece(named('position')?.children ?? [])].find(({ name }) => name === 'svg');
  if (!sheet || !position) throw new Error('the sheet or its position is missing');
  for (const [key, value] of Object.entries(ROOM)) position.attributes.set(key, String(value));
  position.attributes.set('overflow', 'visible');
  // The sheet is the wood that everything lies on.
  const laid = position.children.filter((child) => typeof child === 'string' || child.attributes.get('fill') !== 'url(#figure-planks)');
  position.children.splice(0, position.children.length, ...laid);
  const definitions = all.filter(({ name }) => name === 'defs').flatMap(({ children }) => children);
  sheet.attributes.set('xmlns', 'http://www.w3.org/2000/svg');
  return { ...sheet, children: [piece('defs', {}, definitions), ...sheet.children] };
}

const known = new Map<string, readonly Rule[]>();

/** Each game's styles are read once. */
function rulesOf(head: string): readonly Rule[] {
  const own = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  const rules = known.get(own) ?? parseRules(`${tokens}\n${base}\n${own}`);
  known.set(own, rules);
  return rules;
}
