import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Text of several lines. It grows with what is written, and counts when there is a limit.',
  do: ['Set maxLength to the server’s limit.', 'Say in the hint what helps.'],
  dont: ['Do not cut silently.', 'Do not use it for one line.'],
  keys: { Enter: 'A new line' },
  parts: { box: 'The frame', input: 'The native text area', counter: 'How many of how many' },
};
