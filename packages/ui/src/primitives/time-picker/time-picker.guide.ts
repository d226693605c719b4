import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A time of a day: when a shop opens, when a parcel can be picked up. The value is a time such as 14:30 without a time zone.',
  do: [
    'Limit it by min, max and step to the times that are possible.',
    'Name the time zone in the hint where it is not the visitor’s.',
  ],
  dont: [
    'Do not use it for a length of time: use NumberField with a unit.',
    'Do not use it for a handful of windows of delivery: radio buttons show all of them.',
  ],
  keys: {
    'Arrow up, arrow down': 'Open the list at the chosen time, and move in it',
    'Digits and letters': 'Find times: 2, 230 and 14.30 find 2:30 PM',
    Enter: 'Chooses the marked time',
    Tab: 'Moves on; keeps the typed time when it is one of the list',
    Escape: 'Closes the list; in a closed one clears the field',
  },
};
