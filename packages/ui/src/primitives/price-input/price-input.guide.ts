import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One exact amount of money. It accepts comma and point as decimal separator and returns a decimal string, never a float. For a price filter use PriceRange.',
  do: [
    'Pass min and max as decimal strings; the error messages are built in.',
    'Say in the hint what limits the amount.',
  ],
  dont: [
    'Do not parse the text: use the value of onChange or of the form data.',
    'Do not format while the user types: the component formats on blur.',
  ],
  parts: {
    box: 'The frame around sign and input',
    input: 'The text input',
    sign: 'The currency sign, on the side the locale requires',
    label: 'The label',
    hint: 'The hint',
    error: 'The error message',
  },
};
