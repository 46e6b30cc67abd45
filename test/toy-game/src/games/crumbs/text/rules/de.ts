import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      {
        rule: 'take/too-many',
        text: 'Nehmt reihum einen bis drei Krümel. Wer den letzten nimmt, wird von der Katze gehört und verliert sechs Punkte.',
      },
    ],
  },
];
