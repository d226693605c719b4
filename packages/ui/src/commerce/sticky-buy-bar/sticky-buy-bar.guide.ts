import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Keeps the price and the buying button at hand on a long product page, once the buy box is out of sight.',
  do: [
    'Let it send the buy box’s own form, so that the chosen options count.',
    'Show the chosen options, so that nobody buys the wrong size.',
  ],
  dont: ['Do not show it beside the buy box.', 'Do not put more into it than the one action that matters.'],
  parts: { inner: 'What stands in the bar', name: 'The product’s name', action: 'The button' },
};
