import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What it costs. The price before is struck through for the eye and said as such for the ear.',
  do: [
    'Give amounts as decimal strings; the component writes them in the reader’s language.',
    'Show was only when it really was the price.',
  ],
  dont: ['Do not build price texts yourself.', 'Do not colour other numbers like a sale price.'],
  parts: { amount: 'The price', was: 'The price before, struck through', percent: 'What is saved' },
};
