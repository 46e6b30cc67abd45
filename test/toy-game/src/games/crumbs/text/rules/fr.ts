import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      {
        rule: 'take/too-many',
        text: 'À tour de rôle, prenez de une à trois miettes. Le chat entend qui prend la dernière : six points de moins.',
      },
    ],
  },
];
