import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A number with a meaning of its own: a weight, a percentage, a stock. For the quantity of a product use QuantityStepper, for money PriceInput.',
  do: ['Show the unit beside the number.', 'Set step to the precision that is needed: 0.1, 1, 10.'],
  dont: [
    'Do not use it for numbers that nobody counts with: postcodes, card numbers. Use TextField.',
    'Do not correct what the user types: say what is wrong.',
  ],
  keys: {
    'Arrow up, arrow down': 'Add or subtract one step',
    'Page up, page down': 'Add or subtract ten steps',
    'Home, End': 'Set the lowest or highest number, if there is one',
  },
  parts: {
    box: 'The frame around input, unit and buttons',
    input: 'The text input',
    unit: 'The unit',
    step: 'A button that steps',
  },
};
