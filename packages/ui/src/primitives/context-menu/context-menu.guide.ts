import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Actions on an object in a place of many objects: a row of a table, a picture of a list. The parts, to compose your own, are in context-menu/parts.',
  do: [
    'Offer every action in a visible place too, such as a DropdownMenu.',
    'Name the menu after the object.',
  ],
  dont: [
    'Do not replace the menu of links and text, which people need to copy and open them.',
    'Do not put the only way to an action into it.',
  ],
  keys: {
    'Shift F10, Menu': 'Opens the menu of the focused element',
    'Arrow keys': 'Move among the items; open and close a submenu',
    Letters: 'Move to the next item that starts with the typed letters',
    Escape: 'Closes the menu and returns focus',
  },
  parts: { menu: 'The floating menu or submenu', item: 'One item', group: 'Items below a heading' },
};
