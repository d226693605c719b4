import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Navigates. The application sets once, in UiProvider or LinkProvider, which router renders the links.',
  do: ['Write link text that makes sense on its own: “Delivery times”.', 'Use strong inside sentences.'],
  dont: ['Do not write “click here”.', 'Do not use it for an action: use Button.'],
  keys: { Enter: 'Follows the link' },
};
