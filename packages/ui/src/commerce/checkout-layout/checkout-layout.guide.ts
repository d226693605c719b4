import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The frame of the checkout: a quiet header that leads nowhere but home, and one section per question.',
  do: ['Ask one question per section.', 'Keep help within reach in the header.'],
  dont: ['Do not show the whole shop’s navigation here.', 'Do not fold answered sections away.'],
  parts: { head: 'Title and actions of a section', end: 'The end of the header' },
};
