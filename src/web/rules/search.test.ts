import { expect, test } from 'vitest';
import type { RulePage } from '../../core/registry.ts';
import { findRules } from './search.ts';

const PAGE: RulePage = [
  { id: 'aim', title: 'Worum es geht', paragraphs: [{ text: 'Ganz Hameln ist voller Ratten.' }] },
  {
    id: 'piper',
    title: 'Der Rattenfänger',
    paragraphs: [
      { rule: 'piper/road', text: 'Sie gehen die Straße nach Transsylvanien und kommen nie zurück.' },
      {
        rule: 'piper/asks',
        text: 'Er will Geld für jedes Kind; das steht an der Straßenecke, und zwar seit sehr langer Zeit, wie alle in der Stadt wissen, auch wenn es kaum jemand liest und niemand sich daran hält, bis er die Flöte hört.',
      },
    ],
  },
  { id: 'fr', title: 'Règles', paragraphs: [{ rule: 'fr/soeur', text: 'La sœur de l’évêque' }] },
];
const anchors = (query: string): string[] => findRules(PAGE, query).map(({ anchor }) => anchor);
const found = (query: string): string[] =>
  findRules(PAGE, query).flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.found ? [piece.text] : [])));

test('case, accents, ß and œ make no difference, and what was found is marked as it is written', () => {
  expect(anchors('STRASSE')).toEqual(['piper/road', 'piper/asks']);
  expect(found('strasse')).toEqual(['Straße', 'Straße']);
  expect(anchors('soeur eveque')).toEqual(['fr/soeur']);
  expect(found('sœur')).toEqual(['sœur']);
  expect(anchors("l'ev")).toEqual(['fr/soeur']);
});

test('all words must be there, in the text or in its title; a paragraph without a rule leads to its section', () => {
  expect(anchors('rattenfanger kind')).toEqual(['piper/asks']);
  expect(anchors('hameln')).toEqual(['aim']);
  expect(anchors('kind hameln')).toEqual([]);
  expect(anchors('  ')).toEqual([]);
});

test('a long text is shown around what was found, and nothing of it is lost or doubled', () => {
  const [, hit] = findRules(PAGE, 'straß');
  const shown = hit?.pieces.map(({ text }) => text).join('') ?? '';
  expect(shown).toMatch(/^… .*Straßenecke.*…$/);
  expect(PAGE[1]?.paragraphs[1]?.text).toContain(shown.slice(2, -2));
});
