import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Actions and settings of one object, such as a list of orders or a text, in one row.',
  do: ['Name the toolbar after its object.', 'Put rare actions into a DropdownMenu at the end.'],
  dont: [
    'Do not use it for the navigation of the site.',
    'Do not put text fields into it, whose arrow keys move the caret.',
  ],
  keys: {
    Tab: 'Moves to the toolbar, then out of it',
    'Arrow keys': 'Move among its items',
    'Home, End': 'Move to the first or last item',
  },
  parts: { item: 'One button, link or setting', group: 'Settings that belong together' },
};
