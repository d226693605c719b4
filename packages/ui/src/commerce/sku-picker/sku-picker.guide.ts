import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The options of a product, one row of radio buttons per attribute; values with pictures are shown as swatches.',
  do: [
    'Keep unavailable values selectable, so that every combination can be reached.',
    'Say in note why a combination is unavailable, or how many are left.',
  ],
  dont: ['Do not show colours without their names.', 'Do not preselect a more expensive value.'],
  keys: {
    'Arrow keys': 'Select the next or previous value of the row',
    Tab: 'Moves to the next row',
  },
  parts: {
    legend: 'Name and selected value of a row',
    value: 'One value',
    difference: 'What differs with a value',
    note: 'The note below',
  },
};
