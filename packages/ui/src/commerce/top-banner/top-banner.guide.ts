import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One line above the header for the whole shop: a campaign, a holiday, a delay.',
  do: ['Keep it to one line.', 'Remember that it was closed.'],
  dont: ['Do not show two.', 'Do not show it again after it was closed.'],
  keys: { 'Enter or Space': 'Activates the focused close button' },
  parts: { content: 'The text or link', close: 'The close button' },
};
