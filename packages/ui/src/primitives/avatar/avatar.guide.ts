import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The picture of a shopper or the logo of a store, next to the written name.',
  do: ['Write the name next to it.', 'Use lg on profile pages and sm in dense lists.'],
  dont: [
    'Do not use it without a written name: it is hidden from assistive technology.',
    'Do not use it for products: their pictures are square.',
  ],
};
