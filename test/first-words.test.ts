import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { namedBy, needed } from '../scripts/first-words.ts';
import { en } from '../src/web/text/shell/en.ts';

const web = (file: string): string => join(import.meta.dirname, '..', 'src', 'web', file);
/** Where a visitor comes first, as in vite.config.ts. */
const PLACES = [web('main.ts'), web('home/Home.svelte'), web('table/LocalPage.svelte')];
const first = needed(PLACES);
const isFirst = namedBy(...PLACES, web('table/log/Since.svelte'))(/\/text\/shell\//);

/** What is fetched by need without waiting for the rest of the words, and from where. */
const unworded = [...first].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(withAll\(|wordy\(\(\) => )?import\('(\.[^']+\.svelte)'\)/g)].flatMap(([, words, path = '']) =>
    words === undefined ? [normalize(join(dirname(file), path))] : [],
  ),
);

test('what comes by need and says more than the first words waits for the rest of them', () => {
  expect(unworded.length).toBeGreaterThan(2);
  const mute = unworded.flatMap((file) =>
    [...needed([file])]
      .filter((one) => !first.has(one) && !one.includes('/text/'))
      .flatMap((one) =>
        Object.keys(en).flatMap((key) => (!isFirst(key) && readFileSync(one, 'utf8').includes(`t('${key}'`) ? [`${one}: ${key}`] : [])),
      ),
  );
  expect(mute).toEqual([]);
});
