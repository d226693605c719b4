import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One of several options in the native list of the platform, which works best on phones.',
  do: ['Sort the options in the order users expect.', 'Preselect a sensible option.'],
  dont: [
    'Do not use it for two options: use RadioGroup.',
    'Do not use it for more than twenty options: Combobox can be searched.',
  ],
  keys: {
    'Space, Arrow up or down': 'Open the list (the keys depend on the platform)',
    'Letters and digits': 'Move to the next option that starts with them',
    Escape: 'Closes the list',
  },
  parts: { box: 'The frame', input: 'The native select', icon: 'The chevron' },
};
