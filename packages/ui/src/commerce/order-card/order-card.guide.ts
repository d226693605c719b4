import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One order of a list: its items, date, status and available actions. The timelines show the progress of an order and of a parcel.',
  do: [
    'Use a filled button only for the next action.',
    'Write the status as text; the tone only supports it.',
    'Show a deadline where there is one.',
  ],
  dont: [
    'Do not offer actions that the status does not allow.',
    'Do not hide the items behind the order number.',
  ],
  parts: {
    head: 'Number, date and status',
    line: 'One item',
    foot: 'Total and actions',
    event: 'In a timeline, one event',
  },
};
