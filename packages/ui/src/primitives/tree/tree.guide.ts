import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Many entries in levels, of which a few are open: all categories of a marketplace, folders.',
  do: [
    'Open the levels above the page that is shown.',
    'Load the entries of a level when it is opened (hasChildren).',
  ],
  dont: [
    'Do not use it for two levels: a list with headings shows all of them.',
    'Do not use it as the menu of the site: use MegaMenu.',
  ],
  keys: {
    'Arrow up, arrow down': 'Move to the entry above or below',
    'Arrow right': 'Opens the entry, then moves to the first one below it',
    'Arrow left': 'Closes the entry, then moves to the one above it',
    'Home, End': 'Move to the first or last entry',
    '*': 'Opens all entries of the level',
    Letters: 'Move to the next entry that begins with them',
    'Enter, Space': 'Follows the link, or chooses the entry',
  },
  parts: {
    item: 'An entry',
    toggle: 'The arrow that opens it; keeps its place where there is nothing to open',
  },
};
