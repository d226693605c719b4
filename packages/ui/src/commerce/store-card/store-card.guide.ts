import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A store among others, or the store of a product: who it is, how it is rated, what it sells.',
  do: ['Show up to three products in a list of stores.', 'Mark stores that the marketplace runs itself.'],
  dont: ['Do not show a rating of zero.', 'Do not offer to follow before the store can be seen.'],
  parts: {
    head: 'Logo, name, facts and actions',
    actions: 'Follow, chat',
    introduction: 'The sentence about it',
    products: 'Its products',
  },
};
