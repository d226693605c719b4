import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One line of text: a name, an address, a number that is not counted.',
  do: [
    'Set type, inputMode and autoComplete: phones and password managers go by them.',
    'Make the field about as wide as what is expected.',
  ],
  dont: ['Do not use the placeholder as label.', 'Do not check while somebody still types.'],
  parts: {
    box: 'The frame',
    input: 'The native input',
    start: 'What stands before the text',
    end: 'What stands after it',
  },
};
