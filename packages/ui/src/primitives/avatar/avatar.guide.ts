import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The face of a shopper or the logo of a store, beside the name that is written out.',
  do: ['Write the name next to it.', 'Use lg on profile pages, sm in dense lists.'],
  dont: [
    'Do not let it stand alone: it is hidden from assistive technology.',
    'Do not use it for products; they have square pictures.',
  ],
};
