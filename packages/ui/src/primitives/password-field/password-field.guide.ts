import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A password input with a visibility toggle and a Caps Lock warning.',
  do: [
    'Set autoComplete to new-password or current-password: password managers depend on it.',
    'Show the strength meter only where a new password is set.',
    'State the rules in the hint, before typing.',
  ],
  dont: ['Do not block pasting.', 'Do not ask for the password twice when it can be made visible.'],
  keys: { 'Enter or Space': 'On the toggle: shows or hides the password' },
  parts: { meter: 'The bars and the name of the strength' },
};
