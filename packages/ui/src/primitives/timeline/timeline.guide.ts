import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The events of one process and its next step: a return, a parcel, an application. For the pages of a task use Steps.',
  do: [
    'Use one order in the whole shop: oldest first while something is still expected, newest first for a log.',
    'Set dateTime in addition to the formatted time.',
    'Say in the detail what the shopper has to do.',
  ],
  dont: [
    'Do not mark more than one item as current.',
    'Do not signal a failure by the icon alone: say it in the title.',
  ],
  parts: { item: 'One event', mark: 'The round icon', title: 'Its title', time: 'Its time' },
};
