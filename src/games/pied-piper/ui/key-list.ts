import type { Lang } from '../../../core/text.ts';
import type { BoardKey } from '../../../web/kit/board.ts';
import { loadWords } from './words.ts';

/** What keys.ts listens to. */
export async function keyList(lang: Lang): Promise<readonly BoardKey[]> {
  const words = await loadWords(lang);
  return [
    { keys: ['1', '2', '3', '4'], what: words('key.pick') },
    { keys: ['A', 'S', 'D', 'F'], what: words('key.aim') },
    { keys: ['←', '→'], what: words('key.next') },
    { keys: ['V'], what: words('act.hide') },
    { keys: ['Enter'], what: words('act.play') },
    { keys: ['Esc'], what: words('act.back') },
  ];
}
