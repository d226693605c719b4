import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A day, or with DateRangePicker a period: a delivery, a filter of orders. The value is a day such as 2026-11-22 without a time zone.',
  do: [
    'Limit it by min and max, and say the limits in the hint.',
    'Check the day on the server too: without script the browser knows min and max only.',
  ],
  dont: [
    'Do not use it for a date that people know by heart, such as a birthday: three short fields are faster.',
    'Do not use it for a moment: it has no time.',
  ],
  keys: {
    'Alt + arrow down': 'In the field: open the calendar',
    'Enter, Space': 'On the button: open the calendar at the chosen day. On a day: choose it',
    'Arrow keys': 'Move by a day or a week',
    'Page up, page down': 'Move by a month; with Shift by a year',
    'Home, End': 'Move to the first or last day of the week',
    Escape: 'Closes the calendar and returns focus',
  },
  parts: {
    box: 'The frame around input and button',
    input: 'The text of the day',
    open: 'The button that opens the calendar',
    legend: 'The label of a range',
    error: 'The error message of a range',
  },
};
