import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A day, where the days themselves are what is compared: free days of a delivery, of a pick-up.',
  do: [
    'Take away the days that cannot be chosen by min, max and isDateDisabled.',
    'Say beside it what was chosen.',
  ],
  dont: [
    'Do not use it in a form with other fields: DatePicker takes the room of one.',
    'Do not use it for a date that people know by heart, such as a birthday.',
  ],
  keys: {
    'Enter, Space': 'Choose the day',
    'Arrow keys': 'Move by a day or a week',
    'Page up, page down': 'Move by a month; with Shift by a year',
    'Home, End': 'Move to the first or last day of the week',
  },
  parts: { box: 'The frame around the date input of the browser, without script' },
};
