import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue, Lang } from '../../src/core/text.ts';

const root = join(import.meta.dirname, '..', '..', 'src');

/** Every folder with one catalogue for each language, below src/. Pages of rules are another kind of text. */
export const CATALOGUES: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => existsSync(join(root, folder, 'en.ts')) && !folder.endsWith('rules'))
  .sort();

export async function loadCatalogue(folder: string, lang: Lang): Promise<Catalogue> {
  const module: Record<string, Catalogue> = await import(pathToFileURL(join(root, folder, `${lang}.ts`)).href);
  return module[lang] ?? {};
}
