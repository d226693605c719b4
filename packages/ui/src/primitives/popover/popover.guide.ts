import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Content that opens over the page on demand. Menu is the same with a list of links or actions; both work before script.',
  do: ['Give an icon-only trigger a triggerLabel.', 'Align to the end at the end of the page.'],
  dont: [
    'Do not put a form of several fields into it: that is a Dialog.',
    'Do not put what everybody must read into it.',
  ],
  keys: {
    'Enter or Space': 'Opens and closes it',
    'Arrow down': 'In a Menu: opens it, then moves to the next item',
    'Arrow up': 'In a Menu: moves to the item before',
    'Home and End': 'In a Menu: the first and the last item',
    Escape: 'Closes it and gives the focus back',
  },
  parts: { trigger: 'What opens it', panel: 'What opens', item: 'In a Menu, one link or action' },
};
