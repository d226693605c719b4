import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One order among many: what, when, how far, and what can be done. The timelines show how far an order and a parcel have come.',
  do: [
    'Fill only the button of what comes next.',
    'Write the state in words; the tone only helps.',
    'Show a deadline where there is one.',
  ],
  dont: ['Do not offer what the state forbids.', 'Do not hide what was bought behind the order number.'],
  parts: {
    head: 'Number, date and state',
    line: 'One thing that was bought',
    foot: 'Sum and actions',
    event: 'In a timeline, one event',
  },
};
