import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Goes somewhere. The application decides once, in UiProvider or LinkProvider, how it travels.',
  do: ['Write words that make sense alone: “Delivery times”.', 'Take strong inside sentences.'],
  dont: ['Do not write “click here”.', 'Do not use it for an action: that is a Button.'],
  keys: { Enter: 'Follows it' },
};
