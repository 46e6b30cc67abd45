import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'aim',
    title: 'Het doel',
    paragraphs: [
      { rule: 'take/too-many', text: 'Pak om de beurt één tot drie kruimels. De kat hoort wie de laatste pakt: dat kost zes punten.' },
    ],
  },
];
