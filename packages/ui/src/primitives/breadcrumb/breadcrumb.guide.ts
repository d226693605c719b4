import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Shows where a page lies in the shop, and the way back up.',
  do: ['Begin with the home page.', 'End with the page itself, without a link.'],
  dont: ['Do not list the way a shopper came; list where the page lies.', 'Do not use it on the home page.'],
  parts: { list: 'The ordered list', separator: 'The arrow between two places' },
};
