import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The cart: lines grouped by merchant, beside a summary with the checkout button.',
  do: [
    'Include the product in the accessible name of each checkbox.',
    'Say in invalid why an item cannot be bought, and keep it visible.',
    'Say in notice what has changed since the item was added.',
  ],
  dont: ['Do not remove items silently.', 'Do not hide the delivery price until the last step.'],
  parts: {
    picture: 'The picture of a line',
    name: 'The link to the product',
    reason: 'Why it cannot be bought',
    notice: 'What has changed',
    subtotal: 'The price of the whole line',
    actions: 'Remove, save for later',
    head: 'The header of a merchant’s group',
    footer: 'The footer of a merchant’s group',
    note: 'The small print of the summary',
    main: 'In AsideLayout, the content',
    aside: 'In AsideLayout, the sticky column',
  },
};
