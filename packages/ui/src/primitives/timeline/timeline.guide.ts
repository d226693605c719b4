import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What happened to one thing over time, and what comes next: a return, a parcel, an application. For the pages of one task take Steps.',
  do: [
    'Keep one order in the whole shop: oldest first where something is still to come, newest first for a log.',
    'Give dateTime beside the formatted time.',
    'Say in the detail what the shopper has to do.',
  ],
  dont: [
    'Do not mark more than one item as current.',
    'Do not let the mark alone say that something failed: the title must.',
  ],
  parts: { item: 'One event', mark: 'The round mark', title: 'Its words', time: 'When it was' },
};
