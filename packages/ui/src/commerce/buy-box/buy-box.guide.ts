import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'All it takes to decide about one product. ProductLayout puts it beside the gallery, where it stays in sight.',
  do: [
    'Put what costs money near the price: delivery, duties.',
    'Give the product’s name as title: it is the page’s only h1.',
  ],
  dont: ['Do not put recommendations into it.', 'Do not add a third filled button.'],
  parts: {
    head: 'Store, title and facts',
    facts: 'Rating and sold count',
    price: 'The price',
    actions: 'The buttons that buy',
    assurances: 'What one can rely on',
    side: 'In ProductLayout, the side that stays in sight',
  },
};
