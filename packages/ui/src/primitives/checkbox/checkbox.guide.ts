import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One option to accept, or several options of a list, submitted with a form. For a setting that takes effect immediately use Switch.',
  do: [
    'Phrase the label so that checked means yes.',
    'Use indeterminate on a group’s checkbox when only some of its items are checked.',
    'Put links to terms inside the label.',
  ],
  dont: ['Do not check consent by default.', 'Do not use it for mutually exclusive options: use RadioGroup.'],
  keys: { Space: 'Checks or unchecks' },
  parts: { input: 'The native checkbox', label: 'The label', error: 'The error message' },
};
