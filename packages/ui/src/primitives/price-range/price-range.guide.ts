import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Narrows a list to prices between two amounts. A plain GET form that works without script.',
  do: ['Keep the other parameters of the page as hidden inputs.', 'Show the range in force in the fields.'],
  dont: [
    'Do not answer a reversed pair with an error: it is turned round.',
    'Do not filter while somebody still types.',
  ],
  keys: { Enter: 'Sends the range' },
  parts: { box: 'One field with its currency sign', input: 'The text input' },
};
