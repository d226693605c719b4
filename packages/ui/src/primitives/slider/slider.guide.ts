import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'An approximate number within a range, such as points to spend at checkout or a price filter that updates while it moves. Where the exact number matters use a text field or PriceInput.',
  do: [
    'Set format, so that the value is announced with its unit: “200 points, −$2.00”.',
    'Show the result while the slider moves.',
    'Choose a step that covers the range with about fifty presses of an arrow key.',
  ],
  dont: [
    'Do not make it the only way to enter an exact amount.',
    'Do not use it for fewer than five values: use RadioGroup.',
  ],
  keys: {
    'Arrow right, arrow up': 'One step up (arrow right is one step down in right-to-left pages)',
    'Arrow left, arrow down': 'One step down (arrow left is one step up in right-to-left pages)',
    'Page up, page down': 'A tenth of the range up or down',
    'Home, End': 'The minimum and the maximum',
  },
  parts: {
    input: 'The native range input of a Slider',
    from: 'The input for the lower value of a RangeSlider',
    to: 'The input for the upper value of a RangeSlider',
    track: 'The whole track',
    fill: 'The selected part of the track',
    value: 'The value as text',
    marks: 'The labels below the track',
    label: 'The label or legend',
  },
};
