import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A setting that takes effect immediately. For an option that is submitted with a form use Checkbox.',
  do: [
    'Name the setting: “Order updates”, not “Enable or disable order updates”.',
    'Set side="end" on the settings of a list, so that the switches are aligned in a column.',
    'Say in the hint what turning it on does.',
  ],
  dont: ['Do not ask for consent with it: use Checkbox.', 'Do not change the label with the state.'],
  keys: { Space: 'Turns it on or off', Enter: 'Does not change it; submits the form that contains it' },
  parts: {
    input: 'The native checkbox, styled as the track',
    thumb: 'The round thumb',
    label: 'The label',
  },
};
