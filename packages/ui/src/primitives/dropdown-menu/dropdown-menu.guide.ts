import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Actions on one thing, behind a button. For a list of links in a header take Menu, which works before script; for choosing a value take Select or Combobox.',
  do: [
    'Begin each item with the verb: “Copy link”.',
    'Set what cannot be undone apart, last, with tone="critical", and confirm it.',
    'Leave an item that does not apply now in its place, disabled.',
  ],
  dont: ['Do not hide the one main action in it.', 'Do not put fields or text into it: take a Popover.'],
  keys: {
    'Enter, Space': 'On the button: opens it at the first item. On an item: chooses it',
    'Arrow down': 'Opens it; then the next item, from the last to the first',
    'Arrow up': 'Opens it at the last item; then the item before',
    'Home, End': 'First and last item',
    Letters: 'The next item that begins with them',
    Escape: 'Closes it; the button has the focus again',
    Tab: 'Closes it and goes on from the button',
  },
  parts: { menu: 'The floating list', item: 'One line', group: 'Items below a heading' },
};
