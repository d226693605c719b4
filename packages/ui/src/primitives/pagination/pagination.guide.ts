import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The pages of a long list, each with its own URL. It renders nothing when there is only one page.',
  do: [
    'Keep filters and sorting in the URLs.',
    'Set jump for lists of more than ten pages.',
    'Scroll to the top of the list when the page changes.',
  ],
  dont: [
    'Do not use endless scrolling on pages with a footer.',
    'Do not lose the page number when the shopper navigates back.',
  ],
  keys: { Tab: 'Moves between the page links', Enter: 'Follows the focused link' },
  parts: {
    page: 'One page link, the gap, previous and next',
    jump: 'The form that goes to a page by number',
  },
};
