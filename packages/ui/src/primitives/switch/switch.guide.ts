import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A setting that takes effect the moment it is switched. For a choice that waits for a Save button, take a Checkbox.',
  do: [
    'Name what is on: “Order updates”, not “Enable or disable order updates”.',
    'Put a row of settings with side="end", so that the switches stand in one column.',
    'Say in the hint what being on brings about.',
  ],
  dont: ['Do not ask for consent with it: consent is a Checkbox.', 'Do not change the label with the state.'],
  keys: { Space: 'Switches it on or off', Enter: 'Nothing by itself; sends the form it stands in' },
  parts: {
    input: 'The native checkbox, painted as the track',
    thumb: 'The round thumb',
    label: 'The words',
  },
};
