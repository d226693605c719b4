import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A quantity. The number can be typed, or changed with the arrow keys or the buttons.',
  do: [
    'Set max to the available stock, and say in reason why the limit applies.',
    'Include the product in the accessible name where a page has several steppers.',
  ],
  dont: [
    'Do not remove a cart line at zero: offer a remove action.',
    'Do not send every step to the server: debounce the changes.',
  ],
  keys: {
    'Arrow up and down': 'In the field: increase or decrease by one',
    'Home, End': 'In the field: the lowest and the highest number',
    Enter: 'In the field: commits the typed number',
  },
  parts: {
    box: 'The frame around field and buttons',
    step: 'One of the two buttons',
    input: 'The number field',
    reason: 'Why the limit applies',
  },
};
