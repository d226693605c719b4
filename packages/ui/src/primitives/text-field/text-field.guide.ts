import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One line of text: a name, an address, a number that is not a quantity.',
  do: [
    'Set type, inputMode and autoComplete: phones and password managers depend on them.',
    'Match the width of the field to the expected content.',
  ],
  dont: ['Do not use the placeholder as the label.', 'Do not validate while the user types.'],
  parts: {
    box: 'The frame',
    input: 'The native input',
    start: 'The content before the text',
    end: 'The content after the text',
  },
};
