import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The price of a product. The previous price is struck through visually and announced as such by screen readers.',
  do: [
    'Pass amounts as decimal strings; the component formats them for the locale.',
    'Set was only to a price that was really charged.',
  ],
  dont: ['Do not format prices yourself.', 'Do not use the sale colour for other numbers.'],
  parts: {
    was: 'The previous price, struck through',
    percent: 'The discount in per cent',
  },
};
