import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { PictureWish } from '../../protocol/picture.ts';

export type PictureKind = 'svg' | 'png';

export interface Order {
  /** What was built from src/web/picture/, with its fonts. */
  readonly folder: string;
  readonly kind: PictureKind;
  readonly wish: PictureWish;
}

type Draw = (wish: PictureWish) => Promise<string | undefined>;

/** People come first, as before bots. */
const PATIENT = 10;
if (!isMainThread && process.platform === 'linux') setPriority(PATIENT);

/** Letters that our own fonts lack are looked for in those of the machine, which takes long to list. */
const OURS = /^[\u0020-\u024f\u2010-\u203a\u20ac]*$/;

/** Undefined for a game that has no pictures. */
export async function paint({ folder, kind, wish }: Order): Promise<string | Uint8Array | undefined> {
  const { draw } = (await import(pathToFileURL(join(folder, 'draw.js')).href)) as { readonly draw: Draw };
  const svg = await draw(wish);
  if (svg === undefined || kind === 'svg') return svg;
  const fonts = join(folder, 'fonts');
  const font = {
    fontFiles: readdirSync(fonts).map((file) => join(fonts, file)),
    loadSystemFonts: !wish.seats.every(({ name }) => OURS.test(name)),
    defaultFontFamily: 'Alegreya Sans',
  };
  return new Resvg(svg, { font }).render().asPng();
}
