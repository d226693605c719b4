import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The cart: lines, grouped by merchant, beside a summary with the button that buys.',
  do: [
    'Name each checkbox by its product.',
    'Say in invalid why something cannot be bought, and leave it in sight.',
    'Say in notice what changed since it was put here.',
  ],
  dont: ['Do not remove things silently.', 'Do not hide the delivery price until the last step.'],
  parts: {
    picture: 'The picture of a line',
    name: 'The link to the product',
    reason: 'Why it cannot be bought',
    notice: 'What changed',
    subtotal: 'Price of all of a line',
    actions: 'Remove, save for later',
    head: 'The head of a merchant’s group',
    footer: 'The foot of a merchant’s group',
    note: 'Small print of the summary',
    main: 'In AsideLayout, the content',
    aside: 'In AsideLayout, the side that stays in sight',
  },
};
