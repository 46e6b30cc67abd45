import type { Before } from '../fairness/before.ts';
import type { Fairness } from '../fairness/sum.ts';
import { type Html, html, join } from './html.ts';
import { numbers } from './numbers.ts';
import type { Section } from './page.ts';
import { capital } from './sections.ts';
import type { Wording } from './wording.ts';

/** One figure twice. */
interface Pair {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** What has changed since an earlier run: shares of places, how games go, and what is used. */
export function beforeAfter(before: Before, { tally, good, used }: Fairness, wording: Wording): Section {
  const { t, decimal } = wording;
  const points = (n: number): string => decimal(100 * n, 1);
  const traits = Object.entries(tally.watched.traits).map(([trait, values]) => {
    const was = before.traits[trait] ?? {};
    const rows = Object.entries(values).map(([value, s]) => ({ name: wording.value(value), before: was[value]?.share ?? 0, now: s.share }));
    return pairs(t('compare.wins', { trait: wording.counted(trait) }), rows, points, wording);
  });
  const parts = (['early', 'forced', 'real'] as const).map((key) => ({
    name: t(`good.${key}`),
    before: before[key].share,
    now: good[key].share,
  }));
  const means = (['changes', 'margin', 'spread'] as const).map((key) => ({
    name: t(`good.${key}`),
    before: before[key].mean,
    now: good[key].mean,
  }));
  const uses = Object.entries(used).map(([kind, things]) => {
    const rows = Object.entries(things).map(([thing, n]) => ({
      name: wording.thing(thing),
      before: (before.used[kind]?.[thing] ?? 0) / before.games,
      now: n / Math.max(1, tally.watched.games),
    }));
    return pairs(t('compare.uses', { kind: capital(wording.counted(kind)) }), rows.sort(byChange), (n) => decimal(n, 2), wording);
  });
  return {
    title: t('compare.title'),
    lead: t('compare.lead', { games: wording.grouped(before.games), bot: before.bot }),
    body: join([
      ...traits,
      pairs(t('compare.good'), parts, points, wording),
      pairs(t('good.table'), means, (n) => decimal(n, 2), wording),
      ...uses,
    ]),
  };
}

const byChange = (a: Pair, b: Pair): number => Math.abs(b.now - b.before) - Math.abs(a.now - a.before);

function pairs(caption: string, rows: readonly Pair[], say: (n: number) => string, { t }: Wording): Html {
  const head = [t('compare.before'), t('compare.now'), t('compare.change')].map((name) => html`<th scope="col">${name}</th>`);
  const lines = rows.map(({ name, before, now }) => {
    const change = say(Math.abs(now - before));
    // What is nought as it is written has no sign.
    const sign = change === say(0) ? '' : now > before ? '+' : '−';
    const cells = [say(before), say(now), `${sign}${change}`].map((text) => html`<td>${text}</td>`);
    return html`<tr><th scope="row">${capital(name)}</th>${cells}</tr>`;
  });
  return numbers(caption, [html`<tr><td></td>${head}</tr>`], lines);
}
