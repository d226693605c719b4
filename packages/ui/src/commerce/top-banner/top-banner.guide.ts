import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One line above the header for the whole shop: a campaign, a holiday, a delay.',
  do: ['Keep it to one line.', 'Remember that it was closed.'],
  dont: ['Do not show two.', 'Do not let it come back on every page.'],
  keys: { 'Enter or Space': 'Presses the cross in focus' },
  parts: { content: 'The words or the link', close: 'The cross' },
};
