import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A rough number between two bounds, such as points to spend at checkout or a price range that filters as it moves. Where the exact number matters take a text field or PriceInput.',
  do: [
    'Give format, so that the value is read in words: “200 points, −$2.00”.',
    'Let the result be seen while it moves.',
    'Choose a step that keeps the whole way within some fifty presses of an arrow key.',
  ],
  dont: [
    'Do not make it the only way to give an exact amount.',
    'Do not use it for fewer than five steps: take a RadioGroup.',
  ],
  keys: {
    'Arrow right, arrow up': 'One step more (arrow right is one less in right-to-left pages)',
    'Arrow left, arrow down': 'One step less (arrow left is one more in right-to-left pages)',
    'Page up, page down': 'A tenth of the track more or less',
    'Home, End': 'The lowest and the highest value',
  },
  parts: {
    input: 'The native range input of a Slider',
    from: 'The input of the lower end of a RangeSlider',
    to: 'The input of its upper end',
    track: 'The whole line',
    fill: 'The chosen part of it',
    value: 'The value in words',
    marks: 'The words below',
    label: 'The label or legend',
  },
};
