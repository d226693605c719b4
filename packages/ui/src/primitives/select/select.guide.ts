import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One of several, with the platform’s own list: it is the best one on a phone.',
  do: ['Order the choices as people look for them.', 'Choose a sensible one in advance.'],
  dont: [
    'Do not use it for two choices: that is a RadioGroup.',
    'Do not use it for more than twenty: a Combobox can be searched.',
  ],
  keys: {
    'Space, Arrow up or down': 'Opens the list (the platform decides which)',
    'Letters and digits': 'Go to the next choice that begins with them',
    Escape: 'Closes the list',
  },
  parts: { box: 'The frame', input: 'The native select', icon: 'The chevron' },
};
