import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Things of one kind whose values are compared, or ticked to act on several. For things looked at one by one take cards; for terms and values take DescriptionList.',
  do: [
    'Mark the column that names a row as rowHeader, and numbers as numeric.',
    'Sort on the server with sortHref where the list is long: it works without script.',
    'Say in empty what would bring rows.',
  ],
  dont: [
    'Do not lay out pages with it.',
    'Do not stack a table whose columns are compared on a phone: stack={false} lets it scroll.',
  ],
  keys: {
    Tab: 'To the headers that sort, the boxes and what the cells hold; to the table itself when it scrolls',
    'Enter, Space': 'On a header: sorts by it, once more the other way round',
    Space: 'On a box: ticks the row',
    'Arrow keys': 'Scroll a table that is wider than the page',
  },
  parts: {
    table: 'The table',
    caption: 'Its name',
    row: 'One row',
    sort: 'The button or link in a header',
    empty: 'The cell shown instead of rows',
  },
};
