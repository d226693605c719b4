import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Text of several lines. It grows with its content and shows a character count when there is a limit.',
  do: ['Set maxLength to the limit of the server.', 'Say in the hint what to write about.'],
  dont: ['Do not truncate silently.', 'Do not use it for a single line.'],
  keys: { Enter: 'Inserts a line break' },
  parts: { box: 'The frame', input: 'The native text area', counter: 'The character count and its limit' },
};
