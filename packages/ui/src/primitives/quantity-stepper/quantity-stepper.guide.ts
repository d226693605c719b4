import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'How many of something. The number can be typed, stepped with the arrow keys, or pressed with the buttons.',
  do: [
    'Give max from the stock, and say in reason why it stops there.',
    'Name it by the product where several stand on one page.',
  ],
  dont: [
    'Do not remove a line at zero: offer Remove.',
    'Do not send every step to the server; wait a moment.',
  ],
  keys: {
    'Arrow up and down': 'In the field: one more, one less (the browser does it)',
    Enter: 'In the field: takes what was typed',
  },
  parts: {
    box: 'The frame of field and buttons',
    step: 'One of the two buttons',
    input: 'The number field',
    reason: 'Why it stops',
  },
};
