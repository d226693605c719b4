import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The header of every page except the checkout. The first row scrolls away; search and categories stay visible.',
  do: ['Show the number of items in the cart link.', 'Use at most three actions at the end.'],
  dont: [
    'Do not put campaigns into it: use TopBanner.',
    'Do not hide the search behind an icon on wide screens.',
  ],
  keys: { Tab: 'Moves through logo, search, actions and categories' },
  parts: {
    utility: 'The first row',
    main: 'The row of logo, search and actions',
    menu: 'The button that opens a sheet, on phones',
    nav: 'The row of categories',
  },
};
