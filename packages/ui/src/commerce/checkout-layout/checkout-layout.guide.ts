import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The layout of the checkout: a reduced header that only links to the home page, and one section per question.',
  do: ['Ask one question per section.', 'Offer help in the header.'],
  dont: ['Do not show the navigation of the shop here.', 'Do not collapse completed sections.'],
  parts: { head: 'Title and actions of a section', steps: 'The steps', end: 'The end of the header' },
};
