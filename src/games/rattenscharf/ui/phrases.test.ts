import { expect, test } from 'vitest';
import { LANGS } from '../../../core/text.ts';
import { say } from '../../../text/say.ts';
import { rattenscharf } from '../index.ts';
import { setup } from '../setup.ts';
import { icons, status } from './phrases.ts';

test.each(LANGS)('%s can say how far the game is', async (lang) => {
  const catalogue = await rattenscharf.texts[lang]();
  const view = setup(2, { scoreShrunkGroups: true, start: 'red' });
  const said = status(view).map((phrase) => say(catalogue, lang, phrase));
  expect(said.map((text) => text.replace(/\D+/g, ' ').trim())).toEqual(['1 22', '42']);
});

test('a laid strip is pictured by what it shows, a score by its herb', () => {
  expect(icons({ type: 'laid', strip: 2 } as never)).toEqual(['rs-herb-sage', 'rs-rat-red']);
  expect(icons({ type: 'scored', herb: 'dill' } as never)).toEqual(['rs-herb-dill']);
  expect(icons({ type: 'drawn' })).toEqual([]);
});
