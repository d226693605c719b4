import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One of two to seven mutually exclusive options that are worth comparing. For more options use Select.',
  do: [
    'Put the most likely option first, and preselect it where that has no risk.',
    'Use cards when an option has a price, a logo or a condition.',
  ],
  dont: ['Do not preselect an option that costs money.', 'Do not disable an option without saying why.'],
  keys: {
    Tab: 'Moves to the selected option, then out of the group',
    'Arrow keys': 'Select the next or previous option',
    Space: 'Selects the focused option when none is selected',
  },
  parts: {
    legend: 'The group label',
    option: 'One option',
    input: 'Its native radio button',
    description: 'The text below its label',
    media: 'The content at its end',
    error: 'The error message',
  },
};
