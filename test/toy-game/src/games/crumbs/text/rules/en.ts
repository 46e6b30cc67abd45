import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      {
        rule: 'take/too-many',
        text: 'Take turns to pick up one to three crumbs. Whoever takes the last one is heard by the cat and loses six points.',
      },
    ],
  },
];
