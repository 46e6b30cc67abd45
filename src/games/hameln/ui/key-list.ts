import type { Lang } from '../../../core/text.ts';
import type { BoardKey } from '../../../web/kit/board.ts';
import { loadWords } from './words.ts';

/** What keys.ts listens to. */
export async function keyList(lang: Lang): Promise<readonly BoardKey[]> {
  const words = await loadWords(lang);
  return [
    { keys: ['←', '↑', '→', '↓'], what: words('key.move') },
    { keys: ['Shift', '←', '→'], what: words('key.all') },
    { keys: ['Space'], what: words('key.choose') },
    { keys: ['1', '…', '9'], what: words('key.line') },
    { keys: ['Enter'], what: words('key.play') },
    { keys: ['Esc'], what: words('key.back') },
  ];
}
