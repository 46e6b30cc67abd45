import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FACES = [
  ['Grenze Gotisch', '500 700', 'grenze-gotisch-620.woff2'],
  ['Grenze Gotisch', '500 700', 'grenze-gotisch-620-later.woff2'],
  ['Alegreya', '400 500', 'alegreya-440.woff2'],
  ['Alegreya Sans', '500', 'alegreya-sans-500.woff2'],
  ['Alegreya Sans', '700', 'alegreya-sans-700.woff2'],
] as const;

/** Beside the bundle in dist/, and beside this source. */
const FOLDERS = ['../src/web/fonts/', '../../web/fonts/'];

/** The house's letters, inside the page: it must look the same wherever it is sent. Without the files it has those of the reader's system. */
export const fontFaces = (): string =>
  FACES.map(([family, weight, file]) => {
    const data = read(file);
    return data === undefined
      ? ''
      : `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join('\n');

function read(file: string): string | undefined {
  for (const folder of FOLDERS) {
    try {
      return readFileSync(fileURLToPath(new URL(folder + file, import.meta.url))).toString('base64');
    } catch {
      // Perhaps in the other folder.
    }
  }
  return undefined;
}
