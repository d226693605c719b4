import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The pages of a long list, each with its own address. It renders nothing when there is one page.',
  do: [
    'Keep filters and sorting in the addresses.',
    'Add jump to lists of more than ten pages.',
    'Scroll to the top of the list after a page.',
  ],
  dont: ['Do not load pages endlessly where there is a footer.', 'Do not forget the page on the way back.'],
  keys: { Tab: 'Goes from page to page', Enter: 'Follows the page in focus' },
  parts: { page: 'One page, the gap, previous and next', jump: 'The form that goes to a page by number' },
};
