import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One exact amount of money. It reads comma and point alike and always gives and sends a decimal string, never a float. For the two prices of a filter take PriceRange.',
  do: [
    'Give min and max as decimal strings; the messages come with it.',
    'Say in the hint what limits the amount.',
  ],
  dont: [
    'Do not parse the text yourself: use the value of onChange, or what the form sends.',
    'Do not format while someone types; it does so when they leave.',
  ],
  parts: {
    box: 'The frame around sign and text',
    input: 'The text',
    sign: 'The currency sign, on the side where the language has it',
    label: 'The label',
    hint: 'The hint',
    error: 'What is wrong',
  },
};
