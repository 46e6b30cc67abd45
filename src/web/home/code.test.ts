import { expect, test } from 'vitest';
import { codeIn } from './code.ts';

test('a bare code and a whole link both lead to the table', () => {
  expect(codeIn(' 5eHD4L3gQ0Ft ')).toBe('5eHD4L3gQ0Ft');
  expect(codeIn('https://keller.example/table/5eHD4L3gQ0Ft/?utm=x#chat')).toBe('5eHD4L3gQ0Ft');
});

test('nonsense leads nowhere', () => {
  for (const text of ['', '  ', 'ab', '<b>', '///', 'Ilse & Bo']) expect(codeIn(text)).toBeUndefined();
});
