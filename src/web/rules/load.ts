import type { RulePage } from '../../core/registry.ts';
import type { Lang } from '../../core/text.ts';
import { type Illustration, loadFigures } from '../figures.ts';
import { loadGame } from '../words.ts';

/** Words and drawings come together: a page that grows while it is read would jump away under the reader. */
export async function loadRules(
  game: string,
  lang: Lang,
): Promise<{ readonly sections: RulePage; readonly drawn: Illustration | undefined } | undefined> {
  const [sections, drawn] = await Promise.all([loadGame(game).then((pack) => pack?.rules[lang]()), loadFigures(game, lang)]);
  return sections && { sections, drawn };
}

/** The words alone, of several games, to look something up in all of them. */
export function loadBooks(
  games: readonly string[],
  lang: Lang,
): Promise<readonly { readonly game: string; readonly sections: RulePage }[]> {
  return Promise.all(games.map(async (game) => ({ game, sections: (await (await loadGame(game))?.rules[lang]()) ?? [] })));
}

/** Rules are loaded after the page has come, so the browser cannot jump to a rule by itself. */
export const jumpTo = (rule: string) => (node: HTMLElement) => {
  const target = rule === '' ? null : node.querySelector<HTMLElement>(`#${CSS.escape(rule)}`);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};
