import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Label, hint and error message around a custom control. TextField, Select and the other fields include it.',
  do: [
    'Pass all four provided props to the control.',
    'Write error messages that say how to fix the problem.',
    'Mark either required or optional fields, whichever are fewer.',
  ],
  dont: ['Do not use a placeholder as the label.', 'Do not hide a hint that is needed before typing.'],
  parts: { label: 'The label', hint: 'The hint below the control', error: 'The error message with its icon' },
};
