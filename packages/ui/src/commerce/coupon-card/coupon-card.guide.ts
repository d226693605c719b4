import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What a coupon is worth, for what and until when; with a button to claim or use it, or a radio at the checkout.',
  do: ['Say the smallest order it takes.', 'Write dates out.'],
  dont: ['Do not show a coupon that this shopper cannot use.', 'Do not count down to press people.'],
  parts: {
    worth: 'Amount and smallest order',
    about: 'Title, scope and end',
    action: 'The button or radio',
  },
};
