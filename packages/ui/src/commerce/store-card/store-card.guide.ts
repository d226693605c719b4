import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A store in a list, or the store of a product: its name, ratings and products.',
  do: ['Show up to three products in a list of stores.', 'Mark stores that the marketplace itself runs.'],
  dont: ['Do not show a rating of zero.', 'Do not offer to follow a store that the shopper has not seen.'],
  parts: {
    head: 'Logo, name, facts and actions',
    actions: 'Follow, chat',
    introduction: 'The introduction',
    products: 'Its products',
  },
};
