import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Keeps the price and the purchase button visible on a long product page once the buy box has scrolled out of view.',
  do: [
    'Submit the form of the buy box, so that the selected options apply.',
    'Show the selected options, so that nobody buys the wrong size.',
  ],
  dont: ['Do not show it while the buy box is visible.', 'Do not add more than the one main action.'],
  parts: { inner: 'The content of the bar', name: 'The product name', action: 'The button' },
};
