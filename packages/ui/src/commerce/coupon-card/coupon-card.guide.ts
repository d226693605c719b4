import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The value, scope and expiry date of a coupon; with a button to claim or use it, or a radio button at checkout.',
  do: ['State the minimum order.', 'Write dates in full.'],
  dont: ['Do not show a coupon that this shopper cannot use.', 'Do not use a countdown to create pressure.'],
  parts: {
    worth: 'Amount and minimum order',
    about: 'Title, scope and expiry date',
  },
};
