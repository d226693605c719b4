import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One thing to agree to, or several of a list, sent with a form. For a setting that takes effect at once take a Switch.',
  do: [
    'Write the label so that ticking it means yes.',
    'Use indeterminate for “some of them” on a box that stands for a group.',
    'Put links to terms inside the label.',
  ],
  dont: [
    'Do not tick consent in advance.',
    'Do not use it for one of several that exclude each other: that is a RadioGroup.',
  ],
  keys: { Space: 'Ticks and unticks' },
  parts: { input: 'The native checkbox', label: 'The words', error: 'What is wrong' },
};
