import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Actions on one object, opened by a button. For links in a header use Menu, which works without JavaScript; to select a value use Select or Combobox.',
  do: [
    'Start each item with a verb: “Copy link”.',
    'Put irreversible actions last, after a separator, with tone="critical", and confirm them.',
    'Keep an item that is currently unavailable in its place, disabled.',
  ],
  dont: ['Do not hide the main action in it.', 'Do not put fields or text into it: use Popover.'],
  keys: {
    'Enter, Space': 'On the button: opens the menu at the first item. On an item: activates it',
    'Arrow down': 'Opens the menu, then moves to the next item; wraps from the last to the first',
    'Arrow up': 'Opens the menu at the last item, then moves to the previous item',
    'Home, End': 'Move to the first or last item',
    Letters: 'Move to the next item that starts with the typed letters',
    Escape: 'Closes the menu and returns focus to the button',
    'Right arrow, left arrow': 'Open and close a submenu (mirrored from right to left)',
    Tab: 'Closes the menu and moves on from the button',
  },
  parts: { menu: 'The floating menu or submenu', item: 'One item', group: 'Items below a heading' },
};
