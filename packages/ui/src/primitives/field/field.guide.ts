import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The frame of every field: label, hint and error around a control of your own. TextField, Select and the others bring it with them.',
  do: [
    'Put all four props it hands over onto the control.',
    'Write errors that say how to put it right.',
    'Mark the rarer of required and optional.',
  ],
  dont: ['Do not use a placeholder as label.', 'Do not hide a hint that is needed before typing.'],
  parts: { label: 'The label', hint: 'The hint below the control', error: 'The error with its icon' },
};
