import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What shoppers think of a store: its products, its service and its dispatch.',
  do: [
    'Pass the average of similar stores, so that a score can be compared.',
    'Show it where shoppers decide whom to buy from: on the card and the page of a store, beside a product.',
  ],
  dont: [
    'Do not show it for a store without ratings.',
    'Do not use it for the rating of one product: that is Rating.',
  ],
  parts: { ratings: 'The list' },
};
