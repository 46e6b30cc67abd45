import type { Lang } from '../../../../core/text.ts';
import type { BoardKey } from '../../../../web/kit/board.ts';
import { loadWords } from '../words.ts';

/** What keys.ts listens to. */
export async function keyList(lang: Lang): Promise<readonly BoardKey[]> {
  const words = await loadWords(lang);
  return [
    { keys: ['←', '↑', '→', '↓'], what: words('key.move') },
    { keys: ['1', '…', '9'], what: words('key.option') },
    { keys: ['Enter'], what: words('key.take') },
    { keys: ['N'], what: words('key.next') },
    { keys: ['F'], what: words('key.finish') },
    { keys: ['Esc'], what: words('key.back') },
  ];
}
