import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Shows the position of a page in the shop’s hierarchy, with links to its parents.',
  do: ['Start with the home page.', 'End with the current page, without a link.'],
  dont: [
    'Do not show the shopper’s browsing history: show the hierarchy.',
    'Do not use it on the home page.',
  ],
  parts: { list: 'The ordered list' },
};
