import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The information and actions needed to buy one product. ProductLayout places it beside the gallery, where it stays visible while scrolling.',
  do: [
    'Show additional costs near the price: delivery, duties.',
    'Pass the product name as title: it is the only h1 of the page.',
  ],
  dont: ['Do not put recommendations into it.', 'Do not add a third filled button.'],
  parts: {
    head: 'Store, title and facts',
    facts: 'Rating and number sold',
    price: 'The price',
    actions: 'The purchase buttons',
    assurances: 'Guarantees and policies',
    side: 'In ProductLayout, the sticky column',
  },
};
