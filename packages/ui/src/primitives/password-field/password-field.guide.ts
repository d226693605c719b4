import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A password, with a way to look at it and a hint when Caps Lock is on.',
  do: [
    'Say with autoComplete whether one is chosen or entered; password managers go by it.',
    'Show the meter only where a password is chosen.',
    'Say the rules in the hint, before typing.',
  ],
  dont: ['Do not forbid pasting.', 'Do not ask for the password twice when it can be looked at.'],
  keys: { 'Enter or Space': 'On the eye: shows or hides the password' },
  parts: { meter: 'The bars and the word for the strength' },
};
