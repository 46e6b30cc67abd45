import { expect, test } from 'vitest';
import { meant } from './code.ts';

test('a short code, whatever its case, and a whole link both lead to the table', () => {
  expect(meant(' ratok ')).toEqual({ code: 'RATOK' });
  expect(meant('5eHD4L3gQ0Ft')).toEqual({ table: '5eHD4L3gQ0Ft' });
  expect(meant('https://keller.example/table/5eHD4L3gQ0Ft/?utm=x#chat')).toEqual({ table: '5eHD4L3gQ0Ft' });
});

test('nonsense leads nowhere', () => {
  for (const text of ['', '  ', 'ab', 'abc', '<b>', '///', 'Ilse & Bo', 'RATZ']) expect(meant(text)).toBeUndefined();
});
