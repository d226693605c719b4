import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The options of a product, one row of radios per attribute; pictures make swatches.',
  do: [
    'Let unavailable values stay selectable, so that nobody gets stuck.',
    'Say in note what is wrong with a combination, or how many are left.',
  ],
  dont: ['Do not use colours without their names.', 'Do not choose for the shopper what costs more.'],
  keys: {
    'Arrow keys': 'Choose the next value of the row or the one before',
    Tab: 'Goes to the next row',
  },
  parts: { legend: 'Name of a row and what is chosen', value: 'One value', note: 'The note below' },
};
