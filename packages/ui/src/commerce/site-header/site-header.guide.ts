import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The head of every page but the checkout: the first row scrolls away, search and categories stay.',
  do: ['Show the count of the cart in its link.', 'Keep to three actions at the end.'],
  dont: [
    'Do not put campaigns into it: that is TopBanner.',
    'Do not hide the search behind an icon on wide screens.',
  ],
  keys: { Tab: 'Goes through logo, search, actions and categories' },
  parts: {
    utility: 'The first row',
    main: 'The row of logo, search and actions',
    nav: 'The row of categories',
  },
};
