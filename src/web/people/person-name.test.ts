// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../protocol/to-browser.ts';
import SheetTable from '../table/dialogs/SheetTable.svelte';

const seats: SeatInfo[] = [
  { kind: 'human', name: 'Ana', person: 'AnaAnaAnaAnaAnaA', yours: true },
  { kind: 'human', name: 'Bo', person: 'BoBoBoBoBoBoBoBo', yours: false },
  { kind: 'bot', name: '', bot: 'greedy', yours: false },
];

function links(categories: readonly string[]): (string | null)[] {
  const target = document.createElement('div');
  const sheet = { categories, rows: seats.map(() => categories.map(() => 1)), totals: seats.map(() => categories.length) };
  const names = seats.map(({ name, bot }) => name || (bot ?? ''));
  const props = { sheet, names, winners: [], say: ({ key }: { key: string }) => key, people: seats.map(({ person }) => person) };
  const table = mount(SheetTable, { target, props });
  const found = [...target.querySelectorAll('a')].map((a) => `${a.textContent} ${a.getAttribute('href')} ${a.target}`);
  expect(target.textContent).toContain('Bo');
  void unmount(table);
  return found;
}

test('a name in the result leads to its page in another tab; a bot has none, nor a name that only marks stand for', () => {
  expect(links(['a'])).toEqual(['Ana /person/AnaAnaAnaAnaAnaA _blank', 'Bo /person/BoBoBoBoBoBoBoBo _blank']);
  expect(links(['a', 'b', 'c', 'd'])).toEqual([]);
});
