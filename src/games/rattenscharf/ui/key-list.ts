import type { Lang } from '../../../core/text.ts';
import type { BoardKey } from '../../../web/kit/board.ts';
import { loadWords } from './words.ts';

/** What keys.ts listens to. */
export async function keyList(lang: Lang): Promise<readonly BoardKey[]> {
  const words = await loadWords(lang);
  return [
    { keys: ['1', '2'], what: words('key.pick') },
    { keys: ['←', '↑', '→', '↓'], what: words('key.move') },
    { keys: ['R'], what: words('act.turn') },
    { keys: ['N', 'P'], what: words('key.next') },
    { keys: ['Enter'], what: words('act.lay') },
    { keys: ['Esc'], what: words('act.back') },
    { keys: ['+', '−'], what: words('key.zoom') },
    { keys: ['F'], what: words('zoom.fit') },
  ];
}
