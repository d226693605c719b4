import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Filters a list by minimum and maximum price. It is a plain GET form that works without JavaScript.',
  do: ['Add the other query parameters as hidden inputs.', 'Show the applied range in the fields.'],
  dont: [
    'Do not show an error for a reversed range: the component swaps the two prices and says so.',
    'Do not filter while the user types.',
  ],
  keys: { Enter: 'Submits the range' },
  parts: {
    label: 'The label above a field',
    box: 'One field with its currency sign',
    input: 'The text input',
    error: 'The message about an amount that cannot be read',
    hint: 'The note that the two prices were swapped',
  },
};
